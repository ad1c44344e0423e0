"""Find a game or a catalogue wager, by id or by path, and say clearly what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from combinat.faults import BadInput, Fault, nearest, quote
from combinat.rules import toml
from combinat.rules.fields import PATTERNS_IN_WORDS, Closed
from combinat.rules.schema import CatalogueWager, Sheet

HERE = Path(__file__).parent
GAMES, WAGERS = HERE / "games", HERE / "wagers"
MOST_FAULTS = 50
ENTRY_KINDS = ("pays", "use", "parts")
KINDS = (*ENTRY_KINDS, "one", "each")
STANDARD = "standard"

Model = TypeVar("Model", bound=Closed)


def bundled_games() -> list[str]:
    """Return the ids of the bundled games, the standard one last."""
    names = sorted(path.stem for path in GAMES.glob("*.toml"))
    return sorted(names, key=lambda name: name == STANDARD)


def catalogue_ids() -> list[str]:
    """Return the ids of the catalogue's wagers."""
    return sorted(path.stem for path in WAGERS.glob("*.toml"))


def sheet(name: str) -> Sheet:
    """Return the sheet of a bundled game, or of the file at a path.

    Raises BadInput with one fault a line of what is wrong.
    """
    if name in bundled_games():
        return _bundled_sheet(name)
    if "/" not in name and not name.endswith(".toml") and not _stands(name):
        allowed = f"the path of a TOML file, or {nearest(name, bundled_games())}"
        raise BadInput(Fault("game", "", quote(name), allowed))
    return _sheet(Path(name))


def _stands(name: str) -> bool:
    """Say whether there is a file of that name; none has a name that the system refuses."""
    try:
        return Path(name).exists()
    except OSError:
        return False


@cache
def _bundled_sheet(name: str) -> Sheet:
    return _sheet(GAMES / f"{name}.toml")


def _sheet(path: Path) -> Sheet:
    return sheet_of(toml.read(path), str(path))


def sheet_of(raw: dict[str, Any], place: str) -> Sheet:
    """Return the sheet that the tables of a file make up, over its base where it names one."""
    if raw.get("base") == STANDARD:
        raw = _merged(toml.read(GAMES / f"{STANDARD}.toml"), raw)
    return validated(Sheet, raw, place)


def family_of(name: str) -> str | None:
    """Return the catalogue's id for a wager or for one of a family, such as `ur_way_egalite_3`."""
    known = sorted(catalogue_ids(), key=len, reverse=True)
    return next((id_ for id_ in known if name == id_ or name.startswith(f"{id_}_")), None)


def called(name: str) -> str | None:
    """Return the id of the one wager of the catalogue that has a name or an alias, or None.

    >>> called("Player"), called("Tie")
    ('punto', 'egalite')
    """
    return _names().get(" ".join(name.split()).casefold())


@cache
def _names() -> dict[str, str]:
    """Return ids by names and aliases, those that are of one wager alone."""
    found: dict[str, list[str]] = {}
    for id_ in catalogue_ids():
        wager = catalogue_wager(id_)
        assert wager is not None
        for name in {word.casefold() for word in (id_, wager.title, *wager.aliases)}:
            found.setdefault(name, []).append(id_)
    return {name: ids[0] for name, ids in found.items() if len(ids) == 1 or name in ids}


@cache
def catalogue_wager(name: str) -> CatalogueWager | None:
    """Return a wager of the catalogue, or None where there is none of that id."""
    if name not in catalogue_ids():
        return None
    path = WAGERS / f"{name}.toml"
    return validated(CatalogueWager, toml.read(path), str(path))


def validated(model: type[Model], raw: Mapping[str, Any], place: str) -> Model:
    """Return what a file says as a model, or raise one fault for each thing wrong with it."""
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        problems = [each for each in error.errors(include_url=False) if not _is_echo(each)]
    faults = [_fault(model, raw, problem, place) for problem in problems[:MOST_FAULTS]]
    if len(problems) > MOST_FAULTS:
        faults.append(Fault(place, "", f"{len(problems) - MOST_FAULTS} faults more", "none"))
    raise BadInput(*faults)


def _is_echo(problem: Any) -> bool:
    """Say whether an array is called too short only because an entry of it is at fault."""
    found = problem["input"]
    return (
        problem["type"] == "too_short"
        and isinstance(found, list)
        and len(found) >= problem["ctx"]["min_length"]
    )


