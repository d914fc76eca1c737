"""Weeks on the whole machine: supplied, moved, plotted, fought, saved, taken up again, by keys."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ..save_disks import new_save_disk
from .front import SEA, UNIT_SIZE, UNITS, index, war_map
from .stavka import AXIS, ESCAPE, SOVIET, Stavka

pytestmark = pytest.mark.slow
SUPPLIED = 1


@pytest.mark.rule("WR-3.3.1")
@pytest.mark.rule("WR-1.1.2")
def test_the_soviets_give_orders_first_then_the_axis_then_all_is_carried_out(
    first_week: bytes,
) -> None:
    player = Stavka.at(first_week)
    player.sees("22 JUN 41 CLEAR SOVIET")
    player.is_done()
    player.supplies()
    player.sees("22 JUN 41 CLEAR AXIS")
    assert player.byte("st_side") == AXIS
    player.is_done()
    player.executes()
    player.sees("29 JUN 41")
    assert (player.byte("st_week"), player.byte("st_side")) == (1, SOVIET)


@pytest.mark.rule("WR-3.1.1")
@pytest.mark.rule("WR-3.1.2")
@pytest.mark.rule("WR-1.2.1")
@pytest.mark.parametrize(
    ("scenario", "day"), [("1", "22 JUN 41"), ("2", "28 JUN 42"), ("3", "4 JUL 43")]
)
def test_each_scenario_begins_on_its_day(scenario: str, day: str) -> None:
    player = Stavka()
    player.reaches_the_menu()
    player.begins(scenario, "2", "1")
    player.sees(day)
    assert [player.byte(f"st_{n}") for n in ("scenario", "long", "level")] == [
        int(scenario) - 1, 1, 1,
    ]  # fmt: skip
    player.supplies()


@pytest.mark.rule("WR-5.2.3")
@pytest.mark.rule("WR-5.2.10")
@pytest.mark.rule("WR-5.2.20")
def test_depots_go_one_by_one_where_the_player_says() -> None:
    player = Stavka()
    player.reaches_the_menu()
    player.begins()
    player.types(" ")
    player.sees("DEPOT 122")
    player.points_at((31, 1))
    player.types("\r")
    player.sees("CANNOT GO THERE")
    player.types(" ")
    player.sees("DEPOT 122")
    player.points_at((11, 11))
    player.types("\r")
    player.sees("DEPOT 123")
    served = {g for g in range(64, 122) if player.byte("group_flags", g) & SUPPLIED}
    assert served and all(abs(player.place(g)[0] - 11) <= 2 for g in served)
    player.types("N")
    player.sees("DEPOT 124")
    player.types("A")
    player.sees("G TAKE")
    more = {g for g in range(64, 122) if player.byte("group_flags", g) & SUPPLIED}
    assert len(more) > len(served) + 10


@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.1.2")
@pytest.mark.rule("WR-6.1.4")
@pytest.mark.rule("WR-6.2.5")
def test_a_group_is_taken_moved_and_refused(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    group = next(
        g for g in range(80, 110)
        if player.byte("group_at_hi", g) != 255 and player.byte("group_flags", g) & SUPPLIED
        and player.place(g)[0] > 8
    )  # fmt: skip
    before = player.place(group)
    player.takes(group)
    for _ in range(3):
        player.types("3")
        player.a2.run(seconds=0.6)
        if "ANY KEY" in player.rows[23].upper():
            player.types(" ")
    steps = player.byte("group_steps", group)
    assert 1 <= steps <= 2 and player.place(group) != before
    player.types("P")
    player.sees("PLOT, SUCH AS")
    player.types("2\r")
    player.sees("IT MOVES NO MORE")
    player.types(" ")
    player.types("Q")
    player.sees("G TAKE")
    assert not player.byte("group_plot", group)


@pytest.mark.rule("WR-6.6.2")
@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-7.4.1")
def test_panzer_groups_break_through_in_the_first_week(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    player.is_done()
    player.supplies()
    for group, plot in ((1, "33"), (3, "33"), (5, "33"), (12, "3"), (21, "3S")):
        player.plots(group, plot)
        assert player.byte("group_plot", group)
    before = {g: player.place(g) for g in (1, 3, 5)}
    player.is_done()
    assert player.executes(stops=True) >= 1
    assert any(player.place(g) != before[g] for g in before)


@pytest.mark.rule("WR-1.3.1")
def test_a_war_is_saved_among_the_plots_and_taken_up(tmp_path: Path) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Stavka(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins()
    player.supplies()
    player.saves("FIRST")
    kept = player.state()
    player.a2.eject(2)
    other = Stavka(save)
    other.reaches_the_menu()
    other.restarts("FIRST")
    week = other.a2.symbol("st_saved_week") - other.a2.symbol("state_begin")
    again = bytearray(other.state())
    again[week] = kept[week]  # it need not be kept again
    assert bytes(again) == kept
    other.types("?")
    other.sees("HELP: MOVES")
    other.types(ESCAPE)
    other.sees("G TAKE")


def sound(player: Stavka) -> None:
    """Nobody stands in the sea, by an enemy or with two friends; units are in groups on the map."""
    there: dict[tuple[int, int], list[int]] = {}
    for group in (g for g in range(1, 128) if g & 63 < 58 and player.byte("group_at_hi", g) != 255):
        place = player.place(group)
        assert player.byte("hex_ground", index(place)) & 7 < SEA, group
        there.setdefault(place, []).append(group)
    for place, groups in there.items():
        assert len(groups) <= 2 and len({g // 64 for g in groups}) == 1, (place, groups)
    standing = {group for groups in there.values() for group in groups}
    for side in ("unit_axis", "unit_soviet"):
        for at in range(0, UNITS * UNIT_SIZE, UNIT_SIZE):
            _, strength, experience, fatigue, group = (player.byte(side, at + n) for n in range(5))
            assert not strength or (group in standing and experience <= 99 and fatigue <= 95)


@pytest.mark.parametrize("scenario", ["1", "2", "3"])
def test_weeks_of_plots_at_random_leave_everybody_in_a_sound_place(scenario: str) -> None:
    dice = random.Random(int(scenario))
    player = Stavka()
    player.reaches_the_menu()
    player.begins(scenario, "2", "1")
    for _ in range(4):
        for side in (SOVIET, AXIS):
            player.supplies()
            for group in range(64 * side, 64 * side + 52):
                if player.byte("group_at_hi", group) == 255 or dice.random() < 0.3:
                    continue
                way = dice.randint(1, 6)
                again = way << 3 if group & 63 < 12 and dice.random() < 0.7 else 0
                player.put("group_plot", way | again | dice.choice((0, 0, 0, 64, 128)), group)
            player.is_done()
        assert player.executes() >= 1
        sound(player)


@pytest.mark.rule("WR-4.7.1")
@pytest.mark.rule("WR-4.6.3")
def test_the_whole_map_and_the_ground_alone_are_shown_until_a_key(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    marks = player.a2.symbol("hex_field")
    player.types("W")
    player.a2.run(seconds=1.5)
    assert "G TAKE" not in player.text.upper()
    there = {place: player.a2.memory[marks + index(place)] for place in war_map().places()}
    for group in (g for g in range(1, 128) if player.byte("group_at_hi", g) != 255):
        assert there.pop(player.place(group), 2 + group // 64) == 2 + group // 64
    assert set(there.values()) == {1}, "nobody else"
    player.types(" ")
    player.sees("G TAKE")
    plates = player.a2.screen.pixels.copy()
    player.types("T")
    player.a2.run(seconds=1)
    assert (player.a2.screen.pixels != plates).any()
    player.types(" ")
    player.a2.run(seconds=1)
    assert (player.a2.screen.pixels[:150] == plates[:150]).all()
