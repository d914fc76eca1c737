"""Whole campaigns by a simple plan against the computer's second level, to a win for either side.

They run on the whole machine under the sanitizer; the plan's moves and engagements are asked of the
routines that a player's orders call, and the campaign begins from the same options as one by keys.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.emu.errors import SanitizerError
from grognard.host.built.games import built_game
from grognard.rom_build.sources import read_game

from ..game_bench import GameBench
from ..save_disks import new_save_disk
from .marshal import Marshal
from .match import ALLIED, WON, Match
from .plans import TO_THE_MEUSE

CAPTAIN = 2
AT_THE_KEYS = {"st_phase": 2, "st_human": 1}
"""PHASE_MOVE, and a German who is asked."""
SET_BY_SAVING = "st_version", "st_next_phase", "st_autosave"


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

    def goes_on_elsewhere(self, save: Path) -> None:
        """Save at the keys of a half-day; take it up on a machine that is switched on for it."""
        self.overlay("move")
        kept = {name: self.mem[self.sym[name]] for name in (*AT_THE_KEYS, *SET_BY_SAVING)}
        for name, value in AT_THE_KEYS.items():
            self.set(name, value)
        self.set("key_count", 0)
        player = Marshal.of(self._a2)
        player.puts_in(save)
        player.types("Z")
        player.saves("HALF")
        self._a2.close()
        other = Marshal(save)
        other.reaches_the_menu()
        other.restarts("HALF")
        self._a2, self.mem, self._current = other.a2, other.a2.memory, "move"
        for name, byte in kept.items():
            self.set(name, byte)

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
def test_a_campaign_that_goes_on_after_a_cold_boot_ends_the_same(
    sitting: Any, tmp_path: Path
) -> None:
    """But for cycles: the log of what happened begins anew, and what is full takes none."""
    save = new_save_disk(tmp_path / "save.dsk")
    with Marshal(save) as maker:
        maker.reaches_the_menu()
        maker.initialises()

    def state() -> bytes:
        return bytes(sitting.mem[sitting.sym["state_begin"] : sitting.sym["state_end"]])

    def watch(turn: int, side: int) -> None:
        if (turn, side) == (4, ALLIED):
            before = state()
            sitting.goes_on_elsewhere(save)
            assert state() == before

    through = Match(sitting, 1).play(TO_THE_MEUSE, CAPTAIN)
    end = state()
    again = Match(sitting, 1).play(TO_THE_MEUSE, CAPTAIN, watch)
    assert (again.won, again.turn) == (through.won, through.turn)
    assert state() == end


@pytest.mark.thorough
@pytest.mark.rule("BA-8.14")
def test_an_ally_who_falls_back_on_the_meuse_can_keep_the_captain_from_it(sitting: Any) -> None:
    """He does in five of the first eight matches; the second is the first of them."""
    result = Match(sitting, 2).play(CAPTAIN, TO_THE_MEUSE)
    assert (WON[result.won], result.turn) == ("Allied", 32)
