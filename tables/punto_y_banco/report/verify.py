"""Re-count of the figures of an approval report, by brute force and with a bare Python.

Run it with Python 3.9 or newer; it needs nothing installed, reads and writes no file, and takes
less than a minute:

    python3 -S -I verify.py

It deals every coup by the table of play, by ranks and then in every way in which its cards can
have suits, and counts the ways in whole numbers.  From them it works out every figure that the
report claims of each wager: ways, probability and return of each pay line; house edge per unit
placed and per unit resolved; return, frequencies, odds, variance and standard deviation; and of
a jackpot its fixed return and break-even meter.  Fractions are exact and no number is a float.
It prints 'agree' or 'differ' for every figure, and ends with exit code 0 if all agree, else 1.

Ways are ordered sequences of six cards, of N cards N(N-1)(N-2)(N-3)(N-4)(N-5) in all: a coup
that needs four or five is counted once for every sequence of cards that could have followed.

Out of its reach, and not re-counted: effects of removal, card counting and its ceilings,
volatility over many coups, correlation and exposure of several wagers together.

What to read: the rules, against the house's sheet; the code; the claims, against the report.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import compress, product
from math import isqrt, perm, prod
from typing import NamedTuple

# The rules begin.
TITLE = 'Punto y Banco (unnamed house)'
READING = 'printed'
RULES_SHA256 = '11c3f8517406067fef44c001e3d02dcabb7c10ff1df1d22d5af439ff89fcfbec'
DECKS = [8, 6]

# The table of play: D draws, S stands, N is a natural.
# The Player's row is by the two-card total, 0 to 9.
PLAYER = 'DDDDDDSSNN'
# The Banker's rows are by the two-card total, 0 to 9, and the cells of each by the
# Player's third card, 0 to 9, the last one where the Player stood.
BANKER = [
    'DDDDDDDDDD D',
    'DDDDDDDDDD D',
    'DDDDDDDDDD D',
    'DDDDDDDDSD D',  # the sheet prints 'DDDDDDDDSD ?'
    'SSDDDDDDSS D',  # the sheet prints 'SSDDDDDDSS ?'
    'SSSSDDDDSS D',  # the sheet prints 'SSSSDDDDSS ?'
    'SSSSSSSDSS S',  # the sheet prints 'SSSSSSSDSS ?'
    'SSSSSSSSSS S',
    'NNNNNNNNNN N',
    'NNNNNNNNNN N',
]

# What a jackpot pays for one unit; None where the report has no meter.
METER = None

# The pays of a wager of several units are on its whole stake.
WAGERS = [
    # wager, title, share of a win that the house keeps, units
    ('punto', 'Player', '0', 1),
    ('banco', 'Banker', '0', 1),
    ('egalite', 'Egalité', '0', 1),
]

# The first line of a wager whose condition holds pays; where none does, it loses.
LINES = [
    # wager, line, event, condition, pays
    ('punto', 'win', 'Player wins', 'player_total > banker_total', '1 to 1'),
    ('punto', 'tie', 'Tie', 'player_total = banker_total', 'push'),
    ('banco', 'win', 'Banker wins', 'banker_total > player_total', '19 to 20'),
    ('banco', 'tie', 'Tie', 'player_total = banker_total', 'push'),
    ('egalite', 'tie', 'Any tie', 'player_total = banker_total', '8 to 1'),
]

NOT_PRICED = [
    # wager, why
]
# The rules end.

# 1. Dealing: every coup by ranks (ace 1, jack 11, queen 12, king 13) from a shoe of whole decks.

Cards = tuple[int, ...]
Row = tuple[object, ...]

RANKS = range(1, 14)


def coups() -> Iterator[tuple[Cards, Cards, int]]:
    """Yield both hands of every coup, and in how many orders their first two cards can come."""
    pairs = [(low, high) for low in RANKS for high in RANKS if low <= high]
    for player, banker in product(pairs, pairs):
        orders = (1 if player[0] == player[1] else 2) * (1 if banker[0] == banker[1] else 2)
        for players_third, bankers_third in third_cards(player, banker):
            yield player + players_third, banker + bankers_third, orders


def third_cards(player: Cards, banker: Cards) -> Iterator[tuple[Cards, Cards]]:
    """Yield all that two hands can draw by the table of play: a card each, or none, which is ()."""
    players_cell, bankers_row = PLAYER[points(player)], BANKER[points(banker)]
    if "N" in (players_cell, bankers_row[-1]):
        yield (), ()
        return
    any_card: list[Cards] = [(rank,) for rank in RANKS]
    no_card: list[Cards] = [()]
    for third in any_card if players_cell == "D" else no_card:
        bankers_cell = bankers_row[points(third)] if third else bankers_row[-1]
        for last in any_card if bankers_cell == "D" else no_card:
            yield third, last


def points(cards: Cards) -> int:
    """Return the total of some cards: ten-valued cards count nothing, and tens are dropped."""
    return sum(rank for rank in cards if rank < 10) % 10


# 2. Columns: what a condition can say of a coup.  A third card that is not drawn is None (NULL).

FACTS = [
    "total",
    "initial",
    "third",
    "cards",
    "natural",
    "low_rank",
    "high_rank",
    "third_rank",
    "pair",
]
SETS = ["all", "initial", "player", "banker", "player_initial", "banker_initial"]
SUITS = {"hearts": "h", "diamonds": "d", "clubs": "c", "spades": "s", "red": "hd", "black": "cs"}
PLAIN = [f"{hand}_{fact}" for hand in ("player", "banker") for fact in FACTS] + ["cards"]
SUITED = [f"{cards}_{what}" for cards in SETS for what in ("one_suit", "one_colour", *SUITS)]
WORDS = ["and", "or", "not", "in", "between", "is", "null", "abs"]
SIGNS = ["<=", ">=", "<>", "=", "<", ">", "+", "-", "(", ")", ","]


@cache
def of_hand(hand: str, cards: Cards, names: tuple[str, ...]) -> Row:
    """Return those plain columns of the player's or banker's hand that are among the names."""
    initial, (low, high) = points(cards[:2]), sorted(cards[:2])
    natural = (PLAYER[initial] if hand == "player" else BANKER[initial][-1]) == "N"
    third, third_rank = (points(cards[2:]), cards[2]) if len(cards) == 3 else (None, None)
    known = {
        "total": points(cards),
        "initial": initial,
        "third": third,
        "cards": len(cards),
        "natural": natural,
        "low_rank": low,
        "high_rank": high,
        "third_rank": third_rank,
        "pair": low == high,
    }
    return tuple(known[fact] for fact in FACTS if f"{hand}_{fact}" in names)


@cache
def of_suits(player: str, banker: str, names: tuple[str, ...]) -> Row:
    """Return those columns of both hands' suits, such as hhs and dc, that are among the names."""
    truths: list[bool] = []
    first, second = player[:2], banker[:2]
    for cards in (player + banker, first + second, player, banker, first, second):
        within = [set(cards) <= set(suits) for suits in SUITS.values()]
        one_suit, one_colour = any(within[:4]), any(within[4:])
        truths += [one_suit, one_colour, *within]
    return tuple(truths[SUITED.index(name)] for name in names)