def _merged(base: dict[str, Any], raw: dict[str, Any]) -> dict[str, Any]:
    """Lay the shoe and the table of play of a file over those that it starts from.

    Its wagers are laid over the base's when the game is put together.
    """
    merged = {key: base[key] for key in ("shoe", "tableau")} | {"wagers": []} | raw
    for key in ("shoe", "tableau"):
        if isinstance(raw.get(key), dict):
            merged[key] = base[key] | raw[key]
    if isinstance(raw.get("shoe"), dict) and "decks" in raw["shoe"]:
        merged["shoe"]["also"] = raw["shoe"].get("also", [])
    rows = raw.get("tableau", {})
    if isinstance(rows, dict) and isinstance(rows.get("banker"), dict):
        merged["tableau"]["banker"] = base["tableau"]["banker"] | rows["banker"]
    return merged


def _name(entry: Any) -> Any:
    return entry.get("id") or entry.get("use") if isinstance(entry, dict) else None


def _fault(model: type[BaseModel], raw: Any, problem: Any, place: str) -> Fault:
    """Turn an error of the validator into a fault that names key, found and allowed."""
    location = tuple(problem["loc"])
    key = _key(raw, location)
    context = problem.get("ctx", {})
    match problem["type"]:
        case "fault":
            if context["offset"] is not None:
                key += f", character {context['offset'] + 1}"
            return Fault(place, key, context["found"], context["allowed"])
        case "missing":
            return Fault(place, key, "nothing", f"the key {quote(location[-1])}")
        case "extra_forbidden":
            found = f"the unknown key {quote(str(location[-1]))}"
            allowed = nearest(str(location[-1]), _keys(model, location[:-1]))
            return Fault(place, _key(raw, location[:-1]), found, allowed)
        case "string_pattern_mismatch":
            allowed = PATTERNS_IN_WORDS.get(context["pattern"], context["pattern"])
            return Fault(place, key, quote(problem["input"]), allowed)
    allowed = problem["msg"].removeprefix("Input should be ").removeprefix("Input should ")
    return Fault(place, key, _shown(problem["input"]), allowed[:1].lower() + allowed[1:])


def _shown(found: Any) -> str:
    """Show a value of a stranger's file without spelling out what may be huge."""
    if isinstance(found, dict):
        return f"a table of {len(found)} keys"
    if isinstance(found, (list, tuple)):
        return f"an array of {len(found)}"
    if isinstance(found, int) and found.bit_length() > 64:
        return f"an integer of {found.bit_length()} bits"
    return f"{found:f}" if isinstance(found, Decimal) else quote(found)


def _key(raw: Any, location: tuple[Any, ...]) -> str:
    """Write a location as a path of keys, with the id of each entry of an array.

    The validator also names the kind of an entry; what is no key of the file is left out.
    """
    key, at = "", raw
    for place, step in enumerate(location):
        last = place == len(location) - 1
        if step in ENTRY_KINDS and place > 1 and location[place - 2] == "wagers":
            continue
        if isinstance(step, int):
            at = at[step] if isinstance(at, list) and step < len(at) else None
            name = _name(at)
            key += f"[{step}]" + (f" {name[:64]}" if isinstance(name, str) else "")
        elif isinstance(at, dict) and (step in at or (last and step not in KINDS)):
            at = at.get(step)
            key += f".{str(step)[:64]}" if key else str(step)[:64]
    return key


def _keys(model: type[BaseModel], location: tuple[Any, ...]) -> list[str]:
    """Return the keys that the table at a location may have."""
    models = [model]
    for step in location:
        if step in ENTRY_KINDS and len(models) > 1:
            chosen = {"pays": "PrintedWager", "use": "CatalogueUse", "parts": "Bundle"}[step]
            models = [m for m in models if m.__name__ == chosen]
        elif not isinstance(step, int):
            fields = [m.model_fields[step] for m in models if step in m.model_fields]
            models = [m for field in fields for m in _models_in(field.annotation)]
    return [field.alias or name for m in models for name, field in m.model_fields.items()]


def _models_in(annotation: Any) -> list[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [model for part in get_args(annotation) for model in _models_in(part)]
