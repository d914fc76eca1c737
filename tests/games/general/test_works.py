"""Engineers: bridges built and blown, mines laid and lifted; moves at night."""

from __future__ import annotations

import pytest

from ..game_bench import GameBench
from .field import BRIDGE, FIRED, FOREST, HELD, MOVED, RIDDEN, RIVER, TOWN, Field, Place
from .general_book import TYPES
from .whole_state import WholeState

NONE, BUILD, BLOW, LIFT, LAY = range(5)
NIGHT = 2
NEVER = 251


def work(general: GameBench, unit: int, place: Place) -> int:
    return int(general.call("work_find", X=unit, zp_col=place[0], zp_row=place[1]).a)


def mine(general: GameBench, place: Place, number: int = 0) -> None:
    for name, value in (("mine_col", place[0]), ("mine_row", place[1]), ("mine_charge", 2)):
        general.mem[general.sym[name] + number] = value


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-7.25")
@pytest.mark.rule("PG-8.22")
def test_what_an_engineer_can_do_where(general: GameBench) -> None:
    for terrain in range(15):
        field = Field(general)
        unit = field.stand("EN", (5, 5))
        field.ground((5, 5), terrain)
        assert work(general, unit, (5, 5)) == (BUILD if terrain == RIVER else NONE)
        field.ground((5, 6), terrain)
        wanted = NONE if terrain in (TOWN, 9, RIVER, 14) else BLOW if terrain == BRIDGE else LAY
        assert work(general, unit, (5, 6)) == wanted, terrain
        assert work(general, unit, (5, 7)) == NONE, "two hexes off"
    field = Field(general)
    unit = field.stand("EN", (5, 5))
    mine(general, (5, 6))
    assert work(general, unit, (5, 6)) == LIFT
    field.stand("IN", (5, 4), side=1)
    assert work(general, unit, (5, 4)) == NONE, "no mine under somebody"
    for flag in (FIRED, MOVED, HELD, RIDDEN):
        field.put("unit_flags", unit, flag)
        assert work(general, unit, (5, 6)) == NONE


@pytest.mark.rule("PG-7.13")
def test_nobody_else_works(general: GameBench) -> None:
    field = Field(general)
    for kind in TYPES:
        unit = field.stand(kind, (5, 5))
        assert (work(general, unit, (5, 6)) == LAY) == (kind == "EN")


@pytest.mark.rule("PG-7.24")
@pytest.mark.rule("PG-7.26")
@pytest.mark.rule("PG-8.20")
@pytest.mark.rule("PG-8.22")
def test_works_are_done_when_the_side_has_moved(general: GameBench) -> None:
    field = Field(general)
    field.ground((5, 5), RIVER, height=1)
    field.ground((9, 8), BRIDGE, way=1)
    mine(general, (13, 8))
    for place, where in (
        ((5, 5), (5, 5)),
        ((9, 7), (9, 8)),
        ((13, 7), (13, 8)),
        ((17, 7), (17, 8)),
    ):
        unit = field.stand("EN", place)
        field.put("plot_col", unit, where[0])
        field.put("plot_row", unit, where[1])
    general.call("works_end")
    assert field.ground_at((5, 5)) == BRIDGE | 1 << 4, "no road"
    assert field.ground_at((9, 8)) == RIVER
    cols = [field.get("mine_col", n) for n in range(48)]
    assert [col for col in cols if col] == [17]
    charges = [field.get("mine_charge", n) for n in range(48)]
    assert [bool(charge) for charge in charges] == [bool(col) for col in cols], "the lifted one's"
    assert [field.get("plot_col", n) for n in range(4)] == [0] * 4
    assert all(field.flags(n) & FIRED and field.flags(n) & MOVED for n in range(4))


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-7.24")
def test_who_has_died_meanwhile_does_no_work(general: GameBench) -> None:
    field = Field(general)
    unit = field.stand("EN", (1, 5))
    field.put("plot_col", unit, 1)
    field.put("plot_row", unit, 6)
    general.call("unit_dies", X=unit)
    state = WholeState(general)
    general.call("works_end")
    assert state.changes() == {("plot_col", unit): 0}, "nor is it a plot of a dead gun"


@pytest.mark.rule("PG-9.7")
def test_at_night_nobody_moves_next_to_a_spotted_enemy(general: GameBench) -> None:
    field = Field(general)
    unit = field.stand("AC", (10, 10))
    field.stand("IN", (10, 15), side=1)
    field.stand("IN", (15, 10), side=1, flags=0)
    field.ground((1, 1), FOREST)
    general.set("st_weather", NIGHT)
    field.put("unit_left", unit, 18)
    general.call("reach_find", X=unit)
    at = general.sym["hex_field"]

    def cost(place: Place) -> int:
        return int(general.mem[at + 50 * place[1] + place[0]])

    assert cost((10, 14)) == cost((9, 15)) == cost((11, 16)) == 19, "next to one it has spotted"
    assert cost((10, 13)) == 6 and cost((14, 10)) == 8
    assert general.call("piece_at", X=10, Y=14).a == 255, "no marks are left"
    general.set("st_weather", 0)
    general.call("reach_find", X=unit)
    assert cost((10, 14)) == 8
