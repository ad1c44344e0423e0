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
TITLE = 'Punto Banco with Dragon Bonus (unnamed house)'
READING = 'printed'
RULES_SHA256 = '852d5cdd556e0058f0101a84199c593e8c681f135a507debb4ddfdc7500600f3'
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
    'DDDDDDDDSD D',
    'SSDDDDDDSS D',
    'SSDDDDDDSS D',
    'SSSSSSDDSS S',
    'SSSSSSSSSS S',
    'NNNNNNNNNN N',
    'NNNNNNNNNN N',
]

# What a jackpot pays for one unit; None where the report has no meter.
METER = None

# The pays of a wager of several units are on its whole stake.
WAGERS = [
    # wager, title, share of a win that the house keeps, units
    ('punto', 'Punto', '0', 1),
    ('banco', 'Banco', '0', 1),
    ('egalite', 'Egalite', '0', 1),
    ('dragon_bonus_punto', 'Dragon Bonus on Punto', '0', 1),
    ('dragon_bonus_banco', 'Dragon Bonus on Banco', '0', 1),
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
    ('ur_way_neighbours_0', 'UR Way Neighbours 0 to 4', '0', 5),
    ('ur_way_neighbours_1', 'UR Way Neighbours 1 to 5', '0', 5),
    ('ur_way_neighbours_2', 'UR Way Neighbours 2 to 6', '0', 5),
    ('ur_way_neighbours_3', 'UR Way Neighbours 3 to 7', '0', 5),
    ('ur_way_neighbours_4', 'UR Way Neighbours 4 to 8', '0', 5),
    ('ur_way_neighbours_5', 'UR Way Neighbours 5 to 9', '0', 5),
    ('ur_way_full_house', 'UR Way Full House', '0', 10),
]

