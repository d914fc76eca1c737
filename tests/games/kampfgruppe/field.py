"""A battlefield for tests: units by letter and index on ground given square by square."""

from __future__ import annotations

from typing import Any

GERMAN, SOVIET = 0, 1
UNITS, RECORD = 189, 24
NOWHERE = NO_UNIT = 255
FIELDS = (
    "weapon count start ammo flags facing speed suppression range target pulses delay "
    "goal_x goal_y next_x next_y move carrier load shell_x shell_y shell_delay shell_left special"
).split()
WEAPONS = {
    "PZ-IVH": 9, "PANTHER": 10, "WESPE": 24, "HALFTRACK": 48, "TRUCK": 50, "50AT": 52,
    "75AT": 53,
    "81MOR": 58, "120MOR": 59, "HMG": 60, "SMG": 61, "RIFLE": 62, "M-ART": 67,
    "T-34/76C": 31, "SU-76": 40, "S-TRUCK": 69, "76AT": 71, "76H": 72, "82MOR": 74, "S-RIFLE": 78,
}  # fmt: skip


def number(name: str) -> int:
    """Number of a unit: ``C4`` is 22."""
    return 9 * (ord(name[0]) - ord("A")) + int(name[1])


class Field:
    """Empty clear ground, units put on it one by one; reads and writes their records."""

    def __init__(self, bench: Any, rows: int = 60) -> None:
        self.bench = bench
        begin, end = bench.sym["state_begin"], bench.sym["state_end"]
        bench.mem[begin:end] = bytes(end - begin)
        for name in ("unit_x", "unit_y"):
            bench.set(name, bytes([NOWHERE]) * (2 * UNITS))
        bench.set("st_map_rows", rows)
        bench.set("st_visibility", 20)
        bench.set("st_period", 5)
        bench.set("st_battle", 2)
        bench.set("st_human", [1, 1])
        bench.set("st_last_turn", 20)
        bench.set("st_turn", 1)
        bench.set("st_objective_x", [30, 30])
        bench.set("st_objective_y", [rows // 2, rows // 2])

    def at(self, side: int, name: str) -> int:
        return int(self.bench.sym["unit_records"]) + RECORD * (UNITS * side + number(name))

    def unit(
        self, side: int, name: str, weapon: str, count: int, x: int, y: int, **fields: int
    ) -> None:
        """Put a unit on the map, its other fields as those of a unit that has just come."""
        record = dict.fromkeys(FIELDS, 0)
        record |= {"weapon": WEAPONS[weapon], "count": count, "start": count, "ammo": 40}
        record |= {"facing": 3 if side == GERMAN else 7}
        for field in (
            "target",
            "goal_x",
            "goal_y",
            "next_x",
            "next_y",
            "carrier",
            "load",
            "shell_x",
            "shell_y",
        ):
            record[field] = NO_UNIT
        record |= fields
        at = self.at(side, name)
        self.bench.mem[at : at + RECORD] = bytes(record[field] for field in FIELDS)
        place = UNITS * side + number(name)
        self.bench.mem[self.bench.sym["unit_x"] + place] = x
        self.bench.mem[self.bench.sym["unit_y"] + place] = y

    def get(self, side: int, name: str, field: str) -> int:
        return int(self.bench.mem[self.at(side, name) + FIELDS.index(field)])

    def place(self, side: int, name: str) -> tuple[int, int]:
        place = UNITS * side + number(name)
        mem, sym = self.bench.mem, self.bench.sym
        return mem[sym["unit_x"] + place], mem[sym["unit_y"] + place]

    def ground(self, x: int, y: int, terrain: int, height: int = 0) -> None:
        self.bench.mem[self.bench.sym["map"] + 60 * y + x] = terrain | height << 4

    def select(self, side: int, name: str) -> None:
        self.bench.set("zp_side", side)
        self.bench.call("unit_select", A=number(name))
