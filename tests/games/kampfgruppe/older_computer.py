"""The computer player as it once was: the routines of now with the weights of then."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from grognard.rom_build.data.table import read_csv
from grognard.rom_build.data.weights import COLUMNS

FOLDER = Path(__file__).parent / "older"


@cache
def weights(version: str) -> dict[str, bytes]:
    """By label the bytes that a version had otherwise than today's."""
    rows = read_csv(FOLDER / f"{version}.csv", COLUMNS)
    return {row["name"]: bytes(int(word) & 255 for word in row["values"].split()) for row in rows}


@dataclass(frozen=True)
class OlderComputer:
    """A player whose weights are those of `older/VERSION.csv`."""

    version: str

    @property
    def name(self) -> str:
        return f"{self.version} computer"

    def orders(self, bench: Any) -> int:
        """Orders for side st_side; the cycles that they took. The weights of now are put back."""
        bench.overlay("computer")
        kept = {}
        for label, values in weights(self.version).items():
            at = bench.sym[label]
            kept[at] = bytes(bench.mem[at : at + len(values)])
            bench.mem[at : at + len(values)] = values
        bench.call("computer_report")
        cycles = int(bench.call("computer_orders", limit=60_000_000).cycles)
        for at, values in kept.items():
            bench.mem[at : at + len(values)] = values
        return cycles


FIRST = OlderComputer("first")
OLDER = (FIRST,)
