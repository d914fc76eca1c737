"""Against men who get no orders every level does what its scenario asks (W24)."""

from __future__ import annotations

from typing import Any

import pytest

from . import ladder


@pytest.mark.rule("W24")
@pytest.mark.parametrize("number", [9980025, 9980043])
def test_rookies_run_at_nobody_who_could_strike_back(ambush: Any, number: int) -> None:
    """Matches that a last rookie, tired and hurt, once lost hand to hand to a fresh man."""
    assert ladder.play(ambush, "1 v nobody, NCO Training, Americans", number) == 1
