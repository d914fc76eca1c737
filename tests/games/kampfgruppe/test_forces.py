"""Forces, prices, what is bought (3.3, 3.7 to 3.9, 4.1, 4.9), against the tables and the book."""

from __future__ import annotations

from typing import Any

import pytest

from . import force_book as forces
from . import kampf_book as book

KINDS = forces.rows("formations.csv")
PURSUIT_GERMAN, ASSAULT_GERMAN, MEETING, ASSAULT_SOVIET, PURSUIT_SOVIET = range(5)
BUDGETS = (
    {0: (32, 66), 1: (60, 59), 2: (40, 40), 3: (50, 60), 4: (39, 48)},
    {0: (13, 33), 1: (30, 33), 2: (22, 22), 3: (29, 30), 4: (23, 25)},
)
"""Large and small battles: German, Soviet points by the battle's type."""
ATTACKERS = {0: (0,), 1: (0,), 2: (0, 1), 3: (1,), 4: (1,)}
KEPT = {PURSUIT_GERMAN: 2, PURSUIT_SOVIET: 2}
"""W16: points that a defender does not spend, for they count twice; but for rear guards one."""
OFF_MAP = 0x40


def build(
    kampf: Any, battle: int, period: int, seed: int, small: int = 0, handicap: int = 3
) -> None:
    """Both forces by the computer."""
    kampf.call("battle_fresh")
    kampf.call("formations_none")
    conditions = {"st_battle": battle, "st_period": period, "st_small": small}
    kampf.call(
        "battle_build",
        limit=20_000_000,
        st_human=(0, 0),
        st_handicap=handicap,
        rng_seed=seed.to_bytes(4, "little"),
        **conditions,
    )


@pytest.mark.rule("KG-10.2.2")
def test_each_weapon_is_worth_what_the_book_says(kampf: Any) -> None:
    for weapon in book.chart().values():
        if weapon["kind"] != "special":
            assert kampf.call("weapon_points", X=int(weapon["number"])).a == forces.points(weapon)


@pytest.mark.rule("KG-3.9.3")
def test_a_formation_costs_its_worth_by_twenty_rounded_up(kampf: Any) -> None:
    for number, kind in enumerate(KINDS):
        for period in range(int(kind["first"]), int(kind["last"]) + 1):
            got = kampf.call("formation_price", X=number, st_period=period).a
            assert got == forces.price(kind, period), (kind["name"], period)


@pytest.mark.rule("KG-3.9.1")
@pytest.mark.rule("KG-3.9.3")
@pytest.mark.rule("KG-4.9.1")
@pytest.mark.rule("KG-4.9.2")
@pytest.mark.rule("KG-3.7.2")
@pytest.mark.parametrize("battle", range(5))
def test_only_what_fits_force_period_and_battle_is_offered(kampf: Any, battle: int) -> None:
    for side, name in enumerate(forces.SIDES):
        for force, letter in enumerate(forces.FORCES[name]):
            for period in (1, 3, 4, 5, 8):
                for number, kind in enumerate(KINDS):
                    want = kind["side"] == name and letter in kind["forces"]
                    want &= int(kind["first"]) <= period <= int(kind["last"])
                    want &= kind["when"] == "any" or (
                        kind["when"] == "assault" and battle in (ASSAULT_GERMAN, ASSAULT_SOVIET)
                    )
                    result = kampf.call(
                        "kind_offered",
                        X=number,
                        zp_side=side,
                        st_force=(force, force),
                        st_period=period,
                        st_battle=battle,
                    )
                    assert result.c == want, (kind["name"], letter, period)


@pytest.mark.rule("KG-4.9.2")
def test_off_map_artillery_comes_with_four_formations_only() -> None:
    names = {kind["name"] for kind in KINDS if "off-" in kind["units"]}
    assert names == {"ARTILLERY DET", "HOWITZER BN", "MEDIUM ARTY BN", "LIGHT ARTY BN"}
    assert {kind["name"] for kind in KINDS if kind["when"] == "assault"} == names


