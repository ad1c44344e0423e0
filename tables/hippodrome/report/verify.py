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
TITLE = 'Baccarat (Hippodrome)'
READING = 'printed'
RULES_SHA256 = 'ea4e3deb711c777695b3033ad7fe72483cb8f65942c82f28484f9feaab138593'
DECKS = [8, 6]

# The table of play: D draws, S stands, N is a natural.
# The Player's row is by the two-card total, 0 to 9.
PLAYER = 'DDDDDDSSNN'
# The Banker's rows are by the two-card total, 0 to 9, and the cells of each by the
# Player's third card, 0 to 9, the last one where the Player stood.
BANKER = [
    'DDDDDDDDDD D',  # the sheet prints '?????????? ?'
    'DDDDDDDDDD D',  # the sheet prints '?????????? ?'
    'DDDDDDDDDD D',  # the sheet prints '?????????? ?'
    'DDDDDDDDSD D',  # the sheet prints 'DDDDDDDDSD ?'
    'SSDDDDDDSS D',  # the sheet prints 'SSDDDDDDSS ?'
    'SSSSDDDDSS D',  # the sheet prints 'SSSSDDDDSS ?'
    'SSSSSSDDSS S',  # the sheet prints 'SSSSSSDDSS ?'
    'SSSSSSSSSS S',
    'NNNNNNNNNN N',
    'NNNNNNNNNN N',
]

# What a jackpot pays for one unit; None where the report has no meter.
METER = None

# The pays of a wager of several units are on its whole stake.
WAGERS = [
    # wager, title, share of a win that the house keeps, units
    ('punto', 'Player (Punto)', '0', 1),
    ('banco', 'Bank (Banco), Traditional', '0', 1),
    ('banco_commission_free', 'Bank (Banco), Commission-Free', '0', 1),
    ('egalite', 'Égalité (Any Tie)', '0', 1),
    ('ur_way_egalite_0', 'UR Way Égalité 0', '0', 1),
    ('ur_way_egalite_1', 'UR Way Égalité 1', '0', 1),
    ('ur_way_egalite_2', 'UR Way Égalité 2', '0', 1),
    ('ur_way_egalite_3', 'UR Way Égalité 3', '0', 1),
    ('ur_way_egalite_4', 'UR Way Égalité 4', '0', 1),
    ('ur_way_egalite_5', 'UR Way Égalité 5', '0', 1),
    ('ur_way_egalite_6', 'UR Way Égalité 6', '0', 1),
    ('ur_way_egalite_7', 'UR Way Égalité 7', '0', 1),
    ('ur_way_egalite_8', 'UR Way Égalité 8', '0', 1),
    ('ur_way_egalite_9', 'UR Way Égalité 9', '0', 1),
    ('three_giving_eight', 'Three Giving Eight (3G8)', '0', 1),
]

