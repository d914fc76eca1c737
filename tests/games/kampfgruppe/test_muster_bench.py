"""Forces step by step: what AUTO SELECT buys, and what a record begins with (3.5, 3.9, 4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from . import force_book as forces
from .field import GERMAN, NOWHERE, SOVIET, Field
from .test_forces import ATTACKERS, MEETING, OFF_MAP

KINDS = forces.rows("formations.csv")
ASSAULTS = (1, 3)


def prepared(
    kampf: Any, side: int, battle: int, force: int, period: int, seed: int, budget: int
) -> None:
    """A side without formations, its points and force type given."""
    kampf.call("battle_fresh")
    kampf.call("formations_none")
    conditions = {"st_battle": battle, "st_period": period, "st_handicap": 3, "zp_side": side}
    kampf.call("battle_lay", **conditions)
    kampf.set("st_force", [force, force])
    kampf.set("st_points_left", [budget, 0, budget, 0])
    kampf.set("rng_seed", (seed * 2654435761 % 2**32).to_bytes(4, "little"))


def suits(side: int, battle: int, force: int, period: int, when: str) -> list[int]:
    """What AUTO SELECT may take, in the order of the table; in meetings no light tanks."""
    name = forces.SIDES[side]
    part = "a" if side in ATTACKERS[battle] else "d"
    return [
        n for n, kind in enumerate(KINDS)
        if kind["side"] == name and forces.FORCES[name][force] in kind["forces"]
        and int(kind["first"]) <= period <= int(kind["last"])
        and kind["when"] == when and part in kind["auto"]
        and not (battle == MEETING and kind["name"] == "LIGHT TANK CO")
    ]  # fmt: skip


def swept(kinds: list[int], points: int, period: int) -> tuple[list[int], int]:
    """One of each that can be paid, in order; what is left."""
    bought = []
    for kind in kinds:
        cost = forces.price(KINDS[kind], period)
        if cost <= points:
            bought.append(kind)
            points -= cost
    return bought, points


CASES = [(side, battle, force) for battle in range(5) for side, forces_ in ((0, 3), (1, 2))
         for force in range(forces_)]  # fmt: skip


@pytest.mark.rule("KG-3.9.2")
@pytest.mark.rule("KG-4.9.4")
@pytest.mark.rule("KG-4.1.2")
@pytest.mark.parametrize(("side", "battle", "force"), CASES)
@pytest.mark.quick_cases(4)
def test_auto_select_takes_guns_for_assaults_one_of_each_then_by_chance(
    kampf: Any, side: int, battle: int, force: int
) -> None:
    drawn = []
    for seed, period, budget in ((1, 3, 150), (2, 3, 150), (3, 7, 60)):
        prepared(kampf, side, battle, force, period, seed, budget)
        kampf.call("force_command", zp_side=side)
        kampf.call("force_kinds_auto", zp_side=side, limit=20_000_000)
        bought = forces.kinds(kampf, side)
        hq = KINDS[bought[0]]
        letter = forces.FORCES[forces.SIDES[side]][force]
        assert (hq["side"], hq["when"], hq["forces"]) == (forces.SIDES[side], "command", letter)
        kept = side not in ATTACKERS[battle]  # a defender's point counts twice
        guns = suits(side, battle, force, period, "assault") if battle in ASSAULTS else []
        kinds = suits(side, battle, force, period, "any")
        rare = [k for k in kinds if KINDS[k]["auto"] == "ad+" and kept]
        first, points = swept(guns[:1], budget - kept, period)
        reserve = [k for k in rare if k in bought and battle in ASSAULTS]
        once = [k for k in kinds if k not in rare or k in reserve]
        more, points = swept(once, points, period)
        kinds = [k for k in kinds if k not in rare]  # one at most, and not in every battle
        assert bought[1 : 1 + len(first + more)] == first + more
        rest = bought[1 + len(first + more) :]
        assert set(rest) <= set(kinds), "no second off-map artillery"
        left = kampf.mem[kampf.sym["st_points_left"] + 2 * side] - kept
        assert left == points - sum(forces.price(KINDS[k], period) for k in rest)
        dear = all(forces.price(KINDS[k], period) > left for k in kinds)
        assert dear or budget > 60, "more than a battle gives: a few may be left"
        drawn.append(rest)
    assert drawn[0] != drawn[1], "by chance"


@pytest.mark.rule("KG-3.9.1")
@pytest.mark.rule("KG-3.9.2")
def test_the_force_type_suits_the_part_in_the_battle(kampf: Any) -> None:
    for battle in range(5):
        for side, infantry in ((GERMAN, 2), (SOVIET, 1)):
            kampf.call("force_type_auto", st_battle=battle, zp_side=side)
            got = kampf.mem[kampf.sym["st_force"] + side]
            attacks = side in ATTACKERS[battle]
            want = (1, 0)[side] if battle == MEETING else (0 if attacks else infantry)
            assert got == want, (battle, side)


@pytest.mark.rule("KG-6.1.1")
@pytest.mark.rule("KG-4.1.1")
def test_pioneers_have_flamethrowers_and_the_next_record_is_left_alone(kampf: Any) -> None:
    for number, kind in enumerate(KINDS):
        kampf.call("formations_none")
        side, period = forces.SIDES.index(kind["side"]), int(kind["first"])
        roles = [unit.split(":")[0] for unit in kind["units"].split()]
        at = kampf.sym["unit_records"] + 24 * (189 * side + len(roles))
        kampf.mem[at : at + 24] = b"\xa5" * 24
        kampf.call("formation_new", A=number, zp_side=side, st_period=period, st_handicap=3)
        assert bytes(kampf.mem[at : at + 24]) == b"\xa5" * 24
        for index, role in enumerate(roles):
            special = forces.record(kampf, side, index)[forces.SPECIAL]
            assert (special == 2) == (role == "pioneer"), kind["name"]


@pytest.mark.rule("KG-3.9.3")
def test_the_last_formation_of_21_is_returned_and_the_other_side_s_stay(kampf: Any) -> None:
    kampf.call("formations_none")
    kampf.set("st_points_left", [0, 0, 0, 0])
    for side, kind in ((SOVIET, 28), (GERMAN, 4)):
        for _ in range(21):
            new = {"zp_side": side, "st_period": 5, "st_handicap": 3}
            assert not kampf.call("formation_new", A=kind, **new).c
        assert kampf.call("formation_new", A=kind, **new).c, "there is no letter V"
    soviets = forces.living(kampf, SOVIET)
    assert not kampf.call("formation_return", zp_side=GERMAN).c
    assert forces.living(kampf, SOVIET) == soviets
    assert max(forces.living(kampf, GERMAN)) < 180
    assert len(forces.kinds(kampf, GERMAN)) == 20
    assert kampf.mem[kampf.sym["st_points_left"]] == forces.price(KINDS[4], 5)


@pytest.mark.rule("KG-AM.18")
@pytest.mark.rule("KG-3.9.3")
def test_what_was_given_back_or_fought_before_is_no_loss_of_this_battle(kampf: Any) -> None:
    """The page of losses counts what each record began with."""

    def begun() -> list[int]:
        at = kampf.sym["unit_records"] + 2
        return [n for n in range(2 * 189) if kampf.mem[at + 24 * n]]

    new = {"zp_side": GERMAN, "st_period": 5, "st_handicap": 3}
    kampf.call("formations_none")
    for kind in (2, 4):
        kampf.call("formation_new", A=kind, **new)
    assert begun() == [0, 1, 2, *range(9, 18)]
    assert not kampf.call("formation_return", zp_side=GERMAN).c
    assert begun() == [0, 1, 2]
    kampf.call("formation_new", A=27, zp_side=SOVIET, st_period=5, st_handicap=3)
    kampf.call("formations_none")
    assert begun() == []


@pytest.mark.rule("KG-1.3.3")
def test_no_memory_of_the_battle_before_is_left_to_a_computer_that_takes_over(kampf: Any) -> None:
    fields = {"st_sight_id": 80, "st_mission": 42, "st_mission_left": 42}
    for name, size in fields.items():
        kampf.set(name, [7] * (size + 1))
    kampf.call("battle_fresh")
    left = [bytes(kampf.mem[kampf.sym[n] : kampf.sym[n] + size]) for n, size in fields.items()]
    assert left == [bytes(80), bytes(42), b"\xff" * 42]
    assert kampf.mem[kampf.sym["st_mission_left"] + 42] == 7


@pytest.mark.rule("KG-3.5.1")
@pytest.mark.rule("KG-3.5.2")
@pytest.mark.parametrize("scenario", range(4))
def test_a_historical_battle_sets_all_that_a_built_one_asks(kampf: Any, scenario: int) -> None:
    Field(kampf)
    behind = kampf.sym["map"] + 3600
    kampf.mem[behind : behind + 64] = b"\xa5" * 64
    for name in ("st_small", "st_trenches", "st_points_left"):
        kampf.set(name, [7] * (4 if name == "st_points_left" else 2))
    kampf.set("formation_kind", [0x55] * 42)
    kampf.call("forces_main", st_scenario=scenario, limit=20_000_000)
    mem, sym = kampf.mem, kampf.sym
    # what a computer player remembers lies there: nothing, as the battle begins
    assert bytes(mem[behind : behind + 64]) == b"\xa5" + bytes(63)
    small = mem[sym["st_map_rows"]] == 30
    if small:
        assert not any(mem[sym["map"] + 1800 : sym["map"] + 3600])
    assert mem[sym["st_small"]] == 0
    assert list(mem[sym["st_trenches"] :][:2]) == [0, 0]
    assert list(mem[sym["st_points_left"] :][:4:2]) == [0, 0]
    for side in (GERMAN, SOVIET):
        letters = {n // 9 for n in forces.living(kampf, side)}
        marks = list(mem[sym["formation_kind"] + 21 * side :][:21])
        assert [n in letters for n in range(21)] == [mark == 0xFE for mark in marks]
        assert {mark for mark in marks if mark != 0xFE} <= {0xFF}


@pytest.mark.rule("KG-3.5.3")
@pytest.mark.rule("KG-4.0.1")
def test_a_built_battle_goes_on_to_deployment(kampf: Any) -> None:
    conditions = {"st_scenario": 4, "st_period": 5, "st_battle": 1, "st_human": [0, 0]}
    kampf.call("forces_main", **conditions, st_handicap=3, limit=40_000_000)
    assert kampf.mem[kampf.sym["st_phase"]] == 2
    for side in (GERMAN, SOVIET):
        off_map = [u for u in forces.living(kampf, side).values() if u[forces.FLAGS] & OFF_MAP]
        assert off_map, "an assault: both have off-map artillery"


@pytest.mark.rule("KG-10.1.1")
def test_a_fresh_battle_has_no_score_and_no_weather_yet(kampf: Any) -> None:
    for name, size in (("st_unused", 4), ("st_kill_points", 4), ("st_trenches", 2)):
        kampf.set(name, [9] * size)
    kampf.call("battle_fresh", st_turn=3, st_side=1, st_goes_on=1, st_visibility=7)
    mem, sym = kampf.mem, kampf.sym
    assert not any(mem[sym["st_unused"] :][:4]) and not any(mem[sym["st_kill_points"] :][:4])
    assert list(mem[sym["st_trenches"] :][:2]) == [9, 9]
    names = ("st_turn", "st_side", "st_goes_on", "st_visibility")
    assert [mem[sym[name]] for name in names] == [0, 0, 0, 20], "20 is the most there is"


@pytest.mark.rule("KG-4.0.2")
@pytest.mark.rule("KG-4.8.4")
def test_the_own_side_ends_at_the_line_and_at_the_edge(kampf: Any) -> None:
    kampf.set("st_start_line", [20, 25])
    for x in (0, 19, 20, 21, 24, 25, 26, 58, 59, 60, 61, 255):
        assert kampf.call("own_side", X=x, zp_side=GERMAN).c == (x <= 20)
        assert kampf.call("own_side", X=x, zp_side=SOVIET).c == (25 <= x < 60)


@pytest.mark.rule("KG-4.5.1")
def test_who_has_moved_is_not_off_the_map_and_all_its_passengers_follow(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_start_line", [20, 25])
    for side, x in ((GERMAN, 15), (SOVIET, 40)):
        other = 1 - side
        field.unit(side, "B0", "TRUCK", 5, x, 3, flags=1)
        field.unit(side, "U8", "SMG", 9, x, 3, carrier=9)
        field.unit(side, "C4", "SMG", 0, NOWHERE, NOWHERE, carrier=9, start=30)
        field.unit(other, "A0", "SMG", 9, 30, 30, carrier=9)
        field.select(side, "B0")
        assert not kampf.call("unit_to", st_cursor_x=x + 1, st_cursor_y=4).c
        assert field.place(side, "B0") == field.place(side, "U8") == (x + 1, 4)
        assert field.place(side, "C4") == (NOWHERE, NOWHERE)
        assert field.place(other, "A0") == (30, 30)
