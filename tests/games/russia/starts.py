"""A scenario set up in a bench's memory."""

from __future__ import annotations

from typing import Any

from .front import Front


def start(bench: Any, year: int) -> Front:
    """Everybody in place as on the first day."""
    front = Front(bench)
    bench.overlay(f"s{year}")
    bench.call("scenario_set", st_scenario=year - 1941)
    return front
