"""Whole campaigns by a simple plan against the computer's second level, to a win for either side.

They run on the whole machine under the sanitizer; the plan's moves and engagements are asked of the
routines that a player's orders call, and the campaign begins from the same options as one by keys.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.emu.errors import SanitizerError
from grognard.host.built.games import built_game
from grognard.rom_build.sources import read_game

from ..game_bench import GameBench
from .marshal import Marshal
from .match import WON, Match
from .plans import TO_THE_MEUSE

CAPTAIN = 2


class Sitting(GameBench):
    """A bench whose machine is a whole, sanitized one at the keys of the first half-day."""

    def __init__(self, morning: bytes) -> None:
        super().__init__(built_game("ardennes"))
        self._areas = [area.lower() for area in read_game("ardennes").overlays]
        self._a2 = Marshal.at(morning).a2
        self.mem = self._a2.memory
        self.morning = morning

    def reset(self) -> None:
        self._a2.load(self.morning)
        self._current = None

    def overlay(self, area: str) -> None:
        super().overlay(area)
        self.set("overlay_id", self._areas.index(area.lower()))


@pytest.fixture
def sitting(first_morning: bytes) -> Sitting:
    return Sitting(first_morning)


@pytest.mark.slow
def test_the_machine_of_these_campaigns_is_sanitized(sitting: Any) -> None:
    with pytest.raises(SanitizerError, match="execution of data"):
        sitting._a2.call(sitting.sym["hex_ground"])


@pytest.mark.slow
@pytest.mark.rule("BA-8.13")
def test_a_german_who_goes_straight_to_the_meuse_beats_the_captain(sitting: Any) -> None:
    result = Match(sitting, 1).play(TO_THE_MEUSE, CAPTAIN)
    assert WON[result.won] == "Liege and the Meuse" and result.turn < 32


@pytest.mark.thorough
@pytest.mark.rule("BA-8.14")
def test_an_ally_who_falls_back_on_the_meuse_keeps_the_captain_from_it(sitting: Any) -> None:
    result = Match(sitting, 1).play(CAPTAIN, TO_THE_MEUSE)
    assert (WON[result.won], result.turn) == ("Allied", 32)
