"""Rules held to the byte: armies with men in the first and last places of the list, among dead
ones and friends that must stay as they are; whatever else of the state changes is a fault."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.lib.hex_model import apart, next_to

from .field import (
    ALWAYS,
    ARMY,
    FIRED,
    FOREST,
    HELD,
    LIMITED,
    MOVED,
    PARTIAL,
    PLOTTED,
    RIDDEN,
    SHOWN,
    SPOTTED,
    TOWN,
    UNITS,
    Field,
)
from .keys import side_of
from .whole_state import WholeState

HIDING = (FOREST, TOWN, 3, 8, 9)
EDGES = (0, 1, ARMY - 1, ARMY, ARMY + 1, UNITS - 1)
NIGHT, PLOT, MOVE, FIRE = 2, 6, 8, 7
NOBODY = 255
SEEDS = range(6)
Units = dict[int, tuple[int, int]]


def foes(unit: int) -> range:
    return range(ARMY) if side_of(unit) else range(ARMY, UNITS)


def crowd(field: Field, seed: int, size: int = 9) -> tuple[random.Random, Units]:
    """Units at the edges of both lists and anywhere in them, close together on broken ground; the
    dead have flags that nobody may touch."""
    dice = random.Random(seed)
    places = [(c, r) for c in range(10, 10 + size) for r in range(10, 10 + size)]
    for place in places:
        field.ground(place, dice.choice((0, 0, 0, *HIDING, 4)), dice.choice((0, 0, 1)))
    dice.shuffle(places)
    units: Units = {}
    for unit in (*EDGES, 20, 30, 80, 90):
        field.count[side_of(unit)] = unit
        kind = dice.choice(("IN", "BZ", "AC", "LT", "MT", "HT", "LA"))
        field.stand(kind, places.pop(), side_of(unit), dice.randrange(256))
        units[unit] = field.place(unit)
    for unit in (5, 100):
        field.put("unit_flags", unit, 255)
    return dice, units


def sees(field: Field, one: int, other: int) -> bool:
    near, far = field.place(one), field.place(other)
    return bool(
        field.bench.call(
            "sight_clear", zp_arg0=near[0], zp_arg1=near[1], zp_arg2=far[0], zp_arg3=far[1]
        ).c
    )


def hides(field: Field, unit: int) -> bool:
    return field.ground_at(field.place(unit)) & 15 in HIDING


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.7")
@pytest.mark.rule("PG-13.8")
@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_of_a_phase_settles_who_is_spotted(general: Any, seed: int) -> None:
    field = Field(general)
    _, units = crowd(field, seed)
    wanted = {}
    for unit in units:
        around = [foe for foe in units if foe in foes(unit)]
        flags = field.flags(unit)
        assert bool(general.call("unit_seen", X=unit).c) == any(
            sees(field, unit, foe) for foe in around
        )
        beside = any(apart(units[unit], units[foe]) == 1 for foe in around)
        result = general.call("unit_beside", X=unit)
        assert bool(result.c) == beside and result.x == unit
        if not any(sees(field, unit, foe) for foe in around):
            flags &= ~(SPOTTED | SHOWN)
        elif flags & SHOWN or not hides(field, unit) or beside:
            flags = flags & ~SHOWN | SPOTTED
        if flags != field.flags(unit):
            wanted["unit_flags", unit] = flags
    state = WholeState(general)
    general.call("spots_make")
    assert state.changes() == wanted


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.7")
@pytest.mark.rule("PG-8.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_enters_a_hex_shows_himself_and_those_in_the_open(general: Any, seed: int) -> None:
    field = Field(general)
    _, units = crowd(field, seed)
    for unit in EDGES:
        seen = [foe for foe in units if foe in foes(unit) and sees(field, unit, foe)]
        wanted = {foe: field.flags(foe) | SPOTTED for foe in seen if not hides(field, foe)}
        if seen:
            wanted[unit] = field.flags(unit) | SHOWN | (0 if hides(field, unit) else SPOTTED)
        told = {("unit_flags", u): now for u, now in wanted.items() if now != field.flags(u)}
        state = WholeState(general)
        result = general.call("spots_moved", X=unit)
        assert state.changes() == told
        assert bool(result.c) == bool(seen) and result.x == unit


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-10.3")
@pytest.mark.rule("PG-10.5")
@pytest.mark.rule("PG-10.6")
@pytest.mark.rule("PG-10.12")
@pytest.mark.rule("PG-13.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_targets_and_passers_stand_in_the_list_by_their_chance(general: Any, seed: int) -> None:
    field = Field(general)
    _, units = crowd(field, seed, 6)
    general.set("st_options", PARTIAL)
    for unit in units:
        field.put("unit_flags", unit, field.flags(unit) & ~(PLOTTED | RIDDEN))
    able = {u for u in units if not field.flags(u) & (FIRED | PLOTTED | RIDDEN)}

    def chance(firer: int, target: int) -> int:
        shot = general.call("target_chance", zp_unit=firer, zp_foe=target).a
        assert bool(shot) <= bool(field.flags(target) & SPOTTED)
        return int(shot)

    def told(routine: str, unit: int) -> list[tuple[int, int]]:
        count = general.call(routine, X=unit).a
        assert count == field.get("target_count")
        return [
            (field.get("target_chances", n), field.get("target_units", n)) for n in range(count)
        ]

    for unit in units:
        others = [foe for foe in sorted(units) if foe in foes(unit)]
        shots = [(chance(unit, foe), foe) for foe in others] if unit in able else []
        shots = sorted((s for s in shots if s[0]), key=lambda s: -s[0])
        assert told("targets_find", unit) == shots
        shots = [(chance(foe, unit), foe) for foe in others if foe in able]
        shots = sorted((s for s in shots if s[0]), key=lambda s: -s[0])
        assert told("passers_find", unit) == shots


@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize("unit", EDGES)
def test_on_the_plan_unspotted_enemies_are_not_there(general: Any, unit: int) -> None:
    field = Field(general)
    _, units = crowd(field, 3)
    at = general.sym["hex_pieces"]
    before = bytes(general.mem[at : at + 1700])
    general.set("zp_unit", unit)
    for options, known, off in ((0, 0, False), (LIMITED, 1, False), (LIMITED, 0, True)):
        general.set("st_options", options | PARTIAL | ALWAYS)
        wanted = bytearray(before)
        for foe, (column, row) in units.items():
            if off and foe in foes(unit) and not field.flags(foe) & SPOTTED:
                wanted[50 * row + column] = 0
        general.call("hidden_off", pieces_known=known)
        assert bytes(general.mem[at : at + 1700]) == wanted
        general.call("hidden_on", pieces_known=known)
        assert bytes(general.mem[at : at + 1700]) == before


@pytest.mark.rule("PG-9.7")
@pytest.mark.parametrize("unit", EDGES)
def test_at_night_every_hex_beside_a_spotted_enemy_is_shut(general: Any, unit: int) -> None:
    field = Field(general)
    _, units = crowd(field, 5)
    at, rule = general.sym["hex_pieces"], general.sym["hex_rule"]
    before = bytes(general.mem[at : at + 1700])
    general.mem[rule : rule + 256] = bytes(256)
    general.call("night_marks", zp_unit=unit, st_weather=NIGHT + 1)
    assert bytes(general.mem[at : at + 1700]) == before, "mud is no night"
    general.call("night_marks", zp_unit=unit, st_weather=NIGHT)
    wanted = bytearray(before)
    for foe, place in units.items():
        if foe in foes(unit) and field.flags(foe) & SPOTTED:
            for column, row in (next_to(place, n) for n in range(6)):
                wanted[50 * row + column] |= 128
    assert bytes(general.mem[at : at + 1700]) == wanted
    shut = general.mem[rule : rule + 256]
    assert not any(shut[:128]) and all(byte & 128 for byte in shut[128:])


@pytest.mark.rule("PG-9.5")
@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-11.12")
@pytest.mark.parametrize("unit", EDGES)
def test_an_enemy_is_entered_by_armour_and_not_left(general: Any, unit: int) -> None:
    field = Field(general)
    for kind, flags in (("MT", 0), ("MT", FIRED), ("MA", 0), ("IN", 0), ("MT", HELD)):
        field = Field(general)
        field.count[side_of(unit)] = unit
        field.stand(kind, (10, 10), side_of(unit), flags)
        for other, place in ((foes(unit)[0], (10, 9)), (foes(unit)[-1], (10, 11))):
            field.count[side_of(other)] = other
            field.stand("IN", place, side_of(other))
        friends = [u for u in EDGES if side_of(u) == side_of(unit) and u != unit]
        field.count[side_of(unit)] = friends[-1]
        field.stand("IN", (11, 10), side_of(unit))
        field.put("unit_left", unit, 4)
        left = general.call("reach_find", X=unit)
        assert left.a == (0 if flags & HELD else 4)
        base = general.sym["hex_field"]
        cost = {p: general.mem[base + 50 * p[1] + p[0]] for p in
                ((10, 9), (10, 8), (10, 11), (10, 12), (11, 10), (12, 10), (10, 10))}  # fmt: skip
        assert cost[10, 10] == 0
        if flags & HELD:
            continue
        assert cost[11, 10] == 2 and cost[12, 10] == 4, "through a friend"
        fights = kind == "MT" and not flags
        assert (cost[10, 9] == 2) == fights == (cost[10, 11] == 2)
        assert cost[10, 8] > 4 and cost[10, 12] > 4, "and no farther"


@pytest.mark.rule("PG-4.3")
@pytest.mark.rule("PG-4.7")
@pytest.mark.parametrize("side", [0, 1])
def test_a_piece_takes_the_first_free_place_and_no_more_than_there_are(
    general: Any, side: int
) -> None:
    field = Field(general)
    general.set("st_side", side)
    for first, most, kind, name in ((ARMY, ARMY, 6, "unit_hits"), (24, 24, 10, "mine_charge")):
        places = range(first * side, first * side + most)
        general.set(name, bytes([7]) * (UNITS if kind == 6 else 48))
        state = WholeState(general)
        assert general.call("piece_new", A=kind).c and not state.changes(), "no place is left"
        for free in (places[0], places[-1], places[5]):
            field.put(name, free, 0)
            if kind == 6:
                for dirty in ("unit_flags", "unit_col", "unit_cargo"):
                    field.put(dirty, free, 9)
                field.put("plot_col", free, 1)
                assert general.call("piece_new", A=kind).c, "its shot is still in the air"
                field.put("plot_col", free, 0)
            state = WholeState(general)
            assert not general.call("piece_new", A=kind).c
            new = {("mine_charge", free): 2}
            if kind == 6:
                new = {("unit_type", free): 6, ("unit_hits", free): 15, ("unit_flags", free): 0,
                       ("unit_col", free): 0, ("unit_cargo", free): NOBODY}  # fmt: skip
            assert state.changes() == new


@pytest.mark.rule("PG-1.4")
@pytest.mark.parametrize("unit", EDGES)
def test_who_answers_by_himself_and_from_which_chance_on(general: Any, unit: int) -> None:
    Field(general)
    side = side_of(unit)
    general.set("w_pass", (21, 42, 63))
    for human, react, phase, wanted in (
        (1, 0, FIRE, None), (1, 40, FIRE, 40), (1, 101, MOVE, 101), (0, 9, FIRE, 1),
        (0, 9, MOVE, 42), (0, 0, 9, 1),
    ):  # fmt: skip
        pair = [1 - human, 1 - human]
        pair[side] = human
        orders = [77, 77]
        orders[side] = react
        levels = [1, 1]
        levels[side] = 2
        general.set("zp_t0", 0)
        found = general.call("reaction_auto", X=unit, st_human=pair, st_react=orders,
                             st_level=levels, st_phase=phase)  # fmt: skip
        assert bool(found.c) == (wanted is not None) and found.x == unit
        assert wanted is None or general.mem[general.sym["zp_t0"]] == wanted


@pytest.mark.rule("PG-8.12")
@pytest.mark.rule("PG-8.7")
def test_only_height_tells_who_stands_higher(general: Any) -> None:
    field = Field(general)
    one, foe = field.stand("MT", (5, 5)), field.stand("MT", (6, 5), side=1)
    for high, low in ((0, 0), (1, 0), (0, 1), (3, 2), (2, 3), (3, 3)):
        for terrain, other, way in ((0, 15, 0), (15, 0, 0), (1, 2, 3), (3, 1, 1), (0, 1, 0)):
            field.ground((5, 5), terrain, high, way)
            field.ground((6, 5), other, low, 3 - way)
            general.call("pair_higher", zp_unit=one, zp_foe=foe)
            assert field.get("zp_higher") == (high > low) + 255 * (high < low)
            assert bool(field.get("zp_covered")) == (other in (1, 2, 3))


@pytest.mark.rule("PG-2.3")
@pytest.mark.parametrize("player", [0, 1])
def test_all_that_a_match_changes_between_its_games(general: Any, player: int) -> None:
    Field(general)
    general.set("st_score", (1, 2, 3, 4))
    general.set("st_player", player)
    general.set("st_match", 1)
    for name, pair in (("st_human", (0, 1)), ("st_level", (2, 3)), ("st_handicap", (5, 9))):
        general.set(name, pair)
    general.set("st_password", bytes(range(1, 17)))
    general.set("st_eyes", 1)
    general.set("st_match_score", (9, 9, 9, 9))
    state = WholeState(general)
    general.call("match_change")
    points = (1, 2, 3, 4) if player == 0 else (3, 4, 1, 2)
    wanted = {("st_match_score", n): points[n] for n in range(4)}
    wanted |= {("st_human", 0): 1, ("st_human", 1): 0, ("st_level", 0): 3, ("st_level", 1): 2,
               ("st_handicap", 0): 9, ("st_handicap", 1): 5, ("st_match", 0): 2,
               ("st_player", 0): 1 - player, ("st_eyes", 0): NOBODY}  # fmt: skip
    wanted |= {("st_password", n): 0 for n in range(16)}
    assert state.changes() == wanted
    general.set("st_score", (255, 1, 2, 0))
    general.call("match_sums")
    one, two = (0x403 + 511, 0x201 + 2) if player else (0x201 + 2, 0x403 + 511)
    assert (general.word("zp_arg0"), general.word("zp_arg2")) == (one, two)


@pytest.mark.rule("PG-5.8")
@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-5.10")
@pytest.mark.parametrize("unit", EDGES)
def test_a_region_is_a_box_and_its_invasion_changes_only_what_it_must(
    general: Any, unit: int
) -> None:
    field = Field(general)
    general.set("zone_bits", bytes([255]) * (32 * 12))
    boxes = {0: (4, 6, 5, 7), 2: (20, 22, 9, 9)}
    for region, box in boxes.items():
        field.put("region_points", region, 40 + region)
        for name, value in zip(("left", "right", "top", "bottom"), box, strict=True):
            field.put(f"region_{name}", region, value)
    for column in (3, 4, 6, 7, 19, 20, 22, 23):
        for row in (4, 5, 7, 8, 9, 10):
            inside = [n for n, (left, right, top, bottom) in boxes.items()
                      if left <= column <= right and top <= row <= bottom]  # fmt: skip
            found = general.call("region_at", X=column, Y=row)
            assert bool(found.c) == (not inside) and (not inside or found.x == inside[0])
    foe = 1 - side_of(unit)
    for region in boxes:
        general.set("st_points", (250, 1, 250, 1))
        general.set("st_invaded", 0)
        general.set("st_invader", NOBODY)
        general.set("st_side", 1 - foe)
        field.put("region_foe", region, 0)
        met = {"zp_col": boxes[region][0], "zp_row": boxes[region][2]}
        found = general.call("border_met", **met)
        assert not found.c and found.x == region
        state = WholeState(general)
        general.call("region_enter", X=region, A=unit)
        assert state.changes() == {
            ("st_side", 0): foe, ("st_points", 2 * foe): 40 + region, ("st_points", 2 * foe + 1): 0,
            ("region_foe", region): 2 - foe, ("st_invaded", 0): region + 1, ("st_invader", 0): unit,
        }  # fmt: skip
        assert general.call("border_met", **met).c, "somebody has been there"
        general.set("st_thought", 3)
        state = WholeState(general)
        general.call("region_done")
        assert state.changes() == {
            ("st_side", 0): 1 - foe, ("st_invaded", 0): 0, ("st_thought", 0): 0
        }  # fmt: skip


@pytest.mark.rule("PG-11.2")
@pytest.mark.rule("PG-11.3")
@pytest.mark.parametrize("eye", EDGES)
def test_any_unit_of_the_guns_side_is_its_eye_and_the_next_hex_is_looked_at_by_it_first(
    general: Any, eye: int
) -> None:
    field = Field(general)
    side = side_of(eye)
    for row in range(1, 33):
        field.ground((8, row), FOREST)
    gun = ARMY * side + 7
    field.count[side] = gun
    field.stand("LA", (5, 10), side)
    field.count[1 - side] = foes(eye)[-1]
    field.stand("IN", (12, 8), 1 - side)
    general.set("st_active", gun)
    general.set("last_eye", 30)
    target = {"zp_col": 12, "zp_row": 10}
    assert not general.call("plot_allowed", **target).c, "an enemy's eye is none"
    field.count[side] = eye
    field.stand("IN", (12, 14), side)
    assert general.call("plot_allowed", **target).c
    assert field.get("last_eye") == eye - ARMY * side
    assert general.call("plot_allowed", **target).c
    general.set("st_weather", NIGHT)
    assert general.call("plot_allowed", zp_col=12, zp_row=9).c, "five hexes at night"
    assert not general.call("plot_allowed", zp_col=12, zp_row=8).c
    general.set("st_weather", 0)
    field.put("unit_col", eye, 0)
    assert not general.call("plot_allowed", **target).c, "it is gone"


@pytest.mark.rule("PG-11.13")
@pytest.mark.rule("PG-11.16")
@pytest.mark.rule("PG-7.23")
def test_barrages_stand_in_their_hexes_till_the_turn_is_over(general: Any) -> None:
    field = Field(general)
    places = [(3 + n, 7) for n in range(25)]
    for n, place in enumerate(places):
        field.ground(place, n % 15, n % 4, way=0)
        state = WholeState(general)
        general.call("barrage_lay", A=8 + n % 2, zp_col=place[0], zp_row=place[1])
        ground = n % 15 | n % 4 << 4
        wanted = {}  # what has no place in the list would never clear
        if n < 24:
            wanted = {("hex_ground", 50 * place[1] + place[0]): ground | 192,
                      ("barrage_col", 23 - n): place[0], ("barrage_row", 23 - n): 7}  # fmt: skip
            if n % 2:
                wanted["barrage_wide", 23 - n] = 1
        assert state.changes() == wanted
    state = WholeState(general)
    general.call("barrages_clear")
    assert state.changes() == {("barrage_col", n): 0 for n in range(24)} | {
        ("hex_ground", 50 * 7 + 3 + n): n % 15 | n % 4 << 4 for n in range(24)
    }


@pytest.mark.rule("PG-11.14")
@pytest.mark.rule("PG-11.15")
@pytest.mark.parametrize("slot", [0, 23])
def test_a_barrage_kills_who_enters_it_the_heavy_one_hurts_beside(general: Any, slot: int) -> None:
    for terrain in (0, 13):
        for wide, far, die, dies in (
            (0, 0, 99, True), (0, 1, 0, False), (1, 1, 49, True), (1, 1, 50, False),
            (1, 2, 0, False),
        ):  # fmt: skip
            field = Field(general)
            unit = field.stand("MT", (10, 10 + far), flags=MOVED)
            field.ground((10, 10 + far), terrain, 3, way=0 if far else 3)
            for name, value in (("col", 10), ("row", 10), ("wide", wide)):
                field.put(f"barrage_{name}", slot, value)
            state = WholeState(general)
            found = general.call("barrage_enter", X=unit, **field.die(die))
            assert bool(found.c) == dies and found.x == unit
            gone = {("unit_hits", unit): 0, ("unit_col", unit): 0}
            held = {("unit_flags", unit): MOVED | HELD}
            assert state.changes() == (gone if dies else held if wide and far == 1 else {})


@pytest.mark.rule("PG-11.17")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.15")
@pytest.mark.rule("PG-8.17")
@pytest.mark.rule("PG-8.20")
def test_what_a_strike_leaves_of_any_ground(general: Any) -> None:
    becomes = {0: 7, FOREST: 8, TOWN: 9, 11: 10}
    for byte in range(256):
        found = general.call("ground_struck", A=byte).a
        kept = byte & 48 | (192 if byte >> 6 == 3 else 0)
        assert found == kept | becomes.get(byte & 15, byte & 15)


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-7.25")
@pytest.mark.parametrize("terrain", range(15))
def test_no_mine_in_a_town_its_rubble_or_on_a_bridge(general: Any, terrain: int) -> None:
    field = Field(general)
    general.set("zone_bits", bytes([0x55]) * (32 * 12))
    field.ground((9, 9), terrain, 3, way=2)
    place = {"zp_col": 9, "zp_row": 9}
    assert not general.call("may_set_up", A=9, **place).c
    found = general.call("may_set_up", A=10, **place)
    assert bool(found.c) == (terrain in (TOWN, 9, 11)) and (not found.c or found.a == 1)
    general.set("mine_col", bytes(47) + b"\x09")
    general.set("mine_row", bytes(47) + b"\x09")
    found = general.call("may_set_up", A=9, **place)
    assert found.c and found.a == 0, "a mine lies there"
