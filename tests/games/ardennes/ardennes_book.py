"""What the rule book of Blitzkrieg at the Ardennes prints, and a model of its arithmetic.

The tables stand here as the book has them, a column of odds or a class a line, so that a test
compares the game with print and not with the game's own data.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction as F

CLASSES = (
    "armour",
    "motor infantry",
    "infantry",
    "artillery",
    "volkswerfer",
    "paratrooper",
    "infiltrator",
)
TERRAINS = ("plain", "forest", "mountain", "city", "siegfried")
SHARES = (F(0), F(1, 6), F(1, 5), F(1, 4), F(1, 3), F(1, 2), F(2, 3), F(4, 5), F(1))
"""By the number that the game gives each."""
ODDS = ("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1")

COMBAT = {
    "1-4": "nr/AEDa3 AL2/3/Ab2Da2 AL1/2/Ab3Da3 nr/AEDa3 nr/AEDa3 nr/AEDa4",
    "1-3": "AL1/2/Da2Ab2 AL1/3/Ab3Da3 AL1/2/Ab3Da2 AL2/3/Ab3Da3 nr/AEDa2 nr/AEDa2",
    "1-2": "A&DL1/4/nm nr/AEDa2 nr/blu A&DL1/4/Db1Aa1 AL1/2/Ab2Da2 A&DL1/4/Ab2Da1",
    "1-1": "DL1/5/nm AL1/3/Db3Aa2 A&DL1/4/Db2Aa1 AL1/4/Ab1Da1 nr/blu A&DL1/2/nm",
    "2-1": "DL1/4/Db2Aa1 nr/blu A&DL1/4/nm nr/Db3Aa2 A&DL1/4/Db3Aa2 AL1/4/Db3Aa2",
    "3-1": "nr/blu DL1/3/Db3Aa3 DL1/3/Db3Aa3 DL1/2/nm DL1/2/Db3Aa2 DL1/3/Db3Aa3",
    "4-1": "nr/DEAa4 DL2/3/nm DL1/2/Db3Aa2 DL1/2/Db2Aa2 DL1/3/Db3Aa3 DL1/4/Db3Aa3",
    "5-1": "DL2/3/Db3Aa3 nr/DEAa4 DL1/2/Db4Aa4 DL4/5/Db1Aa1 DL1/2/Db4Aa4 nr/DEAa3",
    "6-1": "DL4/5/Db4Aa4 nr/DEAa4 nr/DEAa5 DL4/5/Db4Aa4 nr/DEAa6 DL2/3/Db4Aa4",
}
"""Table Two: six rolls of each odds; the two lines of a cell with a stroke between."""

GUNS = {
    "1-2": "1/6 1/6 1/5 1/5 1/4 1/4",
    "1-1": "1/5 1/5 1/4 1/4 1/4 1/3",
    "2-1": "1/4 1/4 1/3 1/3 1/3 1/2",
    "3-1": "1/3 1/3 1/3 1/3 1/2 1/2",
}
"""Table One: six rolls of each odds."""

BOMBS = "1/4 1/4 1/3 0 1/4 1/3"
"""Table Four."""

ISOLATION = {
    "armour": "1/4 1/3  1/2 2/3  2/3 1",
    "motor infantry": "1/4 1/4  1/3 1/2  1/2 1/2",
    "artillery": "1/4 1/4  1/3 1/2  1/2 1/2",
    "infantry": "0 0  1/4 0  1/2 0",
    "volkswerfer": "0 0  1/4 0  1/2 0",
    "paratrooper": "0 0  1/4 0  1/2 0",
}
"""Table Seven: strength and movement lost, after one turn, two, three and more."""

DEFENCE = {
    "armour": (1, 2, 2, 3),
    "motor infantry": (2, 2, 2, 3),
    "artillery": (2, 2, 2, 3),
    "infantry": (3, 2, 2, 3),
    "volkswerfer": (2, 2, 2, 3),
    "paratrooper": (3, 2, 2, 3),
}
"""Table Eight: forest, mountain, city, Siegfried line."""

MOVEMENT = {
    "armour": (5, 3, 1, F(1, 2)),
    "motor infantry": (3, 2, 1, F(1, 2)),
    "artillery": (3, 2, 1, F(1, 2)),
    "infantry": (2, 2, 1, F(1, 2)),
    "volkswerfer": (2, 3, 1, F(1, 2)),
    "paratrooper": (2, 2, 1, F(1)),
}
"""Table Nine: forest, mountain, clear, road."""


@dataclass(frozen=True)
class Result:
    """A cell of Table Two."""

    attacker_share: F
    defender_share: F
    both_lose: int
    attacker_back: int
    defender_back: int
    attacker_gone: int
    defender_gone: int
    attacker_advance: int
    defender_advance: int


def result(odds: str, roll: int) -> Result:
    """The cell as numbers, by the book's key to its tables."""
    cell = COMBAT[odds].split()[roll - 1]
    losses, moves = re.fullmatch(r"(nr|.*\d/\d)/(\D.*)", cell).groups()  # type: ignore[union-attr]
    share = F(losses[losses.index("L") + 1 :]) if "L" in losses else F(0)

    def number(side: str, what: str) -> int:
        found = re.search(side + what + r"(\d)", moves)
        return int(found[1]) if found else 0

    return Result(
        share if "A" in losses else F(0),
        share if "D" in losses else F(0),
        int("blu" in moves),
        number("A", "b"),
        number("D", "b"),
        int("AE" in moves),
        int("DE" in moves),
        number("A", "a"),
        number("D", "a"),
    )


def odds(attack: F | int, defence: F | int) -> str:
    """Attack to defence in the defender's favour, within the table's columns."""
    if attack >= defence:
        return f"{min(6, attack // defence if defence else 6)}-1"
    times = -(-defence // attack) if attack else 4
    return f"1-{min(4, times)}"


def nearest(number: F) -> int:
    """To the nearest whole number, halves up."""
    return int(number + F(1, 2))
