"""The campaign that is kept by itself before each half-day, and goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..save_disks import new_save_disk, volume_of
from .marshal import ESCAPE, Marshal

pytestmark = pytest.mark.slow


def reaches_the_half_day_s_page(player: Marshal) -> None:
    """From the menu to the page that the first half-day begins with."""
    for page, key in (
        ("BEGIN A NEW CAMPAIGN", "2"),
        ("WHICH RULES?", "1"),
        ("THE WEATHER", "1"),
        ("NEW CAMPAIGN: STRENGTH", "1"),
        ("WHO COMMANDS?", "1"),
    ):
        player.sees(page)
        player.types(key)
    player.sees("A HALF-DAY BEGINS")


def test_a_half_day_is_kept_before_it_and_goes_on_after_a_cold_boot(tmp_path: Path) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Marshal(save)
    player.reaches_the_menu()
    player.initialises()
    reaches_the_half_day_s_page(player)
    player.sees("KEPT AS AUTO")
    player.types(" ")
    player.sees("R RESOLVE")
    begun = player.state()
    player.types("F")  # what comes later is not kept
    player.a2.run(seconds=3)
    assert player.state() != begun
    player.a2.eject(2)
    other = Marshal(save)
    other.reaches_the_menu()
    other.types("4")
    other.sees("R RESOLVE")
    assert other.state() == begun


def test_without_a_disk_it_says_so_once_and_the_half_day_begins() -> None:
    player = Marshal()
    player.reaches_the_menu()
    reaches_the_half_day_s_page(player)
    before = player.a2.cycles
    player.sees("NOT KEPT: NO SAVE DISK", within=6)
    assert (player.a2.cycles - before) / 1020484 < 6
    player.types(" ")
    player.sees("R RESOLVE")
    player.fights()
    player.sees("ALLIED")
    assert player.byte("st_autosave") == 0, "nobody waits for a drive again"


def test_where_nothing_was_kept_the_menu_comes_back(tmp_path: Path) -> None:
    player = Marshal(new_save_disk(tmp_path / "save.dsk"))
    player.reaches_the_menu()
    player.initialises()
    player.types("4")
    player.sees("NOTHING WAS KEPT")
    player.types(" ")
    player.sees(player.menu)
    assert not any(player.byte("unit_strength", unit) for unit in range(233))
    player.types(ESCAPE)


def test_more_than_twenty_campaigns_fit_a_disk(tmp_path: Path) -> None:
    """The largest there can be: every byte of every unit differs from the one before."""
    save = new_save_disk(tmp_path / "save.dsk")
    player = Marshal(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins()
    before = volume_of(save).free_sectors()
    for name in ("unit_strength", "unit_full", "unit_whole", "unit_role"):
        for unit in range(233):
            player.put(name, 1 + (unit * 37) % 19, unit)
    player.saves("LARGEST")
    player.a2.eject(2)
    taken = before - volume_of(save).free_sectors()
    assert 0 < taken * 20 <= 496