@pytest.mark.rule("KG-3.7.2")
@pytest.mark.rule("KG-11.0.1")
def test_no_formation_has_a_weapon_before_or_after_its_time() -> None:
    for kind in KINDS:
        for period in range(int(kind["first"]), int(kind["last"]) + 1):
            for weapon, _ in forces.units(kind, period):
                assert int(weapon["first"]) <= period <= int(weapon["last"]), (kind, period)


@pytest.mark.rule("KG-4.1.1")
@pytest.mark.rule("KG-4.1.2")
@pytest.mark.parametrize("period", range(1, 9))
def test_a_formation_gets_the_next_letter_its_hq_index_0(kampf: Any, period: int) -> None:
    kampf.call("formations_none")
    offered = [n for n, k in enumerate(KINDS) if int(k["first"]) <= period <= int(k["last"])]
    for side, name in enumerate(forces.SIDES):
        mine = [n for n in offered if KINDS[n]["side"] == name][:21]
        for letter, number in enumerate(mine):
            result = kampf.call(
                "formation_new", A=number, zp_side=side, st_period=period, st_handicap=3
            )
            assert result.c == 0
            want = forces.units(KINDS[number], period)
            assert 2 <= len(want) <= 9
            for index in range(9):
                unit = forces.record(kampf, side, 9 * letter + index)
                if index < len(want):
                    weapon, count = want[index]
                    assert unit[:2] == bytes([int(weapon["number"]), count])
                else:
                    assert unit[forces.COUNT] == 0


@pytest.mark.rule("KG-4.1.2")
def test_there_are_letters_for_21_formations(kampf: Any) -> None:
    kampf.call("formations_none")
    for _ in range(21):
        assert kampf.call("formation_new", A=3, zp_side=0, st_period=5, st_handicap=3).c == 0
    assert kampf.call("formation_new", A=3, zp_side=0, st_period=5, st_handicap=3).c == 1


@pytest.mark.rule("KG-7.8.1")
@pytest.mark.rule("KG-4.3.1")
@pytest.mark.rule("KG-5.6.8")
@pytest.mark.rule("KG-5.7.1")
@pytest.mark.rule("KG-6.1.1")
@pytest.mark.rule("KG-6.1.5")
def test_a_new_unit_is_full_faces_the_enemy_and_stands_nowhere(kampf: Any) -> None:
    kampf.call("formations_none")
    for (side, name), weapon in book.chart().items():
        if weapon["kind"] == "special":
            continue
        flank = forces.SIDES.index(side)
        for period in (4, 5):
            kampf.call("unit_select", A=30, zp_side=flank)
            kampf.call("unit_new", A=7, X=int(weapon["number"]), st_period=period, st_handicap=3)
            unit = forces.record(kampf, flank, 30)
            assert unit[forces.COUNT] == unit[forces.START] == 7
            assert unit[forces.AMMO] == 40 and unit[forces.SPEED] == 0
            assert unit[forces.FACING] == (3, 7)[flank]
            unseen = weapon["kind"] == "off-map"  # a mortar can begin to fire by itself
            assert unit[forces.RANGE] == (0 if unseen else int(weapon["mr"]))
            assert unit[forces.TARGET] == 0xFF and unit[12] == unit[14] == 0xFF
            assert unit[17] == unit[18] == unit[19] == 0xFF
            assert unit[forces.FLAGS] == (OFF_MAP if weapon["kind"] == "off-map" else 0)
            faust = side == "german" and period == 5
            special = 0 if weapon["kind"] != "infantry" else 3 if faust else 1
            assert unit[forces.SPECIAL] == special, name
            assert forces.place(kampf, flank, 30) == (0xFF, 0xFF)


