"""Who types at random at The Perfect General: what is worth typing, what must hold."""

from __future__ import annotations

from collections.abc import Iterable

from ..hands import Hands
from ..shared.monkey import Monkey
from .field import STRIDE, UNITS
from .prompts import PROMPTS

FIRST, LAST = 3, 10
"""PHASE_PLACE and PHASE_SCORE of general.inc."""
LAYER = 34 * STRIDE
CURSOR = "123456"
ARROWS = "\x08\x15\x0a\x0b"
ANSWERS = (
    ("Press any key", (" ", "\r", "\x1b", "?")),
    ("Any key", (" ", "\r", "\x1b", "?")),
    ("Type a number", (*"1122345", "?", "\x1b", "9")),
    ("(Y/N)", ("Y", "N", "N", "\x1b", "Q")),
    ("Y or N", ("Y", "N", "N", "\x1b")),
    ("Done?", ("Y", "N")),
    ("Leave them?", ("Y", "N")),
    ("Name of", ("A\r", "OLD\r", "9\r", "?\r", "\x1b", "NO SUCH\r", "\r")),
    ("word", ("A\r", "\r")),
    ("which scenario", (*"ABCDEFGHIJKLMN", "?")),
    ("A figure changes", (*"1234567", "\r", "\r", "\r", "?", "\x1b")),
    ("buys, <-", (*"ABCDEFGHIJK", "\x08", "0", "0", "X", "X", "?")),
    ("may fire: F", ("F", "F", " ", "\x1b")),
    ("RETURN fires", (*CURSOR, " ", "\r", "\x1b", "\r")),
    ("RETURN SPACE", (" ", "\r", "\x1b", "\r")),
    ("RETURN plot", (*CURSOR, "\r", "B", "N", "I", "S", "D", "V", "W", "?", "K", "Q", ARROWS)),
    ("RETURN put", (*CURSOR, "\r", "N", "A", "D", "D", "?", "W", "V", ARROWS, "K")),
    ("RETURN fire", (*CURSOR, "\r", "\r", " ", "N", "I", "S", "D", "V", "W", "?", "K", ARROWS)),
    ("RETURN go", (*CURSOR, "\r", "\r", "\r", *"NISELUZDVW?KQ", ARROWS, "11\r", "44\r")),
)  # fmt: skip


class GeneralMonkey(Monkey):
    """At the menu, the disks, the pages before a game, and in every phase."""

    game = "general"
    asked = PROMPTS
    answers = ANSWERS
    waits_at = (("rng_next", 133),)
    """With which stick_wait stirs the dice."""
    otherwise = ("\r", " ", "\x1b", "1", "2", "Y", "N")

    def ailments(self) -> Iterable[str]:
        return ailments(self.player)


def ailments(player: Hands) -> list[str]:
    """What state.inc says of the state block and does not hold, in a turn."""
    if player.byte("st_phase") not in range(FIRST, LAST + 1):
        return []
    found = []
    columns, rows = player.byte("st_map_cols"), player.byte("st_map_rows")
    carried = {player.byte("unit_cargo", unit) for unit in range(UNITS)} - {255}
    stands: dict[tuple[int, int], int] = {}
    for unit in range(UNITS):
        column, row = player.byte("unit_col", unit), player.byte("unit_row", unit)
        if not column:
            continue
        if column > columns or not 1 <= row <= rows:
            found.append(f"unit {unit} at {column},{row}")
        if not player.byte("unit_hits", unit):
            found.append(f"unit {unit} is dead and on the map")
        if unit in carried:
            found.append(f"unit {unit} is carried and on the map")
        if (column, row) in stands:
            found.append(f"units {stands[column, row]} and {unit} in {column},{row}")
        stands[column, row] = unit
    if player.byte("st_side") > 1 or not 1 <= player.byte("st_turn") <= 99:
        found.append("no such turn")
    return found