def named(conditions: list[str], columns: list[str]) -> tuple[str, ...]:
    """Return which of some columns these conditions name."""
    words = {word for condition in conditions for word in in_words(condition)}
    return tuple(column for column in columns if column in words)


def in_words(condition: str) -> list[str]:
    """Return the words and signs of a condition; end the run where one is not of its language."""
    found = re.findall(r"[a-z_][a-z0-9_]*|[0-9]+|<=|>=|<>|[^ \t]", condition.lower())
    for word in found:
        if not re.fullmatch("[0-9]+", word) and word not in (*PLAIN, *SUITED, *WORDS, *SIGNS):
            sys.exit(f"{word!a} is no word of a condition: {condition!a}")
    return found


# 3. Counting: how often each combination of columns happens.


@cache
def by_ranks() -> dict[tuple[int, Cards], Counter[Row]]:
    """Return how many coups there are of each row of plain columns, by what cards are of a rank.

    The key (3, (0, 1, 0, 3, 1)) is a Player hand of three cards and a Banker hand of two, of
    which the third card is of the rank of the first and the fifth of the rank of the second.
    """
    names = named([line[3] for line in LINES], PLAIN)
    found: dict[tuple[int, Cards], Counter[Row]] = defaultdict(Counter)
    for player, banker, orders in coups():
        cards = player + banker
        row = of_hand("player", player, names) + of_hand("banker", banker, names)
        if "cards" in names:
            row += (len(cards),)
        found[len(player), tuple(map(cards.index, cards))][row] += orders
    return found


