"""Who types at random at War in Russia: what is worth typing, what must hold."""

from __future__ import annotations

from collections.abc import Iterable

from ..hands import Hands
from ..shared.monkey import Monkey
from .front import GROUPS, NOWHERE, SEA, STRIDE, UNIT_SIZE, UNITS
from .prompts import PROMPTS

CURSOR = "123456"
ORDERING = range(1, 5)
"""PHASE_BUILD to PHASE_STRIKE of russia.inc."""
ANSWERS = (
    ("Press any key", (" ", "\r", "\x1b", "?")),
    ("Any key", (" ", "\r", "\x1b", "?")),
    ("Type a number", (*"1122334", "?", "\x1b", "9")),
    ("(Y/N)", ("Y", "N", "N", "\x1b", "Q")),
    ("Y or N", ("Y", "N", "N", "\x1b")),
    ("Name of", ("A\r", "OLD\r", "9\r", "?\r", "\x1b", "NO SUCH\r", "\r")),
    ("RETURN alone for more", ("\r", "3\r", "30\r", "58\r", "\x1b", "99\r")),
    ("group number", ("12\r", "23\r", "40\r", "1\r", "13\r", "\r", "\x1b", "255\r")),
    ("air group", ("52\r", "R\r", "53\r", "\r", "\x1b")),
    ("points?", ("10\r", "50\r", "\r", "\x1b", "255\r")),
    ("Strength?", ("10\r", "60\r", "\r", "\x1b")),
    ("1 mechanized 2", ("1", "2", "\x1b")),
    ("Figure unit", (*"001234", "A", "\r", "\r")),
    ("Figure changes", (*"334455", "\r", "\r", "?")),
    ("Plot, such as", ("2\r", "23\r", "2S\r", "2B\r", "O3\r", "\r", "\x1b", "9\r")),
    ("Where to by rail", (*CURSOR, "\r", "\r", "\x1b")),
    ("B rail", (*CURSOR, "\r", "\r", "A", "B", "L", "S", "N", "N", "?", " ")),
    ("X rail", (*CURSOR, "P", "P", "X", "R", "C", "E", "Q", "Q", "\x1b")),
    ("B bomb", (*CURSOR, *CURSOR, "B", "C", "Q", "A", "?")),
    ("W whole Esc", (*CURSOR, " ", "E", "T", "W", "\x1b", "\x1b")),
    ("G take", (*"GGNNETWSD?", " ", *CURSOR, "NG", "NG", "GP", "G3", "\x1b")),
    ("Your choice", (*"1234567NSDOX?DD", "Q")),
)  # fmt: skip


class RussiaMonkey(Monkey):
    """At the menu, the disks, and in every phase of a week."""

    game = "russia"
    asked = PROMPTS
    answers = ANSWERS
    waits_at = (("rng_next", 133),)
    """With which stick_wait stirs the dice."""
    otherwise = ("\r", " ", "\x1b", "1", "2", "Y", "N")

    def ailments(self) -> Iterable[str]:
        return ailments(self.player)


def ailments(player: Hands) -> list[str]:
    """What state.inc says of the state block and does not hold, while a side gives orders."""
    if player.byte("st_phase") not in ORDERING:
        return []
    found = []
    there: dict[int, list[int]] = {}
    for group in range(1, GROUPS):
        high = player.byte("group_at_hi", group)
        if high == NOWHERE or group & 63 > 57:
            continue
        at = high << 8 | player.byte("group_at_lo", group)
        row, column = divmod(at, STRIDE)
        if not (1 <= row <= 32 and 1 <= column <= 31):
            found.append(f"group {group} at {column},{row}")
        elif player.byte("hex_ground", at) & 7 >= SEA:
            found.append(f"group {group} in the sea")
        there.setdefault(at, []).append(group)
    for at, groups in there.items():
        if len(groups) > 2 or len({group // 64 for group in groups}) > 1:
            found.append(f"groups {groups} at {at}")
    for side, name in enumerate(("unit_axis", "unit_soviet")):
        inside: dict[int, int] = {}
        for record in range(0, UNITS * UNIT_SIZE, UNIT_SIZE):
            if not player.byte(name, record + 1):
                continue
            group = player.byte(name, record + 4)
            inside[group] = inside.get(group, 0) + 1
            if group // 64 != side or player.byte("group_at_hi", group) == NOWHERE:
                found.append(f"a unit of group {group}, which is not there")
            if player.byte(name, record + 2) > 99 or player.byte(name, record + 3) > 95:
                found.append(f"a unit of group {group} has too much experience or fatigue")
        found += [f"group {group} has {n} units" for group, n in inside.items() if n > 6]
    if not 1 <= player.byte("st_month") <= 12 or player.byte("st_side") > 1:
        found.append("no such week")
    return found