@pytest.mark.rule("KG-3.3.1")
@pytest.mark.rule("KG-3.3.2")
def test_the_handicap_cuts_weapons_not_below_one(kampf: Any) -> None:
    cuts = {(1, 0): (1, 2), (2, 0): (3, 4), (4, 1): (3, 4), (5, 1): (1, 2)}
    for level in range(1, 6):
        for side in (0, 1):
            part, whole = cuts.get((level, side), (1, 1))
            for count in range(1, 61):
                got = kampf.call("handicap_count", A=count, zp_side=side, st_handicap=level).a
                assert got == max(1, (2 * count * part + whole) // (2 * whole))


@pytest.mark.rule("KG-3.8.2")
@pytest.mark.rule("KG-3.8.3")
@pytest.mark.rule("KG-3.8.4")
@pytest.mark.rule("KG-3.8.5")
def test_budgets_are_large_medium_small_and_about_half_in_small_battles(kampf: Any) -> None:
    for small, budgets in enumerate(BUDGETS):
        for battle, (german, soviet) in budgets.items():
            kampf.call("points_set", st_battle=battle, st_small=small)
            at = kampf.sym["st_points_left"]
            assert list(kampf.mem[at : at + 4]) == [german, 0, soviet, 0]
            for part, whole in zip(budgets[battle], BUDGETS[0][battle], strict=True):
                assert small == 0 or abs(2 * part - whole) <= 8


@pytest.mark.rule("KG-3.9.2")
@pytest.mark.rule("KG-3.9.4")
@pytest.mark.rule("KG-10.2.3")
@pytest.mark.rule("KG-4.9.4")
@pytest.mark.parametrize("battle", range(5))
@pytest.mark.parametrize("period", (1, 4, 8))
def test_auto_select_spends_its_points_on_what_suits(kampf: Any, battle: int, period: int) -> None:
    for small in (0, 1):
        build(kampf, battle, period, seed=battle * 8 + period, small=small)
        for side in (0, 1):
            bought = forces.kinds(kampf, side)
            assert KINDS[bought[0]]["when"] == "command" and len(bought) > 1
            budget = BUDGETS[small][battle][side]
            spent = sum(forces.price(KINDS[n], period) for n in bought)
            left = (
                kampf.word("st_points_left")
                if side == 0
                else kampf.mem[kampf.sym["st_points_left"] + 2]
            )
            assert spent + left == budget and left < 7
            keeps = 0 if side in ATTACKERS[battle] else KEPT.get(battle, 1)
            assert left >= keeps
            at = kampf.sym["st_unused"] + 2 * side
            assert kampf.mem[at] + 256 * kampf.mem[at + 1] == min(250, 20 * left)
            part = "a" if side in ATTACKERS[battle] else "d"
            assert all(part in KINDS[n]["auto"] for n in bought[1:])
            if side == 1 and part == "d" and battle != ASSAULT_GERMAN:
                assert "TANK COMPANY" not in [KINDS[n]["name"] for n in bought]
            guns = [n for n in bought if "off-" in KINDS[n]["units"]]
            assert len(guns) == (battle in (ASSAULT_GERMAN, ASSAULT_SOVIET))


@pytest.mark.rule("KG-3.9.2")
@pytest.mark.parametrize("small", (0, 1))
def test_soviets_who_are_assaulted_have_a_tank_company_in_one_battle_of_two(
    kampf: Any, small: int
) -> None:
    """A reserve against armour that goes round; nobody knows beforehand whether there is one."""
    counts = []
    for seed in range(64):
        build(kampf, ASSAULT_GERMAN, 4, seed=1000 + 37 * seed, small=small)
        names = [KINDS[n]["name"] for n in forces.kinds(kampf, 1)]
        counts.append(names.count("TANK COMPANY"))
    assert set(counts) == {0, 1} and 20 <= sum(counts) <= 44


@pytest.mark.rule("KG-3.9.4")
def test_thirteen_points_left_already_bring_the_most(kampf: Any) -> None:
    for left in range(61):
        for side in (0, 1):
            both = [0, 0, 0, 0]
            both[2 * side] = left
            kampf.call("force_score", zp_side=side, st_points_left=both)
            at = kampf.sym["st_unused"] + 2 * side
            assert list(kampf.mem[at : at + 2]) == [min(250, 20 * left), 0]


@pytest.mark.rule("KG-4.1.2")
def test_a_formation_given_back_brings_its_price_and_its_letter(kampf: Any) -> None:
    kampf.call("formations_none")
    common = {"zp_side": 1, "st_period": 5, "st_handicap": 3}
    names = [kind["name"] for kind in KINDS]
    command, tanks = names.index("TANK CORPS HQ"), names.index("TANK COMPANY")
    kampf.call("formation_new", A=command, **common)
    kampf.call("formation_buy", X=tanks, st_points_left=(0, 0, 60, 0), **common)
    assert kampf.mem[kampf.sym["st_points_left"] + 2] == 60 - forces.price(KINDS[tanks], 5)
    assert kampf.call("formation_return", zp_side=1).c == 0
    assert kampf.mem[kampf.sym["st_points_left"] + 2] == 60
    assert forces.kinds(kampf, 1) == [command] and set(forces.living(kampf, 1)) < set(range(9))
    assert kampf.call("formation_return", zp_side=1).c == 1


@pytest.mark.rule("KG-4.6.1")
@pytest.mark.rule("KG-5.9.1")
@pytest.mark.rule("KG-4.2.3")
@pytest.mark.parametrize("battle", range(5))
def test_lines_lie_before_the_objective_and_the_whole_area_on_the_map(
    kampf: Any, battle: int
) -> None:
    kampf.call("battle_lay", st_battle=battle)
    german, soviet = kampf.mem[kampf.sym["st_start_line"] :][:2]
    x = kampf.mem[kampf.sym["st_objective_x"]]
    y = kampf.mem[kampf.sym["st_objective_y"]]
    rows = kampf.mem[kampf.sym["st_map_rows"]]
    assault = battle in (ASSAULT_GERMAN, ASSAULT_SOVIET)
    assert rows == (30 if assault else 60)
    assert kampf.mem[kampf.sym["st_last_turn"]] == (30 if assault else 20)
    assert list(kampf.mem[kampf.sym["st_trenches"] :][:2]) == [50 if assault else 0] * 2
    assert 9 <= x <= 50 and 9 <= y <= rows - 10
    if battle == MEETING:
        assert (german, soviet, x, y) == (10, 49, 30, 30)
    else:
        before = {PURSUIT_GERMAN: 22, PURSUIT_SOVIET: 13}
        assert soviet - german == before.get(battle, 10)
        behind = 9 if assault else 20
        assert x == (soviet + behind if battle < MEETING else german - behind)


def test_no_force_is_offered_more_than_its_page_has_lines() -> None:
    """Offers stand on rows 3 to 17, the points below them."""
    for side, letters in forces.FORCES.items():
        for letter in letters:
            for period in range(1, 9):
                offers = [
                    kind for kind in KINDS
                    if kind["side"] == side and letter in kind["forces"]
                    and kind["when"] != "command"
                    and int(kind["first"]) <= period <= int(kind["last"])
                ]  # fmt: skip
                assert len(offers) <= 15, (side, letter, period)


@pytest.mark.rule("KG-6.0.5")
@pytest.mark.rule("KG-11.0.1")
def test_every_weapon_of_the_chart_can_be_had_in_some_battle() -> None:
    """The Nashorn, the KV-II and the rest: bought in a period in which they fought."""
    bought = {
        (kind["side"], weapon["name"])
        for kind in KINDS
        for period in range(int(kind["first"]), int(kind["last"]) + 1)
        for weapon, _ in forces.units(kind, period)
        if int(weapon["first"]) <= period <= int(weapon["last"])
    }
    special = {"GRENADE", "FLAMETH", "PZFAUST"}  # what platoons bring along
    assert {key for key in book.chart() if key[1] not in special} - bought == set()