# The first line of a wager whose condition holds pays; where none does, it loses.
LINES = [
    # wager, line, event, condition, pays
    ('punto', 'win', 'Player wins', 'player_total > banker_total', '1 to 1'),
    ('punto', 'tie', 'Tie', 'player_total = banker_total', 'push'),
    ('banco', 'win', 'Banker wins', 'banker_total > player_total', '19 to 20'),
    ('banco', 'tie', 'Tie', 'player_total = banker_total', 'push'),
    ('egalite', 'tie', 'Any tie', 'player_total = banker_total', '8 to 1'),
    ('dragon_bonus_punto', 'natural_win', 'Player wins with a natural', 'player_natural AND player_total > banker_total', '1 to 1'),
    ('dragon_bonus_punto', 'wins_by_9', 'Player wins by 9, not a natural', 'NOT player_natural AND player_total - banker_total = 9', '20 to 1'),
    ('dragon_bonus_punto', 'wins_by_8', 'Player wins by 8, not a natural', 'NOT player_natural AND player_total - banker_total = 8', '8 to 1'),
    ('dragon_bonus_punto', 'wins_by_7', 'Player wins by 7, not a natural', 'NOT player_natural AND player_total - banker_total = 7', '7 to 1'),
    ('dragon_bonus_punto', 'wins_by_6', 'Player wins by 6, not a natural', 'NOT player_natural AND player_total - banker_total = 6', '4 to 1'),
    ('dragon_bonus_punto', 'wins_by_5', 'Player wins by 5, not a natural', 'NOT player_natural AND player_total - banker_total = 5', '3 to 1'),
    ('dragon_bonus_punto', 'wins_by_4', 'Player wins by 4, not a natural', 'NOT player_natural AND player_total - banker_total = 4', '1 to 1'),
    ('dragon_bonus_punto', 'natural_tie', 'Natural tie', 'player_natural AND player_total = banker_total', 'push'),
    ('dragon_bonus_banco', 'natural_win', 'Banker wins with a natural', 'banker_natural AND banker_total > player_total', '1 to 1'),
    ('dragon_bonus_banco', 'wins_by_9', 'Banker wins by 9, not a natural', 'NOT banker_natural AND banker_total - player_total = 9', '20 to 1'),
    ('dragon_bonus_banco', 'wins_by_8', 'Banker wins by 8, not a natural', 'NOT banker_natural AND banker_total - player_total = 8', '8 to 1'),
    ('dragon_bonus_banco', 'wins_by_7', 'Banker wins by 7, not a natural', 'NOT banker_natural AND banker_total - player_total = 7', '7 to 1'),
    ('dragon_bonus_banco', 'wins_by_6', 'Banker wins by 6, not a natural', 'NOT banker_natural AND banker_total - player_total = 6', '4 to 1'),
    ('dragon_bonus_banco', 'wins_by_5', 'Banker wins by 5, not a natural', 'NOT banker_natural AND banker_total - player_total = 5', '3 to 1'),
    ('dragon_bonus_banco', 'wins_by_4', 'Banker wins by 4, not a natural', 'NOT banker_natural AND banker_total - player_total = 4', '1 to 1'),
    ('dragon_bonus_banco', 'natural_tie', 'Natural tie', 'banker_natural AND banker_total = player_total', 'push'),
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
    ('ur_way_neighbours_0', 'ur_way_egalite_0', 'Tie on 0', 'player_total = 0 AND banker_total = 0', '146 to 5'),
    ('ur_way_neighbours_0', 'ur_way_egalite_1', 'Tie on 1', 'player_total = 1 AND banker_total = 1', '211 to 5'),
    ('ur_way_neighbours_0', 'ur_way_egalite_2', 'Tie on 2', 'player_total = 2 AND banker_total = 2', '221 to 5'),
    ('ur_way_neighbours_0', 'ur_way_egalite_3', 'Tie on 3', 'player_total = 3 AND banker_total = 3', '196 to 5'),
    ('ur_way_neighbours_0', 'ur_way_egalite_4', 'Tie on 4', 'player_total = 4 AND banker_total = 4', '116 to 5'),
    ('ur_way_neighbours_1', 'ur_way_egalite_1', 'Tie on 1', 'player_total = 1 AND banker_total = 1', '211 to 5'),
    ('ur_way_neighbours_1', 'ur_way_egalite_2', 'Tie on 2', 'player_total = 2 AND banker_total = 2', '221 to 5'),
    ('ur_way_neighbours_1', 'ur_way_egalite_3', 'Tie on 3', 'player_total = 3 AND banker_total = 3', '196 to 5'),
    ('ur_way_neighbours_1', 'ur_way_egalite_4', 'Tie on 4', 'player_total = 4 AND banker_total = 4', '116 to 5'),
    ('ur_way_neighbours_1', 'ur_way_egalite_5', 'Tie on 5', 'player_total = 5 AND banker_total = 5', '106 to 5'),
    ('ur_way_neighbours_2', 'ur_way_egalite_2', 'Tie on 2', 'player_total = 2 AND banker_total = 2', '221 to 5'),
    ('ur_way_neighbours_2', 'ur_way_egalite_3', 'Tie on 3', 'player_total = 3 AND banker_total = 3', '196 to 5'),
    ('ur_way_neighbours_2', 'ur_way_egalite_4', 'Tie on 4', 'player_total = 4 AND banker_total = 4', '116 to 5'),
    ('ur_way_neighbours_2', 'ur_way_egalite_5', 'Tie on 5', 'player_total = 5 AND banker_total = 5', '106 to 5'),
    ('ur_way_neighbours_2', 'ur_way_egalite_6', 'Tie on 6', 'player_total = 6 AND banker_total = 6', '41 to 5'),
    ('ur_way_neighbours_3', 'ur_way_egalite_3', 'Tie on 3', 'player_total = 3 AND banker_total = 3', '196 to 5'),
    ('ur_way_neighbours_3', 'ur_way_egalite_4', 'Tie on 4', 'player_total = 4 AND banker_total = 4', '116 to 5'),
    ('ur_way_neighbours_3', 'ur_way_egalite_5', 'Tie on 5', 'player_total = 5 AND banker_total = 5', '106 to 5'),
    ('ur_way_neighbours_3', 'ur_way_egalite_6', 'Tie on 6', 'player_total = 6 AND banker_total = 6', '41 to 5'),
    ('ur_way_neighbours_3', 'ur_way_egalite_7', 'Tie on 7', 'player_total = 7 AND banker_total = 7', '41 to 5'),
    ('ur_way_neighbours_4', 'ur_way_egalite_4', 'Tie on 4', 'player_total = 4 AND banker_total = 4', '116 to 5'),
    ('ur_way_neighbours_4', 'ur_way_egalite_5', 'Tie on 5', 'player_total = 5 AND banker_total = 5', '106 to 5'),
    ('ur_way_neighbours_4', 'ur_way_egalite_6', 'Tie on 6', 'player_total = 6 AND banker_total = 6', '41 to 5'),
    ('ur_way_neighbours_4', 'ur_way_egalite_7', 'Tie on 7', 'player_total = 7 AND banker_total = 7', '41 to 5'),
    ('ur_way_neighbours_4', 'ur_way_egalite_8', 'Tie on 8', 'player_total = 8 AND banker_total = 8', '76 to 5'),
    ('ur_way_neighbours_5', 'ur_way_egalite_5', 'Tie on 5', 'player_total = 5 AND banker_total = 5', '106 to 5'),
    ('ur_way_neighbours_5', 'ur_way_egalite_6', 'Tie on 6', 'player_total = 6 AND banker_total = 6', '41 to 5'),
    ('ur_way_neighbours_5', 'ur_way_egalite_7', 'Tie on 7', 'player_total = 7 AND banker_total = 7', '41 to 5'),
    ('ur_way_neighbours_5', 'ur_way_egalite_8', 'Tie on 8', 'player_total = 8 AND banker_total = 8', '76 to 5'),
    ('ur_way_neighbours_5', 'ur_way_egalite_9', 'Tie on 9', 'player_total = 9 AND banker_total = 9', '76 to 5'),
    ('ur_way_full_house', 'ur_way_egalite_0', 'Tie on 0', 'player_total = 0 AND banker_total = 0', '141 to 10'),
    ('ur_way_full_house', 'ur_way_egalite_1', 'Tie on 1', 'player_total = 1 AND banker_total = 1', '103 to 5'),
    ('ur_way_full_house', 'ur_way_egalite_2', 'Tie on 2', 'player_total = 2 AND banker_total = 2', '108 to 5'),
    ('ur_way_full_house', 'ur_way_egalite_3', 'Tie on 3', 'player_total = 3 AND banker_total = 3', '191 to 10'),
    ('ur_way_full_house', 'ur_way_egalite_4', 'Tie on 4', 'player_total = 4 AND banker_total = 4', '111 to 10'),
    ('ur_way_full_house', 'ur_way_egalite_5', 'Tie on 5', 'player_total = 5 AND banker_total = 5', '101 to 10'),
    ('ur_way_full_house', 'ur_way_egalite_6', 'Tie on 6', 'player_total = 6 AND banker_total = 6', '18 to 5'),
    ('ur_way_full_house', 'ur_way_egalite_7', 'Tie on 7', 'player_total = 7 AND banker_total = 7', '18 to 5'),
    ('ur_way_full_house', 'ur_way_egalite_8', 'Tie on 8', 'player_total = 8 AND banker_total = 8', '71 to 10'),
    ('ur_way_full_house', 'ur_way_egalite_9', 'Tie on 9', 'player_total = 9 AND banker_total = 9', '71 to 10'),
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
    ('punto', 8, 'ways of win', '2,233,976,149,237,760', ''),
    ('punto', 8, 'probability of win', '0.4469384043', '1745293866592/3904998652737'),
    ('punto', 8, 'return of win', '0.4469384043', '1745293866592/3904998652737'),
    ('punto', 8, 'ways of tie', '473,791,974,462,720', ''),
    ('punto', 8, 'probability of tie', '0.0947887600', '41127775561/433888739193'),
    ('punto', 8, 'return of tie', '0.0000000000', '0/1'),
    ('punto', 8, 'ways of loses', '2,290,630,151,802,880', ''),
    ('punto', 8, 'probability of loses', '0.4582728357', '1789554806096/3904998652737'),
    ('punto', 8, 'return of loses', '-0.4582728357', '-1789554806096/3904998652737'),
    ('punto', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('punto', 8, 'probability in total', '1.0000000000', '1/1'),
    ('punto', 8, 'return in total', '-0.0113344314', '-44260939504/3904998652737'),
    ('punto', 8, 'House edge, per unit placed', '1.133443 %', '44260939504/3904998652737'),
    ('punto', 8, 'House edge, per unit resolved', '1.252131 %', '2766308719/220928042043'),
    ('punto', 8, 'Element of risk, per unit at risk', '1.133443 %', '44260939504/3904998652737'),
    ('punto', 8, 'Return to player, per unit placed', '98.866557 %', '3860737713233/3904998652737'),
    ('punto', 8, 'Expected value, per unit placed', '-0.011334', '-44260939504/3904998652737'),
    ('punto', 8, 'Hit frequency', '44.693840 %', '1745293866592/3904998652737'),
    ('punto', 8, 'One hit in, coups', '2.237445', '3904998652737/1745293866592'),
    ('punto', 8, 'Push frequency', '9.478876 %', '41127775561/433888739193'),
    ('punto', 8, 'True odds, to one', '1.025360', '111847175381/109080866662'),
    ('punto', 8, 'Variance, per unit placed', '0.905083', '13801620273710035940581040/15249014477877785117591169'),
    ('punto', 8, 'Standard deviation, per unit placed', '0.951358', ''),
    ('punto', 8, 'Largest pay, to one', '1', ''),
    ('punto', 6, 'ways of win', '392,832,092,837,376', ''),
    ('punto', 6, 'probability of win', '0.4469744642', '682000161176/1525814595305'),
    ('punto', 6, 'return of win', '0.4469744642', '682000161176/1525814595305'),
    ('punto', 6, 'ways of tie', '83,229,460,354,368', ''),
    ('punto', 6, 'probability of tie', '0.0947006218', '144495590893/1525814595305'),
    ('punto', 6, 'return of tie', '0.0000000000', '0/1'),
    ('punto', 6, 'ways of loses', '402,807,653,703,936', ''),
    ('punto', 6, 'probability of loses', '0.4583249140', '53793757172/117370353485'),
    ('punto', 6, 'return of loses', '-0.4583249140', '-53793757172/117370353485'),
    ('punto', 6, 'ways in total', '878,869,206,895,680', ''),
    ('punto', 6, 'probability in total', '1.0000000000', '1/1'),
    ('punto', 6, 'return in total', '-0.0113504499', '-3463736412/305162919061'),
    ('punto', 6, 'House edge, per unit placed', '1.135045 %', '3463736412/305162919061'),
    ('punto', 6, 'House edge, per unit resolved', '1.253779 %', '4329670515/345329751103'),
    ('punto', 6, 'Element of risk, per unit at risk', '1.135045 %', '3463736412/305162919061'),
    ('punto', 6, 'Return to player, per unit placed', '98.864955 %', '301699182649/305162919061'),
    ('punto', 6, 'Expected value, per unit placed', '-0.011350', '-3463736412/305162919061'),
    ('punto', 6, 'Hit frequency', '44.697446 %', '682000161176/1525814595305'),
    ('punto', 6, 'One hit in, coups', '2.237264', '1525814595305/682000161176'),
    ('punto', 6, 'Push frequency', '9.470062 %', '144495590893/1525814595305'),
    ('punto', 6, 'True odds, to one', '1.025394', '174829710809/170500040294'),
    ('punto', 6, 'Variance, per unit placed', '0.905171', '421467352191141184728412/465622035849152185608605'),
    ('punto', 6, 'Standard deviation, per unit placed', '0.951405', ''),
    ('punto', 6, 'Largest pay, to one', '1', ''),
    ('banco', 8, 'ways of win', '2,290,630,151,802,880', ''),
    ('banco', 8, 'probability of win', '0.4582728357', '1789554806096/3904998652737'),
    ('banco', 8, 'return of win', '0.4353591939', '8500385328956/19524993263685'),
    ('banco', 8, 'ways of tie', '473,791,974,462,720', ''),
    ('banco', 8, 'probability of tie', '0.0947887600', '41127775561/433888739193'),
    ('banco', 8, 'return of tie', '0.0000000000', '0/1'),
    ('banco', 8, 'ways of loses', '2,233,976,149,237,760', ''),
    ('banco', 8, 'probability of loses', '0.4469384043', '1745293866592/3904998652737'),
    ('banco', 8, 'return of loses', '-0.4469384043', '-1745293866592/3904998652737'),
    ('banco', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('banco', 8, 'probability in total', '1.0000000000', '1/1'),
    ('banco', 8, 'return in total', '-0.0115792103', '-75361334668/6508331087895'),
    ('banco', 8, 'House edge, per unit placed', '1.157921 %', '75361334668/6508331087895'),
    ('banco', 8, 'House edge, per unit resolved', '1.279172 %', '18840333667/1472853613620'),
    ('banco', 8, 'Element of risk, per unit at risk', '1.157921 %', '75361334668/6508331087895'),
    ('banco', 8, 'Return to player, per unit placed', '98.842079 %', '6432969753227/6508331087895'),
    ('banco', 8, 'Expected value, per unit placed', '-0.011579', '-75361334668/6508331087895'),
    ('banco', 8, 'Hit frequency', '45.827284 %', '1789554806096/3904998652737'),
    ('banco', 8, 'One hit in, coups', '2.182106', '3904998652737/1789554806096'),
    ('banco', 8, 'Push frequency', '9.478876 %', '41127775561/433888739193'),
    ('banco', 8, 'True odds, to one', '0.975267', '109080866662/111847175381'),
    ('banco', 8, 'Variance, per unit placed', '0.860396', '36444956548577146920955589/42358373549660514215531025'),
    ('banco', 8, 'Standard deviation, per unit placed', '0.927575', ''),
    ('banco', 8, 'Largest pay, to one', '19/20', ''),
    ('banco', 6, 'ways of win', '402,807,653,703,936', ''),
    ('banco', 6, 'probability of win', '0.4583249140', '53793757172/117370353485'),
    ('banco', 6, 'return of win', '0.4354086683', '255520346567/586851767425'),
    ('banco', 6, 'ways of tie', '83,229,460,354,368', ''),
    ('banco', 6, 'probability of tie', '0.0947006218', '144495590893/1525814595305'),
    ('banco', 6, 'return of tie', '0.0000000000', '0/1'),
    ('banco', 6, 'ways of loses', '392,832,092,837,376', ''),
    ('banco', 6, 'probability of loses', '0.4469744642', '682000161176/1525814595305'),
    ('banco', 6, 'return of loses', '-0.4469744642', '-682000161176/1525814595305'),
    ('banco', 6, 'ways in total', '878,869,206,895,680', ''),
    ('banco', 6, 'probability in total', '1.0000000000', '1/1'),
    ('banco', 6, 'return in total', '-0.0115657958', '-12605185787/1089867568075'),
    ('banco', 6, 'House edge, per unit placed', '1.156580 %', '12605185787/1089867568075'),
    ('banco', 6, 'House edge, per unit resolved', '1.277566 %', '88236300509/6906595022060'),
    ('banco', 6, 'Element of risk, per unit at risk', '1.156580 %', '12605185787/1089867568075'),
    ('banco', 6, 'Return to player, per unit placed', '98.843420 %', '1077262382288/1089867568075'),
    ('banco', 6, 'Expected value, per unit placed', '-0.011566', '-12605185787/1089867568075'),
    ('banco', 6, 'Hit frequency', '45.832491 %', '53793757172/117370353485'),
    ('banco', 6, 'One hit in, coups', '2.181858', '117370353485/53793757172'),
    ('banco', 6, 'Push frequency', '9.470062 %', '144495590893/1525814595305'),
    ('banco', 6, 'True odds, to one', '0.975235', '170500040294/174829710809'),
    ('banco', 6, 'Variance, per unit placed', '0.860479', '28618425134017487783858803/33258716846368013257757500'),
    ('banco', 6, 'Standard deviation, per unit placed', '0.927620', ''),
    ('banco', 6, 'Largest pay, to one', '19/20', ''),
    ('egalite', 8, 'ways of tie', '473,791,974,462,720', ''),
    ('egalite', 8, 'probability of tie', '0.0947887600', '41127775561/433888739193'),
    ('egalite', 8, 'return of tie', '0.7583100799', '329022204488/433888739193'),
    ('egalite', 8, 'ways of loses', '4,524,606,301,040,640', ''),
    ('egalite', 8, 'probability of loses', '0.9052112400', '392760963632/433888739193'),
    ('egalite', 8, 'return of loses', '-0.9052112400', '-392760963632/433888739193'),
    ('egalite', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('egalite', 8, 'probability in total', '1.0000000000', '1/1'),
    ('egalite', 8, 'return in total', '-0.1469011601', '-21246253048/144629579731'),
    ('egalite', 8, 'House edge, per unit placed', '14.690116 %', '21246253048/144629579731'),
    ('egalite', 8, 'House edge, per unit resolved', '14.690116 %', '21246253048/144629579731'),
    ('egalite', 8, 'Element of risk, per unit at risk', '14.690116 %', '21246253048/144629579731'),
    ('egalite', 8, 'Return to player, per unit placed', '85.309884 %', '123383326683/144629579731'),
    ('egalite', 8, 'Expected value, per unit placed', '-0.146901', '-21246253048/144629579731'),
    ('egalite', 8, 'Hit frequency', '9.478876 %', '41127775561/433888739193'),
    ('egalite', 8, 'One hit in, coups', '10.549774', '433888739193/41127775561'),
    ('egalite', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('egalite', 8, 'True odds, to one', '9.549774', '392760963632/41127775561'),
    ('egalite', 8, 'Variance, per unit placed', '6.950112', '145380462852410814577968/20917715333165686032361'),
    ('egalite', 8, 'Standard deviation, per unit placed', '2.636306', ''),
    ('egalite', 8, 'Largest pay, to one', '8', ''),
    ('egalite', 6, 'ways of tie', '83,229,460,354,368', ''),
    ('egalite', 6, 'probability of tie', '0.0947006218', '144495590893/1525814595305'),
    ('egalite', 6, 'return of tie', '0.7576049742', '1155964727144/1525814595305'),
    ('egalite', 6, 'ways of loses', '795,639,746,541,312', ''),
    ('egalite', 6, 'probability of loses', '0.9052993782', '1381319004412/1525814595305'),
    ('egalite', 6, 'return of loses', '-0.9052993782', '-1381319004412/1525814595305'),
    ('egalite', 6, 'ways in total', '878,869,206,895,680', ''),
    ('egalite', 6, 'probability in total', '1.0000000000', '1/1'),
    ('egalite', 6, 'return in total', '-0.1476944040', '-225354277268/1525814595305'),
    ('egalite', 6, 'House edge, per unit placed', '14.769440 %', '225354277268/1525814595305'),
    ('egalite', 6, 'House edge, per unit resolved', '14.769440 %', '225354277268/1525814595305'),
    ('egalite', 6, 'Element of risk, per unit at risk', '14.769440 %', '225354277268/1525814595305'),
    ('egalite', 6, 'Return to player, per unit placed', '85.230560 %', '1300460318037/1525814595305'),
    ('egalite', 6, 'Expected value, per unit placed', '-0.147694', '-225354277268/1525814595305'),
    ('egalite', 6, 'Hit frequency', '9.470062 %', '144495590893/1525814595305'),
    ('egalite', 6, 'One hit in, coups', '10.559593', '1525814595305/144495590893'),
    ('egalite', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('egalite', 6, 'True odds, to one', '9.559593', '1381319004412/144495590893'),
    ('egalite', 6, 'Variance, per unit placed', '6.944326', '16167154966093635535613196/2328110179245760928043025'),
    ('egalite', 6, 'Standard deviation, per unit placed', '2.635209', ''),
    ('egalite', 6, 'Largest pay, to one', '8', ''),
    ('dragon_bonus_punto', 8, 'ways of natural_win', '812,685,054,124,032', ''),
    ('dragon_bonus_punto', 8, 'probability of natural_win', '0.1625890954', '74989984/461223945'),
    ('dragon_bonus_punto', 8, 'return of natural_win', '0.1625890954', '74989984/461223945'),
    ('dragon_bonus_punto', 8, 'ways of wins_by_9', '18,409,431,764,992', ''),
    ('dragon_bonus_punto', 8, 'probability of wins_by_9', '0.0036830662', '71911842832/19524993263685'),
    ('dragon_bonus_punto', 8, 'return of wins_by_9', '0.0736613241', '287647371328/3904998652737'),
    ('dragon_bonus_punto', 8, 'ways of wins_by_8', '34,358,278,283,264', ''),
    ('dragon_bonus_punto', 8, 'probability of wins_by_8', '0.0068738577', '10324001888/1501922558745'),
    ('dragon_bonus_punto', 8, 'return of wins_by_8', '0.0549908613', '82592015104/1501922558745'),
    ('dragon_bonus_punto', 8, 'ways of wins_by_7', '90,381,653,368,832', ''),
    ('dragon_bonus_punto', 8, 'probability of wins_by_7', '0.0180821232', '50436190496/2789284751955'),
    ('dragon_bonus_punto', 8, 'return of wins_by_7', '0.1265748623', '353053333472/2789284751955'),
    ('dragon_bonus_punto', 8, 'ways of wins_by_6', '142,565,376,890,880', ''),
    ('dragon_bonus_punto', 8, 'probability of wins_by_6', '0.0285222123', '12375466744/433888739193'),
    ('dragon_bonus_punto', 8, 'return of wins_by_6', '0.1140888493', '49501866976/433888739193'),
    ('dragon_bonus_punto', 8, 'ways of wins_by_5', '168,030,759,452,672', ''),
    ('dragon_bonus_punto', 8, 'probability of wins_by_5', '0.0336169209', '656370154112/19524993263685'),
    ('dragon_bonus_punto', 8, 'return of wins_by_5', '0.1008507627', '656370154112/6508331087895'),
    ('dragon_bonus_punto', 8, 'ways of wins_by_4', '189,173,937,264,640', ''),
    ('dragon_bonus_punto', 8, 'probability of wins_by_4', '0.0378469115', '147792138488/3904998652737'),
    ('dragon_bonus_punto', 8, 'return of wins_by_4', '0.0378469115', '147792138488/3904998652737'),
    ('dragon_bonus_punto', 8, 'ways of natural_tie', '89,325,908,267,520', ''),
    ('dragon_bonus_punto', 8, 'probability of natural_tie', '0.0178709065', '1648498/92244789'),
    ('dragon_bonus_punto', 8, 'return of natural_tie', '0.0000000000', '0/1'),
    ('dragon_bonus_punto', 8, 'ways of loses', '3,453,467,876,086,528', ''),
    ('dragon_bonus_punto', 8, 'probability of loses', '0.6909149063', '13490108890963/19524993263685'),
    ('dragon_bonus_punto', 8, 'return of loses', '-0.6909149063', '-13490108890963/19524993263685'),
    ('dragon_bonus_punto', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('dragon_bonus_punto', 8, 'probability in total', '1.0000000000', '1/1'),
    ('dragon_bonus_punto', 8, 'return in total', '-0.0203122396', '-396596342299/19524993263685'),
    ('dragon_bonus_punto', 8, 'House edge, per unit placed', '2.031224 %', '396596342299/19524993263685'),
    ('dragon_bonus_punto', 8, 'House edge, per unit resolved', '2.068184 %', '396596342299/19176063934515'),
    ('dragon_bonus_punto', 8, 'Element of risk, per unit at risk', '2.031224 %', '396596342299/19524993263685'),
    ('dragon_bonus_punto', 8, 'Return to player, per unit placed', '97.968776 %', '19128396921386/19524993263685'),
    ('dragon_bonus_punto', 8, 'Expected value, per unit placed', '-0.020312', '-396596342299/19524993263685'),
    ('dragon_bonus_punto', 8, 'Hit frequency', '29.121419 %', '812279291936/2789284751955'),
    ('dragon_bonus_punto', 8, 'One hit in, coups', '3.433899', '2789284751955/812279291936'),
    ('dragon_bonus_punto', 8, 'Push frequency', '1.787091 %', '1648498/92244789'),
    ('dragon_bonus_punto', 8, 'True odds, to one', '2.372532', '13490108890963/5685955043552'),
    ('dragon_bonus_punto', 8, 'Variance, per unit placed', '4.449023', '1696080563542957029836552894/381225361946944627939779225'),
    ('dragon_bonus_punto', 8, 'Standard deviation, per unit placed', '2.109271', ''),
    ('dragon_bonus_punto', 8, 'Largest pay, to one', '20', ''),
    ('dragon_bonus_punto', 6, 'ways of natural_win', '142,932,180,948,480', ''),
    ('dragon_bonus_punto', 6, 'probability of natural_win', '0.1626319136', '2099464/12909299'),
    ('dragon_bonus_punto', 6, 'return of natural_win', '0.1626319136', '2099464/12909299'),
    ('dragon_bonus_punto', 6, 'ways of wins_by_9', '3,232,842,506,496', ''),
    ('dragon_bonus_punto', 6, 'probability of wins_by_9', '0.0036784114', '5612573796/1525814595305'),
    ('dragon_bonus_punto', 6, 'return of wins_by_9', '0.0735682279', '22450295184/305162919061'),
    ('dragon_bonus_punto', 6, 'ways of wins_by_8', '6,038,664,897,024', ''),
    ('dragon_bonus_punto', 6, 'probability of wins_by_8', '0.0068709483', '10483793224/1525814595305'),
    ('dragon_bonus_punto', 6, 'return of wins_by_8', '0.0549675865', '83870345792/1525814595305'),
    ('dragon_bonus_punto', 6, 'ways of wins_by_7', '15,885,380,759,040', ''),
    ('dragon_bonus_punto', 6, 'probability of wins_by_7', '0.0180747950', '424289016/23474070697'),
    ('dragon_bonus_punto', 6, 'return of wins_by_7', '0.1265235651', '424289016/3353438671'),
    ('dragon_bonus_punto', 6, 'ways of wins_by_6', '25,064,382,453,120', ''),
    ('dragon_bonus_punto', 6, 'probability of wins_by_6', '0.0285188993', '8702910574/305162919061'),
    ('dragon_bonus_punto', 6, 'return of wins_by_6', '0.1140755974', '34811642296/305162919061'),
    ('dragon_bonus_punto', 6, 'ways of wins_by_5', '29,545,536,430,080', ''),
    ('dragon_bonus_punto', 6, 'probability of wins_by_5', '0.0336176717', '932624256/27742083551'),
    ('dragon_bonus_punto', 6, 'return of wins_by_5', '0.1008530150', '2797872768/27742083551'),
    ('dragon_bonus_punto', 6, 'ways of wins_by_4', '33,268,320,372,096', ''),
    ('dragon_bonus_punto', 6, 'probability of wins_by_4', '0.0378535510', '57757500646/1525814595305'),
    ('dragon_bonus_punto', 6, 'return of wins_by_4', '0.0378535510', '57757500646/1525814595305'),
    ('dragon_bonus_punto', 6, 'ways of natural_tie', '15,690,253,493,376', ''),
    ('dragon_bonus_punto', 6, 'probability of natural_tie', '0.0178527742', '1152334/64546495'),
    ('dragon_bonus_punto', 6, 'return of natural_tie', '0.0000000000', '0/1'),
    ('dragon_bonus_punto', 6, 'ways of loses', '607,211,645,035,968', ''),
    ('dragon_bonus_punto', 6, 'probability of loses', '0.6909010354', '150598126249/217973513615'),
    ('dragon_bonus_punto', 6, 'return of loses', '-0.6909010354', '-150598126249/217973513615'),
    ('dragon_bonus_punto', 6, 'ways in total', '878,869,206,895,680', ''),
    ('dragon_bonus_punto', 6, 'probability in total', '1.0000000000', '1/1'),
    ('dragon_bonus_punto', 6, 'return in total', '-0.0204275788', '-6233739581/305162919061'),
    ('dragon_bonus_punto', 6, 'House edge, per unit placed', '2.042758 %', '6233739581/305162919061'),
    ('dragon_bonus_punto', 6, 'House edge, per unit resolved', '2.079890 %', '31168697905/1498574571879'),
    ('dragon_bonus_punto', 6, 'Element of risk, per unit at risk', '2.042758 %', '6233739581/305162919061'),
    ('dragon_bonus_punto', 6, 'Return to player, per unit placed', '97.957242 %', '298929179480/305162919061'),
    ('dragon_bonus_punto', 6, 'Expected value, per unit placed', '-0.020428', '-6233739581/305162919061'),
    ('dragon_bonus_punto', 6, 'Hit frequency', '29.124619 %', '63483955448/217973513615'),
    ('dragon_bonus_punto', 6, 'One hit in, coups', '3.433521', '217973513615/63483955448'),
    ('dragon_bonus_punto', 6, 'Push frequency', '1.785277 %', '1152334/64546495'),
    ('dragon_bonus_punto', 6, 'True odds, to one', '2.372223', '150598126249/63483955448'),
    ('dragon_bonus_punto', 6, 'Variance, per unit placed', '4.446601', '414087068549891923882940/93124407169830437121721'),
    ('dragon_bonus_punto', 6, 'Standard deviation, per unit placed', '2.108696', ''),
    ('dragon_bonus_punto', 6, 'Largest pay, to one', '20', ''),
    ('dragon_bonus_banco', 8, 'ways of natural_win', '812,685,054,124,032', ''),
    ('dragon_bonus_banco', 8, 'probability of natural_win', '0.1625890954', '74989984/461223945'),
    ('dragon_bonus_banco', 8, 'return of natural_win', '0.1625890954', '74989984/461223945'),
    ('dragon_bonus_banco', 8, 'ways of wins_by_9', '15,390,342,909,952', ''),
    ('dragon_bonus_banco', 8, 'probability of wins_by_9', '0.0030790549', '60118526992/19524993263685'),
    ('dragon_bonus_banco', 8, 'return of wins_by_9', '0.0615810988', '240474107968/3904998652737'),
    ('dragon_bonus_banco', 8, 'ways of wins_by_8', '28,305,092,784,128', ''),
    ('dragon_bonus_banco', 8, 'probability of wins_by_8', '0.0056628326', '110566768688/19524993263685'),
    ('dragon_bonus_banco', 8, 'return of wins_by_8', '0.0453026609', '884534149504/19524993263685'),
    ('dragon_bonus_banco', 8, 'ways of wins_by_7', '79,934,747,099,136', ''),
    ('dragon_bonus_banco', 8, 'probability of wins_by_7', '0.0159920724', '104081701952/6508331087895'),
    ('dragon_bonus_banco', 8, 'return of wins_by_7', '0.1119445068', '104081701952/929761583985'),
    ('dragon_bonus_banco', 8, 'ways of wins_by_6', '120,303,506,913,280', ''),
    ('dragon_bonus_banco', 8, 'probability of wins_by_6', '0.0240684116', '93987114776/3904998652737'),
    ('dragon_bonus_banco', 8, 'return of wins_by_6', '0.0962736463', '375948459104/3904998652737'),
    ('dragon_bonus_banco', 8, 'ways of wins_by_5', '158,885,116,846,080', ''),
    ('dragon_bonus_banco', 8, 'probability of wins_by_5', '0.0317872062', '41376332512/1301666217579'),
    ('dragon_bonus_banco', 8, 'return of wins_by_5', '0.0953616187', '41376332512/433888739193'),
    ('dragon_bonus_banco', 8, 'ways of wins_by_4', '203,300,918,339,584', ''),
    ('dragon_bonus_banco', 8, 'probability of wins_by_4', '0.0406732131', '61088016328/1501922558745'),
    ('dragon_bonus_banco', 8, 'return of wins_by_4', '0.0406732131', '61088016328/1501922558745'),
    ('dragon_bonus_banco', 8, 'ways of natural_tie', '89,325,908,267,520', ''),
    ('dragon_bonus_banco', 8, 'probability of natural_tie', '0.0178709065', '1648498/92244789'),
    ('dragon_bonus_banco', 8, 'return of natural_tie', '0.0000000000', '0/1'),
    ('dragon_bonus_banco', 8, 'ways of loses', '3,490,267,588,219,648', ''),
    ('dragon_bonus_banco', 8, 'probability of loses', '0.6982772072', '13633857766483/19524993263685'),
    ('dragon_bonus_banco', 8, 'return of loses', '-0.6982772072', '-13633857766483/19524993263685'),
    ('dragon_bonus_banco', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('dragon_bonus_banco', 8, 'probability in total', '1.0000000000', '1/1'),
    ('dragon_bonus_banco', 8, 'return in total', '-0.0845513671', '-1650864872651/19524993263685'),
    ('dragon_bonus_banco', 8, 'House edge, per unit placed', '8.455137 %', '1650864872651/19524993263685'),
    ('dragon_bonus_banco', 8, 'House edge, per unit resolved', '8.608987 %', '1650864872651/19176063934515'),
    ('dragon_bonus_banco', 8, 'Element of risk, per unit at risk', '8.455137 %', '1650864872651/19524993263685'),
    ('dragon_bonus_banco', 8, 'Return to player, per unit placed', '91.544863 %', '17874128391034/19524993263685'),
    ('dragon_bonus_banco', 8, 'Expected value, per unit placed', '-0.084551', '-1650864872651/19524993263685'),
    ('dragon_bonus_banco', 8, 'Hit frequency', '28.385189 %', '5542206168032/19524993263685'),
    ('dragon_bonus_banco', 8, 'One hit in, coups', '3.522964', '19524993263685/5542206168032'),
    ('dragon_bonus_banco', 8, 'Push frequency', '1.787091 %', '1648498/92244789'),
    ('dragon_bonus_banco', 8, 'True odds, to one', '2.460006', '13633857766483/5542206168032'),
    ('dragon_bonus_banco', 8, 'Variance, per unit placed', '3.943225', '1503257314960654146814457774/381225361946944627939779225'),
    ('dragon_bonus_banco', 8, 'Standard deviation, per unit placed', '1.985755', ''),
    ('dragon_bonus_banco', 8, 'Largest pay, to one', '20', ''),
    ('dragon_bonus_banco', 6, 'ways of natural_win', '142,932,180,948,480', ''),
    ('dragon_bonus_banco', 6, 'probability of natural_win', '0.1626319136', '2099464/12909299'),
    ('dragon_bonus_banco', 6, 'return of natural_win', '0.1626319136', '2099464/12909299'),
    ('dragon_bonus_banco', 6, 'ways of wins_by_9', '2,701,790,560,512', ''),
    ('dragon_bonus_banco', 6, 'probability of wins_by_9', '0.0030741668', '4690608612/1525814595305'),
    ('dragon_bonus_banco', 6, 'return of wins_by_9', '0.0614833365', '18762434448/305162919061'),
    ('dragon_bonus_banco', 6, 'ways of wins_by_8', '4,974,010,949,376', ''),
    ('dragon_bonus_banco', 6, 'probability of wins_by_8', '0.0056595577', '1233633668/217973513615'),
    ('dragon_bonus_banco', 6, 'return of wins_by_8', '0.0452764613', '9869069344/217973513615'),
    ('dragon_bonus_banco', 6, 'ways of wins_by_7', '14,048,038,361,088', ''),
    ('dragon_bonus_banco', 6, 'probability of wins_by_7', '0.0159842196', '24388955488/1525814595305'),
    ('dragon_bonus_banco', 6, 'return of wins_by_7', '0.1118895369', '24388955488/217973513615'),
    ('dragon_bonus_banco', 6, 'ways of wins_by_6', '21,149,492,132,736', ''),
    ('dragon_bonus_banco', 6, 'probability of wins_by_6', '0.0240644364', '3337988026/138710417755'),
    ('dragon_bonus_banco', 6, 'return of wins_by_6', '0.0962577456', '13351952104/138710417755'),
    ('dragon_bonus_banco', 6, 'ways of wins_by_5', '27,940,487,330,304', ''),
    ('dragon_bonus_banco', 6, 'probability of wins_by_5', '0.0317914055', '48507790504/1525814595305'),
    ('dragon_bonus_banco', 6, 'return of wins_by_5', '0.0953742165', '145523371512/1525814595305'),
    ('dragon_bonus_banco', 6, 'ways of wins_by_4', '35,757,732,359,808', ''),
    ('dragon_bonus_banco', 6, 'probability of wins_by_4', '0.0406860681', '62079396458/1525814595305'),
    ('dragon_bonus_banco', 6, 'return of wins_by_4', '0.0406860681', '62079396458/1525814595305'),
    ('dragon_bonus_banco', 6, 'ways of natural_tie', '15,690,253,493,376', ''),
    ('dragon_bonus_banco', 6, 'probability of natural_tie', '0.0178527742', '1152334/64546495'),
    ('dragon_bonus_banco', 6, 'return of natural_tie', '0.0000000000', '0/1'),
    ('dragon_bonus_banco', 6, 'ways of loses', '613,675,220,760,000', ''),
    ('dragon_bonus_banco', 6, 'probability of loses', '0.6982554582', '30440239125/43594702723'),
    ('dragon_bonus_banco', 6, 'return of loses', '-0.6982554582', '-30440239125/43594702723'),
    ('dragon_bonus_banco', 6, 'ways in total', '878,869,206,895,680', ''),
    ('dragon_bonus_banco', 6, 'probability in total', '1.0000000000', '1/1'),
    ('dragon_bonus_banco', 6, 'return in total', '-0.0846561798', '-129169634717/1525814595305'),
    ('dragon_bonus_banco', 6, 'House edge, per unit placed', '8.465618 %', '129169634717/1525814595305'),
    ('dragon_bonus_banco', 6, 'House edge, per unit resolved', '8.619500 %', '129169634717/1498574571879'),
    ('dragon_bonus_banco', 6, 'Element of risk, per unit at risk', '8.465618 %', '129169634717/1525814595305'),
    ('dragon_bonus_banco', 6, 'Return to player, per unit placed', '91.534382 %', '1396644960588/1525814595305'),
    ('dragon_bonus_banco', 6, 'Expected value, per unit placed', '-0.084656', '-129169634717/1525814595305'),
    ('dragon_bonus_banco', 6, 'Hit frequency', '28.389177 %', '61880886072/217973513615'),
    ('dragon_bonus_banco', 6, 'One hit in, coups', '3.522469', '217973513615/61880886072'),
    ('dragon_bonus_banco', 6, 'Push frequency', '1.785277 %', '1152334/64546495'),
    ('dragon_bonus_banco', 6, 'True odds, to one', '2.459583', '50733731875/20626962024'),
    ('dragon_bonus_banco', 6, 'Variance, per unit placed', '3.940666', '9174303653463422626482216/2328110179245760928043025'),
    ('dragon_bonus_banco', 6, 'Standard deviation, per unit placed', '1.985111', ''),
    ('dragon_bonus_banco', 6, 'Largest pay, to one', '20', ''),
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
    ('ur_way_egalite_2', 8, 'ways of tie', '20,424,253,663,232', ''),
    ('ur_way_egalite_2', 8, 'probability of tie', '0.0040861597', '79782240872/19524993263685'),
    ('ur_way_egalite_2', 8, 'return of tie', '0.9193859354', '398911204360/433888739193'),
    ('ur_way_egalite_2', 8, 'ways of loses', '4,977,974,021,840,128', ''),
    ('ur_way_egalite_2', 8, 'probability of loses', '0.9959138403', '19445211022813/19524993263685'),
    ('ur_way_egalite_2', 8, 'return of loses', '-0.9959138403', '-19445211022813/19524993263685'),
    ('ur_way_egalite_2', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_2', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_2', 8, 'return in total', '-0.0765279048', '-1494206826613/19524993263685'),
    ('ur_way_egalite_2', 8, 'House edge, per unit placed', '7.652790 %', '1494206826613/19524993263685'),
    ('ur_way_egalite_2', 8, 'House edge, per unit resolved', '7.652790 %', '1494206826613/19524993263685'),
    ('ur_way_egalite_2', 8, 'Element of risk, per unit at risk', '7.652790 %', '1494206826613/19524993263685'),
    ('ur_way_egalite_2', 8, 'Return to player, per unit placed', '92.347210 %', '18030786437072/19524993263685'),
    ('ur_way_egalite_2', 8, 'Expected value, per unit placed', '-0.076528', '-1494206826613/19524993263685'),
    ('ur_way_egalite_2', 8, 'Hit frequency', '0.408616 %', '79782240872/19524993263685'),
    ('ur_way_egalite_2', 8, 'One hit in, coups', '244.728564', '19524993263685/79782240872'),
    ('ur_way_egalite_2', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_2', 8, 'True odds, to one', '243.728564', '19445211022813/79782240872'),
    ('ur_way_egalite_2', 8, 'Variance, per unit placed', '207.851893', '79238413061807548058888719136/381225361946944627939779225'),
    ('ur_way_egalite_2', 8, 'Standard deviation, per unit placed', '14.417069', ''),
    ('ur_way_egalite_2', 8, 'Largest pay, to one', '225', ''),
    ('ur_way_egalite_2', 6, 'ways of tie', '3,585,066,210,432', ''),
    ('ur_way_egalite_2', 6, 'probability of tie', '0.0040791806', '889153326/217973513615'),
    ('ur_way_egalite_2', 6, 'return of tie', '0.9178156329', '40011899670/43594702723'),
    ('ur_way_egalite_2', 6, 'ways of loses', '875,284,140,685,248', ''),
    ('ur_way_egalite_2', 6, 'probability of loses', '0.9959208194', '217084360289/217973513615'),
    ('ur_way_egalite_2', 6, 'return of loses', '-0.9959208194', '-217084360289/217973513615'),
    ('ur_way_egalite_2', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_2', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_2', 6, 'return in total', '-0.0781051865', '-17024861939/217973513615'),
    ('ur_way_egalite_2', 6, 'House edge, per unit placed', '7.810519 %', '17024861939/217973513615'),
    ('ur_way_egalite_2', 6, 'House edge, per unit resolved', '7.810519 %', '17024861939/217973513615'),
    ('ur_way_egalite_2', 6, 'Element of risk, per unit at risk', '7.810519 %', '17024861939/217973513615'),
    ('ur_way_egalite_2', 6, 'Return to player, per unit placed', '92.189481 %', '200948651676/217973513615'),
    ('ur_way_egalite_2', 6, 'Expected value, per unit placed', '-0.078105', '-17024861939/217973513615'),
    ('ur_way_egalite_2', 6, 'Hit frequency', '0.407918 %', '889153326/217973513615'),
    ('ur_way_egalite_2', 6, 'One hit in, coups', '245.147274', '217973513615/889153326'),
    ('ur_way_egalite_2', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_2', 6, 'True odds, to one', '244.147274', '217084360289/889153326'),
    ('ur_way_egalite_2', 6, 'Variance, per unit placed', '207.498338', '9858754947004869778926264/47512452637668590368225'),
    ('ur_way_egalite_2', 6, 'Standard deviation, per unit placed', '14.404803', ''),
    ('ur_way_egalite_2', 6, 'Largest pay, to one', '225', ''),
    ('ur_way_egalite_3', 8, 'ways of tie', '22,936,232,302,848', ''),
    ('ur_way_egalite_3', 8, 'probability of tie', '0.0045887164', '9954961937/2169443695965'),
    ('ur_way_egalite_3', 8, 'return of tie', '0.9177432865', '398198477480/433888739193'),
    ('ur_way_egalite_3', 8, 'ways of loses', '4,975,462,043,200,512', ''),
    ('ur_way_egalite_3', 8, 'probability of loses', '0.9954112836', '2159488734028/2169443695965'),
    ('ur_way_egalite_3', 8, 'return of loses', '-0.9954112836', '-2159488734028/2169443695965'),
    ('ur_way_egalite_3', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_3', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_3', 8, 'return in total', '-0.0776679971', '-56165448876/723147898655'),
    ('ur_way_egalite_3', 8, 'House edge, per unit placed', '7.766800 %', '56165448876/723147898655'),
    ('ur_way_egalite_3', 8, 'House edge, per unit resolved', '7.766800 %', '56165448876/723147898655'),
    ('ur_way_egalite_3', 8, 'Element of risk, per unit at risk', '7.766800 %', '56165448876/723147898655'),
    ('ur_way_egalite_3', 8, 'Return to player, per unit placed', '92.233200 %', '666982449779/723147898655'),
    ('ur_way_egalite_3', 8, 'Expected value, per unit placed', '-0.077668', '-56165448876/723147898655'),
    ('ur_way_egalite_3', 8, 'Hit frequency', '0.458872 %', '9954961937/2169443695965'),
    ('ur_way_egalite_3', 8, 'One hit in, coups', '217.925865', '2169443695965/9954961937'),
    ('ur_way_egalite_3', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_3', 8, 'True odds, to one', '216.925865', '2159488734028/9954961937'),
    ('ur_way_egalite_3', 8, 'Variance, per unit placed', '184.538036', '96502852768173835491447404/522942883329142150809025'),
    ('ur_way_egalite_3', 8, 'Standard deviation, per unit placed', '13.584478', ''),
    ('ur_way_egalite_3', 8, 'Largest pay, to one', '200', ''),
    ('ur_way_egalite_3', 6, 'ways of tie', '4,034,233,191,744', ''),
    ('ur_way_egalite_3', 6, 'probability of tie', '0.0045902543', '1000553867/217973513615'),
    ('ur_way_egalite_3', 6, 'return of tie', '0.9180508681', '40022154680/43594702723'),
    ('ur_way_egalite_3', 6, 'ways of loses', '874,834,973,703,936', ''),
    ('ur_way_egalite_3', 6, 'probability of loses', '0.9954097457', '216972959748/217973513615'),
    ('ur_way_egalite_3', 6, 'return of loses', '-0.9954097457', '-216972959748/217973513615'),
    ('ur_way_egalite_3', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_3', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_3', 6, 'return in total', '-0.0773588775', '-16862186348/217973513615'),
    ('ur_way_egalite_3', 6, 'House edge, per unit placed', '7.735888 %', '16862186348/217973513615'),
    ('ur_way_egalite_3', 6, 'House edge, per unit resolved', '7.735888 %', '16862186348/217973513615'),
    ('ur_way_egalite_3', 6, 'Element of risk, per unit at risk', '7.735888 %', '16862186348/217973513615'),
    ('ur_way_egalite_3', 6, 'Return to player, per unit placed', '92.264112 %', '201111327267/217973513615'),
    ('ur_way_egalite_3', 6, 'Expected value, per unit placed', '-0.077359', '-16862186348/217973513615'),
    ('ur_way_egalite_3', 6, 'Hit frequency', '0.459025 %', '1000553867/217973513615'),
    ('ur_way_egalite_3', 6, 'One hit in, coups', '217.852852', '217973513615/1000553867'),
    ('ur_way_egalite_3', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_3', 6, 'True odds, to one', '216.852852', '216972959748/1000553867'),
    ('ur_way_egalite_3', 6, 'Variance, per unit placed', '184.599599', '8770779703109898815591916/47512452637668590368225'),
    ('ur_way_egalite_3', 6, 'Standard deviation, per unit placed', '13.586744', ''),
    ('ur_way_egalite_3', 6, 'Largest pay, to one', '200', ''),
    ('ur_way_egalite_4', 8, 'ways of tie', '36,826,054,703,104', ''),
    ('ur_way_egalite_4', 8, 'probability of tie', '0.0073675711', '143851776184/19524993263685'),
    ('ur_way_egalite_4', 8, 'return of tie', '0.8841085325', '1150814209472/1301666217579'),
    ('ur_way_egalite_4', 8, 'ways of loses', '4,961,572,220,800,256', ''),
    ('ur_way_egalite_4', 8, 'probability of loses', '0.9926324289', '19381141487501/19524993263685'),
    ('ur_way_egalite_4', 8, 'return of loses', '-0.9926324289', '-19381141487501/19524993263685'),
    ('ur_way_egalite_4', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_4', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_4', 8, 'return in total', '-0.1085238964', '-2118928345421/19524993263685'),
    ('ur_way_egalite_4', 8, 'House edge, per unit placed', '10.852390 %', '2118928345421/19524993263685'),
    ('ur_way_egalite_4', 8, 'House edge, per unit resolved', '10.852390 %', '2118928345421/19524993263685'),
    ('ur_way_egalite_4', 8, 'Element of risk, per unit at risk', '10.852390 %', '2118928345421/19524993263685'),
    ('ur_way_egalite_4', 8, 'Return to player, per unit placed', '89.147610 %', '17406064918264/19524993263685'),
    ('ur_way_egalite_4', 8, 'Expected value, per unit placed', '-0.108524', '-2118928345421/19524993263685'),
    ('ur_way_egalite_4', 8, 'Hit frequency', '0.736757 %', '143851776184/19524993263685'),
    ('ur_way_egalite_4', 8, 'One hit in, coups', '135.729942', '19524993263685/143851776184'),
    ('ur_way_egalite_4', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_4', 8, 'True odds, to one', '134.729942', '19381141487501/143851776184'),
    ('ur_way_egalite_4', 8, 'Variance, per unit placed', '107.073879', '40819278237501755666056809944/381225361946944627939779225'),
    ('ur_way_egalite_4', 8, 'Standard deviation, per unit placed', '10.347651', ''),
    ('ur_way_egalite_4', 8, 'Largest pay, to one', '120', ''),
    ('ur_way_egalite_4', 6, 'ways of tie', '6,466,994,411,904', ''),
    ('ur_way_egalite_4', 6, 'probability of tie', '0.0073583127', '863647758/117370353485'),
    ('ur_way_egalite_4', 6, 'return of tie', '0.8829975192', '20727546192/23474070697'),
    ('ur_way_egalite_4', 6, 'ways of loses', '872,402,212,483,776', ''),
    ('ur_way_egalite_4', 6, 'probability of loses', '0.9926416873', '116506705727/117370353485'),
    ('ur_way_egalite_4', 6, 'return of loses', '-0.9926416873', '-116506705727/117370353485'),
    ('ur_way_egalite_4', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_4', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_4', 6, 'return in total', '-0.1096441681', '-1169906797/10670032135'),
    ('ur_way_egalite_4', 6, 'House edge, per unit placed', '10.964417 %', '1169906797/10670032135'),
    ('ur_way_egalite_4', 6, 'House edge, per unit resolved', '10.964417 %', '1169906797/10670032135'),
    ('ur_way_egalite_4', 6, 'Element of risk, per unit at risk', '10.964417 %', '1169906797/10670032135'),
    ('ur_way_egalite_4', 6, 'Return to player, per unit placed', '89.035583 %', '9500125338/10670032135'),
    ('ur_way_egalite_4', 6, 'Expected value, per unit placed', '-0.109644', '-1169906797/10670032135'),
    ('ur_way_egalite_4', 6, 'Hit frequency', '0.735831 %', '863647758/117370353485'),
    ('ur_way_egalite_4', 6, 'One hit in, coups', '135.900722', '117370353485/863647758'),
    ('ur_way_egalite_4', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_4', 6, 'True odds, to one', '134.900722', '116506705727/863647758'),
    ('ur_way_egalite_4', 6, 'Variance, per unit placed', '106.940322', '12175111378363806517986/113849585761932658225'),
    ('ur_way_egalite_4', 6, 'Standard deviation, per unit placed', '10.341195', ''),
    ('ur_way_egalite_4', 6, 'Largest pay, to one', '120', ''),
    ('ur_way_egalite_5', 8, 'ways of tie', '34,897,135,429,888', ''),
    ('ur_way_egalite_5', 8, 'probability of tie', '0.0069816636', '1323465391/189563041395'),
    ('ur_way_egalite_5', 8, 'return of tie', '0.7679829989', '29116238602/37912608279'),
    ('ur_way_egalite_5', 8, 'ways of loses', '4,963,501,140,073,472', ''),
    ('ur_way_egalite_5', 8, 'probability of loses', '0.9930183364', '188239576004/189563041395'),
    ('ur_way_egalite_5', 8, 'return of loses', '-0.9930183364', '-188239576004/189563041395'),
    ('ur_way_egalite_5', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_5', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_5', 8, 'return in total', '-0.2250353375', '-14219460998/63187680465'),
    ('ur_way_egalite_5', 8, 'House edge, per unit placed', '22.503534 %', '14219460998/63187680465'),
    ('ur_way_egalite_5', 8, 'House edge, per unit resolved', '22.503534 %', '14219460998/63187680465'),
    ('ur_way_egalite_5', 8, 'Element of risk, per unit at risk', '22.503534 %', '14219460998/63187680465'),
    ('ur_way_egalite_5', 8, 'Return to player, per unit placed', '77.496466 %', '48968219467/63187680465'),
    ('ur_way_egalite_5', 8, 'Expected value, per unit placed', '-0.225035', '-14219460998/63187680465'),
    ('ur_way_egalite_5', 8, 'Hit frequency', '0.698166 %', '1323465391/189563041395'),
    ('ur_way_egalite_5', 8, 'One hit in, coups', '143.232337', '189563041395/1323465391'),
    ('ur_way_egalite_5', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_5', 8, 'True odds, to one', '142.232337', '188239576004/1323465391'),
    ('ur_way_egalite_5', 8, 'Variance, per unit placed', '85.420507', '341057004195139258185116/3992682962546942616225'),
    ('ur_way_egalite_5', 8, 'Standard deviation, per unit placed', '9.242322', ''),
    ('ur_way_egalite_5', 8, 'Largest pay, to one', '110', ''),
    ('ur_way_egalite_5', 6, 'ways of tie', '6,139,276,352,064', ''),
    ('ur_way_egalite_5', 6, 'probability of tie', '0.0069854266', '10658465889/1525814595305'),
    ('ur_way_egalite_5', 6, 'return of tie', '0.7683969280', '21316931778/27742083551'),
    ('ur_way_egalite_5', 6, 'ways of loses', '872,729,930,543,616', ''),
    ('ur_way_egalite_5', 6, 'probability of loses', '0.9930145734', '1515156129416/1525814595305'),
    ('ur_way_egalite_5', 6, 'return of loses', '-0.9930145734', '-1515156129416/1525814595305'),
    ('ur_way_egalite_5', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_5', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_5', 6, 'return in total', '-0.2246176453', '-342724881626/1525814595305'),
    ('ur_way_egalite_5', 6, 'House edge, per unit placed', '22.461765 %', '342724881626/1525814595305'),
    ('ur_way_egalite_5', 6, 'House edge, per unit resolved', '22.461765 %', '342724881626/1525814595305'),
    ('ur_way_egalite_5', 6, 'Element of risk, per unit at risk', '22.461765 %', '342724881626/1525814595305'),
    ('ur_way_egalite_5', 6, 'Return to player, per unit placed', '77.538235 %', '1183089713679/1525814595305'),
    ('ur_way_egalite_5', 6, 'Expected value, per unit placed', '-0.224618', '-342724881626/1525814595305'),
    ('ur_way_egalite_5', 6, 'Hit frequency', '0.698543 %', '10658465889/1525814595305'),
    ('ur_way_egalite_5', 6, 'One hit in, coups', '143.155179', '1525814595305/10658465889'),
    ('ur_way_egalite_5', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_5', 6, 'True odds, to one', '142.155179', '1515156129416/10658465889'),
    ('ur_way_egalite_5', 6, 'Variance, per unit placed', '85.466224', '198974785077603061352442504/2328110179245760928043025'),
    ('ur_way_egalite_5', 6, 'Standard deviation, per unit placed', '9.244794', ''),
    ('ur_way_egalite_5', 6, 'Largest pay, to one', '110', ''),
    ('ur_way_egalite_6', 8, 'ways of tie', '96,701,968,292,608', ''),
    ('ur_way_egalite_6', 8, 'probability of tie', '0.0193465912', '53963151949/2789284751955'),
    ('ur_way_egalite_6', 8, 'return of tie', '0.8705966058', '53963151949/61984105599'),
    ('ur_way_egalite_6', 8, 'ways of loses', '4,901,696,307,210,752', ''),
    ('ur_way_egalite_6', 8, 'probability of loses', '0.9806534088', '2735321600006/2789284751955'),
    ('ur_way_egalite_6', 8, 'return of loses', '-0.9806534088', '-2735321600006/2789284751955'),
    ('ur_way_egalite_6', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_6', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_6', 8, 'return in total', '-0.1100568029', '-13346946187/121273250085'),
    ('ur_way_egalite_6', 8, 'House edge, per unit placed', '11.005680 %', '13346946187/121273250085'),
    ('ur_way_egalite_6', 8, 'House edge, per unit resolved', '11.005680 %', '13346946187/121273250085'),
    ('ur_way_egalite_6', 8, 'Element of risk, per unit at risk', '11.005680 %', '13346946187/121273250085'),
    ('ur_way_egalite_6', 8, 'Return to player, per unit placed', '88.994320 %', '107926303898/121273250085'),
    ('ur_way_egalite_6', 8, 'Expected value, per unit placed', '-0.110057', '-13346946187/121273250085'),
    ('ur_way_egalite_6', 8, 'Hit frequency', '1.934659 %', '53963151949/2789284751955'),
    ('ur_way_egalite_6', 8, 'One hit in, coups', '51.688692', '2789284751955/53963151949'),
    ('ur_way_egalite_6', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_6', 8, 'True odds, to one', '50.688692', '2735321600006/53963151949'),
    ('ur_way_egalite_6', 8, 'Variance, per unit placed', '40.145388', '590426300522022309246776/14707201186178952507225'),
    ('ur_way_egalite_6', 8, 'Standard deviation, per unit placed', '6.336039', ''),
    ('ur_way_egalite_6', 8, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_6', 6, 'ways of tie', '16,974,601,737,408', ''),
    ('ur_way_egalite_6', 6, 'probability of tie', '0.0193141387', '4209970669/217973513615'),
    ('ur_way_egalite_6', 6, 'return of tie', '0.8691362403', '37889736021/43594702723'),
    ('ur_way_egalite_6', 6, 'ways of loses', '861,894,605,158,272', ''),
    ('ur_way_egalite_6', 6, 'probability of loses', '0.9806858613', '213763542946/217973513615'),
    ('ur_way_egalite_6', 6, 'return of loses', '-0.9806858613', '-213763542946/217973513615'),
    ('ur_way_egalite_6', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_6', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_6', 6, 'return in total', '-0.1115496210', '-24314862841/217973513615'),
    ('ur_way_egalite_6', 6, 'House edge, per unit placed', '11.154962 %', '24314862841/217973513615'),
    ('ur_way_egalite_6', 6, 'House edge, per unit resolved', '11.154962 %', '24314862841/217973513615'),
    ('ur_way_egalite_6', 6, 'Element of risk, per unit at risk', '11.154962 %', '24314862841/217973513615'),
    ('ur_way_egalite_6', 6, 'Return to player, per unit placed', '88.845038 %', '193658650774/217973513615'),
    ('ur_way_egalite_6', 6, 'Expected value, per unit placed', '-0.111550', '-24314862841/217973513615'),
    ('ur_way_egalite_6', 6, 'Hit frequency', '1.931414 %', '4209970669/217973513615'),
    ('ur_way_egalite_6', 6, 'One hit in, coups', '51.775542', '217973513615/4209970669'),
    ('ur_way_egalite_6', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_6', 6, 'True odds, to one', '50.775542', '213763542946/4209970669'),
    ('ur_way_egalite_6', 6, 'Variance, per unit placed', '40.079373', '1904269328333248796449384/47512452637668590368225'),
    ('ur_way_egalite_6', 6, 'Standard deviation, per unit placed', '6.330827', ''),
    ('ur_way_egalite_6', 6, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_7', 8, 'ways of tie', '102,243,181,303,808', ''),
    ('ur_way_egalite_7', 8, 'probability of tie', '0.0204551890', '399387426968/19524993263685'),
    ('ur_way_egalite_7', 8, 'return of tie', '0.9204835039', '399387426968/433888739193'),
    ('ur_way_egalite_7', 8, 'ways of loses', '4,896,155,094,199,552', ''),
    ('ur_way_egalite_7', 8, 'probability of loses', '0.9795448110', '19125605836717/19524993263685'),
    ('ur_way_egalite_7', 8, 'return of loses', '-0.9795448110', '-19125605836717/19524993263685'),
    ('ur_way_egalite_7', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_7', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_7', 8, 'return in total', '-0.0590613071', '-50137896659/848912750595'),
    ('ur_way_egalite_7', 8, 'House edge, per unit placed', '5.906131 %', '50137896659/848912750595'),
    ('ur_way_egalite_7', 8, 'House edge, per unit resolved', '5.906131 %', '50137896659/848912750595'),
    ('ur_way_egalite_7', 8, 'Element of risk, per unit at risk', '5.906131 %', '50137896659/848912750595'),
    ('ur_way_egalite_7', 8, 'Return to player, per unit placed', '94.093869 %', '798774853936/848912750595'),
    ('ur_way_egalite_7', 8, 'Expected value, per unit placed', '-0.059061', '-50137896659/848912750595'),
    ('ur_way_egalite_7', 8, 'Hit frequency', '2.045519 %', '399387426968/19524993263685'),
    ('ur_way_egalite_7', 8, 'One hit in, coups', '48.887351', '19524993263685/399387426968'),
    ('ur_way_egalite_7', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_7', 8, 'True odds, to one', '47.887351', '19125605836717/399387426968'),
    ('ur_way_egalite_7', 8, 'Variance, per unit placed', '42.397814', '30554106017322261481536224/720652858122768672854025'),
    ('ur_way_egalite_7', 8, 'Standard deviation, per unit placed', '6.511360', ''),
    ('ur_way_egalite_7', 8, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_7', 6, 'ways of tie', '17,984,433,723,264', ''),
    ('ur_way_egalite_7', 6, 'probability of tie', '0.0204631515', '31222975214/1525814595305'),
    ('ur_way_egalite_7', 6, 'return of tie', '0.9208418172', '281006776926/305162919061'),
    ('ur_way_egalite_7', 6, 'ways of loses', '860,884,773,172,416', ''),
    ('ur_way_egalite_7', 6, 'probability of loses', '0.9795368485', '1494591620091/1525814595305'),
    ('ur_way_egalite_7', 6, 'return of loses', '-0.9795368485', '-1494591620091/1525814595305'),
    ('ur_way_egalite_7', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_7', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_7', 6, 'return in total', '-0.0586950313', '-89557735461/1525814595305'),
    ('ur_way_egalite_7', 6, 'House edge, per unit placed', '5.869503 %', '89557735461/1525814595305'),
    ('ur_way_egalite_7', 6, 'House edge, per unit resolved', '5.869503 %', '89557735461/1525814595305'),
    ('ur_way_egalite_7', 6, 'Element of risk, per unit at risk', '5.869503 %', '89557735461/1525814595305'),
    ('ur_way_egalite_7', 6, 'Return to player, per unit placed', '94.130497 %', '1436256859844/1525814595305'),
    ('ur_way_egalite_7', 6, 'Expected value, per unit placed', '-0.058695', '-89557735461/1525814595305'),
    ('ur_way_egalite_7', 6, 'Hit frequency', '2.046315 %', '31222975214/1525814595305'),
    ('ur_way_egalite_7', 6, 'One hit in, coups', '48.868328', '1525814595305/31222975214'),
    ('ur_way_egalite_7', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_7', 6, 'True odds, to one', '47.868328', '1494591620091/31222975214'),
    ('ur_way_egalite_7', 6, 'Variance, per unit placed', '42.413974', '98744403482968588950186984/2328110179245760928043025'),
    ('ur_way_egalite_7', 6, 'Standard deviation, per unit placed', '6.512601', ''),
    ('ur_way_egalite_7', 6, 'Largest pay, to one', '45', ''),
    ('ur_way_egalite_8', 8, 'ways of tie', '55,137,975,618,304', ''),
    ('ur_way_egalite_8', 8, 'probability of tie', '0.0110311289', '215382717259/19524993263685'),
    ('ur_way_egalite_8', 8, 'return of tie', '0.8824903112', '3446123476144/3904998652737'),
    ('ur_way_egalite_8', 8, 'ways of loses', '4,943,260,299,885,056', ''),
    ('ur_way_egalite_8', 8, 'probability of loses', '0.9889688711', '19309610546426/19524993263685'),
    ('ur_way_egalite_8', 8, 'return of loses', '-0.9889688711', '-19309610546426/19524993263685'),
    ('ur_way_egalite_8', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_egalite_8', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_8', 8, 'return in total', '-0.1064785599', '-76999746878/723147898655'),
    ('ur_way_egalite_8', 8, 'House edge, per unit placed', '10.647856 %', '76999746878/723147898655'),
    ('ur_way_egalite_8', 8, 'House edge, per unit resolved', '10.647856 %', '76999746878/723147898655'),
    ('ur_way_egalite_8', 8, 'Element of risk, per unit at risk', '10.647856 %', '76999746878/723147898655'),
    ('ur_way_egalite_8', 8, 'Return to player, per unit placed', '89.352144 %', '646148151777/723147898655'),
    ('ur_way_egalite_8', 8, 'Expected value, per unit placed', '-0.106479', '-76999746878/723147898655'),
    ('ur_way_egalite_8', 8, 'Hit frequency', '1.103113 %', '215382717259/19524993263685'),
    ('ur_way_egalite_8', 8, 'One hit in, coups', '90.652553', '19524993263685/215382717259'),
    ('ur_way_egalite_8', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_8', 8, 'True odds, to one', '89.652553', '19309610546426/215382717259'),
    ('ur_way_egalite_8', 8, 'Variance, per unit placed', '71.576856', '37430607498320480858697006/522942883329142150809025'),
    ('ur_way_egalite_8', 8, 'Standard deviation, per unit placed', '8.460311', ''),
    ('ur_way_egalite_8', 8, 'Largest pay, to one', '80', ''),
    ('ur_way_egalite_8', 6, 'ways of tie', '9,673,451,904,960', ''),
    ('ur_way_egalite_8', 6, 'probability of tie', '0.0110067025', '3358837467/305162919061'),
    ('ur_way_egalite_8', 6, 'return of tie', '0.8805362008', '268706997360/305162919061'),
    ('ur_way_egalite_8', 6, 'ways of loses', '869,195,754,990,720', ''),
    ('ur_way_egalite_8', 6, 'probability of loses', '0.9889932975', '301804081594/305162919061'),
    ('ur_way_egalite_8', 6, 'return of loses', '-0.9889932975', '-301804081594/305162919061'),
    ('ur_way_egalite_8', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_egalite_8', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_egalite_8', 6, 'return in total', '-0.1084570967', '-33097084234/305162919061'),
    ('ur_way_egalite_8', 6, 'House edge, per unit placed', '10.845710 %', '33097084234/305162919061'),
    ('ur_way_egalite_8', 6, 'House edge, per unit resolved', '10.845710 %', '33097084234/305162919061'),
    ('ur_way_egalite_8', 6, 'Element of risk, per unit at risk', '10.845710 %', '33097084234/305162919061'),
    ('ur_way_egalite_8', 6, 'Return to player, per unit placed', '89.154290 %', '272065834827/305162919061'),
    ('ur_way_egalite_8', 6, 'Expected value, per unit placed', '-0.108457', '-33097084234/305162919061'),
    ('ur_way_egalite_8', 6, 'Hit frequency', '1.100670 %', '3358837467/305162919061'),
    ('ur_way_egalite_8', 6, 'One hit in, coups', '90.853732', '305162919061/3358837467'),
    ('ur_way_egalite_8', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_egalite_8', 6, 'True odds, to one', '89.853732', '301804081594/3358837467'),
    ('ur_way_egalite_8', 6, 'Variance, per unit placed', '71.420126', '6650956932458478424813278/93124407169830437121721'),
    ('ur_way_egalite_8', 6, 'Standard deviation, per unit placed', '8.451043', ''),
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
    ('ur_way_neighbours_0', 8, 'ways of ur_way_egalite_0', '28,979,901,420,544', ''),
    ('ur_way_neighbours_0', 8, 'probability of ur_way_egalite_0', '0.0057978376', '113202739924/19524993263685'),
    ('ur_way_neighbours_0', 8, 'return of ur_way_egalite_0', '0.1692968577', '16527600028904/97624966318425'),
    ('ur_way_neighbours_0', 8, 'ways of ur_way_egalite_1', '20,499,217,668,352', ''),
    ('ur_way_neighbours_0', 8, 'probability of ur_way_egalite_1', '0.0041011573', '80075069017/19524993263685'),
    ('ur_way_neighbours_0', 8, 'return of ur_way_egalite_1', '0.1730688388', '16895839562587/97624966318425'),
    ('ur_way_neighbours_0', 8, 'ways of ur_way_egalite_2', '20,424,253,663,232', ''),
    ('ur_way_neighbours_0', 8, 'probability of ur_way_egalite_2', '0.0040861597', '79782240872/19524993263685'),
    ('ur_way_neighbours_0', 8, 'return of ur_way_egalite_2', '0.1806082593', '1356298094824/7509612793725'),
    ('ur_way_neighbours_0', 8, 'ways of ur_way_egalite_3', '22,936,232,302,848', ''),
    ('ur_way_neighbours_0', 8, 'probability of ur_way_egalite_3', '0.0045887164', '9954961937/2169443695965'),
    ('ur_way_neighbours_0', 8, 'return of ur_way_egalite_3', '0.1798776842', '278738934236/1549602639975'),
    ('ur_way_neighbours_0', 8, 'ways of ur_way_egalite_4', '36,826,054,703,104', ''),
    ('ur_way_neighbours_0', 8, 'probability of ur_way_egalite_4', '0.0073675711', '143851776184/19524993263685'),
    ('ur_way_neighbours_0', 8, 'return of ur_way_egalite_4', '0.1709276496', '16686806037344/97624966318425'),
    ('ur_way_neighbours_0', 8, 'ways of loses', '4,868,732,615,745,280', ''),
    ('ur_way_neighbours_0', 8, 'probability of loses', '0.9740585578', '3803697356051/3904998652737'),
    ('ur_way_neighbours_0', 8, 'return of loses', '-0.9740585578', '-3803697356051/3904998652737'),
    ('ur_way_neighbours_0', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_neighbours_0', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_0', 8, 'return in total', '-0.1002792682', '-279707433796/2789284751955'),
    ('ur_way_neighbours_0', 8, 'House edge, per unit placed', '10.027927 %', '279707433796/2789284751955'),
    ('ur_way_neighbours_0', 8, 'House edge, per unit resolved', '10.027927 %', '279707433796/2789284751955'),
    ('ur_way_neighbours_0', 8, 'Element of risk, per unit at risk', '10.027927 %', '279707433796/2789284751955'),
    ('ur_way_neighbours_0', 8, 'Return to player, per unit placed', '89.972073 %', '2509577318159/2789284751955'),
    ('ur_way_neighbours_0', 8, 'Expected value, per unit placed', '-0.100279', '-279707433796/2789284751955'),
    ('ur_way_neighbours_0', 8, 'Hit frequency', '2.594144 %', '101301296686/3904998652737'),
    ('ur_way_neighbours_0', 8, 'One hit in, coups', '38.548358', '3904998652737/101301296686'),
    ('ur_way_neighbours_0', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_0', 8, 'True odds, to one', '37.548358', '3803697356051/101301296686'),
    ('ur_way_neighbours_0', 8, 'Variance, per unit placed', '32.210588', '1754213274930125123459729408/54460765992420661134254175'),
    ('ur_way_neighbours_0', 8, 'Standard deviation, per unit placed', '5.675437', ''),
    ('ur_way_neighbours_0', 8, 'Largest pay, to one', '221/5', ''),
    ('ur_way_neighbours_0', 6, 'ways of ur_way_egalite_0', '5,068,928,240,640', ''),
    ('ur_way_neighbours_0', 6, 'probability of ur_way_egalite_0', '0.0057675570', '160004048/27742083551'),
    ('ur_way_neighbours_0', 6, 'return of ur_way_egalite_0', '0.1684126642', '23360591008/138710417755'),
    ('ur_way_neighbours_0', 6, 'ways of ur_way_egalite_1', '3,604,674,288,960', ''),
    ('ur_way_neighbours_0', 6, 'probability of ur_way_egalite_1', '0.0041014912', '1251623017/305162919061'),
    ('ur_way_neighbours_0', 6, 'return of ur_way_egalite_1', '0.1730829272', '264092456587/1525814595305'),
    ('ur_way_neighbours_0', 6, 'ways of ur_way_egalite_2', '3,585,066,210,432', ''),
    ('ur_way_neighbours_0', 6, 'probability of ur_way_egalite_2', '0.0040791806', '889153326/217973513615'),
    ('ur_way_neighbours_0', 6, 'return of ur_way_egalite_2', '0.1802997821', '15115606542/83835966775'),
    ('ur_way_neighbours_0', 6, 'ways of ur_way_egalite_3', '4,034,233,191,744', ''),
    ('ur_way_neighbours_0', 6, 'probability of ur_way_egalite_3', '0.0045902543', '1000553867/217973513615'),
    ('ur_way_neighbours_0', 6, 'return of ur_way_egalite_3', '0.1799379702', '196108557932/1089867568075'),
    ('ur_way_neighbours_0', 6, 'ways of ur_way_egalite_4', '6,466,994,411,904', ''),
    ('ur_way_neighbours_0', 6, 'probability of ur_way_egalite_4', '0.0073583127', '863647758/117370353485'),
    ('ur_way_neighbours_0', 6, 'return of ur_way_egalite_4', '0.1707128537', '100183139928/586851767425'),
    ('ur_way_neighbours_0', 6, 'ways of loses', '856,109,310,552,000', ''),
    ('ur_way_neighbours_0', 6, 'probability of loses', '0.9741032042', '297260177275/305162919061'),
    ('ur_way_neighbours_0', 6, 'return of loses', '-0.9741032042', '-297260177275/305162919061'),
    ('ur_way_neighbours_0', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_neighbours_0', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_0', 6, 'return in total', '-0.1016570068', '-155109744718/1525814595305'),
    ('ur_way_neighbours_0', 6, 'House edge, per unit placed', '10.165701 %', '155109744718/1525814595305'),
    ('ur_way_neighbours_0', 6, 'House edge, per unit resolved', '10.165701 %', '155109744718/1525814595305'),
    ('ur_way_neighbours_0', 6, 'Element of risk, per unit at risk', '10.165701 %', '155109744718/1525814595305'),
    ('ur_way_neighbours_0', 6, 'Return to player, per unit placed', '89.834299 %', '1370704850587/1525814595305'),
    ('ur_way_neighbours_0', 6, 'Expected value, per unit placed', '-0.101657', '-155109744718/1525814595305'),
    ('ur_way_neighbours_0', 6, 'Hit frequency', '2.589680 %', '7902741786/305162919061'),
    ('ur_way_neighbours_0', 6, 'One hit in, coups', '38.614816', '305162919061/7902741786'),
    ('ur_way_neighbours_0', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_0', 6, 'True odds, to one', '37.614816', '297260177275/7902741786'),
    ('ur_way_neighbours_0', 6, 'Variance, per unit placed', '32.168875', '74892686243544499801043394/2328110179245760928043025'),
    ('ur_way_neighbours_0', 6, 'Standard deviation, per unit placed', '5.671761', ''),
    ('ur_way_neighbours_0', 6, 'Largest pay, to one', '221/5', ''),
    ('ur_way_neighbours_1', 8, 'ways of ur_way_egalite_1', '20,499,217,668,352', ''),
    ('ur_way_neighbours_1', 8, 'probability of ur_way_egalite_1', '0.0041011573', '80075069017/19524993263685'),
    ('ur_way_neighbours_1', 8, 'return of ur_way_egalite_1', '0.1730688388', '16895839562587/97624966318425'),
    ('ur_way_neighbours_1', 8, 'ways of ur_way_egalite_2', '20,424,253,663,232', ''),
    ('ur_way_neighbours_1', 8, 'probability of ur_way_egalite_2', '0.0040861597', '79782240872/19524993263685'),
    ('ur_way_neighbours_1', 8, 'return of ur_way_egalite_2', '0.1806082593', '1356298094824/7509612793725'),
    ('ur_way_neighbours_1', 8, 'ways of ur_way_egalite_3', '22,936,232,302,848', ''),
    ('ur_way_neighbours_1', 8, 'probability of ur_way_egalite_3', '0.0045887164', '9954961937/2169443695965'),
    ('ur_way_neighbours_1', 8, 'return of ur_way_egalite_3', '0.1798776842', '278738934236/1549602639975'),
    ('ur_way_neighbours_1', 8, 'ways of ur_way_egalite_4', '36,826,054,703,104', ''),
    ('ur_way_neighbours_1', 8, 'probability of ur_way_egalite_4', '0.0073675711', '143851776184/19524993263685'),
    ('ur_way_neighbours_1', 8, 'return of ur_way_egalite_4', '0.1709276496', '16686806037344/97624966318425'),
    ('ur_way_neighbours_1', 8, 'ways of ur_way_egalite_5', '34,897,135,429,888', ''),
    ('ur_way_neighbours_1', 8, 'probability of ur_way_egalite_5', '0.0069816636', '1323465391/189563041395'),
    ('ur_way_neighbours_1', 8, 'return of ur_way_egalite_5', '0.1480112689', '140287331446/947815206975'),
    ('ur_way_neighbours_1', 8, 'ways of loses', '4,862,815,381,735,936', ''),
    ('ur_way_neighbours_1', 8, 'probability of loses', '0.9728747318', '18995372584906/19524993263685'),
    ('ur_way_neighbours_1', 8, 'return of loses', '-0.9728747318', '-18995372584906/19524993263685'),
    ('ur_way_neighbours_1', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_neighbours_1', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_1', 8, 'return in total', '-0.1203810310', '-435266448003/3615739493275'),
    ('ur_way_neighbours_1', 8, 'House edge, per unit placed', '12.038103 %', '435266448003/3615739493275'),
    ('ur_way_neighbours_1', 8, 'House edge, per unit resolved', '12.038103 %', '435266448003/3615739493275'),
    ('ur_way_neighbours_1', 8, 'Element of risk, per unit at risk', '12.038103 %', '435266448003/3615739493275'),
    ('ur_way_neighbours_1', 8, 'Return to player, per unit placed', '87.961897 %', '3180473045272/3615739493275'),
    ('ur_way_neighbours_1', 8, 'Expected value, per unit placed', '-0.120381', '-435266448003/3615739493275'),
    ('ur_way_neighbours_1', 8, 'Hit frequency', '2.712527 %', '529620678779/19524993263685'),
    ('ur_way_neighbours_1', 8, 'One hit in, coups', '36.865995', '19524993263685/529620678779'),
    ('ur_way_neighbours_1', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_1', 8, 'True odds, to one', '35.865995', '18995372584906/529620678779'),
    ('ur_way_neighbours_1', 8, 'Variance, per unit placed', '30.399339', '1192283840874635786810651078/39220716249685661310676875'),
    ('ur_way_neighbours_1', 8, 'Standard deviation, per unit placed', '5.513560', ''),
    ('ur_way_neighbours_1', 8, 'Largest pay, to one', '221/5', ''),
    ('ur_way_neighbours_1', 6, 'ways of ur_way_egalite_1', '3,604,674,288,960', ''),
    ('ur_way_neighbours_1', 6, 'probability of ur_way_egalite_1', '0.0041014912', '1251623017/305162919061'),
    ('ur_way_neighbours_1', 6, 'return of ur_way_egalite_1', '0.1730829272', '264092456587/1525814595305'),
    ('ur_way_neighbours_1', 6, 'ways of ur_way_egalite_2', '3,585,066,210,432', ''),
    ('ur_way_neighbours_1', 6, 'probability of ur_way_egalite_2', '0.0040791806', '889153326/217973513615'),
    ('ur_way_neighbours_1', 6, 'return of ur_way_egalite_2', '0.1802997821', '15115606542/83835966775'),
    ('ur_way_neighbours_1', 6, 'ways of ur_way_egalite_3', '4,034,233,191,744', ''),
    ('ur_way_neighbours_1', 6, 'probability of ur_way_egalite_3', '0.0045902543', '1000553867/217973513615'),
    ('ur_way_neighbours_1', 6, 'return of ur_way_egalite_3', '0.1799379702', '196108557932/1089867568075'),
    ('ur_way_neighbours_1', 6, 'ways of ur_way_egalite_4', '6,466,994,411,904', ''),
    ('ur_way_neighbours_1', 6, 'probability of ur_way_egalite_4', '0.0073583127', '863647758/117370353485'),
    ('ur_way_neighbours_1', 6, 'return of ur_way_egalite_4', '0.1707128537', '100183139928/586851767425'),
    ('ur_way_neighbours_1', 6, 'ways of ur_way_egalite_5', '6,139,276,352,064', ''),
    ('ur_way_neighbours_1', 6, 'probability of ur_way_egalite_5', '0.0069854266', '10658465889/1525814595305'),
    ('ur_way_neighbours_1', 6, 'return of ur_way_egalite_5', '0.1480910443', '1129797384234/7629072976525'),
    ('ur_way_neighbours_1', 6, 'ways of loses', '855,038,962,440,576', ''),
    ('ur_way_neighbours_1', 6, 'probability of loses', '0.9728853346', '1484442643126/1525814595305'),
    ('ur_way_neighbours_1', 6, 'return of loses', '-0.9728853346', '-1484442643126/1525814595305'),
    ('ur_way_neighbours_1', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_neighbours_1', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_1', 6, 'return in total', '-0.1207607571', '-921292628551/7629072976525'),
    ('ur_way_neighbours_1', 6, 'House edge, per unit placed', '12.076076 %', '921292628551/7629072976525'),
    ('ur_way_neighbours_1', 6, 'House edge, per unit resolved', '12.076076 %', '921292628551/7629072976525'),
    ('ur_way_neighbours_1', 6, 'Element of risk, per unit at risk', '12.076076 %', '921292628551/7629072976525'),
    ('ur_way_neighbours_1', 6, 'Return to player, per unit placed', '87.923924 %', '6707780347974/7629072976525'),
    ('ur_way_neighbours_1', 6, 'Expected value, per unit placed', '-0.120761', '-921292628551/7629072976525'),
    ('ur_way_neighbours_1', 6, 'Hit frequency', '2.711467 %', '41371952179/1525814595305'),
    ('ur_way_neighbours_1', 6, 'One hit in, coups', '36.880411', '1525814595305/41371952179'),
    ('ur_way_neighbours_1', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_1', 6, 'True odds, to one', '35.880411', '1484442643126/41371952179'),
    ('ur_way_neighbours_1', 6, 'Variance, per unit placed', '30.385289', '1768507506687747251931186744/58202754481144023201075625'),
    ('ur_way_neighbours_1', 6, 'Standard deviation, per unit placed', '5.512285', ''),
    ('ur_way_neighbours_1', 6, 'Largest pay, to one', '221/5', ''),
    ('ur_way_neighbours_2', 8, 'ways of ur_way_egalite_2', '20,424,253,663,232', ''),
    ('ur_way_neighbours_2', 8, 'probability of ur_way_egalite_2', '0.0040861597', '79782240872/19524993263685'),
    ('ur_way_neighbours_2', 8, 'return of ur_way_egalite_2', '0.1806082593', '1356298094824/7509612793725'),
    ('ur_way_neighbours_2', 8, 'ways of ur_way_egalite_3', '22,936,232,302,848', ''),
    ('ur_way_neighbours_2', 8, 'probability of ur_way_egalite_3', '0.0045887164', '9954961937/2169443695965'),
    ('ur_way_neighbours_2', 8, 'return of ur_way_egalite_3', '0.1798776842', '278738934236/1549602639975'),
    ('ur_way_neighbours_2', 8, 'ways of ur_way_egalite_4', '36,826,054,703,104', ''),
    ('ur_way_neighbours_2', 8, 'probability of ur_way_egalite_4', '0.0073675711', '143851776184/19524993263685'),
    ('ur_way_neighbours_2', 8, 'return of ur_way_egalite_4', '0.1709276496', '16686806037344/97624966318425'),
    ('ur_way_neighbours_2', 8, 'ways of ur_way_egalite_5', '34,897,135,429,888', ''),
    ('ur_way_neighbours_2', 8, 'probability of ur_way_egalite_5', '0.0069816636', '1323465391/189563041395'),
    ('ur_way_neighbours_2', 8, 'return of ur_way_egalite_5', '0.1480112689', '140287331446/947815206975'),
    ('ur_way_neighbours_2', 8, 'ways of ur_way_egalite_6', '96,701,968,292,608', ''),
    ('ur_way_neighbours_2', 8, 'probability of ur_way_egalite_6', '0.0193465912', '53963151949/2789284751955'),
    ('ur_way_neighbours_2', 8, 'return of ur_way_egalite_6', '0.1586420482', '2212489229909/13946423759775'),
    ('ur_way_neighbours_2', 8, 'ways of loses', '4,786,612,631,111,680', ''),
    ('ur_way_neighbours_2', 8, 'probability of loses', '0.9576292979', '3739541118056/3904998652737'),
    ('ur_way_neighbours_2', 8, 'return of loses', '-0.9576292979', '-3739541118056/3904998652737'),
    ('ur_way_neighbours_2', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_neighbours_2', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_2', 8, 'return in total', '-0.1195623877', '-20299607089/169782550119'),
    ('ur_way_neighbours_2', 8, 'House edge, per unit placed', '11.956239 %', '20299607089/169782550119'),
    ('ur_way_neighbours_2', 8, 'House edge, per unit resolved', '11.956239 %', '20299607089/169782550119'),
    ('ur_way_neighbours_2', 8, 'Element of risk, per unit at risk', '11.956239 %', '20299607089/169782550119'),
    ('ur_way_neighbours_2', 8, 'Return to player, per unit placed', '88.043761 %', '149482943030/169782550119'),
    ('ur_way_neighbours_2', 8, 'Expected value, per unit placed', '-0.119562', '-20299607089/169782550119'),
    ('ur_way_neighbours_2', 8, 'Hit frequency', '4.237070 %', '165457534681/3904998652737'),
    ('ur_way_neighbours_2', 8, 'One hit in, coups', '23.601214', '3904998652737/165457534681'),
    ('ur_way_neighbours_2', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_2', 8, 'True odds, to one', '22.601214', '3739541118056/165457534681'),
    ('ur_way_neighbours_2', 8, 'Variance, per unit placed', '24.381650', '404126225485195456868626966/16575015736823679475642575'),
    ('ur_way_neighbours_2', 8, 'Standard deviation, per unit placed', '4.937778', ''),
    ('ur_way_neighbours_2', 8, 'Largest pay, to one', '221/5', ''),
    ('ur_way_neighbours_2', 6, 'ways of ur_way_egalite_2', '3,585,066,210,432', ''),
    ('ur_way_neighbours_2', 6, 'probability of ur_way_egalite_2', '0.0040791806', '889153326/217973513615'),
    ('ur_way_neighbours_2', 6, 'return of ur_way_egalite_2', '0.1802997821', '15115606542/83835966775'),
    ('ur_way_neighbours_2', 6, 'ways of ur_way_egalite_3', '4,034,233,191,744', ''),
    ('ur_way_neighbours_2', 6, 'probability of ur_way_egalite_3', '0.0045902543', '1000553867/217973513615'),
    ('ur_way_neighbours_2', 6, 'return of ur_way_egalite_3', '0.1799379702', '196108557932/1089867568075'),
    ('ur_way_neighbours_2', 6, 'ways of ur_way_egalite_4', '6,466,994,411,904', ''),
    ('ur_way_neighbours_2', 6, 'probability of ur_way_egalite_4', '0.0073583127', '863647758/117370353485'),
    ('ur_way_neighbours_2', 6, 'return of ur_way_egalite_4', '0.1707128537', '100183139928/586851767425'),
    ('ur_way_neighbours_2', 6, 'ways of ur_way_egalite_5', '6,139,276,352,064', ''),
    ('ur_way_neighbours_2', 6, 'probability of ur_way_egalite_5', '0.0069854266', '10658465889/1525814595305'),
    ('ur_way_neighbours_2', 6, 'return of ur_way_egalite_5', '0.1480910443', '1129797384234/7629072976525'),
    ('ur_way_neighbours_2', 6, 'ways of ur_way_egalite_6', '16,974,601,737,408', ''),
    ('ur_way_neighbours_2', 6, 'probability of ur_way_egalite_6', '0.0193141387', '4209970669/217973513615'),
    ('ur_way_neighbours_2', 6, 'return of ur_way_egalite_6', '0.1583759371', '172608797429/1089867568075'),
    ('ur_way_neighbours_2', 6, 'ways of loses', '841,669,034,992,128', ''),
    ('ur_way_neighbours_2', 6, 'probability of loses', '0.9576726871', '208747280504/217973513615'),
    ('ur_way_neighbours_2', 6, 'return of loses', '-0.9576726871', '-208747280504/217973513615'),
    ('ur_way_neighbours_2', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_neighbours_2', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_2', 6, 'return in total', '-0.1202550997', '-2988387399/24850400575'),
    ('ur_way_neighbours_2', 6, 'House edge, per unit placed', '12.025510 %', '2988387399/24850400575'),
    ('ur_way_neighbours_2', 6, 'House edge, per unit resolved', '12.025510 %', '2988387399/24850400575'),
    ('ur_way_neighbours_2', 6, 'Element of risk, per unit at risk', '12.025510 %', '2988387399/24850400575'),
    ('ur_way_neighbours_2', 6, 'Return to player, per unit placed', '87.974490 %', '21862013176/24850400575'),
    ('ur_way_neighbours_2', 6, 'Expected value, per unit placed', '-0.120255', '-2988387399/24850400575'),
    ('ur_way_neighbours_2', 6, 'Hit frequency', '4.232731 %', '9226233111/217973513615'),
    ('ur_way_neighbours_2', 6, 'One hit in, coups', '23.625407', '217973513615/9226233111'),
    ('ur_way_neighbours_2', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_2', 6, 'True odds, to one', '22.625407', '208747280504/9226233111'),
    ('ur_way_neighbours_2', 6, 'Variance, per unit placed', '24.364781', '4619209706021170187936248/189585519482553821501875'),
    ('ur_way_neighbours_2', 6, 'Standard deviation, per unit placed', '4.936069', ''),
    ('ur_way_neighbours_2', 6, 'Largest pay, to one', '221/5', ''),
    ('ur_way_neighbours_3', 8, 'ways of ur_way_egalite_3', '22,936,232,302,848', ''),
    ('ur_way_neighbours_3', 8, 'probability of ur_way_egalite_3', '0.0045887164', '9954961937/2169443695965'),
    ('ur_way_neighbours_3', 8, 'return of ur_way_egalite_3', '0.1798776842', '278738934236/1549602639975'),
    ('ur_way_neighbours_3', 8, 'ways of ur_way_egalite_4', '36,826,054,703,104', ''),
    ('ur_way_neighbours_3', 8, 'probability of ur_way_egalite_4', '0.0073675711', '143851776184/19524993263685'),
    ('ur_way_neighbours_3', 8, 'return of ur_way_egalite_4', '0.1709276496', '16686806037344/97624966318425'),
    ('ur_way_neighbours_3', 8, 'ways of ur_way_egalite_5', '34,897,135,429,888', ''),
    ('ur_way_neighbours_3', 8, 'probability of ur_way_egalite_5', '0.0069816636', '1323465391/189563041395'),
    ('ur_way_neighbours_3', 8, 'return of ur_way_egalite_5', '0.1480112689', '140287331446/947815206975'),
    ('ur_way_neighbours_3', 8, 'ways of ur_way_egalite_6', '96,701,968,292,608', ''),
    ('ur_way_neighbours_3', 8, 'probability of ur_way_egalite_6', '0.0193465912', '53963151949/2789284751955'),
    ('ur_way_neighbours_3', 8, 'return of ur_way_egalite_6', '0.1586420482', '2212489229909/13946423759775'),
    ('ur_way_neighbours_3', 8, 'ways of ur_way_egalite_7', '102,243,181,303,808', ''),
    ('ur_way_neighbours_3', 8, 'probability of ur_way_egalite_7', '0.0204551890', '399387426968/19524993263685'),
    ('ur_way_neighbours_3', 8, 'return of ur_way_egalite_7', '0.1677325496', '16374884505688/97624966318425'),
    ('ur_way_neighbours_3', 8, 'ways of loses', '4,704,793,703,471,104', ''),
    ('ur_way_neighbours_3', 8, 'probability of loses', '0.9412602686', '18378100404184/19524993263685'),
    ('ur_way_neighbours_3', 8, 'return of loses', '-0.9412602686', '-18378100404184/19524993263685'),
    ('ur_way_neighbours_3', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_neighbours_3', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_3', 8, 'return in total', '-0.1160690682', '-11331238872719/97624966318425'),
    ('ur_way_neighbours_3', 8, 'House edge, per unit placed', '11.606907 %', '11331238872719/97624966318425'),
    ('ur_way_neighbours_3', 8, 'House edge, per unit resolved', '11.606907 %', '11331238872719/97624966318425'),
    ('ur_way_neighbours_3', 8, 'Element of risk, per unit at risk', '11.606907 %', '11331238872719/97624966318425'),
    ('ur_way_neighbours_3', 8, 'Return to player, per unit placed', '88.393093 %', '86293727445706/97624966318425'),
    ('ur_way_neighbours_3', 8, 'Expected value, per unit placed', '-0.116069', '-11331238872719/97624966318425'),
    ('ur_way_neighbours_3', 8, 'Hit frequency', '5.873973 %', '1146892859501/19524993263685'),
    ('ur_way_neighbours_3', 8, 'One hit in, coups', '17.024252', '19524993263685/1146892859501'),
    ('ur_way_neighbours_3', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_3', 8, 'True odds, to one', '16.024252', '18378100404184/1146892859501'),
    ('ur_way_neighbours_3', 8, 'Variance, per unit placed', '17.758626', '169250961153412539670847858474/9530634048673615698494480625'),
    ('ur_way_neighbours_3', 8, 'Standard deviation, per unit placed', '4.214098', ''),
    ('ur_way_neighbours_3', 8, 'Largest pay, to one', '196/5', ''),
    ('ur_way_neighbours_3', 6, 'ways of ur_way_egalite_3', '4,034,233,191,744', ''),
    ('ur_way_neighbours_3', 6, 'probability of ur_way_egalite_3', '0.0045902543', '1000553867/217973513615'),
    ('ur_way_neighbours_3', 6, 'return of ur_way_egalite_3', '0.1799379702', '196108557932/1089867568075'),
    ('ur_way_neighbours_3', 6, 'ways of ur_way_egalite_4', '6,466,994,411,904', ''),
    ('ur_way_neighbours_3', 6, 'probability of ur_way_egalite_4', '0.0073583127', '863647758/117370353485'),
    ('ur_way_neighbours_3', 6, 'return of ur_way_egalite_4', '0.1707128537', '100183139928/586851767425'),
    ('ur_way_neighbours_3', 6, 'ways of ur_way_egalite_5', '6,139,276,352,064', ''),
    ('ur_way_neighbours_3', 6, 'probability of ur_way_egalite_5', '0.0069854266', '10658465889/1525814595305'),
    ('ur_way_neighbours_3', 6, 'return of ur_way_egalite_5', '0.1480910443', '1129797384234/7629072976525'),
    ('ur_way_neighbours_3', 6, 'ways of ur_way_egalite_6', '16,974,601,737,408', ''),
    ('ur_way_neighbours_3', 6, 'probability of ur_way_egalite_6', '0.0193141387', '4209970669/217973513615'),
    ('ur_way_neighbours_3', 6, 'return of ur_way_egalite_6', '0.1583759371', '172608797429/1089867568075'),
    ('ur_way_neighbours_3', 6, 'ways of ur_way_egalite_7', '17,984,433,723,264', ''),
    ('ur_way_neighbours_3', 6, 'probability of ur_way_egalite_7', '0.0204631515', '31222975214/1525814595305'),
    ('ur_way_neighbours_3', 6, 'return of ur_way_egalite_7', '0.1677978422', '1280141983774/7629072976525'),
    ('ur_way_neighbours_3', 6, 'ways of loses', '827,269,667,479,296', ''),
    ('ur_way_neighbours_3', 6, 'probability of loses', '0.9412887162', '1436232061596/1525814595305'),
    ('ur_way_neighbours_3', 6, 'return of loses', '-0.9412887162', '-1436232061596/1525814595305'),
    ('ur_way_neighbours_3', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_neighbours_3', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_3', 6, 'return in total', '-0.1163730687', '-887818633381/7629072976525'),
    ('ur_way_neighbours_3', 6, 'House edge, per unit placed', '11.637307 %', '887818633381/7629072976525'),
    ('ur_way_neighbours_3', 6, 'House edge, per unit resolved', '11.637307 %', '887818633381/7629072976525'),
    ('ur_way_neighbours_3', 6, 'Element of risk, per unit at risk', '11.637307 %', '887818633381/7629072976525'),
    ('ur_way_neighbours_3', 6, 'Return to player, per unit placed', '88.362693 %', '6741254343144/7629072976525'),
    ('ur_way_neighbours_3', 6, 'Expected value, per unit placed', '-0.116373', '-887818633381/7629072976525'),
    ('ur_way_neighbours_3', 6, 'Hit frequency', '5.871128 %', '89582533709/1525814595305'),
    ('ur_way_neighbours_3', 6, 'One hit in, coups', '17.032501', '1525814595305/89582533709'),
    ('ur_way_neighbours_3', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_3', 6, 'True odds, to one', '16.032501', '1436232061596/89582533709'),
    ('ur_way_neighbours_3', 6, 'Variance, per unit placed', '17.756008', '1033448562054331572396168984/58202754481144023201075625'),
    ('ur_way_neighbours_3', 6, 'Standard deviation, per unit placed', '4.213788', ''),
    ('ur_way_neighbours_3', 6, 'Largest pay, to one', '196/5', ''),
    ('ur_way_neighbours_4', 8, 'ways of ur_way_egalite_4', '36,826,054,703,104', ''),
    ('ur_way_neighbours_4', 8, 'probability of ur_way_egalite_4', '0.0073675711', '143851776184/19524993263685'),
    ('ur_way_neighbours_4', 8, 'return of ur_way_egalite_4', '0.1709276496', '16686806037344/97624966318425'),
    ('ur_way_neighbours_4', 8, 'ways of ur_way_egalite_5', '34,897,135,429,888', ''),
    ('ur_way_neighbours_4', 8, 'probability of ur_way_egalite_5', '0.0069816636', '1323465391/189563041395'),
    ('ur_way_neighbours_4', 8, 'return of ur_way_egalite_5', '0.1480112689', '140287331446/947815206975'),
    ('ur_way_neighbours_4', 8, 'ways of ur_way_egalite_6', '96,701,968,292,608', ''),
    ('ur_way_neighbours_4', 8, 'probability of ur_way_egalite_6', '0.0193465912', '53963151949/2789284751955'),
    ('ur_way_neighbours_4', 8, 'return of ur_way_egalite_6', '0.1586420482', '2212489229909/13946423759775'),
    ('ur_way_neighbours_4', 8, 'ways of ur_way_egalite_7', '102,243,181,303,808', ''),
    ('ur_way_neighbours_4', 8, 'probability of ur_way_egalite_7', '0.0204551890', '399387426968/19524993263685'),
    ('ur_way_neighbours_4', 8, 'return of ur_way_egalite_7', '0.1677325496', '16374884505688/97624966318425'),
    ('ur_way_neighbours_4', 8, 'ways of ur_way_egalite_8', '55,137,975,618,304', ''),
    ('ur_way_neighbours_4', 8, 'probability of ur_way_egalite_8', '0.0110311289', '215382717259/19524993263685'),
    ('ur_way_neighbours_4', 8, 'return of ur_way_egalite_8', '0.1676731591', '16369086511684/97624966318425'),
    ('ur_way_neighbours_4', 8, 'ways of loses', '4,672,591,960,155,648', ''),
    ('ur_way_neighbours_4', 8, 'probability of loses', '0.9348178562', '6084104114786/6508331087895'),
    ('ur_way_neighbours_4', 8, 'return of loses', '-0.9348178562', '-6084104114786/6508331087895'),
    ('ur_way_neighbours_4', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_neighbours_4', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_4', 8, 'return in total', '-0.1218311808', '-11893764918773/97624966318425'),
    ('ur_way_neighbours_4', 8, 'House edge, per unit placed', '12.183118 %', '11893764918773/97624966318425'),
    ('ur_way_neighbours_4', 8, 'House edge, per unit resolved', '12.183118 %', '11893764918773/97624966318425'),
    ('ur_way_neighbours_4', 8, 'Element of risk, per unit at risk', '12.183118 %', '11893764918773/97624966318425'),
    ('ur_way_neighbours_4', 8, 'Return to player, per unit placed', '87.816882 %', '85731201399652/97624966318425'),
    ('ur_way_neighbours_4', 8, 'Expected value, per unit placed', '-0.121831', '-11893764918773/97624966318425'),
    ('ur_way_neighbours_4', 8, 'Hit frequency', '6.518214 %', '424226973109/6508331087895'),
    ('ur_way_neighbours_4', 8, 'One hit in, coups', '15.341625', '6508331087895/424226973109'),
    ('ur_way_neighbours_4', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_4', 8, 'True odds, to one', '14.341625', '6084104114786/424226973109'),
    ('ur_way_neighbours_4', 8, 'Variance, per unit placed', '13.248239', '126264118760273907277063315016/9530634048673615698494480625'),
    ('ur_way_neighbours_4', 8, 'Standard deviation, per unit placed', '3.639813', ''),
    ('ur_way_neighbours_4', 8, 'Largest pay, to one', '116/5', ''),
    ('ur_way_neighbours_4', 6, 'ways of ur_way_egalite_4', '6,466,994,411,904', ''),
    ('ur_way_neighbours_4', 6, 'probability of ur_way_egalite_4', '0.0073583127', '863647758/117370353485'),
    ('ur_way_neighbours_4', 6, 'return of ur_way_egalite_4', '0.1707128537', '100183139928/586851767425'),
    ('ur_way_neighbours_4', 6, 'ways of ur_way_egalite_5', '6,139,276,352,064', ''),
    ('ur_way_neighbours_4', 6, 'probability of ur_way_egalite_5', '0.0069854266', '10658465889/1525814595305'),
    ('ur_way_neighbours_4', 6, 'return of ur_way_egalite_5', '0.1480910443', '1129797384234/7629072976525'),
    ('ur_way_neighbours_4', 6, 'ways of ur_way_egalite_6', '16,974,601,737,408', ''),
    ('ur_way_neighbours_4', 6, 'probability of ur_way_egalite_6', '0.0193141387', '4209970669/217973513615'),
    ('ur_way_neighbours_4', 6, 'return of ur_way_egalite_6', '0.1583759371', '172608797429/1089867568075'),
    ('ur_way_neighbours_4', 6, 'ways of ur_way_egalite_7', '17,984,433,723,264', ''),
    ('ur_way_neighbours_4', 6, 'probability of ur_way_egalite_7', '0.0204631515', '31222975214/1525814595305'),
    ('ur_way_neighbours_4', 6, 'return of ur_way_egalite_7', '0.1677978422', '1280141983774/7629072976525'),
    ('ur_way_neighbours_4', 6, 'ways of ur_way_egalite_8', '9,673,451,904,960', ''),
    ('ur_way_neighbours_4', 6, 'probability of ur_way_egalite_8', '0.0110067025', '3358837467/305162919061'),
    ('ur_way_neighbours_4', 6, 'return of ur_way_egalite_8', '0.1673018781', '255271647492/1525814595305'),
    ('ur_way_neighbours_4', 6, 'ways of loses', '821,630,448,766,080', ''),
    ('ur_way_neighbours_4', 6, 'probability of loses', '0.9348722680', '285288350266/305162919061'),
    ('ur_way_neighbours_4', 6, 'return of loses', '-0.9348722680', '-285288350266/305162919061'),
    ('ur_way_neighbours_4', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_neighbours_4', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_4', 6, 'return in total', '-0.1225927125', '-26721964289/217973513615'),
    ('ur_way_neighbours_4', 6, 'House edge, per unit placed', '12.259271 %', '26721964289/217973513615'),
    ('ur_way_neighbours_4', 6, 'House edge, per unit resolved', '12.259271 %', '26721964289/217973513615'),
    ('ur_way_neighbours_4', 6, 'Element of risk, per unit at risk', '12.259271 %', '26721964289/217973513615'),
    ('ur_way_neighbours_4', 6, 'Return to player, per unit placed', '87.740729 %', '191251549326/217973513615'),
    ('ur_way_neighbours_4', 6, 'Expected value, per unit placed', '-0.122593', '-26721964289/217973513615'),
    ('ur_way_neighbours_4', 6, 'Hit frequency', '6.512773 %', '19874568795/305162919061'),
    ('ur_way_neighbours_4', 6, 'One hit in, coups', '15.354442', '305162919061/19874568795'),
    ('ur_way_neighbours_4', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_4', 6, 'True odds, to one', '14.354442', '285288350266/19874568795'),
    ('ur_way_neighbours_4', 6, 'Variance, per unit placed', '13.237525', '880526203361217305208042/66517433692736026515515'),
    ('ur_way_neighbours_4', 6, 'Standard deviation, per unit placed', '3.638341', ''),
    ('ur_way_neighbours_4', 6, 'Largest pay, to one', '116/5', ''),
    ('ur_way_neighbours_5', 8, 'ways of ur_way_egalite_5', '34,897,135,429,888', ''),
    ('ur_way_neighbours_5', 8, 'probability of ur_way_egalite_5', '0.0069816636', '1323465391/189563041395'),
    ('ur_way_neighbours_5', 8, 'return of ur_way_egalite_5', '0.1480112689', '140287331446/947815206975'),
    ('ur_way_neighbours_5', 8, 'ways of ur_way_egalite_6', '96,701,968,292,608', ''),
    ('ur_way_neighbours_5', 8, 'probability of ur_way_egalite_6', '0.0193465912', '53963151949/2789284751955'),
    ('ur_way_neighbours_5', 8, 'return of ur_way_egalite_6', '0.1586420482', '2212489229909/13946423759775'),
    ('ur_way_neighbours_5', 8, 'ways of ur_way_egalite_7', '102,243,181,303,808', ''),
    ('ur_way_neighbours_5', 8, 'probability of ur_way_egalite_7', '0.0204551890', '399387426968/19524993263685'),
    ('ur_way_neighbours_5', 8, 'return of ur_way_egalite_7', '0.1677325496', '16374884505688/97624966318425'),
    ('ur_way_neighbours_5', 8, 'ways of ur_way_egalite_8', '55,137,975,618,304', ''),
    ('ur_way_neighbours_5', 8, 'probability of ur_way_egalite_8', '0.0110311289', '215382717259/19524993263685'),
    ('ur_way_neighbours_5', 8, 'return of ur_way_egalite_8', '0.1676731591', '16369086511684/97624966318425'),
    ('ur_way_neighbours_5', 8, 'ways of ur_way_egalite_9', '55,146,054,060,032', ''),
    ('ur_way_neighbours_5', 8, 'probability of ur_way_egalite_9', '0.0110327451', '16570328744/1501922558745'),
    ('ur_way_neighbours_5', 8, 'return of ur_way_egalite_9', '0.1676977255', '1259344984544/7509612793725'),
    ('ur_way_neighbours_5', 8, 'ways of loses', '4,654,271,960,798,720', ''),
    ('ur_way_neighbours_5', 8, 'probability of loses', '0.9311526822', '279703843798/300384511749'),
    ('ur_way_neighbours_5', 8, 'return of loses', '-0.9311526822', '-279703843798/300384511749'),
    ('ur_way_neighbours_5', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_neighbours_5', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_5', 8, 'return in total', '-0.1213959309', '-790084911307/6508331087895'),
    ('ur_way_neighbours_5', 8, 'House edge, per unit placed', '12.139593 %', '790084911307/6508331087895'),
    ('ur_way_neighbours_5', 8, 'House edge, per unit resolved', '12.139593 %', '790084911307/6508331087895'),
    ('ur_way_neighbours_5', 8, 'Element of risk, per unit at risk', '12.139593 %', '790084911307/6508331087895'),
    ('ur_way_neighbours_5', 8, 'Return to player, per unit placed', '87.860407 %', '5718246176588/6508331087895'),
    ('ur_way_neighbours_5', 8, 'Expected value, per unit placed', '-0.121396', '-790084911307/6508331087895'),
    ('ur_way_neighbours_5', 8, 'Hit frequency', '6.884732 %', '20680667951/300384511749'),
    ('ur_way_neighbours_5', 8, 'One hit in, coups', '14.524894', '300384511749/20680667951'),
    ('ur_way_neighbours_5', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_5', 8, 'True odds, to one', '13.524894', '279703843798/20680667951'),
    ('ur_way_neighbours_5', 8, 'Variance, per unit placed', '11.828164', '501021778851946923723528536/42358373549660514215531025'),
    ('ur_way_neighbours_5', 8, 'Standard deviation, per unit placed', '3.439210', ''),
    ('ur_way_neighbours_5', 8, 'Largest pay, to one', '106/5', ''),
    ('ur_way_neighbours_5', 6, 'ways of ur_way_egalite_5', '6,139,276,352,064', ''),
    ('ur_way_neighbours_5', 6, 'probability of ur_way_egalite_5', '0.0069854266', '10658465889/1525814595305'),
    ('ur_way_neighbours_5', 6, 'return of ur_way_egalite_5', '0.1480910443', '1129797384234/7629072976525'),
    ('ur_way_neighbours_5', 6, 'ways of ur_way_egalite_6', '16,974,601,737,408', ''),
    ('ur_way_neighbours_5', 6, 'probability of ur_way_egalite_6', '0.0193141387', '4209970669/217973513615'),
    ('ur_way_neighbours_5', 6, 'return of ur_way_egalite_6', '0.1583759371', '172608797429/1089867568075'),
    ('ur_way_neighbours_5', 6, 'ways of ur_way_egalite_7', '17,984,433,723,264', ''),
    ('ur_way_neighbours_5', 6, 'probability of ur_way_egalite_7', '0.0204631515', '31222975214/1525814595305'),
    ('ur_way_neighbours_5', 6, 'return of ur_way_egalite_7', '0.1677978422', '1280141983774/7629072976525'),
    ('ur_way_neighbours_5', 6, 'ways of ur_way_egalite_8', '9,673,451,904,960', ''),
    ('ur_way_neighbours_5', 6, 'probability of ur_way_egalite_8', '0.0110067025', '3358837467/305162919061'),
    ('ur_way_neighbours_5', 6, 'return of ur_way_egalite_8', '0.1673018781', '255271647492/1525814595305'),
    ('ur_way_neighbours_5', 6, 'ways of ur_way_egalite_9', '9,697,800,292,992', ''),
    ('ur_way_neighbours_5', 6, 'probability of ur_way_egalite_9', '0.0110344067', '2405208406/217973513615'),
    ('ur_way_neighbours_5', 6, 'return of ur_way_egalite_9', '0.1677229823', '182795838856/1089867568075'),
    ('ur_way_neighbours_5', 6, 'ways of loses', '818,399,642,884,992', ''),
    ('ur_way_neighbours_5', 6, 'probability of loses', '0.9311961740', '202976101906/217973513615'),
    ('ur_way_neighbours_5', 6, 'return of loses', '-0.9311961740', '-202976101906/217973513615'),
    ('ur_way_neighbours_5', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_neighbours_5', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_neighbours_5', 6, 'return in total', '-0.1219064898', '-71541039019/586851767425'),
    ('ur_way_neighbours_5', 6, 'House edge, per unit placed', '12.190649 %', '71541039019/586851767425'),
    ('ur_way_neighbours_5', 6, 'House edge, per unit resolved', '12.190649 %', '71541039019/586851767425'),
    ('ur_way_neighbours_5', 6, 'Element of risk, per unit at risk', '12.190649 %', '71541039019/586851767425'),
    ('ur_way_neighbours_5', 6, 'Return to player, per unit placed', '87.809351 %', '515310728406/586851767425'),
    ('ur_way_neighbours_5', 6, 'Expected value, per unit placed', '-0.121906', '-71541039019/586851767425'),
    ('ur_way_neighbours_5', 6, 'Hit frequency', '6.880383 %', '14997411709/217973513615'),
    ('ur_way_neighbours_5', 6, 'One hit in, coups', '14.534075', '217973513615/14997411709'),
    ('ur_way_neighbours_5', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_neighbours_5', 6, 'True odds, to one', '13.534075', '202976101906/14997411709'),
    ('ur_way_neighbours_5', 6, 'Variance, per unit placed', '11.822868', '52932575611044740696086362/4477134960088001784698125'),
    ('ur_way_neighbours_5', 6, 'Standard deviation, per unit placed', '3.438440', ''),
    ('ur_way_neighbours_5', 6, 'Largest pay, to one', '106/5', ''),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_0', '28,979,901,420,544', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_0', '0.0057978376', '113202739924/19524993263685'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_0', '0.0817495100', '2660264388214/32541655439475'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_1', '20,499,217,668,352', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_1', '0.0041011573', '80075069017/19524993263685'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_1', '0.0844838408', '80075069017/947815206975'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_2', '20,424,253,663,232', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_2', '0.0040861597', '79782240872/19524993263685'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_2', '0.0882610498', '319128963488/3615739493275'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_3', '22,936,232,302,848', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_3', '0.0045887164', '9954961937/2169443695965'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_3', '0.0876444839', '1901397729967/21694436959650'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_4', '36,826,054,703,104', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_4', '0.0073675711', '143851776184/19524993263685'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_4', '0.0817800393', '2661257859404/32541655439475'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_5', '34,897,135,429,888', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_5', '0.0069816636', '1323465391/189563041395'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_5', '0.0705148026', '133670004491/1895630413950'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_6', '96,701,968,292,608', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_6', '0.0193465912', '53963151949/2789284751955'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_6', '0.0696477285', '107926303898/1549602639975'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_7', '102,243,181,303,808', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_7', '0.0204551890', '399387426968/19524993263685'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_7', '0.0736386803', '798774853936/10847218479825'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_8', '55,137,975,618,304', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_8', '0.0110311289', '215382717259/19524993263685'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_8', '0.0783210151', '15292172925389/195249932636850'),
    ('ur_way_full_house', 8, 'ways of ur_way_egalite_9', '55,146,054,060,032', ''),
    ('ur_way_full_house', 8, 'probability of ur_way_egalite_9', '0.0110327451', '16570328744/1501922558745'),
    ('ur_way_full_house', 8, 'return of ur_way_egalite_9', '0.0783324902', '588246670412/7509612793725'),
    ('ur_way_full_house', 8, 'ways of loses', '4,524,606,301,040,640', ''),
    ('ur_way_full_house', 8, 'probability of loses', '0.9052112400', '392760963632/433888739193'),
    ('ur_way_full_house', 8, 'return of loses', '-0.9052112400', '-392760963632/433888739193'),
    ('ur_way_full_house', 8, 'ways in total', '4,998,398,275,503,360', ''),
    ('ur_way_full_house', 8, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_full_house', 8, 'return in total', '-0.1108375996', '-4328206770493/39049986527370'),
    ('ur_way_full_house', 8, 'House edge, per unit placed', '11.083760 %', '4328206770493/39049986527370'),
    ('ur_way_full_house', 8, 'House edge, per unit resolved', '11.083760 %', '4328206770493/39049986527370'),
    ('ur_way_full_house', 8, 'Element of risk, per unit at risk', '11.083760 %', '4328206770493/39049986527370'),
    ('ur_way_full_house', 8, 'Return to player, per unit placed', '88.916240 %', '34721779756877/39049986527370'),
    ('ur_way_full_house', 8, 'Expected value, per unit placed', '-0.110838', '-4328206770493/39049986527370'),
    ('ur_way_full_house', 8, 'Hit frequency', '9.478876 %', '41127775561/433888739193'),
    ('ur_way_full_house', 8, 'One hit in, coups', '10.549774', '433888739193/41127775561'),
    ('ur_way_full_house', 8, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_full_house', 8, 'True odds, to one', '9.549774', '392760963632/41127775561'),
    ('ur_way_full_house', 8, 'Variance, per unit placed', '10.614439', '4046493234048245524415320004/381225361946944627939779225'),
    ('ur_way_full_house', 8, 'Standard deviation, per unit placed', '3.257981', ''),
    ('ur_way_full_house', 8, 'Largest pay, to one', '108/5', ''),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_0', '5,068,928,240,640', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_0', '0.0057675570', '160004048/27742083551'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_0', '0.0813225536', '11280285384/138710417755'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_1', '3,604,674,288,960', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_1', '0.0041014912', '1251623017/305162919061'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_1', '0.0844907180', '1251623017/14813733935'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_2', '3,585,066,210,432', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_2', '0.0040791806', '889153326/217973513615'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_2', '0.0881103008', '96028559208/1089867568075'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_3', '4,034,233,191,744', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_3', '0.0045902543', '1000553867/217973513615'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_3', '0.0876738579', '191105788597/2179735136150'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_4', '6,466,994,411,904', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_4', '0.0073583127', '863647758/117370353485'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_4', '0.0816772705', '47932450569/586851767425'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_5', '6,139,276,352,064', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_5', '0.0069854266', '10658465889/1525814595305'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_5', '0.0705528088', '1076505054789/15258145953050'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_6', '16,974,601,737,408', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_6', '0.0193141387', '4209970669/217973513615'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_6', '0.0695308992', '75779472042/1089867568075'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_7', '17,984,433,723,264', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_7', '0.0204631515', '31222975214/1525814595305'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_7', '0.0736673454', '562013553852/7629072976525'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_8', '9,673,451,904,960', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_8', '0.0110067025', '3358837467/305162919061'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_8', '0.0781475878', '238477460157/3051629190610'),
    ('ur_way_full_house', 6, 'ways of ur_way_egalite_9', '9,697,800,292,992', ''),
    ('ur_way_full_house', 6, 'probability of ur_way_egalite_9', '0.0110344067', '2405208406/217973513615'),
    ('ur_way_full_house', 6, 'return of ur_way_egalite_9', '0.0783442878', '85384898413/1089867568075'),
    ('ur_way_full_house', 6, 'ways of loses', '795,639,746,541,312', ''),
    ('ur_way_full_house', 6, 'probability of loses', '0.9052993782', '1381319004412/1525814595305'),
    ('ur_way_full_house', 6, 'return of loses', '-0.9052993782', '-1381319004412/1525814595305'),
    ('ur_way_full_house', 6, 'ways in total', '878,869,206,895,680', ''),
    ('ur_way_full_house', 6, 'probability in total', '1.0000000000', '1/1'),
    ('ur_way_full_house', 6, 'return in total', '-0.1117817483', '-1705582230837/15258145953050'),
    ('ur_way_full_house', 6, 'House edge, per unit placed', '11.178175 %', '1705582230837/15258145953050'),
    ('ur_way_full_house', 6, 'House edge, per unit resolved', '11.178175 %', '1705582230837/15258145953050'),
    ('ur_way_full_house', 6, 'Element of risk, per unit at risk', '11.178175 %', '1705582230837/15258145953050'),
    ('ur_way_full_house', 6, 'Return to player, per unit placed', '88.821825 %', '13552563722213/15258145953050'),
    ('ur_way_full_house', 6, 'Expected value, per unit placed', '-0.111782', '-1705582230837/15258145953050'),
    ('ur_way_full_house', 6, 'Hit frequency', '9.470062 %', '144495590893/1525814595305'),
    ('ur_way_full_house', 6, 'One hit in, coups', '10.559593', '1525814595305/144495590893'),
    ('ur_way_full_house', 6, 'Push frequency', '0.000000 %', '0/1'),
    ('ur_way_full_house', 6, 'True odds, to one', '9.559593', '1381319004412/144495590893'),
    ('ur_way_full_house', 6, 'Variance, per unit placed', '10.603521', '617154145021015739101886424/58202754481144023201075625'),
    ('ur_way_full_house', 6, 'Standard deviation, per unit placed', '3.256305', ''),
    ('ur_way_full_house', 6, 'Largest pay, to one', '108/5', ''),
]
# The claims end.


if __name__ == "__main__":
    sys.exit(main())
