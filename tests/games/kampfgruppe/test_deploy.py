"""Deployment (4), by the computer and by its routines."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from . import force_book as forces
from . import kampf_book as book
from .field import GERMAN, SOVIET
from .test_forces import ASSAULT_GERMAN, ASSAULT_SOVIET, ATTACKERS, MEETING, OFF_MAP, build

NUMBERS = {int(w["number"]): w for w in book.chart().values()}
NAMES = [kind["name"] for kind in forces.rows("formations.csv")]
CLEAR, BROKEN, WOODS, RIVER = 0, 4, 5, 9
TRENCH_WHY = {"peace": 0, "line": 1, "ground": 2, "spent": 3}
ROUTINES = ("deploy_auto", "deploy_top")


def map_of(kampf: Any, battle: int, seed: int, river: int = 1) -> None:
    kampf.call(
        "map_make",
        limit=9_000_000,
        st_battle=battle,
        st_river=river,
        st_density=4,
        rng_seed=seed.to_bytes(4, "little"),
    )


def square(kampf: Any, x: int, y: int) -> int:
    return kampf.mem[kampf.sym["map"] + 60 * y + x]


@pytest.mark.rule("KG-4.0.2")
@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-4.9.3")
@pytest.mark.rule("KG-W.20")
@pytest.mark.parametrize("battle", range(5))
@pytest.mark.parametrize("routine", ROUTINES)
def test_all_stand_behind_their_line_where_they_can_move(
    kampf: Any, battle: int, routine: str
) -> None:
    for seed in (3, 4):
        map_of(kampf, battle, seed)
        build(kampf, battle, 5, seed)
        for side in (0, 1):
            kampf.call(routine, zp_side=side, limit=9_000_000)
            line = kampf.mem[kampf.sym["st_start_line"] + side]
            for number, unit in forces.living(kampf, side).items():
                x, y = forces.place(kampf, side, number)
                if unit[forces.FLAGS] & OFF_MAP:
                    assert (x, y) == (0xFF, 0xFF)
                    continue
                assert x <= line if side == 0 else line <= x < 60
                assert y < kampf.mem[kampf.sym["st_map_rows"]]
                assert kampf.call("move_cost", A=square(kampf, x, y), X=unit[0]).c == 0


@pytest.mark.rule("KG-4.0.4")
def test_without_auto_deploy_units_are_at_the_top_of_the_map(kampf: Any) -> None:
    map_of(kampf, MEETING, 8, river=0)
    build(kampf, MEETING, 5, 8)
    for side in (0, 1):
        kampf.call("deploy_top", zp_side=side, limit=9_000_000)
        for number in forces.living(kampf, side):
            assert forces.place(kampf, side, number)[1] == 0


@pytest.mark.rule("KG-4.0.4")
def test_the_last_formation_is_at_the_top_too_and_the_other_side_stays(kampf: Any) -> None:
    kampf.call("formations_none")
    kampf.call("battle_lay", st_battle=MEETING)
    for side in (0, 1):
        for _ in range(21):
            kampf.call("formation_new", A=(4, 28)[side], zp_side=side, st_period=5, st_handicap=3)
    rows, columns = kampf.sym["unit_y"], kampf.sym["unit_x"]
    kampf.mem[rows : rows + 378] = kampf.mem[columns : columns + 378] = bytes([40]) * 378
    for side in (0, 1):
        kampf.call("deploy_top", zp_side=side, limit=9_000_000)
        top = [n for n in range(378) if kampf.mem[rows + n] == 0]
        mine = {189 * s + n for s in range(side + 1) for n in forces.living(kampf, s)}
        assert set(top) == mine and max(mine) >= 189 * side + 180


@pytest.mark.rule("KG-4.8.1")
@pytest.mark.rule("KG-4.8.4")
@pytest.mark.parametrize("battle", range(5))
def test_defenders_dig_in_before_assaults_only_and_at_most_fifty(kampf: Any, battle: int) -> None:
    map_of(kampf, battle, 6)
    build(kampf, battle, 5, 6)
    before = bytes(kampf.mem[kampf.sym["map"] : kampf.sym["map"] + 3600])
    for side in (0, 1):
        kampf.call("deploy_auto", zp_side=side, limit=9_000_000)
    after = bytes(kampf.mem[kampf.sym["map"] : kampf.sym["map"] + 3600])
    dug = [n for n in range(3600) if before[n] != after[n]]
    assert all(before[n] & 15 == CLEAR and after[n] == before[n] | BROKEN for n in dug)
    assault = battle in (ASSAULT_GERMAN, ASSAULT_SOVIET)
    assert bool(dug) == assault and len(dug) <= 50
    left = list(kampf.mem[kampf.sym["st_trenches"] :][:2])
    if assault:
        defender = 1 - ATTACKERS[battle][0]
        assert left[defender] == 50 - len(dug) and left[1 - defender] == 50


@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-W.20")
@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("battle", (0, ASSAULT_SOVIET))
def test_a_defender_holds_in_cover_before_the_objective_with_a_view_of_it(
    kampf: Any, battle: int
) -> None:
    """Guns on open ground with one wood near where they belong."""
    side = 1 - ATTACKERS[battle][0]
    kampf.call("formations_none")
    kampf.call("battle_lay", st_battle=battle)
    kampf.call("formation_new", A=NAMES.index("PAK FRONT" if side == 0 else "AT STRONGPOINT"),
               zp_side=side, st_period=5, st_handicap=3)  # fmt: skip
    ground = kampf.sym["map"]
    kampf.mem[ground : ground + 3600] = bytes(3600)
    assault = battle == ASSAULT_SOVIET
    row = kampf.mem[kampf.sym["st_objective_y"]]
    line = kampf.mem[kampf.sym["st_start_line"] + side]
    middle = line + (4 if assault else 8) * (1 if side else -1)
    back = 1 if side else -1
    woods = (
        middle + back * 7 + 2,
        row - 2,
    )  # guns stand three columns back, the Command HQ's four more
    kampf.mem[ground + 60 * woods[1] + woods[0]] = WOODS
    kampf.set("st_trenches", (0, 0))
    kampf.call("deploy_auto", zp_side=side, limit=9_000_000)
    places = {forces.place(kampf, side, n) for n in forces.living(kampf, side)}
    assert woods in places
    assert all(abs(x - middle) <= 12 and abs(y - row) <= 6 for x, y in places)


@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-W.20")
@pytest.mark.rule("KG-W.23")
def test_companies_of_a_defender_stand_side_by_side(kampf: Any) -> None:
    kampf.call("formations_none")
    kampf.call("battle_lay", st_battle=ASSAULT_SOVIET)
    for _ in range(3):
        kampf.call("formation_new", A=NAMES.index("RIFLE COMPANY"), zp_side=0, st_period=5,
                   st_handicap=3)  # fmt: skip
    kampf.mem[kampf.sym["map"] : kampf.sym["map"] + 3600] = bytes(3600)
    kampf.call("deploy_auto", zp_side=0, limit=9_000_000)
    column = kampf.mem[kampf.sym["st_start_line"]] - 2
    rows = []
    for letter in (1, 2):
        platoons = [forces.place(kampf, 0, 9 * letter + n) for n in (1, 2, 3)]
        assert all(abs(x - column) <= 1 for x, _ in platoons)
        rows.append(sorted(y for _, y in platoons))
    assert rows[1][0] - rows[0][-1] >= 6


@pytest.mark.rule("KG-W.20")
@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-4.0.3")
def test_a_defender_holds_its_line_and_a_rear_guard_ground_behind_it(kampf: Any) -> None:
    """Soviets on it in an assault, Germans two columns behind; rear guards ten and twelve."""
    for battle, side, middle in (
        (1, SOVIET, 30),
        (3, GERMAN, 27),
        (0, SOVIET, 42),
        (4, GERMAN, 19),
    ):
        kampf.call(
            "hold_begin", zp_side=side, st_battle=battle, st_start_line=[29, 30],
            st_objective_x=[39, 39], st_objective_y=[15, 17],
        )  # fmt: skip
        assert kampf.mem[kampf.sym["zp_overlay"] + 13] == middle
        assert kampf.mem[kampf.sym["zp_overlay"] + 14] == (15, 17)[side]


@pytest.mark.rule("KG-4.8.1")
@pytest.mark.rule("KG-4.8.2")
@pytest.mark.rule("KG-4.8.3")
@pytest.mark.rule("KG-4.8.4")
def test_entrenchments_want_an_assault_own_clear_ground_and_one_of_fifty(kampf: Any) -> None:
    kampf.call("battle_lay", st_battle=ASSAULT_GERMAN)
    lines = list(kampf.mem[kampf.sym["st_start_line"] :][:2])

    def dig(side: int, x: int, ground: int = CLEAR, battle: int = ASSAULT_GERMAN) -> Any:
        kampf.mem[kampf.sym["map"] + 60 * 7 + x] = ground
        return kampf.call("trench_square", X=x, Y=7, zp_side=side, st_battle=battle)

    for side, beyond in ((0, 1), (1, -1)):
        refused = dig(side, lines[side] + beyond)
        assert (refused.c, refused.a) == (1, TRENCH_WHY["line"])
        assert dig(side, lines[side]).c == 0
        assert square(kampf, lines[side], 7) == BROKEN
    for ground in range(1, 10):
        refused = dig(0, 3, ground)
        assert (refused.c, refused.a) == (1, TRENCH_WHY["ground"])
    assert dig(0, 3, 0x20).c == 0 and square(kampf, 3, 7) == 0x20 | BROKEN
    for battle in (0, MEETING, 4):
        refused = dig(0, 4, battle=battle)
        assert (refused.c, refused.a) == (1, TRENCH_WHY["peace"])
    for left in range(48, 0, -1):
        assert kampf.mem[kampf.sym["st_trenches"]] == left
        assert dig(0, 5).c == 0
    refused = dig(0, 5)
    assert (refused.c, refused.a) == (1, TRENCH_WHY["spent"])


@pytest.mark.rule("KG-4.10.1")
def test_any_ground_can_be_given_to_a_square_which_keeps_its_height(kampf: Any) -> None:
    for terrain in range(10):
        for x, y in ((0, 0), (59, 59), (31, 17)):
            kampf.mem[kampf.sym["map"] + 60 * y + x] = 0x25
            kampf.call("square_ground", A=terrain, st_cursor_x=x, st_cursor_y=y)
            assert square(kampf, x, y) == 0x20 | terrain


@pytest.mark.rule("KG-4.11.1")
def test_armour_but_no_halftrack_changes_its_weapon(kampf: Any) -> None:
    kampf.call("formations_none")
    for old in NUMBERS.values():
        if old["kind"] == "special":
            continue
        for new in (0, 12, 25, 47, 48, 62, 255):
            kampf.call("unit_select", A=5, zp_side=0)
            kampf.call("unit_new", A=5, X=int(old["number"]), st_period=5, st_handicap=3)
            armoured = int(old["fa"]) > 0 and old["name"] != "HALFTRACK"
            result = kampf.call("weapon_change", A=new)
            assert result.c == (0 if armoured and new < 48 else 1), (old["name"], new)
            unit = forces.record(kampf, 0, 5)
            assert unit[0] == (new if result.c == 0 else int(old["number"]))
            if result.c == 0:
                assert unit[forces.RANGE] == int(NUMBERS[new]["mr"])


@pytest.mark.rule("KG-4.5.1")
@pytest.mark.rule("KG-4.0.2")
def test_a_unit_moves_with_its_passengers_not_past_the_line_nor_into_a_river(kampf: Any) -> None:
    kampf.call("formations_none")
    kampf.call("battle_lay", st_battle=MEETING)
    kampf.mem[kampf.sym["map"] : kampf.sym["map"] + 3600] = bytes(3600)
    kampf.mem[kampf.sym["map"] + 60 * 4 + 4] = RIVER
    for side, good, bad in ((0, 10, 11), (1, 49, 48)):
        kind = NAMES.index(("PANZERGRENADIERS", "MOTOR RIFLE CO")[side])
        kampf.call("formation_new", A=kind, zp_side=side, st_period=5, st_handicap=3)
        kampf.call("unit_select", A=6, zp_side=side)
        assert kampf.call("carry_fits", A=1).c == 1
        kampf.call("carry_load", A=1)
        assert kampf.call("unit_to", st_cursor_x=good, st_cursor_y=9).c == 0
        assert forces.place(kampf, side, 6) == forces.place(kampf, side, 1) == (good, 9)
        assert forces.place(kampf, side, 2) == (0xFF, 0xFF)
        refused = kampf.call("unit_to", st_cursor_x=bad, st_cursor_y=9)
        assert (refused.c, refused.a) == (1, 1)
        kampf.call("unit_select", A=1)
        refused = kampf.call("unit_to", st_cursor_x=good, st_cursor_y=12)
        assert (refused.c, refused.a) == (1, 0)
        assert forces.place(kampf, side, 1) == (good, 9)
    kampf.call("unit_select", A=6, zp_side=0)
    refused = kampf.call("unit_to", st_cursor_x=4, st_cursor_y=4)
    assert (refused.c, refused.a) == (1, 2)


@pytest.mark.rule("KG-4.5.2")
def test_a_vehicle_unloads_all_and_a_passenger_itself(kampf: Any) -> None:
    kampf.call("formations_none")
    kampf.call("formation_new", A=4, zp_side=0, st_period=5, st_handicap=3)

    def riders() -> list[int]:
        return [n for n, unit in forces.living(kampf, 0).items() if unit[17] == 6]

    kampf.call("unit_select", A=6)
    kampf.call("carry_load", A=1)
    kampf.call("carry_load", A=4)
    assert riders() == [1, 4]
    kampf.call("unit_select", A=1)
    assert kampf.call("load_off").c == 0 and riders() == [4]
    kampf.call("unit_select", A=6)
    kampf.call("carry_load", A=1)
    assert kampf.call("load_off").c == 0 and riders() == []
    kampf.call("unit_select", A=6)
    assert kampf.call("load_off").c == 1


@pytest.mark.rule("KG-4.5.3")
@pytest.mark.rule("KG-5.4.1")
def test_only_a_vehicle_can_be_told_to_take_a_unit_aboard(kampf: Any) -> None:
    kampf.call("battle_lay", st_battle=MEETING)
    for carrier, guest, aboard in (
        ("HALFTRACK", "RIFLE", True), ("PZ-IVH", "SMG", True), ("TRUCK", "75AT", True),
        ("RIFLE", "SMG", False), ("HMG", "RIFLE", False), ("75AT", "RIFLE", False),
        ("PZ-IVH", "75AT", False), ("TRUCK", "PZ-IVH", False),
    ):  # fmt: skip
        kampf.call("formations_none")
        for number, name in enumerate((carrier, guest)):
            row = int(book.chart()["german", name]["number"])
            kampf.call("unit_select", A=number, zp_side=0)
            kampf.call("unit_new", A=(5, 3)[number], X=row, st_period=5, st_handicap=3)
        kampf.call("unit_select", A=0)
        hires_page.keys(kampf, "A1")
        refused = kampf.call("deploy_embark").c
        assert refused == (not aboard), (carrier, guest)
        assert forces.record(kampf, 0, 1)[17] == (0 if aboard else 0xFF)


@pytest.mark.rule("KG-4.4.2")
@pytest.mark.rule("KG-8.0.9")
def test_the_view_lights_just_the_squares_in_line_of_sight(kampf: Any) -> None:
    map_of(kampf, ASSAULT_GERMAN, 12)
    ground = list(kampf.mem[kampf.sym["map"] : kampf.sym["map"] + 3600])
    for x, y in ((25, 12), (31, 15), (22, 19)):
        kampf.call("view_center", X=x, Y=y)
        kampf.set("window", [0] * 200)
        kampf.call("view_light", st_cursor_x=x, st_cursor_y=y, st_visibility=9, limit=2_000_000)
        left, top = kampf.mem[kampf.sym["view_x"]], kampf.mem[kampf.sym["view_y"]]
        for n in range(200):
            there = (left + n % 20, top + n // 20)
            lit = kampf.mem[kampf.sym["window"] + n] == 0x80
            assert lit == book.sees(ground, (x, y), there, 9), there
