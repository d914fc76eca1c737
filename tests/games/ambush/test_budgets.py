"""What a player waits for, on the emulated clock: as the bench measures it in play."""

from __future__ import annotations

import pytest

from grognard.game_asm.games.ambush.tools.bench import measures
from grognard.host.built.games import built_game

MOST = {
    "resolve_s": 8,
    "resolve_any_s": 13,
    "resolve_worst_s": 9.7,
    "resolve_worst_any_s": 14.4,
    "orders_s": 8,
    "echo_ms": 50,
    "overlay_s": 1.5,
    "init_s": 30,
    "save_s": 5,
    "save_full_s": 6,
}
"""Seconds (`_s`) and milliseconds (`_ms`) that each may take; the slowest turns known take longer
than is promised, and may not become slower."""


@pytest.fixture(scope="module")
def measured() -> dict[str, float]:
    return measures(built_game("ambush"))


@pytest.mark.cycles
@pytest.mark.parametrize("what", MOST)
@pytest.mark.slow
def test_nobody_waits_longer_than_he_must(measured: dict[str, float], what: str) -> None:
    assert 0 < measured[what] <= MOST[what]
