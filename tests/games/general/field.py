"""Units and ground in a bench's memory, set and read by tests."""

from __future__ import annotations

from typing import Any

from .general_book import TYPES

STRIDE, ROWS = 50, 32
ARMY, UNITS = 60, 120
FIRED, MOVED, SPOTTED, SHOWN, HELD, PLOTTED, RIDDEN = 1, 2, 4, 8, 16, 32, 64
PARTIAL, ALWAYS, LIMITED = 1, 2, 4
TOLD_LAY, TOLD_LIFT = 64, 128
CLEAR, FOREST, TOWN, RIVER, BRIDGE = 0, 1, 2, 10, 11
WHOLE = dict(zip(TYPES, (3, 3, 3, 3, 6, 8, 15, 6, 1, 1), strict=True))
Place = tuple[int, int]


class Field:
    """A map of 48 by 32 clear hexes with nobody on it, first turn, clear weather."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        size = bench.sym["state_end"] - bench.sym["state_begin"]
        bench.set("state_begin", bytes(size))
        bench.set("unit_cargo", bytes([255] * UNITS))
        bench.set("st_active", 255)
        bench.set("st_invader", 255)
        bench.set("st_human", (1, 1))
        bench.set("st_map_cols", (48, 32))
        bench.set("st_turn", 1)
        bench.set("hex_ground", bytes([15]) * (STRIDE * (ROWS + 2)))
        for row in range(1, ROWS + 1):
            self.bench.mem[self._at((1, row)) : self._at((49, row))] = bytes(48)
        self.count = [0, ARMY]

    def _at(self, place: Place) -> int:
        return int(self.bench.sym["hex_ground"]) + place[1] * STRIDE + place[0]

    def ground(self, place: Place, terrain: int, height: int = 0, way: int = 0) -> None:
        """What a hex is: terrain, height, and 1 for a road, 2 for a track."""
        self.bench.mem[self._at(place)] = terrain | height << 4 | way << 6

    def ground_at(self, place: Place) -> int:
        return int(self.bench.mem[self._at(place)])

    def stand(self, kind: str, place: Place, side: int = 0, flags: int = SPOTTED) -> int:
        """A new unit, spotted if nothing else is said; its number."""
        unit = self.count[side]
        self.count[side] += 1
        self.put("unit_col", unit, place[0])
        self.put("unit_row", unit, place[1])
        self.put("unit_type", unit, TYPES.index(kind))
        self.put("unit_hits", unit, WHOLE[kind])
        self.put("unit_flags", unit, flags)
        self.bench.call("pieces_make")
        return unit

    def put(self, name: str, unit: int, value: int) -> None:
        """Write a byte of a unit's list."""
        self.bench.mem[self.bench.sym[name] + unit] = value

    def get(self, name: str, unit: int = 0) -> int:
        """A byte of a unit's list."""
        return int(self.bench.mem[self.bench.sym[name] + unit])

    def flags(self, unit: int) -> int:
        return self.get("unit_flags", unit)

    def place(self, unit: int) -> Place:
        return self.get("unit_col", unit), self.get("unit_row", unit)

    def die(self, percent: int) -> dict[str, Any]:
        """The die that gives this number of 0..99."""
        word = -(-65536 * percent // 100)
        return {"zp_die": (word & 255, word >> 8)}
