"""What the computer keeps out of, and whom it knows of: the whole layer of who stands where."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.lib.hex_model import next_to

from ..hires_page import PAGE
from .crowd import EDGES, crowd, foes
from .field import ARMY, LIMITED, PARTIAL, SPOTTED, STRIDE, Field

SHUT = 127
LAYER = STRIDE * 34


def pieces(bench: Any) -> bytearray:
    at = bench.sym["hex_pieces"]
    return bytearray(bench.mem[at : at + LAYER])


@pytest.mark.rule("PG-7.27")
@pytest.mark.rule("PG-7.28")
@pytest.mark.rule("PG-11.14")
@pytest.mark.rule("PG-11.15")
@pytest.mark.parametrize("seed", range(4))
def test_mines_and_barrages_are_shut_but_where_somebody_stands(general: Any, seed: int) -> None:
    field = Field(general)
    dice, units = crowd(field, seed)
    stands = list(units.values())
    wanted = pieces(general)

    def shut(place: tuple[int, int]) -> None:
        at = STRIDE * place[1] + place[0]
        wanted[at] = wanted[at] or SHUT

    for mine in (0, 1, 23, 24, 46, 47):
        place = dice.choice([*stands, (dice.randrange(1, 49), dice.randrange(1, 33))])
        field.put("mine_col", mine, place[0])
        field.put("mine_row", mine, place[1])
        field.put("mine_charge", mine, 2)
        shut(place)
    for barrage in (0, 1, 12, 22, 23):
        place = dice.choice([*stands, (dice.randrange(2, 48), dice.randrange(2, 32))])
        wide = dice.randrange(2)
        for name, value in (("col", place[0]), ("row", place[1]), ("wide", wide)):
            field.put(f"barrage_{name}", barrage, value)
        for hexed in [place, *[next_to(place, way) for way in range(6)]][: 1 + 6 * wide]:
            shut(hexed)
    for slot in (2, 30):
        field.put("mine_row", slot, 9)
        field.put("barrage_row", slot % 24, 9)
        field.put("barrage_wide", slot % 24, 1)
    general.call("hazards_mark")
    assert pieces(general) == wanted


@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-13.3")
@pytest.mark.rule("PG-13.12")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("options", [0, PARTIAL, LIMITED, PARTIAL | LIMITED])
def test_the_computer_knows_of_whom_its_side_is_shown(
    general: Any, side: int, options: int
) -> None:
    field = Field(general)
    _, units = crowd(field, 7)
    general.set("st_options", options)
    general.set("ai_first", ARMY * side)
    general.set("pieces_known", 0)
    others = [unit for unit in sorted(units) if unit in foes(ARMY * side)]
    known = [unit for unit in others if not options & LIMITED or field.flags(unit) & SPOTTED]
    wanted = pieces(general)
    for unit in set(others) - set(known):
        wanted[STRIDE * units[unit][1] + units[unit][0]] = 0
    general.call("foes_known")
    count = field.get("foe_count")
    assert [field.get("foe_unit", n) for n in range(count)] == known
    assert pieces(general) == wanted and field.get("pieces_known")
    assert {EDGES[0], EDGES[-1]} & set(others)


BUY, PLACE, MOBILE, PLOT, MOVE = 2, 3, 4, 6, 8


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize("phase", [BUY, PLACE, MOBILE, PLOT, MOVE])
@pytest.mark.parametrize("side", [0, 1])
def test_what_the_computer_has_thought_about_and_what_follows(
    general: Any, side: int, phase: int
) -> None:
    dice = random.Random(phase)
    general.call("scenario_lay", st_scenario=0)
    general.set("st_level", (3 - 2 * side, 1 + 2 * side))
    for unit in (0, 59, 60, 119):
        general.mem[general.sym["unit_hits"] + unit] = 0
    general.set("rng_seed", bytes(dice.randrange(256) for _ in range(4)))
    general.set("st_side", side)
    general.set("st_next_phase", phase)
    general.set("st_phase", 16)
    general.set("plan_count", 77)
    general.mem[PAGE : PAGE + 40] = bytes([0x55]) * 40
    general.call("computer_main", limit=60_000_000)
    stays = bytes(general.mem[PAGE : PAGE + 40]) == bytes([0x55]) * 40
    assert stays == (phase >= MOBILE), "the armies are bought on a page of their own"
    follows = PLACE if phase == BUY else phase
    assert general.mem[general.sym["st_phase"]] == follows
    assert general.mem[general.sym["st_thought"]] == follows
    assert general.mem[general.sym["ai_level"]] == 2, "the third general"
    assert general.mem[general.sym["ai_first"]] == ARMY * side
    assert general.mem[general.sym["ai_end"]] == ARMY * side + ARMY
    assert (general.mem[general.sym["plan_count"]] == 77) == (phase != MOVE)
    hits = bytes(general.mem[general.sym["unit_hits"] : general.sym["unit_hits"] + 120])
    assert any(hits[ARMY * side : ARMY * side + ARMY]) == (phase == BUY)
    assert not any(hits[ARMY * (1 - side) :][:ARMY])
