"""Units and places of the tests of a half-day's orders, and how they come to be in hand."""

from __future__ import annotations

from typing import Any

from .army import NOWHERE, TO_COME, named
from .desk import HERE, Desk
from .land import Field

PANZER, MOTOR, FOOT, GUN, GHOST = "1SS Peiper", "1SS Hansen", "27/12VG", "388 VAK", "Greif 1"
US, TANKS, FA, CAV = "395/99", "CCB/9A", "406 FA", "102 Cav"
LAST = "513/17"
"""The last of all units by its number."""
CLEAR = 0
HIDDEN_RULE, ATTACK_RULE = 1, 2
SAVE, PAGE, REPLAY = 7, 14, 10
NORTH, SOUTH = (20, 19), (20, 21)
NAMUR = 10, 16


def engaged(desk: Desk, *names: str) -> list[int]:
    return [desk.unit(named(name), "task") for name in names]


def by_hand(bench: Any) -> Desk:
    """The keys of a new campaign whose German places his armies himself."""
    bench.set("st_human", (1, 1))
    bench.set("st_percent", (100, 100))
    bench.set("st_by_hand", 1)
    bench.call("campaign_new", limit=200_000_000)
    bench.call("half_begin", limit=200_000_000)
    state = bytes(bench.mem)

    def lay(field: Field) -> None:
        field.bench.mem[:] = state
        field.bench._current = None

    return Desk(bench, lay)


def to_come(field: Field, *names: str) -> None:
    """Units in hand, reinforcements whose hex of entry is where the cursor is."""
    for name in names:
        field.stand(name, HERE)
        field.put("unit_at_hi", named(name), NOWHERE)
        field.put("unit_flags", named(name), TO_COME)
    field.bench.set("st_hand", bytes(named(name) for name in names))
    field.bench.set("st_hand_count", len(names))
