"""A battle that was taken up by its file's name alone says which one it is."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import text
from .phase_bench import begin_battle
from .test_files_pages import LENGTH, Disk
from .test_pages_rows import waits

NAMES = (
    "NCO Training", "Ambush", "Raid", "Infiltration", "Barn Defense", "Ambush", "Patrol",
    "Strongpoint", "Church Defense", "Seek and Destroy", "Alley Fight", "Free Form",
)  # fmt: skip


@pytest.mark.rule("CA-2.1")
def test_who_is_asked_for_the_length_of_the_next_turn_reads_which_battle_it_is(ambush: Any) -> None:
    disk = Disk(ambush)
    for number, name in enumerate(NAMES):
        disk.run("files_main", "", st_phase=LENGTH, st_scenario=number)
        page = text(ambush.mem)
        assert page[0].strip() == f"The next turn: {name}"
        assert page[5].strip() == "How many time points, 1 to 250?"


@pytest.mark.parametrize("routine", ["password_ask", "report_pages:password_ask"])
def test_who_is_asked_for_his_password_reads_which_battle_it_is(ambush: Any, routine: str) -> None:
    battle = begin_battle(ambush)
    battle.set("st_solitaire", 0)
    for number, name in enumerate(NAMES):
        assert waits(battle, routine, "", st_scenario=number)[9].strip() == name
