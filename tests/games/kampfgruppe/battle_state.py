"""A battle's state as units, and the game's own dice: what whole battles are followed by."""

from __future__ import annotations

from typing import Any

from ...lib.dice import Dice
from .battlefield import CHART, FIELDS, SIZE, UNITS
from .pulse_book import Unit

ROWS = {int(row["number"]): row for row in CHART.values()}


class State:
    """The units of both sides, the ground, the points and the dice, out of the bench."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        mem, sym = bench.mem, bench.sym
        self.sides: list[list[Unit]] = [[], []]
        for place in range(2 * UNITS):
            at = sym["unit_records"] + SIZE * place
            unit: Unit = dict(zip(FIELDS, mem[at : at + SIZE], strict=True))
            unit |= {"x": mem[sym["unit_x"] + place], "y": mem[sym["unit_y"] + place]}
            unit |= {"row": ROWS[unit["weapon"]], "number": place % UNITS}
            self.sides[place // UNITS].append(unit)
        self.map = list(mem[sym["map"] : sym["map"] + 3600])
        self.ground = [square & 127 for square in self.map]
        self.visibility, self.rows = mem[sym["st_visibility"]], mem[sym["st_map_rows"]]
        at = sym["st_kill_points"]
        self.points = [bench.mem[at + n] | bench.mem[at + n + 1] << 8 for n in (0, 2)]
        self.dice = Dice(bytes(mem[sym["rng_seed"] : sym["rng_seed"] + 4]))

    def block(self) -> bytes:
        """The whole state block as this has it; all else in it as the bench has it now."""
        sym, base = self.bench.sym, self.bench.sym["state_begin"]
        block = bytearray(self.bench.mem[base : sym["state_end"]])
        units = [unit for side in self.sides for unit in side]
        for name, data in (
            ("unit_records", bytes(unit[field] for unit in units for field in FIELDS)),
            ("unit_x", bytes(unit["x"] for unit in units)),
            ("unit_y", bytes(unit["y"] for unit in units)),
            ("map", bytes(self.map)),
            ("st_kill_points", b"".join(n.to_bytes(2, "little") for n in self.points)),
            ("rng_seed", self.dice.seed),
        ):
            at = sym[name] - base
            block[at : at + len(data)] = data
        return bytes(block)
