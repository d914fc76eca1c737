"""Units on the map of a built game on the bench: who stands where, set and read by tests."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from typing import Any

from grognard.rom_build.games import game_folder

STRIDE = 52
GERMANS, UNITS = 110, 233
NOWHERE = 0xFF
BEHIND = 31, 24
"""A hex whose index ends in 255: that unit 0 is nowhere and a unit behind the last stands there
is the same byte."""
ISOLATED, FIXED, WORKED, AIMED, SEEN, TO_COME = 3, 4, 8, 16, 32, 64


@dataclass(frozen=True)
class Entry:
    """A line of the order of battle."""

    number: int
    side: int
    name: str
    kind: str
    strength: int
    move: int
    turn: int
    place: tuple[int, int]


@cache
def order_of_battle() -> tuple[Entry, ...]:
    """All units, in the order of their numbers."""
    path = game_folder("ardennes") / "data" / "units.csv"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    return tuple(
        Entry(
            number,
            int(row["side"] == "Allied"),
            row["unit"],
            row["class"],
            int(row["strength"]),
            int(row["move"]),
            int(row["turn"]),
            (int(row["column"]), int(row["row"])),
        )
        for number, row in enumerate(csv.DictReader(lines))
    )


def places(side: int) -> set[tuple[int, int]]:
    """The hexes that a side's fighting units stand in at the start."""
    return {
        entry.place
        for entry in order_of_battle()
        if entry.side == side and entry.turn == 1 and entry.kind != "infiltrator"
    }


def named(name: str) -> int:
    """The number of a unit by its name."""
    return next(entry.number for entry in order_of_battle() if entry.name == name)


def index(place: tuple[int, int]) -> int:
    """The number of a hex by column and row."""
    return place[1] * STRIDE + place[0]


class Army:
    """The units in a bench's memory; begins with nobody on the map and all rules classic."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        size = bench.sym["state_end"] - bench.sym["state_begin"]
        bench.set("state_begin", bytes(size))
        bench.set("unit_at_hi", bytes([NOWHERE] * UNITS))
        bench.set("engage_at_hi", bytes([NOWHERE] * 24))
        bench.set("bridge_state", bytes([3] * 109))
        bench.set("st_percent", (100, 100))
        bench.set("st_dump_number", 4)
        bench.set("dump_number", bytes([4] * 6))

    def get(self, name: str, unit: int) -> int:
        """A byte of a unit's list."""
        return int(self.bench.mem[self.bench.sym[name] + unit])

    def put(self, name: str, unit: int, value: int) -> None:
        """Write a byte of a unit's list."""
        self.bench.mem[self.bench.sym[name] + unit] = value

    def stand(self, name: str, place: tuple[int, int], strength: int | None = None) -> int:
        """Put a unit on the map, its half-day begun there; its number."""
        unit = named(name)
        for what in ("at", "from"):
            self.put(f"unit_{what}_lo", unit, index(place) & 255)
            self.put(f"unit_{what}_hi", unit, index(place) >> 8)
        force = order_of_battle()[unit].strength if strength is None else strength
        for what in ("unit_strength", "unit_full"):
            self.put(what, unit, force or 1)
        return unit

    def place(self, unit: int) -> tuple[int, int] | None:
        """Column and row of a unit, None off the map."""
        high = self.get("unit_at_hi", unit)
        if high == NOWHERE:
            return None
        row, column = divmod(high << 8 | self.get("unit_at_lo", unit), STRIDE)
        return column, row

    def behind(
        self, flags: int = 0, task: int = 0, number: int = UNITS, place: tuple[int, int] = BEHIND
    ) -> None:
        """A unit that there is not, as a loop finds it that runs on behind the last unit."""
        for name, value in (
            ("unit_at_lo", index(place) & 255), ("unit_at_hi", index(place) >> 8),
            ("unit_flags", flags), ("unit_task", task),
        ):  # fmt: skip
            self.put(name, number, value)

    def state(self) -> dict[int, int]:
        """All bytes of the state by their addresses, to be held against `changed` later."""
        begin, end = (self.bench.sym[f"state_{end}"] for end in ("begin", "end"))
        return dict(zip(range(begin, end), self.bench.mem[begin:end], strict=True))

    def changed(self, before: dict[int, int]) -> dict[str, int]:
        """What differs from a state of before: `name+number` and the byte now."""
        names = sorted(
            (at, name) for name, at in self.bench.sym.items() if at in before and ":" not in name
        )
        found = {}
        for at, value in before.items():
            if self.bench.mem[at] != value:
                base, name = max(pair for pair in names if pair[0] <= at)
                found[f"{name}+{at - base}"] = int(self.bench.mem[at])
        return found
