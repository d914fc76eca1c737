"""A model's own copy of the state: changed in Python, then held beside the game's."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from grognard.rom_build.data.hex_grid import Hex, neighbours

from ...lib.dice import Dice
from .changed import HEADS
from .front import FOE, HELD_BY_AXIS, NOWHERE, RAIL, STRIDE, UNIT_SIZE, UNITS, ZONE, index

STRENGTH, EXPERIENCE, FATIGUE, GROUP = 1, 2, 3, 4
UNMARKED = bytes(value & 255 & ~(FOE | ZONE) for value in range(256))


class Twin:
    """Copied when it is made; `differences` afterwards tells what the game has done otherwise."""

    def __init__(self, bench: Any) -> None:
        self.bench, self.sym = bench, bench.sym
        self.mem = bytearray(bench.mem[:])
        at = self.sym["rng_seed"]
        self.dice = Dice(bytes(self.mem[at : at + 4]))

    def get(self, name: str, at: int = 0) -> int:
        return self.mem[self.sym[name] + at]

    def put(self, name: str, at: int, value: int) -> None:
        self.mem[self.sym[name] + at] = value

    def add(self, low: str, high: str, at: int, value: int, most: int = 65535) -> None:
        """To a word kept in two lists."""
        total = min(most, self.get(low, at) + 256 * self.get(high, at) + value)
        self.put(low, at, total & 255)
        self.put(high, at, total >> 8)

    def at(self, group: int) -> Hex | None:
        high = self.get("group_at_hi", group)
        if high == NOWHERE:
            return None
        row, column = divmod(high << 8 | self.get("group_at_lo", group), STRIDE)
        return column, row

    def units(self, group: int) -> Iterator[int]:
        """Addresses of the records, one by one: who has died meanwhile is passed over."""
        first = self.sym["unit_soviet" if group & 64 else "unit_axis"]
        mem = self.mem
        for at in range(first, first + UNITS * UNIT_SIZE, UNIT_SIZE):
            if mem[at + GROUP] == group and mem[at + STRENGTH]:
                yield at

    def stack(self, place: Hex, side: int) -> list[int]:
        """Combat and air groups of a side in a hex."""
        low, high = index(place) & 255, index(place) >> 8
        lows, highs = self.sym["group_at_lo"], self.sym["group_at_hi"]
        return [
            g for g in range(64 * side, 64 * side + 58)
            if g and self.mem[highs + g] == high and self.mem[lows + g] == low
        ]  # fmt: skip

    def ground(self, place: Hex) -> int:
        return self.get("hex_ground", index(place))

    def terrain(self, place: Hex) -> int:
        """As the rules see it: rail whatever lies under it."""
        value = self.ground(place)
        return RAIL if value & 0x18 else value & 7

    def holds(self, place: Hex, side: int) -> bool:
        return bool(self.ground(place) & HELD_BY_AXIS) == (side == 0)

    def river(self, place: Hex, way: int) -> bool:
        """On that side of a hex."""
        return bool(self.get("hex_edges", index(place)) >> way & 1)

    def zones(self, side: int) -> set[Hex]:
        """Hexes next to enemies of a side."""
        foes = [self.at(g) for g in range(64 - 64 * side, 122 - 64 * side) if g]
        return {near for at in foes if at for near in neighbours(at)}

    def differences(self) -> dict[str, tuple[int, int]]:
        """Bytes of the state that are otherwise in the game, by name and offset: its, the model's.
        The marks of enemies and their zones are made again whenever they are wanted; of a unit
        without strength nothing counts."""
        begin, end = (self.sym[f"state_{n}"] for n in ("begin", "end"))
        at, game = self.sym["rng_seed"], bytearray(self.bench.mem[:end])
        self.mem[at : at + 4] = self.dice.seed
        for mem in (game, self.mem):
            hexes = slice(self.sym["hex_ground"], self.sym["hex_ground"] + 34 * STRIDE)
            mem[hexes] = mem[hexes].translate(UNMARKED)
        if game[begin:] == self.mem[begin:end]:
            return {}
        for unit in range(self.sym["unit_axis"], end, UNIT_SIZE):
            if not self.mem[unit + STRENGTH] | game[unit + STRENGTH]:
                self.mem[unit : unit + UNIT_SIZE] = game[unit : unit + UNIT_SIZE]
        names = sorted(
            (where, name) for name, where in self.sym.items()
            if begin <= where < end and name.startswith((*HEADS, "rng_"))
        )  # fmt: skip
        found = {}
        for where in range(begin, end):
            if game[where] != self.mem[where]:
                near, name = names[bisect_right(names, (where, "~")) - 1]
                found[f"{name}+{where - near}"] = game[where], self.mem[where]
        return found
