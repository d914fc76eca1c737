"""The war keeps itself each week; RESET repeats nothing that was fought."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..save_disks import new_save_disk
from .stavka import ESCAPE, Stavka

pytestmark = pytest.mark.slow


def fought(player: Stavka, resets: int) -> tuple[bytes, int]:
    """The state when the week is over, and how many battles were told; RESET at the first ones."""
    told = 0
    last = ""
    for _ in range(900):
        player.a2.run(seconds=0.2)
        words = player.text.upper()
        if "THE WEEK IS OVER" in words:
            return player.state(), told
        row = player.rows[23].upper()
        if "FIRST COMES" in row:
            if row != last:
                player.types(" ")
            last = row
        elif row.endswith(("HELD", "BACK", "GONE")) or "GUNS FIRE" in row:
            told += row != last
            if row != last and told <= resets:
                player.a2.reset()
            elif row != last:
                player.types(" ")
            last = row
    raise AssertionError(player.text)


@pytest.mark.rule("WR-7.0.1")
def test_reset_in_the_execution_goes_on_where_it_was(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    player.is_done()
    player.supplies()
    for group, plot in ((1, 0o23), (3, 0o33), (5, 0o33), (12, 3), (21, 0x43), (22, 3), (23, 3)):
        player.put("group_plot", plot, group)
    player.is_done()
    player.sees("FIRST COMES")
    stands = player.a2.save()
    plain, battles = fought(Stavka.at(stands), 0)
    assert battles >= 3
    for resets in (1, 2):
        broken, again = fought(Stavka.at(stands), resets)
        assert (broken, again) == (plain, battles)


@pytest.mark.rule("WR-1.3.1")
def test_the_war_keeps_itself_each_week_and_4_goes_on(tmp_path: Path) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Stavka(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins()
    player.supplies()
    player.is_done()
    player.supplies()
    player.is_done()
    player.sees("FIRST COMES")
    player.types(" ")
    player.sees("THE WEEK IS OVER", within=120)
    player.sees("KEPT AS AUTO", within=60)
    begin = player.a2.symbol("pool_infantry_lo") - player.a2.symbol("state_begin")
    kept = player.state()[begin:]
    player.types(" ")
    player.sees("29 JUN 41 AXIS")
    player.a2.eject(2)
    other = Stavka(save)
    other.reaches_the_menu()
    other.types("4")
    other.sees("RETURN GOES ON", within=60)
    assert other.state()[begin:] == kept
    other.types("\r")
    other.sees("ANY OTHER KEY")
    other.types(" ")
    other.sees("29 JUN 41 AXIS")
    assert other.byte("st_turn") == 2
    player.types("D")
    player.sees("SOVIET")


@pytest.mark.rule("WR-1.3.1")
def test_a_war_of_two_computers_keeps_itself_each_week_and_waits_for_nobody(tmp_path: Path) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Stavka(save)
    player.reaches_the_menu()
    player.initialises()
    for page, keys in (
        ("BEGIN A NEW WAR", "2"), ("WHEN DOES", "1"), ("HOW LONG?", "1"),
        ("HOW STRONG", "3"), ("WHO COMMANDS?", "4"),
    ):  # fmt: skip
        player.sees(page)
        player.types(keys)
    for week in (1, 2):
        player.sees("KEPT AS AUTO", within=120)
        assert player.byte("st_week") == week
        begin = player.a2.symbol("pool_infantry_lo") - player.a2.symbol("state_begin")
        kept = player.state()[begin:]
        while "KEPT AS AUTO" in player.text.upper():
            player.a2.run(seconds=0.5)
    player.a2.eject(2)
    other = Stavka(save)
    other.reaches_the_menu()
    other.types("4")
    other.sees("RETURN GOES ON", within=60)
    assert other.state()[begin:] == kept
    player.sees("NOT KEPT: NO SAVE DISK", within=120)
    player.sees("20 JUL 41", within=120)
    player.types(ESCAPE)
    player.sees("PRESS ANY KEY", within=120)
