"""Orders that make a week short: found, repeated, taken back, standing, given to the computer."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .front import (
    ARMED,
    CITY,
    FOE,
    HELD_BY_AXIS,
    NOWHERE,
    PZ,
    RAIL_AXIS,
    SUPPLIED,
    Front,
    Hex,
    index,
)
from .match import AXIS, COMBAT, ORDERS, SOVIET
from .starts import start
from .stavka import ESCAPE, Stavka

HOLD, GO, REST, STAFF = 1, 2, 3, 4


@pytest.fixture(scope="module")
def axis_week(first_week: bytes) -> bytes:
    """The Axis plots, in the first week."""
    player = Stavka.at(first_week)
    player.is_done()
    player.supplies()
    player.a2.run(seconds=1)
    return player.a2.save()


def taken(player: Stavka, keys: str) -> int:
    """What these keys lead the cursor to."""
    player.types(keys)
    player.a2.run(seconds=1.5)
    return player.byte("group_taken")


@pytest.mark.slow
@pytest.mark.rule("WR-6.1.1")
def test_a_group_is_found_by_its_number_or_by_a_unit(axis_week: bytes) -> None:
    player = Stavka.at(axis_week)
    for keys, group in (("23", 23), ("LAH", 10), ("gd", 7), ("52", 52)):
        player.types("F")
        player.sees("GROUP NUMBER OR NAME")
        assert taken(player, f"{keys}\r") == group
        assert (player.byte("st_cursor_x") + 1, player.byte("st_cursor_y") + 1) == player.place(
            group
        )
    for keys in ("88", "11", "XYZ", "0"):
        player.types("F")
        player.sees("GROUP NUMBER OR NAME")
        player.types(f"{keys}\r")
        player.sees("NO SUCH GROUP")
        player.types(" ")
        player.sees("G TAKE")
        assert player.byte("group_taken") == 52
    player.types(f"F{ESCAPE}")
    player.sees("G TAKE")


@pytest.mark.slow
@pytest.mark.rule("WR-6.6.8")
@pytest.mark.rule("WR-6.6.9")
def test_a_plot_is_repeated_where_it_is_legal(axis_week: bytes) -> None:
    player = Stavka.at(axis_week)
    assert taken(player, "N") == 1
    player.types("G")
    player.sees("X RAIL")
    player.types("A")
    player.sees("NOT A PLOT")
    player.types(" P")
    player.sees("PLOT, SUCH AS")
    player.types("32\r")
    player.a2.run(seconds=0.5)
    player.types("Q")
    assert taken(player, "N") == 2
    player.types("GA")
    player.a2.run(seconds=2)
    assert player.byte("group_plot", 2) == player.byte("group_plot", 1) == 0o23
    player.types("Q")
    player.takes(12)
    player.types("A")
    player.sees("NOT A PLOT")
    player.types(" ")
    assert not player.byte("group_plot", 12), "infantry has one segment"


@pytest.mark.slow
@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.2.4")
def test_moves_are_taken_back_to_the_last_bit_until_another_group_is_taken(
    axis_week: bytes,
) -> None:
    player = Stavka.at(axis_week)
    player.takes(23)
    before = player.state()
    begin = player.a2.symbol("group_at_lo") - player.a2.symbol("state_begin")
    moved = 0
    for key in "5634":
        player.types(key)
        player.a2.run(seconds=1.5)
        if "ANY KEY" in player.rows[23].upper():
            player.types(" ")
        moved = player.byte("group_steps", 23)
    assert moved and player.state()[begin:] != before[begin:]
    player.types("U")
    player.a2.run(seconds=1.5)
    ground = player.a2.symbol("hex_ground") - player.a2.symbol("state_begin")
    pools = player.a2.symbol("pool_infantry_lo") - player.a2.symbol("state_begin")
    assert player.state()[pools:] == before[pools:] and ground > pools
    player.types("U")
    player.sees("NO MOVE OF IT")
    player.types(" 6")
    player.a2.run(seconds=1.5)
    player.types("Q")
    player.takes(25)
    player.types("Q")
    player.takes(23)
    player.types("U")
    player.sees("NO MOVE OF IT")


def moving(front: Front, ground: dict[Hex, int]) -> None:
    for place, value in ground.items():
        front.ground(place, value)
    front.zones(AXIS)


@pytest.mark.rule("WR-8.8.1")
def test_ground_taken_on_the_way_is_given_back_and_the_guns_return(russia: Any) -> None:
    front = Front(russia)
    front.group(2, (10, 10), dug=3, guns=60)
    unit = front.unit(2, kind=PZ, fatigue=95 - 3)
    front.put("group_flags", 2, SUPPLIED)
    russia.set("st_side", AXIS)
    russia.set("group_taken", 2)
    russia.set("pool_guns_lo", (7, 0))
    moving(front, {(10, 10): HELD_BY_AXIS, (10, 9): 0, (10, 8): HELD_BY_AXIS})
    was = bytes(russia.mem[russia.sym["hex_ground"] : russia.sym["state_end"]])
    for row in (9, 8):
        front.at_hex((10, row + 1))
        front.at_hex((10, row), "zp_to")
        russia.call("undo_keep", X=2)
        russia.call("undo_hex")
        russia.call("step_take", X=2, A=0)
    assert front.place(2) == (10, 8) and front.record(unit)[3] == 95
    assert russia.word("pool_guns_lo") & 255 == 67
    assert not russia.call("undo_move").c
    assert bytes(russia.mem[russia.sym["hex_ground"] : russia.sym["state_end"]]) == was
    assert russia.word("pool_guns_lo") & 255 == 7
    assert russia.call("undo_move").c, "once"


@pytest.mark.rule("WR-6.4.1")
def test_who_rests_is_filled_up_and_free_again_when_fresh(russia: Any) -> None:
    front = Front(russia)
    russia.set("st_side", SOVIET)
    russia.set("pool_infantry_lo", (0, 200))
    for group, tired in ((80, (10, 40)), (81, (10, 39))):
        front.group(group, (20, 20))
        for fatigue in tired:
            front.unit(group, strength=50, fatigue=fatigue)
        front.put("group_flags", group, SUPPLIED)
        front.put("group_standing", group, REST)
        front.put("group_goal_lo", group, 40)
    front.group(12, (5, 5))
    front.unit(12)
    front.put("group_standing", 12, REST)
    front.put("group_goal_lo", 12, 90)
    russia.call("standing_rest")
    assert [front.get("group_standing", group) for group in (80, 81, 12)] == [REST, 0, REST]
    strengths = [russia.mem[russia.sym["unit_soviet"] + 8 * n + 1] for n in range(4)]
    assert strengths == [60] * 4 and russia.mem[russia.sym["pool_infantry_lo"] + 1] == 160


@pytest.mark.rule("WR-3.0.1")
def test_the_computer_leads_those_that_were_given_to_it_and_no_others(russia: Any) -> None:
    front = start(russia, 1941)
    russia.set("st_side", AXIS)
    russia.call("orders_clear")
    russia.call("zones_make")
    russia.call("supply_plan", limit=ORDERS)
    led = {group for group in range(1, COMBAT) if group % 2 and front.place(group)}
    others = {group for group in range(1, COMBAT) if front.place(group)} - led
    for group in led:
        front.put("group_standing", group, STAFF)
    lists = ("at_lo", "at_hi", "dug", "guns", "plot", "flags", "steps")
    before = {g: [front.get(f"group_{name}", g) for name in lists] for g in others}
    places = {g: front.place(g) for g in led}
    phase = phases()["PHASE_STAFF"]
    russia.call("staff_orders", limit=ORDERS, st_phase=phase)
    assert {g: [front.get(f"group_{name}", g) for name in lists] for g in others} == before
    acts = {g for g in led if front.get("group_plot", g) or front.place(g) != places[g]}
    assert len(acts) > len(led) // 2
    assert russia.mem[russia.sym["st_rails_used"]] == 0, "the railways are the player's"


def phases() -> dict[str, int]:
    """The numbers of the phases."""
    import re

    from grognard.rom_build.games import game_folder

    names = re.findall(r"^ +(PHASE_\w+)", (game_folder("russia") / "russia.inc").read_text(), re.M)
    return {name: number for number, name in enumerate(names)}


@pytest.mark.slow
@pytest.mark.rule("WR-3.0.1")
def test_a_sector_is_given_to_the_computer_and_taken_back_by_keys(axis_week: bytes) -> None:
    player = Stavka.at(axis_week)
    player.types("F23\r")
    player.a2.run(seconds=1.5)
    player.types("C")
    player.sees("TO THE COMPUTER")
    player.types("1\r")
    player.a2.run(seconds=1)
    player.sees("G TAKE", within=60)
    led = [g for g in range(1, COMBAT) if player.byte("group_standing", g) == STAFF]
    here = [g for g in range(1, COMBAT) if player.byte("group_at_hi", g) != NOWHERE]
    assert 23 in led and 2 <= len(led) <= 14 < len(here)
    others = [g for g in here if g not in led]
    assert not any(player.byte("group_plot", g) for g in others)
    player.types(f"F{led[0]}\r")
    player.a2.run(seconds=1.5)
    player.sees("C")
    player.types("C")
    player.sees("BACK FROM IT")
    player.types("9\r")
    player.sees("G TAKE")
    assert not any(player.byte("group_standing", g) for g in here)
    assert not any(player.byte("group_plot", g) for g in led)
    player.types(f"C{ESCAPE}")
    player.sees("G TAKE")


@pytest.mark.slow
def test_standing_orders_are_marked_passed_over_by_n_and_taken_away(axis_week: bytes) -> None:
    player = Stavka.at(axis_week)
    player.takes(1)
    for keys, standing, mark in (("2", HOLD, "H"), ("350\r", REST, "R"), ("4", STAFF, "C")):
        player.types("O")
        player.sees("4 COMPUTER")
        player.types(keys)
        player.sees("X RAIL")
        player.a2.run(seconds=0.5)
        assert player.byte("group_standing", 1) == standing
        assert any(f"S{mark}" in row or f"U{mark}" in row for row in player.rows)
    assert player.byte("group_goal_lo", 1) == 50
    player.types("Q")
    player.sees("G TAKE")
    player.types("F1\r")
    player.a2.run(seconds=1.5)
    seen = [taken(player, "N") for _ in range(3)]
    assert 1 not in seen and seen == sorted(seen)
    player.takes(1)
    player.types("O5")
    player.sees("X RAIL")
    assert not player.byte("group_standing", 1)


def test_the_computer_attacks_nothing_for_who_has_railed_or_armed(russia: Any) -> None:
    """What keeps those away that the player leads: the flags that keep a group from any order."""
    front = Front(russia)
    front.group(21, (10, 10))
    front.unit(21)
    front.ground((10, 10), CITY | HELD_BY_AXIS | RAIL_AXIS)
    russia.set("st_side", AXIS)
    russia.call("powers_find")
    assert not russia.call("member_fits", X=21).c
    front.put("group_flags", 21, ARMED)
    assert russia.call("member_fits", X=21).c


@pytest.mark.slow
def test_the_list_of_needs_names_empty_pools_and_who_is_pressed_from_three_sides(
    axis_week: bytes,
) -> None:
    player = Stavka.at(axis_week)
    groups = [g for g in (20, 21, 22) if player.byte("group_at_hi", g) != NOWHERE]
    for group in range(1, COMBAT):
        player.put("group_flags", player.byte("group_flags", group) | SUPPLIED, group)
    here = [neighbour(player.place(groups[0]), way) for way in range(6)]
    for number in range(1088):
        player.put("hex_ground", player.byte("hex_ground", number) & 0xBF, number)
    for place in here[:2]:
        player.put("hex_ground", player.byte("hex_ground", index(place)) | FOE, index(place))
    player.put("pool_infantry_lo", 0)
    player.put("pool_infantry_hi", 0)
    player.put("pool_vehicles_lo", 1)
    for pressed in (False, True):
        if pressed:
            player.put(
                "hex_ground", player.byte("hex_ground", index(here[2])) | FOE, index(here[2])
            )
        player.types("L")
        player.sees("NO INFANTRY POINTS")
        player.a2.run(seconds=2)
        assert "NO VEHICLES" not in player.text.upper()
        assert any(f" {groups[0]}!" in row for row in player.rows) == pressed
        player.types(" ")
        player.sees("G TAKE")
