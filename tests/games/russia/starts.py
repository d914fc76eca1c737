"""A scenario set up in a bench's memory."""

from __future__ import annotations

from typing import Any

from .front import ROWS, STRIDE, Front


def start(bench: Any, year: int) -> Front:
    """Everybody in place as on the first day, rivers and all."""
    bench.reset()
    at = bench.sym["hex_edges"]
    rivers = bytes(bench.mem[at : at + STRIDE * (ROWS + 2)])
    front = Front(bench)
    bench.set("hex_edges", rivers)
    bench.overlay(f"s{year}")
    bench.call("scenario_set", st_scenario=year - 1941)
    return front
