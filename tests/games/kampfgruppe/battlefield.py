"""A battlefield on the bench: units placed by writing their records."""

from __future__ import annotations

from typing import Any

from . import kampf_book as book

UNITS, SIZE, NO_UNIT, NOWHERE = 189, 24, 255, 255
GERMAN, SOVIET = 0, 1
FIELDS = (
    "weapon count start ammo flags facing speed suppression range target pulses delay "
    "goal_x goal_y next_x next_y move carrier load shell_x shell_y shell_delay shell_left special"
).split()
MOVED, MOVED_BEFORE, FIRED, SEEN, PRIORITY, SEEN_BEFORE, OFF_MAP, STOPPED = (
    1 << n for n in range(8)
)
CLEAR, ROAD, TOWN, ROAD_SLOPE, BROKEN, WOODS, SLOPE, FORD, BRIDGE, RIVER = range(10)
CHART = book.chart()
_EMPTY = {f: 255 for f in "target goal_x goal_y next_x next_y carrier load shell_x shell_y".split()}


class Battlefield:
    """Both sides' units and the ground, in the memory of the bench."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        self.mem = bench.mem
        bench.set("unit_x", bytes([NOWHERE]) * (2 * UNITS))
        bench.set("unit_y", bytes([NOWHERE]) * (2 * UNITS))
        bench.set("unit_records", bytes(2 * UNITS * SIZE))
        bench.set("map", bytes(3600))
        bench.set("st_map_rows", 60)
        bench.set("st_visibility", 20)
        bench.set("st_period", 3)
        bench.set("st_message_delay", 0)
        bench.set("st_kill_points", bytes(4))
        bench.set("rng_seed", (1, 2, 3, 4))

    def _record(self, side: int, number: int) -> int:
        return int(self.bench.sym["unit_records"]) + SIZE * (UNITS * side + number)

    def put(
        self, side: int, number: int, weapon: str, count: int, x: int, y: int, **more: int
    ) -> None:
        """A unit as it is bought, at a square, then what differs."""
        row = CHART["soviet" if side else "german", weapon]
        fields = dict.fromkeys(FIELDS, 0) | _EMPTY
        fields |= {"weapon": int(row["number"]), "count": count, "start": count, "ammo": 40}
        fields |= {"facing": 7 if side else 3, "range": int(row["mr"])}
        fields |= {"special": 1 if row["kind"] == "infantry" else 0}
        assert not set(more) - set(fields), more
        fields |= more
        at = self._record(side, number)
        self.mem[at : at + SIZE] = bytes(fields[f] for f in FIELDS)
        self.place(side, number, x, y)

    def place(self, side: int, number: int, x: int, y: int) -> None:
        """Move a unit to a square."""
        for name, value in (("unit_x", x), ("unit_y", y)):
            self.mem[self.bench.sym[name] + UNITS * side + number] = value

    def where(self, side: int, number: int) -> tuple[int, int]:
        at = UNITS * side + number
        return (
            self.mem[self.bench.sym["unit_x"] + at],
            self.mem[self.bench.sym["unit_y"] + at],
        )

    def get(self, side: int, number: int, field: str) -> int:
        return int(self.mem[self._record(side, number) + FIELDS.index(field)])

    def change(self, side: int, number: int, **fields: int) -> None:
        for name, value in fields.items():
            self.mem[self._record(side, number) + FIELDS.index(name)] = value

    def ground(self, x: int, y: int, terrain: int, height: int = 0) -> None:
        self.mem[self.bench.sym["map"] + 60 * y + x] = terrain | height << 4

    def seed(self, number: int) -> None:
        self.bench.set("rng_seed", (number * 2654435761 % 2**32).to_bytes(4, "little"))

    def begin(self) -> None:
        """What a pulse begins with."""
        self.bench.call("pulse_begin")

    def begin_marks(self) -> None:
        """Who stands where, as a pulse begins; the flags stay as they were put."""
        flags = [self.mem[self._record(side, n) + 4] for side in (0, 1) for n in range(UNITS)]
        self.begin()
        for at, value in enumerate(flags):
            self.mem[self._record(at // UNITS, at % UNITS) + 4] = value

    def search(self, side: int) -> None:
        self.bench.call("search_side", zp_side=side)

    def fire(self, side: int) -> None:
        self.bench.call("fire_side", zp_side=side)

    def move(self, side: int) -> None:
        self.bench.call("move_side", zp_side=side)

    def pulse(self) -> int:
        """One whole pulse; its cycles."""
        return int(self.bench.call("combat_pulse", limit=40_000_000).cycles)

    def points(self, side: int) -> int:
        at = self.bench.sym["st_kill_points"] + 2 * side
        return self.mem[at] | self.mem[at + 1] << 8