@cache
def by_suits(of_player: int, ranks: Cards) -> Counter[tuple[Row, Cards]]:
    """Return how many choices of suits there are of each row of suit columns, by repeats.

    The repeats (1, 1, 2) of four cards mean that two of them are the same card of two decks.
    """
    names = named([line[3] for line in LINES], SUITED)
    found: Counter[tuple[Row, Cards]] = Counter()
    for cards in product(*[[f"{rank}{suit}" for suit in "hdcs"] for rank in ranks]):
        suits = "".join(cards)[1::2]
        truths = of_suits(suits[:of_player], suits[of_player:], names)
        repeats = sorted([cards.count(card) for card in set(cards)])
        found[truths, tuple(repeats)] += 1
    return found


@cache
def by_columns(plain: tuple[str, ...], suited: tuple[str, ...]) -> dict[Row, Counter[Cards]]:
    """Return how many choices of cards there are of each row of these columns, by repeats."""
    conditions = [line[3] for line in LINES]
    wanted = [name in plain for name in named(conditions, PLAIN)]
    wanted_of_suits = [name in suited for name in named(conditions, SUITED)]
    found: dict[Row, Counter[Cards]] = defaultdict(Counter)
    for (of_player, ranks), rows in by_ranks().items():
        some_rows: Counter[Row] = Counter()
        for row, number in rows.items():
            some_rows[tuple(compress(row, wanted))] += number
        choices: Counter[tuple[Row, Cards]] = Counter()
        for (truths, repeats), number in by_suits(of_player, ranks).items():
            choices[tuple(compress(truths, wanted_of_suits)), repeats] += number
        for row, number in some_rows.items():
            for (truths, repeats), times in choices.items():
                found[row + truths][repeats] += number * times
    return found


def lines_of(wager: str) -> list[tuple[str, str, Counter[Cards]]]:
    """Return the lines of a wager with their pays and choices of cards, by repeats.

    The first line whose condition holds pays; NULL is not true; what no line takes loses.
    """
    lines = [line for line in LINES if line[0] == wager]
    conditions = [condition for _, _, _, condition, _ in lines]
    plain, suited = named(conditions, PLAIN), named(conditions, SUITED)
    rows = by_columns(plain, suited)
    connection = table_of(rows, ("id", *plain, *suited))
    left = dict(enumerate(rows.values()))
    found = []
    for _, line, _, condition, pays in lines:
        query = "SELECT id FROM coups WHERE " + " ".join(in_words(condition))  # noqa: S608
        taken = [place for (place,) in connection.execute(query) if place in left]
        found.append((line, pays, together(left.pop(place) for place in taken)))
    connection.close()
    return [*found, ("loses", "loses", together(left.values()))]


def together(parts: Iterable[Counter[Cards]]) -> Counter[Cards]:
    """Return the sum of some counts."""
    found: Counter[Cards] = Counter()
    for part in parts:
        for repeats, number in part.items():
            found[repeats] += number
    return found


def table_of(rows: dict[Row, Counter[Cards]], names: tuple[str, ...]) -> sqlite3.Connection:
    """Return a table of rows in memory, which SQL can read and do nothing else with."""
    connection = sqlite3.connect(":memory:")
    connection.execute(f"CREATE TABLE coups ({', '.join(names)})")
    marks = ", ".join("?" * len(names))
    connection.executemany(
        f"INSERT INTO coups VALUES ({marks})",  # noqa: S608
        ((place, *row) for place, row in enumerate(rows)),
    )
    connection.set_authorizer(only_reading)
    return connection


def only_reading(action: int, first: str | None, second: str | None, *_: str | None) -> int:
    """Allow SQL to select, to read the table of coups and to take absolute values."""
    allowed = (
        action == sqlite3.SQLITE_SELECT
        or (action == sqlite3.SQLITE_READ and first == "coups")
        or (action == sqlite3.SQLITE_FUNCTION and second == "abs")
    )
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


