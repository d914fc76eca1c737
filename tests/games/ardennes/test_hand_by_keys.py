"""The hand, placing, grouping and protecting on the whole machine, by keys."""

from __future__ import annotations

import pytest

from .army import AIMED, FIXED, NOWHERE, index, named, order_of_battle
from .marshal import Marshal

pytestmark = pytest.mark.slow
GERMAN, ALLIED = 0, 1
GUARD = 13
"""PHASE_GUARD of ardennes.inc."""


def stand(player: Marshal, name: str, place: tuple[int, int]) -> int:
    unit = named(name)
    for what in ("at", "from"):
        player.put(f"unit_{what}_lo", index(place) & 255, unit)
        player.put(f"unit_{what}_hi", index(place) >> 8, unit)
    return unit


def named_first(player: Marshal, name: str) -> None:
    """Turn the stack until this unit is named first."""
    while name not in player.rows[20].upper():
        player.types(" ")
        player.a2.run(seconds=0.5)


@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-2.7")
@pytest.mark.rule("BA-3.4")
def test_a_unit_is_taken_up_shown_home_and_put_to_an_engagement(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    unit = named("1SS Peiper")
    home = order_of_battle()[unit].place
    player.points_at(home)
    named_first(player, "PEIPER")
    player.types("+")
    player.sees("- PUTS 1SS PEIPER ARMOUR 13 ?HELP")
    assert player.byte("unit_at_hi", unit) == NOWHERE
    player.types("R")
    player.sees("PUT DOWN WHO IS IN HAND")
    player.types(" ")
    player.points_at((home[0] + 4, home[1]))
    player.types(".")
    player.a2.run(seconds=3)
    assert (player.byte("st_cursor_x") + 1, player.byte("st_cursor_y") + 1) == home
    other = named("1SS Hansen")
    named_first(player, "HANSEN")
    player.put("unit_task", 1, other)
    player.put("engage_at_hi", index(home) >> 8, 0)
    player.put("engage_at_lo", index(home) & 255, 0)
    player.types("-")
    player.sees("BATTLE A")
    assert player.place(unit) == home and player.byte("unit_task", unit) == 1
    assert player.byte("st_hand_count") == 0


@pytest.mark.rule("BA-2.22")
@pytest.mark.rule("BA-2.23")
def test_an_engagement_is_grouped_and_ends_with_the_middle(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    a = stand(player, "1SS Peiper", (20, 30))
    b = stand(player, "395/99", (20, 31))
    player.types("?")
    player.sees("ANY KEY")
    player.types(" ")  # behind a page the zones are made again
    player.sees("R RESOLVE")
    player.points_at((20, 30))
    player.types("G")
    player.sees("ADD UNITS")
    player.points_at((20, 31))
    player.types("\r")
    player.sees("BATTLE A")
    player.points_at((20, 30))
    player.types("\r")
    player.sees("R RESOLVE")
    assert [player.byte("unit_task", unit) for unit in (a, b)] == [1, 1]


@pytest.mark.rule("BA-8.2")
def test_the_german_places_his_armies_by_hand() -> None:
    player = Marshal()
    player.reaches_the_menu()
    player.begins()
    player.put("st_placing", 1)
    for unit in range(77):
        player.put("unit_at_hi", NOWHERE, unit)
        player.put("unit_flags", 64, unit)
    for n in range(26):
        player.put("st_hand", n, n)
    player.put("st_hand_count", 26)
    player.types("Z")
    player.sees("- PUTS")
    player.types("R")
    player.sees("PLACE THE ARMIES FIRST")
    player.types(" ")
    player.types(".")
    player.a2.run(seconds=3)
    player.types("-")
    player.a2.run(seconds=3)
    assert player.byte("st_hand_count") == 25
    player.types("K")
    player.a2.run(seconds=8)
    assert player.byte("st_placing") == 0 and player.byte("st_hand_count") == 0
    assert all(player.byte("unit_at_hi", unit) != NOWHERE for unit in range(77))


@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-8.6")
def test_behind_the_allied_battles_a_gun_is_set_to_protect(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.put("st_side", ALLIED)
    player.put("st_phase", GUARD)
    player.types("Z")
    player.sees("GUN PROTECTS")
    gun = stand(player, "406 FA", (10, 10))
    unit = stand(player, "395/99", (10, 12))
    player.points_at((10, 10))
    player.types("A")
    player.sees("ITS TARGET")
    player.points_at((10, 12))
    player.types("\r")
    player.sees("GUN PROTECTS")
    assert player.byte("unit_flags", gun) & AIMED and player.byte("unit_task", gun) == unit
    player.types("R")
    player.sees("HALF-DAY BEGINS")


@pytest.mark.rule("BA-3.7")
@pytest.mark.rule("BA-8.15")
def test_who_leaves_sees_how_both_sides_have_done(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.types("Q")
    player.sees("LEAVE WITHOUT SAVING")
    player.types("Y")
    player.sees("HOW BOTH SIDES HAVE DONE")
    player.sees("PRESS ANY KEY")
    rows = [row.split() for row in player.rows]
    assert ["Germans", "0"] in rows and ["Allies", "130"] in rows
    player.types(" ")
    player.sees("16 DECEMBER 1944")


def test_a_unit_that_moves_no_more_is_not_taken_up(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    unit = named("1SS Peiper")
    player.put("unit_flags", FIXED, unit)
    player.points_at(order_of_battle()[unit].place)
    named_first(player, "PEIPER")
    player.types("+")
    player.sees("IT MOVES NO MORE")
    player.types(" ")
    player.sees("R RESOLVE")
    assert player.byte("unit_at_hi", unit) != NOWHERE


@pytest.mark.rule("BA-2.42")
@pytest.mark.rule("BA-8.8")
def test_its_own_hex_declines_an_advance_and_battles_come_into_view(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    forward: list[tuple[int, int]] = []

    class Looks(Marshal):
        def types(self, keys: str) -> None:
            if keys == "\r" and "FORWARD" in self.rows[23].upper():
                unit = self.byte("battle_unit")
                here = (self.byte("st_cursor_x") + 1, self.byte("st_cursor_y") + 1)
                assert self.place(unit) == here, "the cursor is on the unit that may advance"
                across, down = here[0] - self.byte("view_x"), here[1] - self.byte("view_y")
                assert 1 <= across <= 20 and 1 <= down <= 9, "and in view"
                forward.append(here)
            super().types(keys)
            if forward and keys == "\r":
                self.a2.run(seconds=2)

    looks = Looks.of(player.a2)
    looks.fights(declines="\r")
    assert forward, "nobody had a way forward"
