"""What a routine changes in the state block, byte by byte: what must change, and nothing else."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

HEADS = (
    "st_", "pool_", "rail_", "depot_", "lend_", "ai_", "hex_ground", "group_", "city_", "report_",
    "month_", "log_", "film_", "unit_axis", "unit_soviet",
)  # fmt: skip


class Changes:
    """`with Changes(bench) as changes: ...`; then `changes.found` has (name, offset): new byte."""

    def __init__(self, bench: Any, *ignored: str) -> None:
        self.bench, self.ignored = bench, ignored
        self.begin, self.end = (bench.sym[f"state_{n}"] for n in ("begin", "end"))
        names = sorted(
            (at, name) for name, at in bench.sym.items()
            if self.begin <= at < self.end and name.startswith(HEADS)
        )  # fmt: skip
        self._at = [at for at, _ in names]
        self._names = [name for _, name in names]
        self.found: dict[tuple[str, int], int] = {}

    def __enter__(self) -> Changes:
        self._before = bytes(self.bench.mem[self.begin : self.end])
        return self

    def __exit__(self, *_: object) -> None:
        after = bytes(self.bench.mem[self.begin : self.end])
        for offset, (old, new) in enumerate(zip(self._before, after, strict=True)):
            if old != new:
                place = bisect_right(self._at, self.begin + offset) - 1
                name = self._names[place]
                if name not in self.ignored:
                    self.found[name, self.begin + offset - self._at[place]] = new