def ways(tally: Counter[Cards], decks: int) -> int:
    """Return the ordered sequences of six cards of a shoe that begin with such choices of cards.

    A card that is chosen r times comes in D(D-1)... ways of D decks, r factors; the cards that
    the coup does not need are any of those that are left.
    """
    found = 0
    for repeats, number in tally.items():
        cards = sum(repeats)
        chosen = prod([perm(decks, times) for times in repeats])
        found += number * chosen * perm(52 * decks - cards, 6 - cards)
    return found


# 4. Money: the figures of a wager, each as printed and, where there is more to it, exactly.


class Line(NamedTuple):
    """A line of a wager: what one unit wins on it (None: a jackpot without meter), its ways."""

    id: str
    pays: str
    won: Fraction | None
    ways: int
    chance: Fraction


def win_of(pays: str, commission: Fraction) -> Fraction | None:
    """Return what one unit wins: '9 to 1' wins nine, '9 for 1' eight; a jackpot is for one."""
    if pays in ("loses", "push"):
        return Fraction(-1 if pays == "loses" else 0)
    if pays == "jackpot":
        return None if METER is None else Fraction(METER) - 1
    much, basis, units = pays.split(" ")
    won = Fraction(much) / Fraction(units) - (1 if basis == "for" else 0)
    return won * (1 - commission) if won > 0 else won


def figures(lines: list[Line]) -> dict[str, tuple[str, str]]:
    """Return all figures of a wager."""
    found = {"ways in total": (f"{sum(line.ways for line in lines):,}", "")}
    found["probability in total"] = decimal(total(line.chance for line in lines), 10)
    for line in lines:
        found[f"ways of {line.id}"] = f"{line.ways:,}", ""
        found[f"probability of {line.id}"] = decimal(line.chance, 10)
        if line.won is not None:
            found[f"return of {line.id}"] = decimal(line.won * line.chance, 10)
    possible = [line for line in lines if line.ways]
    known = [(line.won, line.chance) for line in possible if line.won is not None]
    more = edges(known) if len(known) == len(possible) else {}
    return {**found, **frequencies(lines), **more, **jackpot(lines)}


def frequencies(lines: list[Line]) -> dict[str, tuple[str, str]]:
    """Return how often a wager wins and pushes, and the odds that would make it fair."""
    hit = total(line.chance for line in lines if line.won is None or line.won > 0)
    push = total(line.chance for line in lines if line.won == 0)
    found = {"Hit frequency": percent(hit), "Push frequency": percent(push)}
    if hit:
        found["One hit in, coups"] = decimal(1 / hit, 6)
        found["True odds, to one"] = decimal((1 - hit - push) / hit, 6)
    return found


def edges(lines: list[tuple[Fraction, Fraction]]) -> dict[str, tuple[str, str]]:
    """Return the figures for which every pay must be known, by net wins and their chances."""
    mean = total(won * chance for won, chance in lines)
    variance = total((won - mean) ** 2 * chance for won, chance in lines)
    resolved = total(chance for won, chance in lines if won != 0)
    largest = max(won for won, _ in lines)
    found = {
        "return in total": decimal(mean, 10),
        "House edge, per unit placed": percent(-mean),
        "Element of risk, per unit at risk": percent(-mean),
        "Return to player, per unit placed": percent(1 + mean),
        "Expected value, per unit placed": decimal(mean, 6),
        "Variance, per unit placed": decimal(variance, 6),
        "Standard deviation, per unit placed": (root(variance, 6), ""),
    }
    if resolved:
        found["House edge, per unit resolved"] = percent(-mean / resolved)
    if largest > 0:
        found["Largest pay, to one"] = str(largest), ""
    return found


def jackpot(lines: list[Line]) -> dict[str, tuple[str, str]]:
    """Return what the other lines of a jackpot wager return, and the jackpot that evens it."""
    found = {}
    others = [line for line in lines if line.pays != "jackpot"]
    fixed = total(line.chance * (1 + line.won) for line in others if line.won is not None)
    for line in lines:
        if line.pays == "jackpot":
            found["Fixed return to player, per unit placed"] = percent(fixed)
            if line.ways:
                found["Break-even meter, for one"] = decimal((1 - fixed) / line.chance, 6)
    return found


