"""A day on the whole machine: moved, engaged, fought, saved, taken up again, by two players."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..save_disks import new_save_disk
from .marshal import ESCAPE, Marshal

pytestmark = pytest.mark.slow
GERMAN, ALLIED = 0, 1


@pytest.mark.rule("BA-1.12")
@pytest.mark.rule("BA-8.2")
def test_the_campaign_begins_on_the_morning_of_16_december(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.sees("16 DEC AM OVERCAST GERMAN")
    player.types("?")
    player.sees("HELP: MOVEMENT")
    player.types(" ")
    player.sees("R RESOLVE")


@pytest.mark.rule("BA-8.1")
def test_options_are_asked_one_by_one_and_escape_goes_back() -> None:
    player = Marshal()
    player.reaches_the_menu()
    player.types("22")
    player.sees("THE WEATHER")
    player.types(ESCAPE)
    player.sees("WHICH RULES?")
    player.types("?")
    player.sees("HELP: THE RULES")
    player.types(" ")
    player.sees("WHICH RULES?")
    player.types(ESCAPE)
    player.begins(rules="2", weather="3", strength="2")
    player.sees("16 DEC AM CLEAR GERMAN")
    assert player.byte("st_rules") == 0
    assert [player.byte("st_percent", side) for side in (GERMAN, ALLIED)] == [120, 100]


@pytest.mark.rule("BA-1.9")
@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-2.39")
@pytest.mark.rule("BA-2.40")
@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-8.6")
def test_both_sides_fight_a_half_day_and_the_afternoon_comes(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.fights()
    player.sees("16 DEC AM OVERCAST ALLIED")
    assert (player.byte("st_turn"), player.byte("st_side")) == (1, ALLIED)
    lost = [player.byte("st_lost", n) for n in range(4)]
    assert any(lost), "somebody lost something"
    player.fights()
    player.sees("16 DEC PM OVERCAST GERMAN")
    assert (player.byte("st_turn"), player.byte("st_side")) == (2, GERMAN)


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-1.8")
def test_who_must_fight_is_shown_before_anything_is_resolved(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.put("st_rules", 0)
    player.types("R")
    player.sees("MUST FIGHT, OR MOVE AWAY")
    player.types(" ")
    player.sees("R RESOLVE")
    assert player.byte("st_phase") == 2, "nothing was resolved"


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-3.3")
@pytest.mark.rule("BA-2.43")
def test_a_unit_is_moved_refused_where_it_cannot_come_and_moved_again(
    first_morning: bytes,
) -> None:
    player = Marshal.at(first_morning)
    while "SS" not in player.a2.screen.text[20]:
        player.types("N")
        player.a2.run(seconds=0.5)
    name = player.a2.screen.text[20].split("  ")[0].strip()
    player.types("M")
    player.sees("WHERE TO?")
    for _ in range(14):
        player.types("\x15")
    player.types("\r")
    player.sees("CANNOT COME THERE")
    player.types(" ")
    player.types(ESCAPE)
    player.sees("R RESOLVE")
    assert name


@pytest.mark.rule("BA-3.8")
def test_a_campaign_is_saved_in_the_middle_of_a_half_day_and_taken_up(
    tmp_path: Path,
) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Marshal(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins()
    player.types("F")
    player.saves("FIRST")
    kept = player.state()
    player.a2.eject(2)
    other = Marshal(save)
    other.reaches_the_menu()
    other.restarts("FIRST")
    assert other.state() == kept