# The first line of a wager whose condition holds pays; where none does, it loses.
LINES = [
    # wager, line, event, condition, pays
    ('punto', 'win', 'Player wins', 'player_total > banker_total', '1 to 1'),
    ('punto', 'tie', 'Tie', 'player_total = banker_total', 'push'),
    ('banco', 'win', 'Banker wins', 'banker_total > player_total', '19 to 20'),
    ('banco', 'tie', 'Tie', 'player_total = banker_total', 'push'),
    ('banco_commission_free', 'win_on_6', 'Banker wins with 6', 'banker_total = 6 AND player_total < 6', '1 to 2'),
    ('banco_commission_free', 'win', 'Banker wins', 'banker_total > player_total', '1 to 1'),
    ('banco_commission_free', 'tie', 'Tie', 'player_total = banker_total', 'push'),
    ('egalite', 'tie', 'Any tie', 'player_total = banker_total', '9 to 1'),
    ('ur_way_egalite_0', 'tie', 'Tie on 0', 'player_total = 0 AND banker_total = 0', '150 to 1'),
    ('ur_way_egalite_1', 'tie', 'Tie on 1', 'player_total = 1 AND banker_total = 1', '215 to 1'),
    ('ur_way_egalite_2', 'tie', 'Tie on 2', 'player_total = 2 AND banker_total = 2', '225 to 1'),
    ('ur_way_egalite_3', 'tie', 'Tie on 3', 'player_total = 3 AND banker_total = 3', '200 to 1'),
    ('ur_way_egalite_4', 'tie', 'Tie on 4', 'player_total = 4 AND banker_total = 4', '120 to 1'),
    ('ur_way_egalite_5', 'tie', 'Tie on 5', 'player_total = 5 AND banker_total = 5', '110 to 1'),
    ('ur_way_egalite_6', 'tie', 'Tie on 6', 'player_total = 6 AND banker_total = 6', '45 to 1'),
    ('ur_way_egalite_7', 'tie', 'Tie on 7', 'player_total = 7 AND banker_total = 7', '45 to 1'),
    ('ur_way_egalite_8', 'tie', 'Tie on 8', 'player_total = 8 AND banker_total = 8', '80 to 1'),
    ('ur_way_egalite_9', 'tie', 'Tie on 9', 'player_total = 9 AND banker_total = 9', '80 to 1'),
    ('three_giving_eight', 'win', "Banker's 3 gives the Player an 8", 'banker_initial = 3 AND player_third = 8', '200 to 1'),
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
    ('punto', 8, 'ways of win', '2,230,518,282,592,256', ''),
    ('punto', 8, 'probability of win', '0.4462466093', '8712962041376/19524993263685'),
    ('punto', 8, 'return of win', '0.4462466093', '8712962041376/19524993263685'),
    ('punto', 8, 'ways of tie', '475,627,426,473,216', ''),
    ('punto', 8, 'probability of tie', '0.0951559680', '619306544887/6508331087895'),
    ('punto', 8, 'return of tie', '0.0000000000', '0/1'),
    ('punto', 8, 'ways of loses', '2,292,252,566,437,888', ''),
    ('punto', 8, 'probability of loses', '0.4585974226', '8954111587648/19524993263685'),
    ('punto', 8, 'return of loses', '-0.4585974226', '-8954111587648/19524993263685'),
    ('punto', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('punto', 8, 'probability in total', '1.0000000000', '1/1'),
    ('punto', 8, 'return in total', '-0.0123508133', '-241149546272/19524993263685'),
    ('punto', 8, 'House edge, per unit placed', '1.235081 %', '241149546272/19524993263685'),
    ('punto', 8, 'House edge, per unit resolved', '1.364966 %', '7535923321/552096050907'),
    ('punto', 8, 'Element of risk, per unit at risk', '1.235081 %', '241149546272/19524993263685'),
    ('punto', 8, 'Return to player, per unit placed', '98.764919 %', '19283843717413/19524993263685'),
    ('punto', 8, 'Expected value, per unit placed', '-0.012351', '-241149546272/19524993263685'),
    ('punto', 8, 'Hit frequency', '44.624661 %', '8712962041376/19524993263685'),
    ('punto', 8, 'One hit in, coups', '2.240913', '19524993263685/8712962041376'),
    ('punto', 8, 'Push frequency', '9.515597 %', '619306544887/6508331087895'),
    ('punto', 8, 'True odds, to one', '1.027677', '279815987114/272280063793'),
    ('punto', 8, 'Variance, per unit placed', '0.904691', '344891340492053315232095456/381225361946944627939779225'),
    ('punto', 8, 'Standard deviation, per unit placed', '0.951153', ''),
    ('punto', 8, 'Largest pay, to one', '1', ''),
    ('punto', 6, 'ways of win', '392,220,492,728,832', ''),
    ('punto', 6, 'probability of win', '0.4462785698', '680938355432/1525814595305'),
    ('punto', 6, 'return of win', '0.4462785698', '680938355432/1525814595305'),
    ('punto', 6, 'ways of tie', '83,552,962,932,288', ''),
    ('punto', 6, 'probability of tie', '0.0950687113', '145057227313/1525814595305'),
    ('punto', 6, 'return of tie', '0.0000000000', '0/1'),
    ('punto', 6, 'ways of loses', '403,095,751,234,560', ''),
    ('punto', 6, 'probability of loses', '0.4586527188', '139963802512/305162919061'),
    ('punto', 6, 'return of loses', '-0.4586527188', '-139963802512/305162919061'),
    ('punto', 6, 'ways in total', '878,869,206,895,680', ''),
    ('punto', 6, 'probability in total', '1.0000000000', '1/1'),
    ('punto', 6, 'return in total', '-0.0123741490', '-18880657128/1525814595305'),
    ('punto', 6, 'House edge, per unit placed', '1.237415 %', '18880657128/1525814595305'),
    ('punto', 6, 'House edge, per unit resolved', '1.367413 %', '2360082141/172594670999'),
    ('punto', 6, 'Element of risk, per unit at risk', '1.237415 %', '18880657128/1525814595305'),
    ('punto', 6, 'Return to player, per unit placed', '98.762585 %', '1506933938177/1525814595305'),
    ('punto', 6, 'Expected value, per unit placed', '-0.012374', '-18880657128/1525814595305'),
    ('punto', 6, 'Hit frequency', '44.627857 %', '680938355432/1525814595305'),
    ('punto', 6, 'One hit in, coups', '2.240753', '1525814595305/680938355432'),
    ('punto', 6, 'Push frequency', '9.506871 %', '145057227313/1525814595305'),
    ('punto', 6, 'True odds, to one', '1.027727', '87477376570/85117294429'),
    ('punto', 6, 'Variance, per unit placed', '0.904778', '2106423265443525343269176/2328110179245760928043025'),
    ('punto', 6, 'Standard deviation, per unit placed', '0.951198', ''),
    ('punto', 6, 'Largest pay, to one', '1', ''),
    ('banco', 8, 'ways of win', '2,292,252,566,437,888', ''),
    ('banco', 8, 'probability of win', '0.4585974226', '8954111587648/19524993263685'),
    ('banco', 8, 'return of win', '0.4356675515', '42532030041328/97624966318425'),
    ('banco', 8, 'ways of tie', '475,627,426,473,216', ''),
    ('banco', 8, 'probability of tie', '0.0951559680', '619306544887/6508331087895'),
    ('banco', 8, 'return of tie', '0.0000000000', '0/1'),
    ('banco', 8, 'ways of loses', '2,230,518,282,592,256', ''),
    ('banco', 8, 'probability of loses', '0.4462466093', '8712962041376/19524993263685'),
    ('banco', 8, 'return of loses', '-0.4462466093', '-8712962041376/19524993263685'),
    ('banco', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('banco', 8, 'probability in total', '1.0000000000', '1/1'),
    ('banco', 8, 'return in total', '-0.0105790578', '-114753351728/10847218479825'),
    ('banco', 8, 'House edge, per unit placed', '1.057906 %', '114753351728/10847218479825'),
    ('banco', 8, 'House edge, per unit resolved', '1.169158 %', '21516253449/1840320169690'),
    ('banco', 8, 'Element of risk, per unit at risk', '1.057906 %', '114753351728/10847218479825'),
    ('banco', 8, 'Return to player, per unit placed', '98.942094 %', '10732465128097/10847218479825'),
    ('banco', 8, 'Expected value, per unit placed', '-0.010579', '-114753351728/10847218479825'),
    ('banco', 8, 'Hit frequency', '45.859742 %', '8954111587648/19524993263685'),
    ('banco', 8, 'One hit in, coups', '2.180562', '19524993263685/8954111587648'),
    ('banco', 8, 'Push frequency', '9.515597 %', '619306544887/6508331087895'),
    ('banco', 8, 'True odds, to one', '0.973068', '272280063793/279815987114'),
    ('banco', 8, 'Variance, per unit placed', '0.860019', '101191667832985456634546596/117662148749056983932030625'),
    ('banco', 8, 'Standard deviation, per unit placed', '0.927372', ''),
    ('banco', 8, 'Largest pay, to one', '19/20', ''),
    ('banco', 6, 'ways of win', '403,095,751,234,560', ''),
    ('banco', 6, 'probability of win', '0.4586527188', '139963802512/305162919061'),
    ('banco', 6, 'return of win', '0.4357200829', '664828061932/1525814595305'),
    ('banco', 6, 'ways of tie', '83,552,962,932,288', ''),
    ('banco', 6, 'probability of tie', '0.0950687113', '145057227313/1525814595305'),
    ('banco', 6, 'return of tie', '0.0000000000', '0/1'),
    ('banco', 6, 'ways of loses', '392,220,492,728,832', ''),
    ('banco', 6, 'probability of loses', '0.4462785698', '680938355432/1525814595305'),
    ('banco', 6, 'return of loses', '-0.4462785698', '-680938355432/1525814595305'),
    ('banco', 6, 'ways in total', '878,869,206,895,680', ''),
    ('banco', 6, 'probability in total', '1.0000000000', '1/1'),
    ('banco', 6, 'return in total', '-0.0105584870', '-460294100/43594702723'),
    ('banco', 6, 'House edge, per unit placed', '1.055849 %', '460294100/43594702723'),
    ('banco', 6, 'House edge, per unit resolved', '1.166772 %', '4027573375/345189341998'),
    ('banco', 6, 'Element of risk, per unit at risk', '1.055849 %', '460294100/43594702723'),
    ('banco', 6, 'Return to player, per unit placed', '98.944151 %', '43134408623/43594702723'),
    ('banco', 6, 'Expected value, per unit placed', '-0.010558', '-460294100/43594702723'),
    ('banco', 6, 'Hit frequency', '45.865272 %', '139963802512/305162919061'),
    ('banco', 6, 'One hit in, coups', '2.180299', '305162919061/139963802512'),
    ('banco', 6, 'Push frequency', '9.506871 %', '145057227313/1525814595305'),
    ('banco', 6, 'True odds, to one', '0.973021', '85117294429/87477376570'),
    ('banco', 6, 'Variance, per unit placed', '0.860101', '286058611702206591400651/332587168463680132577575'),
    ('banco', 6, 'Standard deviation, per unit placed', '0.927416', ''),
    ('banco', 6, 'Largest pay, to one', '19/20', ''),
    ('banco_commission_free', 8, 'ways of win_on_6', '269,232,304,455,680', ''),
    ('banco_commission_free', 8, 'probability of win_on_6', '0.0538637159', '210337737856/3904998652737'),
    ('banco_commission_free', 8, 'return of win_on_6', '0.0269318579', '105168868928/3904998652737'),
    ('banco_commission_free', 8, 'ways of win', '2,023,020,261,982,208', ''),
    ('banco_commission_free', 8, 'probability of win', '0.4047337068', '7902422898368/19524993263685'),
    ('banco_commission_free', 8, 'return of win', '0.4047337068', '7902422898368/19524993263685'),
    ('banco_commission_free', 8, 'ways of tie', '475,627,426,473,216', ''),
    ('banco_commission_free', 8, 'probability of tie', '0.0951559680', '619306544887/6508331087895'),
    ('banco_commission_free', 8, 'return of tie', '0.0000000000', '0/1'),
    ('banco_commission_free', 8, 'ways of loses', '2,230,518,282,592,256', ''),
    ('banco_commission_free', 8, 'probability of loses', '0.4462466093', '8712962041376/19524993263685'),
    ('banco_commission_free', 8, 'return of loses', '-0.4462466093', '-8712962041376/19524993263685'),
    ('banco_commission_free', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('banco_commission_free', 8, 'probability in total', '1.0000000000', '1/1'),
    ('banco_commission_free', 8, 'return in total', '-0.0145810446', '-284694798368/19524993263685'),
    ('banco_commission_free', 8, 'House edge, per unit placed', '1.458104 %', '284694798368/19524993263685'),
    ('banco_commission_free', 8, 'House edge, per unit resolved', '1.611443 %', '8896712449/552096050907'),
    ('banco_commission_free', 8, 'Element of risk, per unit at risk', '1.458104 %', '284694798368/19524993263685'),
    ('banco_commission_free', 8, 'Return to player, per unit placed', '98.541896 %', '19240298465317/19524993263685'),
    ('banco_commission_free', 8, 'Expected value, per unit placed', '-0.014581', '-284694798368/19524993263685'),
    ('banco_commission_free', 8, 'Hit frequency', '45.859742 %', '8954111587648/19524993263685'),
    ('banco_commission_free', 8, 'One hit in, coups', '2.180562', '19524993263685/8954111587648'),
    ('banco_commission_free', 8, 'Push frequency', '9.515597 %', '619306544887/6508331087895'),
    ('banco_commission_free', 8, 'True odds, to one', '0.973068', '272280063793/279815987114'),
    ('banco_commission_free', 8, 'Variance, per unit placed', '0.864234', '329467781537238430221132416/381225361946944627939779225'),
    ('banco_commission_free', 8, 'Standard deviation, per unit placed', '0.929642', ''),
    ('banco_commission_free', 8, 'Largest pay, to one', '1', ''),
    ('banco_commission_free', 6, 'ways of win_on_6', '47,322,230,031,360', ''),
    ('banco_commission_free', 6, 'probability of win_on_6', '0.0538444511', '16431329872/305162919061'),
    ('banco_commission_free', 6, 'return of win_on_6', '0.0269222255', '8215664936/305162919061'),
    ('banco_commission_free', 6, 'ways of win', '355,773,521,203,200', ''),
    ('banco_commission_free', 6, 'probability of win', '0.4048082677', '123532472640/305162919061'),
    ('banco_commission_free', 6, 'return of win', '0.4048082677', '123532472640/305162919061'),
    ('banco_commission_free', 6, 'ways of tie', '83,552,962,932,288', ''),
    ('banco_commission_free', 6, 'probability of tie', '0.0950687113', '145057227313/1525814595305'),
    ('banco_commission_free', 6, 'return of tie', '0.0000000000', '0/1'),
    ('banco_commission_free', 6, 'ways of loses', '392,220,492,728,832', ''),
    ('banco_commission_free', 6, 'probability of loses', '0.4462785698', '680938355432/1525814595305'),
    ('banco_commission_free', 6, 'return of loses', '-0.4462785698', '-680938355432/1525814595305'),
    ('banco_commission_free', 6, 'ways in total', '878,869,206,895,680', ''),
    ('banco_commission_free', 6, 'probability in total', '1.0000000000', '1/1'),
    ('banco_commission_free', 6, 'return in total', '-0.0145480766', '-716053792/49219825655'),
    ('banco_commission_free', 6, 'House edge, per unit placed', '1.454808 %', '716053792/49219825655'),
    ('banco_commission_free', 6, 'House edge, per unit resolved', '1.607644 %', '2774708444/172594670999'),
    ('banco_commission_free', 6, 'Element of risk, per unit at risk', '1.454808 %', '716053792/49219825655'),
    ('banco_commission_free', 6, 'Return to player, per unit placed', '98.545192 %', '48503771863/49219825655'),
    ('banco_commission_free', 6, 'Expected value, per unit placed', '-0.014548', '-716053792/49219825655'),
    ('banco_commission_free', 6, 'Hit frequency', '45.865272 %', '139963802512/305162919061'),
    ('banco_commission_free', 6, 'One hit in, coups', '2.180299', '305162919061/139963802512'),
    ('banco_commission_free', 6, 'Push frequency', '9.506871 %', '145057227313/1525814595305'),
    ('banco_commission_free', 6, 'True odds, to one', '0.973021', '85117294429/87477376570'),
    ('banco_commission_free', 6, 'Variance, per unit placed', '0.864336', '64911940231975126979476/75100328362766481549775'),
    ('banco_commission_free', 6, 'Standard deviation, per unit placed', '0.929697', ''),
    ('banco_commission_free', 6, 'Largest pay, to one', '1', ''),
    ('egalite', 8, 'ways of tie', '475,627,426,473,216', ''),
    ('egalite', 8, 'probability of tie', '0.0951559680', '619306544887/6508331087895'),
    ('egalite', 8, 'return of tie', '0.8564037122', '619306544887/723147898655'),
    ('egalite', 8, 'ways of loses', '4,522,770,849,030,144', ''),
    ('egalite', 8, 'probability of loses', '0.9048440320', '5889024543008/6508331087895'),
    ('egalite', 8, 'return of loses', '-0.9048440320', '-5889024543008/6508331087895'),
    ('egalite', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('egalite', 8, 'probability in total', '1.0000000000', '1/1'),
    ('egalite', 8, 'return in total', '-0.0484403198', '-63053127805/1301666217579'),
    ('egalite', 8, 'House edge, per unit placed', '4.844032 %', '63053127805/1301666217579'),
    ('egalite', 8, 'House edge, per unit resolved', '4.844032 %', '63053127805/1301666217579'),
    ('egalite', 8, 'Element of risk, per unit at risk', '4.844032 %', '63053127805/1301666217579'),
    ('egalite', 8, 'Return to player, per unit placed', '95.155968 %', '1238613089774/1301666217579'),
    ('egalite', 8, 'Expected value, per unit placed', '-0.048440', '-63053127805/1301666217579'),
    ('egalite', 8, 'Hit frequency', '9.515597 %', '619306544887/6508331087895'),
    ('egalite', 8, 'One hit in, coups', '10.509062', '6508331087895/619306544887'),
    ('egalite', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('egalite', 8, 'True odds, to one', '9.509062', '5889024543008/619306544887'),
    ('egalite', 8, 'Variance, per unit placed', '8.610131', '14588445769940114456000384/1694334941986420568621241'),
    ('egalite', 8, 'Standard deviation, per unit placed', '2.934302', ''),
    ('egalite', 8, 'Largest pay, to one', '9', ''),
    ('egalite', 6, 'ways of tie', '83,552,962,932,288', ''),
    ('egalite', 6, 'probability of tie', '0.0950687113', '145057227313/1525814595305'),
    ('egalite', 6, 'return of tie', '0.8556184020', '1305515045817/1525814595305'),
    ('egalite', 6, 'ways of loses', '795,316,243,963,392', ''),
    ('egalite', 6, 'probability of loses', '0.9049312887', '1380757367992/1525814595305'),
    ('egalite', 6, 'return of loses', '-0.9049312887', '-1380757367992/1525814595305'),
    ('egalite', 6, 'ways in total', '878,869,206,895,680', ''),
    ('egalite', 6, 'probability in total', '1.0000000000', '1/1'),
    ('egalite', 6, 'return in total', '-0.0493128866', '-15048464435/305162919061'),
    ('egalite', 6, 'House edge, per unit placed', '4.931289 %', '15048464435/305162919061'),
    ('egalite', 6, 'House edge, per unit resolved', '4.931289 %', '15048464435/305162919061'),
    ('egalite', 6, 'Element of risk, per unit at risk', '4.931289 %', '15048464435/305162919061'),
    ('egalite', 6, 'Return to player, per unit placed', '95.068711 %', '290114454626/305162919061'),
    ('egalite', 6, 'Expected value, per unit placed', '-0.049313', '-15048464435/305162919061'),
    ('egalite', 6, 'Hit frequency', '9.506871 %', '145057227313/1525814595305'),
    ('egalite', 6, 'One hit in, coups', '10.518708', '1525814595305/145057227313'),
    ('egalite', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('egalite', 6, 'True odds, to one', '9.518708', '1380757367992/145057227313'),
    ('egalite', 6, 'Variance, per unit placed', '8.603065', '801155341571660537461984/93124407169830437121721'),
    ('egalite', 6, 'Standard deviation, per unit placed', '2.933098', ''),
    ('egalite', 6, 'Largest pay, to one', '9', ''),
    ('ur_way_egalite_0', 8, 'ways of tie', '28,979,901,420,544', ''),
    ('ur_way_egalite_0', 8, 'probability of tie', '0.0057978376', '113202739924/19524993263685'),
    ('ur_way_egalite_0', 8, 'return of tie', '0.8696756388', '1132027399240/1301666217579'),
    ('ur_way_egalite_0', 8, 'ways of loses', '4,969,418,374,082,816', ''),
    ('ur_way_egalite_0', 8, 'probability of loses', '0.9942021624', '19411790523761/19524993263685'),
    ('ur_way_egalite_0', 8, 'return of loses', '-0.9942021624', '-19411790523761/19524993263685'),
    ('ur_way_egalite_0', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_0', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_0', 8, 'return in total', '-0.1245265236', '-2431379535161/19524993263685'),
    ('ur_way_egalite_0', 8, 'House edge, per unit placed', '12.452652 %', '2431379535161/19524993263685'),
    ('ur_way_egalite_0', 8, 'House edge, per unit resolved', '12.452652 %', '2431379535161/19524993263685'),
    ('ur_way_egalite_0', 8, 'Element of risk, per unit at risk', '12.452652 %', '2431379535161/19524993263685'),
    ('ur_way_egalite_0', 8, 'Return to player, per unit placed', '87.547348 %', '17093613728524/19524993263685'),
    ('ur_way_egalite_0', 8, 'Expected value, per unit placed', '-0.124527', '-2431379535161/19524993263685'),
    ('ur_way_egalite_0', 8, 'Hit frequency', '0.579784 %', '113202739924/19524993263685'),
    ('ur_way_egalite_0', 8, 'One hit in, coups', '172.478098', '19524993263685/113202739924'),
    ('ur_way_egalite_0', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_0', 8, 'True odds, to one', '171.478098', '19411790523761/113202739924'),
    ('ur_way_egalite_0', 8, 'Variance, per unit placed', '131.430041', '50104464997821160821844273364/381225361946944627939779225'),
    ('ur_way_egalite_0', 8, 'Standard deviation, per unit placed', '11.464294', ''),
    ('ur_way_egalite_0', 8, 'Largest pay, to one', '150', ''),
    ('ur_way_egalite_0', 6, 'ways of tie', '5,068,928,240,640', ''),
    ('ur_way_egalite_0', 6, 'probability of tie', '0.0057675570', '160004048/27742083551'),
    ('ur_way_egalite_0', 6, 'return of tie', '0.8651335490', '24000607200/27742083551'),
    ('ur_way_egalite_0', 6, 'ways of loses', '873,800,278,655,040', ''),
    ('ur_way_egalite_0', 6, 'probability of loses', '0.9942324430', '27582079503/27742083551'),
    ('ur_way_egalite_0', 6, 'return of loses', '-0.9942324430', '-27582079503/27742083551'),
    ('ur_way_egalite_0', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_0', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_0', 6, 'return in total', '-0.1290988940', '-3581472303/27742083551'),
    ('ur_way_egalite_0', 6, 'House edge, per unit placed', '12.909889 %', '3581472303/27742083551'),
    ('ur_way_egalite_0', 6, 'House edge, per unit resolved', '12.909889 %', '3581472303/27742083551'),
    ('ur_way_egalite_0', 6, 'Element of risk, per unit at risk', '12.909889 %', '3581472303/27742083551'),
    ('ur_way_egalite_0', 6, 'Return to player, per unit placed', '87.090111 %', '24160611248/27742083551'),
    ('ur_way_egalite_0', 6, 'Expected value, per unit placed', '-0.129099', '-3581472303/27742083551'),
    ('ur_way_egalite_0', 6, 'Hit frequency', '0.576756 %', '160004048/27742083551'),
    ('ur_way_egalite_0', 6, 'One hit in, coups', '173.383636', '27742083551/160004048'),
    ('ur_way_egalite_0', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_0', 6, 'True odds, to one', '172.383636', '27582079503/160004048'),
    ('ur_way_egalite_0', 6, 'Variance, per unit placed', '130.747598', '100626384942795219511344/769623199750664769601'),
    ('ur_way_egalite_0', 6, 'Standard deviation, per unit placed', '11.434492', ''),
    ('ur_way_egalite_0', 6, 'Largest pay, to one', '150', ''),
    ('ur_way_egalite_1', 8, 'ways of tie', '20,499,217,668,352', ''),
    ('ur_way_egalite_1', 8, 'probability of tie', '0.0041011573', '80075069017/19524993263685'),
    ('ur_way_egalite_1', 8, 'return of tie', '0.8817488235', '3443227967731/3904998652737'),
    ('ur_way_egalite_1', 8, 'ways of loses', '4,977,899,057,835,008', ''),
    ('ur_way_egalite_1', 8, 'probability of loses', '0.9958988427', '19444918194668/19524993263685'),
    ('ur_way_egalite_1', 8, 'return of loses', '-0.9958988427', '-19444918194668/19524993263685'),
    ('ur_way_egalite_1', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_1', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_1', 8, 'return in total', '-0.1141500192', '-82547346519/723147898655'),
    ('ur_way_egalite_1', 8, 'House edge, per unit placed', '11.415002 %', '82547346519/723147898655'),
    ('ur_way_egalite_1', 8, 'House edge, per unit resolved', '11.415002 %', '82547346519/723147898655'),
    ('ur_way_egalite_1', 8, 'Element of risk, per unit at risk', '11.415002 %', '82547346519/723147898655'),
    ('ur_way_egalite_1', 8, 'Return to player, per unit placed', '88.584998 %', '640600552136/723147898655'),
    ('ur_way_egalite_1', 8, 'Expected value, per unit placed', '-0.114150', '-82547346519/723147898655'),
    ('ur_way_egalite_1', 8, 'Hit frequency', '0.410116 %', '80075069017/19524993263685'),
    ('ur_way_egalite_1', 8, 'One hit in, coups', '243.833611', '19524993263685/80075069017'),
    ('ur_way_egalite_1', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_1', 8, 'True odds, to one', '242.833611', '19444918194668/80075069017'),
    ('ur_way_egalite_1', 8, 'Variance, per unit placed', '190.558866', '99651402653949385049686784/522942883329142150809025'),
    ('ur_way_egalite_1', 8, 'Standard deviation, per unit placed', '13.804306', ''),
    ('ur_way_egalite_1', 8, 'Largest pay, to one', '215', ''),
    ('ur_way_egalite_1', 6, 'ways of tie', '3,604,674,288,960', ''),
    ('ur_way_egalite_1', 6, 'probability of tie', '0.0041014912', '1251623017/305162919061'),
    ('ur_way_egalite_1', 6, 'return of tie', '0.8818206009', '269098948655/305162919061'),
    ('ur_way_egalite_1', 6, 'ways of loses', '875,264,532,606,720', ''),
    ('ur_way_egalite_1', 6, 'probability of loses', '0.9958985088', '303911296044/305162919061'),
    ('ur_way_egalite_1', 6, 'return of loses', '-0.9958985088', '-303911296044/305162919061'),
    ('ur_way_egalite_1', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_1', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_1', 6, 'return in total', '-0.1140779079', '-34812347389/305162919061'),
    ('ur_way_egalite_1', 6, 'House edge, per unit placed', '11.407791 %', '34812347389/305162919061'),
    ('ur_way_egalite_1', 6, 'House edge, per unit resolved', '11.407791 %', '34812347389/305162919061'),
    ('ur_way_egalite_1', 6, 'Element of risk, per unit at risk', '11.407791 %', '34812347389/305162919061'),
    ('ur_way_egalite_1', 6, 'Return to player, per unit placed', '88.592209 %', '270350571672/305162919061'),
    ('ur_way_egalite_1', 6, 'Expected value, per unit placed', '-0.114078', '-34812347389/305162919061'),
    ('ur_way_egalite_1', 6, 'Hit frequency', '0.410149 %', '1251623017/305162919061'),
    ('ur_way_egalite_1', 6, 'One hit in, coups', '243.813764', '305162919061/1251623017'),
    ('ur_way_egalite_1', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_1', 6, 'True odds, to one', '242.813764', '303911296044/1251623017'),
    ('ur_way_egalite_1', 6, 'Variance, per unit placed', '190.574314', '17747120006583947726162688/93124407169830437121721'),
    ('ur_way_egalite_1', 6, 'Standard deviation, per unit placed', '13.804866', ''),
    ('ur_way_egalite_1', 6, 'Largest pay, to one', '215', ''),
    ('ur_way_egalite_2', 8, 'ways of tie', '20,006,606,104,576', ''),
    ('ur_way_egalite_2', 8, 'probability of tie', '0.0040026034', '858800056/214560365535'),
    ('ur_way_egalite_2', 8, 'return of tie', '0.9005857728', '4294000280/4768008123'),
    ('ur_way_egalite_2', 8, 'ways of loses', '4,978,391,669,398,784', ''),
    ('ur_way_egalite_2', 8, 'probability of loses', '0.9959973966', '213701565479/214560365535'),
    ('ur_way_egalite_2', 8, 'return of loses', '-0.9959973966', '-213701565479/214560365535'),
    ('ur_way_egalite_2', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_2', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_2', 8, 'return in total', '-0.0954116238', '-20471552879/214560365535'),
    ('ur_way_egalite_2', 8, 'House edge, per unit placed', '9.541162 %', '20471552879/214560365535'),
    ('ur_way_egalite_2', 8, 'House edge, per unit resolved', '9.541162 %', '20471552879/214560365535'),
    ('ur_way_egalite_2', 8, 'Element of risk, per unit at risk', '9.541162 %', '20471552879/214560365535'),
    ('ur_way_egalite_2', 8, 'Return to player, per unit placed', '90.458838 %', '194088812656/214560365535'),
    ('ur_way_egalite_2', 8, 'Expected value, per unit placed', '-0.095412', '-20471552879/214560365535'),
    ('ur_way_egalite_2', 8, 'Hit frequency', '0.400260 %', '858800056/214560365535'),
    ('ur_way_egalite_2', 8, 'One hit in, coups', '249.837391', '214560365535/858800056'),
    ('ur_way_egalite_2', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_2', 8, 'True odds, to one', '248.837391', '213701565479/858800056'),
    ('ur_way_egalite_2', 8, 'Variance, per unit placed', '203.618693', '9373820782079745825902624/46036150458512815836225'),
    ('ur_way_egalite_2', 8, 'Standard deviation, per unit placed', '14.269502', ''),
    ('ur_way_egalite_2', 8, 'Largest pay, to one', '225', ''),
    ('ur_way_egalite_2', 6, 'ways of tie', '3,511,429,301,376', ''),
    ('ur_way_egalite_2', 6, 'probability of tie', '0.0039953946', '6096231426/1525814595305'),
    ('ur_way_egalite_2', 6, 'return of tie', '0.8989637896', '274330414170/305162919061'),
    ('ur_way_egalite_2', 6, 'ways of loses', '875,357,777,594,304', ''),
    ('ur_way_egalite_2', 6, 'probability of loses', '0.9960046054', '1519718363879/1525814595305'),
    ('ur_way_egalite_2', 6, 'return of loses', '-0.9960046054', '-1519718363879/1525814595305'),
    ('ur_way_egalite_2', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_2', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_2', 6, 'return in total', '-0.0970408158', '-148066293029/1525814595305'),
    ('ur_way_egalite_2', 6, 'House edge, per unit placed', '9.704082 %', '148066293029/1525814595305'),
    ('ur_way_egalite_2', 6, 'House edge, per unit resolved', '9.704082 %', '148066293029/1525814595305'),
    ('ur_way_egalite_2', 6, 'Element of risk, per unit at risk', '9.704082 %', '148066293029/1525814595305'),
    ('ur_way_egalite_2', 6, 'Return to player, per unit placed', '90.295918 %', '1377748302276/1525814595305'),
    ('ur_way_egalite_2', 6, 'Expected value, per unit placed', '-0.097041', '-148066293029/1525814595305'),
    ('ur_way_egalite_2', 6, 'Hit frequency', '0.399539 %', '6096231426/1525814595305'),
    ('ur_way_egalite_2', 6, 'One hit in, coups', '250.288168', '1525814595305/6096231426'),
    ('ur_way_egalite_2', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_2', 6, 'True odds, to one', '249.288168', '1519718363879/6096231426'),
    ('ur_way_egalite_2', 6, 'Variance, per unit placed', '203.253440', '473196403444461299326824504/2328110179245760928043025'),
    ('ur_way_egalite_2', 6, 'Standard deviation, per unit placed', '14.256698', ''),
    ('ur_way_egalite_2', 6, 'Largest pay, to one', '225', ''),
    ('ur_way_egalite_3', 8, 'ways of tie', '22,250,510,129,408', ''),
    ('ur_way_egalite_3', 8, 'probability of tie', '0.0044515281', '86916055193/19524993263685'),
    ('ur_way_egalite_3', 8, 'return of tie', '0.8903056100', '3476642207720/3904998652737'),
    ('ur_way_egalite_3', 8, 'ways of loses', '4,976,147,765,373,952', ''),
    ('ur_way_egalite_3', 8, 'probability of loses', '0.9955484719', '19438077208492/19524993263685'),
    ('ur_way_egalite_3', 8, 'return of loses', '-0.9955484719', '-19438077208492/19524993263685'),
    ('ur_way_egalite_3', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_3', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_3', 8, 'return in total', '-0.1052428619', '-684955389964/6508331087895'),
    ('ur_way_egalite_3', 8, 'House edge, per unit placed', '10.524286 %', '684955389964/6508331087895'),
    ('ur_way_egalite_3', 8, 'House edge, per unit resolved', '10.524286 %', '684955389964/6508331087895'),
    ('ur_way_egalite_3', 8, 'Element of risk, per unit at risk', '10.524286 %', '684955389964/6508331087895'),
    ('ur_way_egalite_3', 8, 'Return to player, per unit placed', '89.475714 %', '5823375697931/6508331087895'),
    ('ur_way_egalite_3', 8, 'Expected value, per unit placed', '-0.105243', '-684955389964/6508331087895'),
    ('ur_way_egalite_3', 8, 'Hit frequency', '0.445153 %', '86916055193/19524993263685'),
    ('ur_way_egalite_3', 8, 'One hit in, coups', '224.641963', '19524993263685/86916055193'),
    ('ur_way_egalite_3', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_3', 8, 'True odds, to one', '223.641963', '19438077208492/86916055193'),
    ('ur_way_egalite_3', 8, 'Variance, per unit placed', '179.045594', '7584080170839397234902013484/42358373549660514215531025'),
    ('ur_way_egalite_3', 8, 'Standard deviation, per unit placed', '13.380792', ''),
    ('ur_way_egalite_3', 8, 'Largest pay, to one', '200', ''),
    ('ur_way_egalite_3', 6, 'ways of tie', '3,913,285,080,384', ''),
    ('ur_way_egalite_3', 6, 'probability of tie', '0.0044526365', '6793897709/1525814595305'),
    ('ur_way_egalite_3', 6, 'return of tie', '0.8905272934', '271755908360/305162919061'),
    ('ur_way_egalite_3', 6, 'ways of loses', '874,955,921,815,296', ''),
    ('ur_way_egalite_3', 6, 'probability of loses', '0.9955473635', '1519020697596/1525814595305'),
    ('ur_way_egalite_3', 6, 'return of loses', '-0.9955473635', '-1519020697596/1525814595305'),
    ('ur_way_egalite_3', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_3', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_3', 6, 'return in total', '-0.1050200701', '-160241155796/1525814595305'),
    ('ur_way_egalite_3', 6, 'House edge, per unit placed', '10.502007 %', '160241155796/1525814595305'),
    ('ur_way_egalite_3', 6, 'House edge, per unit resolved', '10.502007 %', '160241155796/1525814595305'),
    ('ur_way_egalite_3', 6, 'Element of risk, per unit at risk', '10.502007 %', '160241155796/1525814595305'),
    ('ur_way_egalite_3', 6, 'Return to player, per unit placed', '89.497993 %', '1365573439509/1525814595305'),
    ('ur_way_egalite_3', 6, 'Expected value, per unit placed', '-0.105020', '-160241155796/1525814595305'),
    ('ur_way_egalite_3', 6, 'Hit frequency', '0.445264 %', '6793897709/1525814595305'),
    ('ur_way_egalite_3', 6, 'One hit in, coups', '224.586042', '1525814595305/6793897709'),
    ('ur_way_egalite_3', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_3', 6, 'True odds, to one', '223.586042', '1519020697596/6793897709'),
    ('ur_way_egalite_3', 6, 'Variance, per unit placed', '179.089977', '416941198059007587831793164/2328110179245760928043025'),
    ('ur_way_egalite_3', 6, 'Standard deviation, per unit placed', '13.382450', ''),
    ('ur_way_egalite_3', 6, 'Largest pay, to one', '200', ''),
    ('ur_way_egalite_4', 8, 'ways of tie', '36,294,133,463,040', ''),
    ('ur_way_egalite_4', 8, 'probability of tie', '0.0072611528', '9451597256/1301666217579'),
    ('ur_way_egalite_4', 8, 'return of tie', '0.8713383319', '378063890240/433888739193'),
    ('ur_way_egalite_4', 8, 'ways of loses', '4,962,104,142,040,320', ''),
    ('ur_way_egalite_4', 8, 'probability of loses', '0.9927388472', '1292214620323/1301666217579'),
    ('ur_way_egalite_4', 8, 'return of loses', '-0.9927388472', '-1292214620323/1301666217579'),
    ('ur_way_egalite_4', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_4', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_4', 8, 'return in total', '-0.1214005153', '-158022949603/1301666217579'),
    ('ur_way_egalite_4', 8, 'House edge, per unit placed', '12.140052 %', '158022949603/1301666217579'),
    ('ur_way_egalite_4', 8, 'House edge, per unit resolved', '12.140052 %', '158022949603/1301666217579'),
    ('ur_way_egalite_4', 8, 'Element of risk, per unit at risk', '12.140052 %', '158022949603/1301666217579'),
    ('ur_way_egalite_4', 8, 'Return to player, per unit placed', '87.859948 %', '1143643267976/1301666217579'),
    ('ur_way_egalite_4', 8, 'Expected value, per unit placed', '-0.121401', '-158022949603/1301666217579'),
    ('ur_way_egalite_4', 8, 'Hit frequency', '0.726115 %', '9451597256/1301666217579'),
    ('ur_way_egalite_4', 8, 'One hit in, coups', '137.719179', '1301666217579/9451597256'),
    ('ur_way_egalite_4', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_4', 8, 'True odds, to one', '136.719179', '1292214620323/9451597256'),
    ('ur_way_egalite_4', 8, 'Variance, per unit placed', '105.538601', '178817738708819975945826008/1694334941986420568621241'),
    ('ur_way_egalite_4', 8, 'Standard deviation, per unit placed', '10.273198', ''),
    ('ur_way_egalite_4', 8, 'Largest pay, to one', '120', ''),
    ('ur_way_egalite_4', 6, 'ways of tie', '6,373,370,044,800', ''),
    ('ur_way_egalite_4', 6, 'probability of tie', '0.0072517844', '201179610/27742083551'),
    ('ur_way_egalite_4', 6, 'return of tie', '0.8702141335', '24141553200/27742083551'),
    ('ur_way_egalite_4', 6, 'ways of loses', '872,495,836,850,880', ''),
    ('ur_way_egalite_4', 6, 'probability of loses', '0.9927482156', '27540903941/27742083551'),
    ('ur_way_egalite_4', 6, 'return of loses', '-0.9927482156', '-27540903941/27742083551'),
    ('ur_way_egalite_4', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_4', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_4', 6, 'return in total', '-0.1225340820', '-3399350741/27742083551'),
    ('ur_way_egalite_4', 6, 'House edge, per unit placed', '12.253408 %', '3399350741/27742083551'),
    ('ur_way_egalite_4', 6, 'House edge, per unit resolved', '12.253408 %', '3399350741/27742083551'),
    ('ur_way_egalite_4', 6, 'Element of risk, per unit at risk', '12.253408 %', '3399350741/27742083551'),
    ('ur_way_egalite_4', 6, 'Return to player, per unit placed', '87.746592 %', '24342732810/27742083551'),
    ('ur_way_egalite_4', 6, 'Expected value, per unit placed', '-0.122534', '-3399350741/27742083551'),
    ('ur_way_egalite_4', 6, 'Hit frequency', '0.725178 %', '201179610/27742083551'),
    ('ur_way_egalite_4', 6, 'One hit in, coups', '137.897094', '27742083551/201179610'),
    ('ur_way_egalite_4', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_4', 6, 'True odds, to one', '136.897094', '27540903941/201179610'),
    ('ur_way_egalite_4', 6, 'Variance, per unit placed', '105.403430', '81120924783778319509410/769623199750664769601'),
    ('ur_way_egalite_4', 6, 'Standard deviation, per unit placed', '10.266617', ''),
    ('ur_way_egalite_4', 6, 'Largest pay, to one', '120', ''),
    ('ur_way_egalite_5', 8, 'ways of tie', '39,684,046,743,808', ''),
    ('ur_way_egalite_5', 8, 'probability of tie', '0.0079393527', '155015807593/19524993263685'),
    ('ur_way_egalite_5', 8, 'return of tie', '0.8733287948', '3410347767046/3904998652737'),
    ('ur_way_egalite_5', 8, 'ways of loses', '4,958,714,228,759,552', ''),
    ('ur_way_egalite_5', 8, 'probability of loses', '0.9920606473', '19369977456092/19524993263685'),
    ('ur_way_egalite_5', 8, 'return of loses', '-0.9920606473', '-19369977456092/19524993263685'),
    ('ur_way_egalite_5', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_5', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_5', 8, 'return in total', '-0.1187318525', '-772746206954/6508331087895'),
    ('ur_way_egalite_5', 8, 'House edge, per unit placed', '11.873185 %', '772746206954/6508331087895'),
    ('ur_way_egalite_5', 8, 'House edge, per unit resolved', '11.873185 %', '772746206954/6508331087895'),
    ('ur_way_egalite_5', 8, 'Element of risk, per unit at risk', '11.873185 %', '772746206954/6508331087895'),
    ('ur_way_egalite_5', 8, 'Return to player, per unit placed', '88.126815 %', '5735584880941/6508331087895'),
    ('ur_way_egalite_5', 8, 'Expected value, per unit placed', '-0.118732', '-772746206954/6508331087895'),
    ('ur_way_egalite_5', 8, 'Hit frequency', '0.793935 %', '155015807593/19524993263685'),
    ('ur_way_egalite_5', 8, 'One hit in, coups', '125.954853', '19524993263685/155015807593'),
    ('ur_way_egalite_5', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_5', 8, 'True odds, to one', '124.954853', '19369977456092/155015807593'),
    ('ur_way_egalite_5', 8, 'Variance, per unit placed', '97.044131', '4110631544129183651380275164/42358373549660514215531025'),
    ('ur_way_egalite_5', 8, 'Standard deviation, per unit placed', '9.851098', ''),
    ('ur_way_egalite_5', 8, 'Largest pay, to one', '110', ''),
    ('ur_way_egalite_5', 6, 'ways of tie', '6,981,859,713,600', ''),
    ('ur_way_egalite_5', 6, 'probability of tie', '0.0079441396', '2424256845/305162919061'),
    ('ur_way_egalite_5', 6, 'return of tie', '0.8738553615', '24242568450/27742083551'),
    ('ur_way_egalite_5', 6, 'ways of loses', '871,887,347,182,080', ''),
    ('ur_way_egalite_5', 6, 'probability of loses', '0.9920558604', '302738662216/305162919061'),
    ('ur_way_egalite_5', 6, 'return of loses', '-0.9920558604', '-302738662216/305162919061'),
    ('ur_way_egalite_5', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_5', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_5', 6, 'return in total', '-0.1182004989', '-36070409266/305162919061'),
    ('ur_way_egalite_5', 6, 'House edge, per unit placed', '11.820050 %', '36070409266/305162919061'),
    ('ur_way_egalite_5', 6, 'House edge, per unit resolved', '11.820050 %', '36070409266/305162919061'),
    ('ur_way_egalite_5', 6, 'Element of risk, per unit at risk', '11.820050 %', '36070409266/305162919061'),
    ('ur_way_egalite_5', 6, 'Return to player, per unit placed', '88.179950 %', '269092509795/305162919061'),
    ('ur_way_egalite_5', 6, 'Expected value, per unit placed', '-0.118200', '-36070409266/305162919061'),
    ('ur_way_egalite_5', 6, 'Hit frequency', '0.794414 %', '2424256845/305162919061'),
    ('ur_way_egalite_5', 6, 'One hit in, coups', '125.878955', '305162919061/2424256845'),
    ('ur_way_egalite_5', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_5', 6, 'True odds, to one', '124.878955', '302738662216/2424256845'),
    ('ur_way_egalite_5', 6, 'Variance, per unit placed', '97.102174', '9042582413472943581034920/93124407169830437121721'),
    ('ur_way_egalite_5', 6, 'Standard deviation, per unit placed', '9.854044', ''),
    ('ur_way_egalite_5', 6, 'Largest pay, to one', '110', ''),
    ('ur_way_egalite_6', 8, 'ways of tie', '96,170,001,308,416', ''),
    ('ur_way_egalite_6', 8, 'probability of tie', '0.0192401638', '53666295373/2789284751955'),
    ('ur_way_egalite_6', 8, 'return of tie', '0.8658073688', '53666295373/61984105599'),
    ('ur_way_egalite_6', 8, 'ways of loses', '4,902,228,274,194,944', ''),
    ('ur_way_egalite_6', 8, 'probability of loses', '0.9807598362', '2735618456582/2789284751955'),
    ('ur_way_egalite_6', 8, 'return of loses', '-0.9807598362', '-2735618456582/2789284751955'),
    ('ur_way_egalite_6', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_6', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_6', 8, 'return in total', '-0.1149524675', '-13940659339/121273250085'),
    ('ur_way_egalite_6', 8, 'House edge, per unit placed', '11.495247 %', '13940659339/121273250085'),
    ('ur_way_egalite_6', 8, 'House edge, per unit resolved', '11.495247 %', '13940659339/121273250085'),
    ('ur_way_egalite_6', 8, 'Element of risk, per unit at risk', '11.495247 %', '13940659339/121273250085'),
    ('ur_way_egalite_6', 8, 'Return to player, per unit placed', '88.504753 %', '107332590746/121273250085'),
    ('ur_way_egalite_6', 8, 'Expected value, per unit placed', '-0.114952', '-13940659339/121273250085'),
    ('ur_way_egalite_6', 8, 'Hit frequency', '1.924016 %', '53666295373/2789284751955'),
    ('ur_way_egalite_6', 8, 'One hit in, coups', '51.974610', '2789284751955/53666295373'),
    ('ur_way_egalite_6', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_6', 8, 'True odds, to one', '50.974610', '2735618456582/53666295373'),
    ('ur_way_egalite_6', 8, 'Variance, per unit placed', '39.928877', '587242032475039951980344/14707201186178952507225'),
    ('ur_way_egalite_6', 8, 'Standard deviation, per unit placed', '6.318930', ''),
    ('ur_way_egalite_6', 8, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_6', 6, 'ways of tie', '16,880,962,938,048', ''),
    ('ur_way_egalite_6', 6, 'probability of tie', '0.0192075940', '2664293393/138710417755'),
    ('ur_way_egalite_6', 6, 'return of tie', '0.8643417317', '23978640537/27742083551'),
    ('ur_way_egalite_6', 6, 'ways of loses', '861,988,243,957,632', ''),
    ('ur_way_egalite_6', 6, 'probability of loses', '0.9807924060', '136046124362/138710417755'),
    ('ur_way_egalite_6', 6, 'return of loses', '-0.9807924060', '-136046124362/138710417755'),
    ('ur_way_egalite_6', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_6', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_6', 6, 'return in total', '-0.1164506743', '-16152921677/138710417755'),
    ('ur_way_egalite_6', 6, 'House edge, per unit placed', '11.645067 %', '16152921677/138710417755'),
    ('ur_way_egalite_6', 6, 'House edge, per unit resolved', '11.645067 %', '16152921677/138710417755'),
    ('ur_way_egalite_6', 6, 'Element of risk, per unit at risk', '11.645067 %', '16152921677/138710417755'),
    ('ur_way_egalite_6', 6, 'Return to player, per unit placed', '88.354933 %', '122557496078/138710417755'),
    ('ur_way_egalite_6', 6, 'Expected value, per unit placed', '-0.116451', '-16152921677/138710417755'),
    ('ur_way_egalite_6', 6, 'Hit frequency', '1.920759 %', '2664293393/138710417755'),
    ('ur_way_egalite_6', 6, 'One hit in, coups', '52.062741', '138710417755/2664293393'),
    ('ur_way_egalite_6', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_6', 6, 'True odds, to one', '51.062741', '136046124362/2664293393'),
    ('ur_way_egalite_6', 6, 'Variance, per unit placed', '39.862610', '766979728234454101602856/19240579993766619240025'),
    ('ur_way_egalite_6', 6, 'Standard deviation, per unit placed', '6.313684', ''),
    ('ur_way_egalite_6', 6, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_7', 8, 'ways of tie', '101,717,538,899,968', ''),
    ('ur_way_egalite_7', 8, 'probability of tie', '0.0203500268', '397334136328/19524993263685'),
    ('ur_way_egalite_7', 8, 'return of tie', '0.9157512063', '397334136328/433888739193'),
    ('ur_way_egalite_7', 8, 'ways of loses', '4,896,680,736,603,392', ''),
    ('ur_way_egalite_7', 8, 'probability of loses', '0.9796499732', '19127659127357/19524993263685'),
    ('ur_way_egalite_7', 8, 'return of loses', '-0.9796499732', '-19127659127357/19524993263685'),
    ('ur_way_egalite_7', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_7', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_7', 8, 'return in total', '-0.0638987669', '-54244477939/848912750595'),
    ('ur_way_egalite_7', 8, 'House edge, per unit placed', '6.389877 %', '54244477939/848912750595'),
    ('ur_way_egalite_7', 8, 'House edge, per unit resolved', '6.389877 %', '54244477939/848912750595'),
    ('ur_way_egalite_7', 8, 'Element of risk, per unit at risk', '6.389877 %', '54244477939/848912750595'),
    ('ur_way_egalite_7', 8, 'Return to player, per unit placed', '93.610123 %', '794668272656/848912750595'),
    ('ur_way_egalite_7', 8, 'Expected value, per unit placed', '-0.063899', '-54244477939/848912750595'),
    ('ur_way_egalite_7', 8, 'Hit frequency', '2.035003 %', '397334136328/19524993263685'),
    ('ur_way_egalite_7', 8, 'One hit in, coups', '49.139984', '19524993263685/397334136328'),
    ('ur_way_egalite_7', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_7', 8, 'True odds, to one', '48.139984', '19127659127357/397334136328'),
    ('ur_way_egalite_7', 8, 'Variance, per unit placed', '42.184371', '30400287677379119009300384/720652858122768672854025'),
    ('ur_way_egalite_7', 8, 'Standard deviation, per unit placed', '6.494950', ''),
    ('ur_way_egalite_7', 8, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_7', 6, 'ways of tie', '17,892,276,227,712', ''),
    ('ur_way_egalite_7', 6, 'probability of tie', '0.0203582923', '31062979562/1525814595305'),
    ('ur_way_egalite_7', 6, 'return of tie', '0.9161231545', '279566816058/305162919061'),
    ('ur_way_egalite_7', 6, 'ways of loses', '860,976,930,667,968', ''),
    ('ur_way_egalite_7', 6, 'probability of loses', '0.9796417077', '1494751615743/1525814595305'),
    ('ur_way_egalite_7', 6, 'return of loses', '-0.9796417077', '-1494751615743/1525814595305'),
    ('ur_way_egalite_7', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_7', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_7', 6, 'return in total', '-0.0635185531', '-96917535453/1525814595305'),
    ('ur_way_egalite_7', 6, 'House edge, per unit placed', '6.351855 %', '96917535453/1525814595305'),
    ('ur_way_egalite_7', 6, 'House edge, per unit resolved', '6.351855 %', '96917535453/1525814595305'),
    ('ur_way_egalite_7', 6, 'Element of risk, per unit at risk', '6.351855 %', '96917535453/1525814595305'),
    ('ur_way_egalite_7', 6, 'Return to player, per unit placed', '93.648145 %', '1428897059852/1525814595305'),
    ('ur_way_egalite_7', 6, 'Expected value, per unit placed', '-0.063519', '-96917535453/1525814595305'),
    ('ur_way_egalite_7', 6, 'Hit frequency', '2.035829 %', '31062979562/1525814595305'),
    ('ur_way_egalite_7', 6, 'One hit in, coups', '49.120033', '1525814595305/31062979562'),
    ('ur_way_egalite_7', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_7', 6, 'True odds, to one', '48.120033', '1494751615743/31062979562'),
    ('ur_way_egalite_7', 6, 'Variance, per unit placed', '42.201149', '98248924691433162116701656/2328110179245760928043025'),
    ('ur_way_egalite_7', 6, 'Standard deviation, per unit placed', '6.496241', ''),
    ('ur_way_egalite_7', 6, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_8', 8, 'ways of tie', '54,879,416,675,072', ''),
    ('ur_way_egalite_8', 8, 'probability of tie', '0.0109794005', '214372721387/19524993263685'),
    ('ur_way_egalite_8', 8, 'return of tie', '0.8783520424', '3429963542192/3904998652737'),
    ('ur_way_egalite_8', 8, 'ways of loses', '4,943,518,858,828,288', ''),
    ('ur_way_egalite_8', 8, 'probability of loses', '0.9890205995', '19310620542298/19524993263685'),
    ('ur_way_egalite_8', 8, 'return of loses', '-0.9890205995', '-19310620542298/19524993263685'),
    ('ur_way_egalite_8', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_8', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_8', 8, 'return in total', '-0.1106685571', '-80029734494/723147898655'),
    ('ur_way_egalite_8', 8, 'House edge, per unit placed', '11.066856 %', '80029734494/723147898655'),
    ('ur_way_egalite_8', 8, 'House edge, per unit resolved', '11.066856 %', '80029734494/723147898655'),
    ('ur_way_egalite_8', 8, 'Element of risk, per unit at risk', '11.066856 %', '80029734494/723147898655'),
    ('ur_way_egalite_8', 8, 'Return to player, per unit placed', '88.933144 %', '643118164161/723147898655'),
    ('ur_way_egalite_8', 8, 'Expected value, per unit placed', '-0.110669', '-80029734494/723147898655'),
    ('ur_way_egalite_8', 8, 'Hit frequency', '1.097940 %', '214372721387/19524993263685'),
    ('ur_way_egalite_8', 8, 'One hit in, coups', '91.079654', '19524993263685/214372721387'),
    ('ur_way_egalite_8', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_8', 8, 'True odds, to one', '90.079654', '19310620542298/214372721387'),
    ('ur_way_egalite_8', 8, 'Variance, per unit placed', '71.244936', '37257032495917152024545934/522942883329142150809025'),
    ('ur_way_egalite_8', 8, 'Standard deviation, per unit placed', '8.440672', ''),
    ('ur_way_egalite_8', 8, 'Largest pay, to one', '80', ''),
    ('ur_way_egalite_8', 6, 'ways of tie', '9,628,376,803,776', ''),
    ('ur_way_egalite_8', 6, 'probability of tie', '0.0109554149', '16715931951/1525814595305'),
    ('ur_way_egalite_8', 6, 'return of tie', '0.8764331919', '267454911216/305162919061'),
    ('ur_way_egalite_8', 6, 'ways of loses', '869,240,830,091,904', ''),
    ('ur_way_egalite_8', 6, 'probability of loses', '0.9890445851', '1509098663354/1525814595305'),
    ('ur_way_egalite_8', 6, 'return of loses', '-0.9890445851', '-1509098663354/1525814595305'),
    ('ur_way_egalite_8', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_8', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_8', 6, 'return in total', '-0.1126113932', '-171824107274/1525814595305'),
    ('ur_way_egalite_8', 6, 'House edge, per unit placed', '11.261139 %', '171824107274/1525814595305'),
    ('ur_way_egalite_8', 6, 'House edge, per unit resolved', '11.261139 %', '171824107274/1525814595305'),
    ('ur_way_egalite_8', 6, 'Element of risk, per unit at risk', '11.261139 %', '171824107274/1525814595305'),
    ('ur_way_egalite_8', 6, 'Return to player, per unit placed', '88.738861 %', '1353990488031/1525814595305'),
    ('ur_way_egalite_8', 6, 'Expected value, per unit placed', '-0.112611', '-171824107274/1525814595305'),
    ('ur_way_egalite_8', 6, 'Hit frequency', '1.095541 %', '16715931951/1525814595305'),
    ('ur_way_egalite_8', 6, 'One hit in, coups', '91.279062', '1525814595305/16715931951'),
    ('ur_way_egalite_8', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_8', 6, 'True odds, to one', '90.279062', '1509098663354/16715931951'),
    ('ur_way_egalite_8', 6, 'Variance, per unit placed', '71.091019', '165507724090210591060593894/2328110179245760928043025'),
    ('ur_way_egalite_8', 6, 'Standard deviation, per unit placed', '8.431549', ''),
    ('ur_way_egalite_8', 6, 'Largest pay, to one', '80', ''),
    ('ur_way_egalite_9', 8, 'ways of tie', '55,146,054,060,032', ''),
    ('ur_way_egalite_9', 8, 'probability of tie', '0.0110327451', '16570328744/1501922558745'),
    ('ur_way_egalite_9', 8, 'return of tie', '0.8826196076', '265125259904/300384511749'),
    ('ur_way_egalite_9', 8, 'ways of loses', '4,943,252,221,443,328', ''),
    ('ur_way_egalite_9', 8, 'probability of loses', '0.9889672549', '1485352230001/1501922558745'),
    ('ur_way_egalite_9', 8, 'return of loses', '-0.9889672549', '-1485352230001/1501922558745'),
    ('ur_way_egalite_9', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_9', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_9', 8, 'return in total', '-0.1063476473', '-5915775203/55626761435'),
    ('ur_way_egalite_9', 8, 'House edge, per unit placed', '10.634765 %', '5915775203/55626761435'),
    ('ur_way_egalite_9', 8, 'House edge, per unit resolved', '10.634765 %', '5915775203/55626761435'),
    ('ur_way_egalite_9', 8, 'Element of risk, per unit at risk', '10.634765 %', '5915775203/55626761435'),
    ('ur_way_egalite_9', 8, 'Return to player, per unit placed', '89.365235 %', '49710986232/55626761435'),
    ('ur_way_egalite_9', 8, 'Expected value, per unit placed', '-0.106348', '-5915775203/55626761435'),
    ('ur_way_egalite_9', 8, 'Hit frequency', '1.103275 %', '16570328744/1501922558745'),
    ('ur_way_egalite_9', 8, 'One hit in, coups', '90.639273', '1501922558745/16570328744'),
    ('ur_way_egalite_9', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_9', 8, 'True odds, to one', '89.639273', '1485352230001/16570328744'),
    ('ur_way_egalite_9', 8, 'Variance, per unit placed', '71.587226', '221514972765750625038696/3094336587746403259225'),
    ('ur_way_egalite_9', 8, 'Standard deviation, per unit placed', '8.460923', ''),
    ('ur_way_egalite_9', 8, 'Largest pay, to one', '80', ''),
    ('ur_way_egalite_9', 6, 'ways of tie', '9,697,800,292,992', ''),
    ('ur_way_egalite_9', 6, 'probability of tie', '0.0110344067', '2405208406/217973513615'),
    ('ur_way_egalite_9', 6, 'return of tie', '0.8827525385', '38483334496/43594702723'),
    ('ur_way_egalite_9', 6, 'ways of loses', '869,171,406,602,688', ''),
    ('ur_way_egalite_9', 6, 'probability of loses', '0.9889655933', '215568305209/217973513615'),
    ('ur_way_egalite_9', 6, 'return of loses', '-0.9889655933', '-215568305209/217973513615'),
    ('ur_way_egalite_9', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_9', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_9', 6, 'return in total', '-0.1062130547', '-23151632729/217973513615'),
    ('ur_way_egalite_9', 6, 'House edge, per unit placed', '10.621305 %', '23151632729/217973513615'),
    ('ur_way_egalite_9', 6, 'House edge, per unit resolved', '10.621305 %', '23151632729/217973513615'),
    ('ur_way_egalite_9', 6, 'Element of risk, per unit at risk', '10.621305 %', '23151632729/217973513615'),
    ('ur_way_egalite_9', 6, 'Return to player, per unit placed', '89.378695 %', '194821880886/217973513615'),
    ('ur_way_egalite_9', 6, 'Expected value, per unit placed', '-0.106213', '-23151632729/217973513615'),
    ('ur_way_egalite_9', 6, 'Hit frequency', '1.103441 %', '2405208406/217973513615'),
    ('ur_way_egalite_9', 6, 'One hit in, coups', '90.625624', '217973513615/2405208406'),
    ('ur_way_egalite_9', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_9', 6, 'True odds, to one', '89.625624', '215568305209/2405208406'),
    ('ur_way_egalite_9', 6, 'Variance, per unit placed', '71.597887', '3401791237098199998149094/47512452637668590368225'),
    ('ur_way_egalite_9', 6, 'Standard deviation, per unit placed', '8.461553', ''),
    ('ur_way_egalite_9', 6, 'Largest pay, to one', '80', ''),
    ('three_giving_eight', 8, 'ways of win', '22,708,577,366,016', ''),
    ('three_giving_eight', 8, 'probability of win', '0.0045431709', '215828176/47506066335'),
    ('three_giving_eight', 8, 'return of win', '0.9086341710', '8633127040/9501213267'),
    ('three_giving_eight', 8, 'ways of loses', '4,975,689,698,137,344', ''),
    ('three_giving_eight', 8, 'probability of loses', '0.9954568291', '47290238159/47506066335'),
    ('three_giving_eight', 8, 'return of loses', '-0.9954568291', '-47290238159/47506066335'),
    ('three_giving_eight', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('three_giving_eight', 8, 'probability in total', '1.0000000000', '1/1'),
    ('three_giving_eight', 8, 'return in total', '-0.0868226582', '-1374867653/15835355445'),
    ('three_giving_eight', 8, 'House edge, per unit placed', '8.682266 %', '1374867653/15835355445'),
    ('three_giving_eight', 8, 'House edge, per unit resolved', '8.682266 %', '1374867653/15835355445'),
    ('three_giving_eight', 8, 'Element of risk, per unit at risk', '8.682266 %', '1374867653/15835355445'),
    ('three_giving_eight', 8, 'Return to player, per unit placed', '91.317734 %', '14460487792/15835355445'),
    ('three_giving_eight', 8, 'Expected value, per unit placed', '-0.086823', '-1374867653/15835355445'),
    ('three_giving_eight', 8, 'Hit frequency', '0.454317 %', '215828176/47506066335'),
    ('three_giving_eight', 8, 'One hit in, coups', '220.110586', '47506066335/215828176'),
    ('three_giving_eight', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('three_giving_eight', 8, 'True odds, to one', '219.110586', '47290238159/215828176'),
    ('three_giving_eight', 8, 'Variance, per unit placed', '182.714753', '45817274075792467680176/250758482069491148025'),
    ('three_giving_eight', 8, 'Standard deviation, per unit placed', '13.517202', ''),
    ('three_giving_eight', 8, 'Largest pay, to one', '200', ''),
    ('three_giving_eight', 6, 'ways of win', '3,998,282,570,496', ''),
    ('three_giving_eight', 6, 'probability of win', '0.0045493488', '22610628/4970080115'),
    ('three_giving_eight', 6, 'return of win', '0.9098697597', '904425120/994016023'),
    ('three_giving_eight', 6, 'ways of loses', '874,870,924,325,184', ''),
    ('three_giving_eight', 6, 'probability of loses', '0.9954506512', '4947469487/4970080115'),
    ('three_giving_eight', 6, 'return of loses', '-0.9954506512', '-4947469487/4970080115'),
    ('three_giving_eight', 6, 'ways in total', '878,869,206,895,680', ''),
    ('three_giving_eight', 6, 'probability in total', '1.0000000000', '1/1'),
    ('three_giving_eight', 6, 'return in total', '-0.0855808915', '-425343887/4970080115'),
    ('three_giving_eight', 6, 'House edge, per unit placed', '8.558089 %', '425343887/4970080115'),
    ('three_giving_eight', 6, 'House edge, per unit resolved', '8.558089 %', '425343887/4970080115'),
    ('three_giving_eight', 6, 'Element of risk, per unit at risk', '8.558089 %', '425343887/4970080115'),
    ('three_giving_eight', 6, 'Return to player, per unit placed', '91.441911 %', '4544736228/4970080115'),
    ('three_giving_eight', 6, 'Expected value, per unit placed', '-0.085581', '-425343887/4970080115'),
    ('three_giving_eight', 6, 'Hit frequency', '0.454935 %', '22610628/4970080115'),
    ('three_giving_eight', 6, 'One hit in, coups', '219.811679', '4970080115/22610628'),
    ('three_giving_eight', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('three_giving_eight', 6, 'True odds, to one', '218.811679', '4947469487/22610628'),
    ('three_giving_eight', 6, 'Variance, per unit placed', '182.962079', '4519473706713188482236/24701696349518413225'),
    ('three_giving_eight', 6, 'Standard deviation, per unit placed', '13.526348', ''),
    ('three_giving_eight', 6, 'Largest pay, to one', '200', ''),
]
# The claims end.


if __name__ == "__main__":
    sys.exit(main())