def total(numbers: Iterable[Fraction]) -> Fraction:
    """Return the exact sum of some numbers."""
    return sum(numbers, Fraction(0))


def decimal(number: Fraction, places: int) -> tuple[str, str]:
    """Return a number as printed, rounded half to even, and as a fraction in lowest terms."""
    whole, rest = divmod(abs(number.numerator) * 10**places, number.denominator)
    if 2 * rest > number.denominator or (2 * rest == number.denominator and whole % 2):
        whole += 1
    sign = "-" if number < 0 and whole else ""
    return sign + with_point(whole, places), f"{number.numerator}/{number.denominator}"


def percent(share: Fraction) -> tuple[str, str]:
    """Return a share as printed, in percent, and as a fraction of one in lowest terms."""
    return decimal(100 * share, 6)[0] + " %", decimal(share, 6)[1]


def root(number: Fraction, places: int) -> str:
    """Return the square root of a number, rounded half to even on the exact root."""
    scaled = number * 100**places
    whole = isqrt(scaled.numerator // scaled.denominator)
    halfway = Fraction(2 * whole + 1, 2) ** 2
    if scaled > halfway or (scaled == halfway and whole % 2):
        whole += 1
    return with_point(whole, places)


def with_point(whole: int, places: int) -> str:
    """Return a whole number of units of the last place as a decimal."""
    digits = str(whole).rjust(places + 1, "0")
    return digits[:-places] + "." + digits[-places:]


# 5. Comparing: what is claimed with what is counted.

Figure = tuple[str, int, str, str, str]


def recount() -> list[Figure]:
    """Return every figure of every wager and deck number in the form of the claims."""
    found = []
    for wager, _, commission, _ in WAGERS:
        choices_of_lines = lines_of(wager)
        for decks in DECKS:
            lines = []
            for line, pays, choices in choices_of_lines:
                count = ways(choices, decks)
                chance = Fraction(count, perm(52 * decks, 6))
                lines.append(Line(line, pays, win_of(pays, Fraction(commission)), count, chance))
            for figure, (printed, exact) in figures(lines).items():
                found.append((wager, decks, figure, printed, exact))
    return found


def one_by_one(figures: list[Figure]) -> Iterator[tuple[tuple[str, int, str], str]]:
    """Yield each figure under its name, the exact one apart from the printed one."""
    for wager, decks, figure, printed, exact in figures:
        yield (wager, decks, figure), printed
        if exact:
            yield (wager, decks, f"{figure}, exact"), exact


def compare(claims: list[Figure], counts: list[Figure]) -> Iterator[tuple[bool, str]]:
    """Yield for every figure, claimed or counted, whether both agree, and what they are."""
    counted = dict(one_by_one(counts))
    unclaimed = dict(counted)
    for (wager, decks, figure), claim in one_by_one(claims):
        count = counted.get((wager, decks, figure), "nothing")
        unclaimed.pop((wager, decks, figure), None)
        words = claim if claim == count else f"claimed {claim}, counted {count}"
        yield claim == count, f"{wager}, {decks} decks, {figure}: {words}"
    for (wager, decks, figure), count in unclaimed.items():
        yield False, f"{wager}, {decks} decks, {figure}: claimed nothing, counted {count}"


def main() -> int:
    """Print agree or differ for each figure, once more those that differ; return the exit code."""
    print(f"Re-count of {TITLE!a}, reading {READING!a}")
    print(f"Rules: sha256 {RULES_SHA256!a}", flush=True)
    for wager, why in NOT_PRICED:
        print(f"Not priced in the report: {wager!a}, {why!a}")
    figures, differing = 0, []
    for agrees, words in compare(CLAIMS, recount()):
        figures += 1
        print(f"{'agree' if agrees else 'differ'}: {words}")
        if not agrees:
            differing.append(words)
    print(*[f"\ndiffer: {words}" for words in differing], sep="")
    if differing or not figures:
        print(f"{len(differing):,} of {figures:,} figures DIFFER.")
        return 1
    print(f"All {figures:,} figures agree.")
    return 0


# The claims begin.
CLAIMS = [
    # wager, decks, figure, as printed, exact where there is more to it than is printed
    ('punto', 8, 'ways of win', '2,229,377,276,686,336', ''),
    ('punto', 8, 'probability of win', '0.4460183350', '14988820976/33605840385'),
    ('punto', 8, 'return of win', '0.4460183350', '14988820976/33605840385'),
    ('punto', 8, 'ways of tie', '478,008,098,317,568', ''),
    ('punto', 8, 'probability of tie', '0.0956322550', '892125721/9328711545'),
    ('punto', 8, 'return of tie', '0.0000000000', '0/1'),
    ('punto', 8, 'ways of loses', '2,291,012,900,499,456', ''),
    ('punto', 8, 'probability of loses', '0.4583494100', '47350630384/103306842665'),
    ('punto', 8, 'return of loses', '-0.4583494100', '-47350630384/103306842665'),
    ('punto', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('punto', 8, 'probability in total', '1.0000000000', '1/1'),
    ('punto', 8, 'return in total', '-0.0123310750', '-6878975872/557856950391'),
    ('punto', 8, 'House edge, per unit placed', '1.233107 %', '6878975872/557856950391'),
    ('punto', 8, 'House edge, per unit resolved', '1.363502 %', '1074839980/78829348793'),
    ('punto', 8, 'Element of risk, per unit at risk', '1.233107 %', '6878975872/557856950391'),
    ('punto', 8, 'Return to player, per unit placed', '98.766893 %', '550977974519/557856950391'),
    ('punto', 8, 'Expected value, per unit placed', '-0.012331', '-6878975872/557856950391'),
    ('punto', 8, 'Hit frequency', '44.601834 %', '14988820976/33605840385'),
    ('punto', 8, 'One hit in, coups', '2.242060', '33605840385/14988820976'),
    ('punto', 8, 'Push frequency', '9.563225 %', '892125721/9328711545'),
    ('punto', 8, 'True odds, to one', '1.027647', '79904188773/77754508813'),
    ('punto', 8, 'Variance, per unit placed', '0.904216', '1406979402261848184496096/1556021885497733175264405'),
    ('punto', 8, 'Standard deviation, per unit placed', '0.950903', ''),
    ('punto', 8, 'Largest pay, to one', '1', ''),
    ('punto', 6, 'ways of win', '392,020,970,367,744', ''),
    ('punto', 6, 'probability of win', '0.4460515482', '680591962444/1525814595305'),
    ('punto', 6, 'return of win', '0.4460515482', '680591962444/1525814595305'),
    ('punto', 6, 'ways of tie', '83,970,277,687,872', ''),
    ('punto', 6, 'probability of tie', '0.0955435428', '145781732097/1525814595305'),
    ('punto', 6, 'return of tie', '0.0000000000', '0/1'),
    ('punto', 6, 'ways of loses', '402,877,958,840,064', ''),
    ('punto', 6, 'probability of loses', '0.4584049090', '699440900764/1525814595305'),
    ('punto', 6, 'return of loses', '-0.4584049090', '-699440900764/1525814595305'),
    ('punto', 6, 'ways in total', '878,869,206,895,680', ''),
    ('punto', 6, 'probability in total', '1.0000000000', '1/1'),
    ('punto', 6, 'return in total', '-0.0123533609', '-3769787664/305162919061'),
    ('punto', 6, 'House edge, per unit placed', '1.235336 %', '3769787664/305162919061'),
    ('punto', 6, 'House edge, per unit resolved', '1.365833 %', '2356117290/172504107901'),
    ('punto', 6, 'Element of risk, per unit at risk', '1.235336 %', '3769787664/305162919061'),
    ('punto', 6, 'Return to player, per unit placed', '98.764664 %', '301393131397/305162919061'),
    ('punto', 6, 'Expected value, per unit placed', '-0.012353', '-3769787664/305162919061'),
    ('punto', 6, 'Hit frequency', '44.605155 %', '680591962444/1525814595305'),
    ('punto', 6, 'One hit in, coups', '2.241893', '1525814595305/680591962444'),
    ('punto', 6, 'Push frequency', '9.554354 %', '145781732097/1525814595305'),
    ('punto', 6, 'True odds, to one', '1.027695', '174860225191/170147990611'),
    ('punto', 6, 'Variance, per unit placed', '0.904304', '421063800441504755923208/465622035849152185608605'),
    ('punto', 6, 'Standard deviation, per unit placed', '0.950949', ''),
    ('punto', 6, 'Largest pay, to one', '1', ''),
    ('banco', 8, 'ways of win', '2,291,012,900,499,456', ''),
    ('banco', 8, 'probability of win', '0.4583494100', '47350630384/103306842665'),
    ('banco', 8, 'return of win', '0.4354319395', '224915494324/516534213325'),
    ('banco', 8, 'ways of tie', '478,008,098,317,568', ''),
    ('banco', 8, 'probability of tie', '0.0956322550', '892125721/9328711545'),
    ('banco', 8, 'return of tie', '0.0000000000', '0/1'),
    ('banco', 8, 'ways of loses', '2,229,377,276,686,336', ''),
    ('banco', 8, 'probability of loses', '0.4460183350', '14988820976/33605840385'),
    ('banco', 8, 'return of loses', '-0.4460183350', '-14988820976/33605840385'),
    ('banco', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('banco', 8, 'probability in total', '1.0000000000', '1/1'),
    ('banco', 8, 'return in total', '-0.0105863955', '-11357104484/1072801827675'),
    ('banco', 8, 'House edge, per unit placed', '1.058640 %', '11357104484/1072801827675'),
    ('banco', 8, 'House edge, per unit resolved', '1.170585 %', '2839276121/242551842440'),
    ('banco', 8, 'Element of risk, per unit at risk', '1.058640 %', '11357104484/1072801827675'),
    ('banco', 8, 'Return to player, per unit placed', '98.941360 %', '1061444723191/1072801827675'),
    ('banco', 8, 'Expected value, per unit placed', '-0.010586', '-11357104484/1072801827675'),
    ('banco', 8, 'Hit frequency', '45.834941 %', '47350630384/103306842665'),
    ('banco', 8, 'One hit in, coups', '2.181742', '103306842665/47350630384'),
    ('banco', 8, 'Push frequency', '9.563225 %', '892125721/9328711545'),
    ('banco', 8, 'True odds, to one', '0.973097', '77754508813/79904188773'),
    ('banco', 8, 'Variance, per unit placed', '0.859567', '989278439827284463786079/1150903761462820395905625'),
    ('banco', 8, 'Standard deviation, per unit placed', '0.927128', ''),
    ('banco', 8, 'Largest pay, to one', '19/20', ''),
    ('banco', 6, 'ways of win', '402,877,958,840,064', ''),
    ('banco', 6, 'probability of win', '0.4584049090', '699440900764/1525814595305'),
    ('banco', 6, 'return of win', '0.4354846636', '3322344278629/7629072976525'),
    ('banco', 6, 'ways of tie', '83,970,277,687,872', ''),
    ('banco', 6, 'probability of tie', '0.0955435428', '145781732097/1525814595305'),
    ('banco', 6, 'return of tie', '0.0000000000', '0/1'),
    ('banco', 6, 'ways of loses', '392,020,970,367,744', ''),
    ('banco', 6, 'probability of loses', '0.4460515482', '680591962444/1525814595305'),
    ('banco', 6, 'return of loses', '-0.4460515482', '-680591962444/1525814595305'),
    ('banco', 6, 'ways in total', '878,869,206,895,680', ''),
    ('banco', 6, 'probability in total', '1.0000000000', '1/1'),
    ('banco', 6, 'return in total', '-0.0105668846', '-80615533591/7629072976525'),
    ('banco', 6, 'House edge, per unit placed', '1.056688 %', '80615533591/7629072976525'),
    ('banco', 6, 'House edge, per unit resolved', '1.168313 %', '80615533591/6900164316040'),
    ('banco', 6, 'Element of risk, per unit at risk', '1.056688 %', '80615533591/7629072976525'),
    ('banco', 6, 'Return to player, per unit placed', '98.943312 %', '7548457442934/7629072976525'),
    ('banco', 6, 'Expected value, per unit placed', '-0.010567', '-80615533591/7629072976525'),
    ('banco', 6, 'Hit frequency', '45.840491 %', '699440900764/1525814595305'),
    ('banco', 6, 'One hit in, coups', '2.181478', '1525814595305/699440900764'),
    ('banco', 6, 'Push frequency', '9.554354 %', '145781732097/1525814595305'),
    ('banco', 6, 'True odds, to one', '0.973051', '170147990611/174860225191'),
    ('banco', 6, 'Variance, per unit placed', '0.859650', '200136065945651721384620931/232811017924576092804302500'),
    ('banco', 6, 'Standard deviation, per unit placed', '0.927173', ''),
    ('banco', 6, 'Largest pay, to one', '19/20', ''),
    ('egalite', 8, 'ways of tie', '478,008,098,317,568', ''),
    ('egalite', 8, 'probability of tie', '0.0956322550', '892125721/9328711545'),
    ('egalite', 8, 'return of tie', '0.7650580397', '7137005768/9328711545'),
    ('egalite', 8, 'ways of loses', '4,520,390,177,185,792', ''),
    ('egalite', 8, 'probability of loses', '0.9043677450', '8436585824/9328711545'),
    ('egalite', 8, 'return of loses', '-0.9043677450', '-8436585824/9328711545'),
    ('egalite', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('egalite', 8, 'probability in total', '1.0000000000', '1/1'),
    ('egalite', 8, 'return in total', '-0.1393097053', '-144397784/1036523505'),
    ('egalite', 8, 'House edge, per unit placed', '13.930971 %', '144397784/1036523505'),
    ('egalite', 8, 'House edge, per unit resolved', '13.930971 %', '144397784/1036523505'),
    ('egalite', 8, 'Element of risk, per unit at risk', '13.930971 %', '144397784/1036523505'),
    ('egalite', 8, 'Return to player, per unit placed', '86.069029 %', '892125721/1036523505'),
    ('egalite', 8, 'Expected value, per unit placed', '-0.139310', '-144397784/1036523505'),
    ('egalite', 8, 'Hit frequency', '9.563225 %', '892125721/9328711545'),
    ('egalite', 8, 'One hit in, coups', '10.456723', '9328711545/892125721'),
    ('egalite', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('egalite', 8, 'True odds, to one', '9.456723', '8436585824/892125721'),
    ('egalite', 8, 'Variance, per unit placed', '7.005425', '7526495211014379104/1074380976417485025'),
    ('egalite', 8, 'Standard deviation, per unit placed', '2.646776', ''),
    ('egalite', 8, 'Largest pay, to one', '8', ''),
    ('egalite', 6, 'ways of tie', '83,970,277,687,872', ''),
    ('egalite', 6, 'probability of tie', '0.0955435428', '145781732097/1525814595305'),
    ('egalite', 6, 'return of tie', '0.7643483424', '1166253856776/1525814595305'),
    ('egalite', 6, 'ways of loses', '794,898,929,207,808', ''),
    ('egalite', 6, 'probability of loses', '0.9044564572', '1380032863208/1525814595305'),
    ('egalite', 6, 'return of loses', '-0.9044564572', '-1380032863208/1525814595305'),
    ('egalite', 6, 'ways in total', '878,869,206,895,680', ''),
    ('egalite', 6, 'probability in total', '1.0000000000', '1/1'),
    ('egalite', 6, 'return in total', '-0.1401081148', '-213779006432/1525814595305'),
    ('egalite', 6, 'House edge, per unit placed', '14.010811 %', '213779006432/1525814595305'),
    ('egalite', 6, 'House edge, per unit resolved', '14.010811 %', '213779006432/1525814595305'),
    ('egalite', 6, 'Element of risk, per unit at risk', '14.010811 %', '213779006432/1525814595305'),
    ('egalite', 6, 'Return to player, per unit placed', '85.989189 %', '1312035588873/1525814595305'),
    ('egalite', 6, 'Expected value, per unit placed', '-0.140108', '-213779006432/1525814595305'),
    ('egalite', 6, 'Hit frequency', '9.554354 %', '145781732097/1525814595305'),
    ('egalite', 6, 'One hit in, coups', '10.466432', '1525814595305/145781732097'),
    ('egalite', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('egalite', 6, 'True odds, to one', '9.466432', '1380032863208/145781732097'),
    ('egalite', 6, 'Variance, per unit placed', '6.999613', '16295870073088804822961256/2328110179245760928043025'),
    ('egalite', 6, 'Standard deviation, per unit placed', '2.645678', ''),
    ('egalite', 6, 'Largest pay, to one', '8', ''),
]
# The claims end.


if __name__ == "__main__":
    sys.exit(main())
