"""Who types at random at the Ardennes: what is worth typing, what must hold."""

from __future__ import annotations

from collections.abc import Iterable

from ..hands import Hands
from ..shared.monkey import Monkey
from .army import NOWHERE, STRIDE, UNITS
from .prompts import PROMPTS

MOVING, GUARDING = 2, 13
"""PHASE_MOVE and PHASE_GUARD of ardennes.inc."""
HEXES = 36 * STRIDE
WATCHED = 5
"""Seconds after which a key is typed into what two computers play."""
CURSOR = "123456"
ANSWERS = (
    ("Press any key", (" ", "\r", "\x1b", "?")),
    ("Any key", (" ", "\r", "\x1b", "?")),
    ("Type a number", (*"1122345", "?", "\x1b", "9")),
    ("(Y/N)", ("Y", "N", "N", "\x1b", "Q")),
    ("Y or N", ("Y", "N", "N", "\x1b")),
    ("Name of", ("A\r", "OLD\r", "9\r", "?\r", "\x1b", "NO SUCH\r", "\r")),
    ("Where to?", (*CURSOR, "\r", "\r", "\x1b")),
    ("Its target", (*CURSOR, "\r", "\x1b")),
    ("Add units", (*CURSOR, "\r", " ", "\x1b")),
    ("back: cursor", (*CURSOR, "\r", "444\r", "111\r")),
    ("forward", (*CURSOR, "\r", "\x1b", "\x1b")),
    ("N next battle", ("\r", "\r", "N", "?", "Y", *CURSOR)),
    ("gun protects", ("A", "N", "R", "?", "Y", " ", *CURSOR)),
    ("P pause", ("P", "F", "S", "A", "?", "\x1b")),
    ("- puts", ("-", "-", ".-", ",", "J", "H", "K", "+", *CURSOR, "R")),
    ("R resolve", (*"MNEFUAZWRSQ?DBXVCTOLP+-,.HJKIGY ", *CURSOR, "FR", "N+", "NM", "NG", "NE")),
)  # fmt: skip


class ArdennesMonkey(Monkey):
    """At the menu, the disks, a half-day and its battles."""

    game = "ardennes"
    asked = PROMPTS
    answers = ANSWERS
    otherwise = ("\r", " ", "\x1b", "1", "2", "Y", "N")
    waits_at = (("rng_next", 133),)
    """With which stick_wait stirs the dice."""

    def __init__(self, player: Hands, seed: int) -> None:
        super().__init__(player, seed)
        at, data, operands = self.code.resident
        ground = (player.a2.symbol(name) for name in ("hex_ground", "hex_sides"))
        changes = [range(begin, begin + HEXES) for begin in ground]  # where bridges fall
        self.code.resident = at, data, [*operands, *changes]

    def nudges(self, waited_seconds: float) -> bool:
        """A campaign of two computers asks for no key for as long as it lasts."""
        humans = [self.player.byte("st_human", side) for side in range(2)]
        thinks = "GIVE THEIR ORDERS" in self.player.text.upper()
        return waited_seconds > WATCHED and thinks and not any(humans)

    def ailments(self) -> Iterable[str]:
        return ailments(self.player)


def ailments(player: Hands) -> list[str]:
    """What state.inc says of the state block and does not hold, while a side moves."""
    if player.byte("st_phase") not in (MOVING, GUARDING):
        return []
    found = []
    hand = player.byte("st_hand_count")
    if hand > 28:
        found.append(f"{hand} units in hand")
    for unit in range(UNITS):
        high = player.byte("unit_at_hi", unit)
        strength, full = player.byte("unit_strength", unit), player.byte("unit_full", unit)
        if strength > full:
            found.append(f"unit {unit} has {strength} of {full}")
        if high != NOWHERE:
            row, column = divmod(high << 8 | player.byte("unit_at_lo", unit), STRIDE)
            if not (1 <= row <= 34 and 1 <= column <= 50):
                found.append(f"unit {unit} at {column},{row}")
            if not strength:
                found.append(f"unit {unit} is dead and on the map")
    if player.byte("st_turn") not in range(1, 33) or player.byte("st_side") > 1:
        found.append("no such half-day")
    return found
