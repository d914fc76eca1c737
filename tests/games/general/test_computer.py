"""The computer's generals buy, place, plot, move and fire by the rules and by what they know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .field import ARMY, FOREST, SPOTTED, TOWN, UNITS, Field
from .match import BUY, FIRE_2, LIMIT, LIMITED, MOVE, PARTIAL, PLOT, PLOT_MOBILE, Match
from .plans import SITS, distance
from .player import Player

RED, BLUE = 0, 1
SECOND = 1_020_484
ORDERS_20, ORDERS_60 = 12 * SECOND, 40 * SECOND
TUTORIAL = 0
LISTS = "unit_col", "unit_row", "unit_type", "unit_hits", "unit_flags", "plot_col", "plot_row"
PLANS = "plan_count", "plan_unit", "plan_col", "plan_row", "plan_kind"


@pytest.fixture
def field(general: Any) -> Field:
    """Clear hexes, one town at 20,20 with 20 points, turn 1 of 7; red is the third general."""
    made = Field(general)
    general.set("st_turns", 7)
    general.set("st_options", PARTIAL)
    general.set("st_human", (0, 0))
    general.set("st_level", (3, 3))
    general.set("rng_seed", (1, 2, 3, 4))
    town(made, (20, 20), 20)
    return made


def town(field: Field, place: tuple[int, int], points: int) -> None:
    """A town of one hex."""
    number = field.get("st_towns")
    field.bench.set("st_towns", number + 1)
    field.bench.set("st_town_hexes", number + 1)
    for name, value in (("town_col", place[0]), ("town_row", place[1])):
        field.put(name, number, value)
    field.put("town_of", number, number)
    field.put("town_points", number, points)
    field.ground(place, TOWN)


def thinks(field: Field, phase: int = MOVE, side: int = RED, level: int = 3) -> None:
    """The general of a side thinks about a phase."""
    for unit in range(UNITS):
        kind = field.get("unit_type", unit)
        field.put("unit_left", unit, field.bench.mem[field.bench.sym["unit_points"] + kind])
    field.bench.set("st_side", side)
    field.put("st_level", side, level)
    field.bench.set("st_phase", phase)
    field.bench.call("computer_thinks", limit=LIMIT)


def plans(field: Field) -> dict[int, tuple[int, int]]:
    """Where each unit is to go."""
    found = {}
    for n in range(field.get("plan_count")):
        place = field.get("plan_col", n), field.get("plan_row", n)
        found[field.get("plan_unit", n)] = place
    return found


def orders(bench: Any) -> list[int]:
    """All that thinking writes: units, plots and plans."""
    count = bench.mem[bench.sym["plan_count"]]
    found = [bench.mem[bench.sym[name] + unit] for name in LISTS for unit in range(UNITS)]
    return found + [bench.mem[bench.sym[name] + n] for name in PLANS[1:] for n in range(count)]


@pytest.mark.rule("PG-2.12")
def test_a_tank_drives_for_the_town_that_nobody_holds_and_into_it(field: Field) -> None:
    tank = field.stand("MT", (20, 30))
    near = field.stand("LT", (20, 24))
    thinks(field)
    going = plans(field)
    assert going[near] == (20, 20)
    assert distance(going[tank], (20, 20)) == 5, "five hexes of clear ground"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_last_man_in_a_town_stays_in_it(field: Field, level: int) -> None:
    man = field.stand("MT", (20, 20))
    town(field, (30, 20), 50)
    thinks(field, level=level)
    assert man not in plans(field)


def test_nobody_walks_onto_a_mine_or_where_another_goes(field: Field) -> None:
    field.put("mine_col", 0, 20)
    field.put("mine_row", 0, 20)
    field.put("mine_charge", 0, 2)
    tanks = [field.stand("LT", (18 + n, 24)) for n in range(5)]
    thinks(field)
    going = plans(field)
    places = [going.get(tank, field.place(tank)) for tank in tanks]
    assert (20, 20) not in places and len(set(places)) == len(tanks)


@pytest.mark.rule("PG-12.1")
def test_a_heavy_tank_assaults_the_infantry_in_the_town(field: Field) -> None:
    tank = field.stand("HT", (20, 22))
    field.stand("IN", (20, 20), BLUE)
    thinks(field)
    assert plans(field)[tank] == (20, 20)
    assert field.get("plan_kind") == 1, "KIND_ASSAULT"


def test_a_car_keeps_away_from_heavy_tanks_that_see_it(field: Field) -> None:
    town(field, (20, 8), 1)
    car = field.stand("AC", (20, 28))
    for place in ((19, 19), (21, 19), (20, 19), (19, 18), (21, 18), (20, 17)):
        field.stand("HT", place, BLUE)
    thinks(field)
    bold = field.bench.mem[field.bench.sym["w_danger"] + 2]
    place = plans(field).get(car, field.place(car))
    assert bold and place != (20, 20)


@pytest.mark.rule("PG-11.1")
def test_a_heavy_gun_plots_at_the_gun_it_cannot_see_straight(field: Field) -> None:
    gun = field.stand("HA", (20, 30))
    field.stand("IN", (20, 12))
    target = field.stand("HA", (20, 10), BLUE)
    thinks(field, PLOT)
    assert (field.get("plot_col", gun), field.get("plot_row", gun)) == field.place(target)


def test_the_first_general_never_plots(field: Field) -> None:
    gun = field.stand("MA", (20, 30))
    field.ground((20, 26), FOREST)
    field.stand("IN", (15, 22))
    field.stand("HA", (20, 22), BLUE)
    thinks(field, PLOT_MOBILE, level=1)
    assert field.get("plot_col", gun) == 0
    thinks(field, PLOT_MOBILE, level=3)
    assert field.get("plot_col", gun) == 20


@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_army_is_bought_for_its_points_and_stands_in_its_area(general: Any, level: int) -> None:
    match = Match(general, TUTORIAL)
    begin = general.word("st_points")
    seen = {}
    general.set("st_level", (level, level))
    general.set("st_human", (0, 0))
    for side in (RED, BLUE):
        general.set("st_side", side)
        general.set("st_phase", BUY)
        general.call("computer_thinks", limit=LIMIT)
        army = range(ARMY * side, ARMY * side + ARMY)
        units = [unit for unit in army if match.byte("unit_hits", unit)]
        costs = [match.byte("unit_cost", match.byte("unit_type", unit)) for unit in units]
        places = [(match.byte("unit_col", u), match.byte("unit_row", u)) for u in units]
        assert len(set(places)) == len(units)
        for column, row in places:
            zone = general.call("zone_at", X=column, Y=row).a
            assert zone == side + 1, (column, row)
        seen[side] = sum(costs)
    assert begin - 6 <= seen[RED] <= begin


@pytest.mark.slow
@pytest.mark.rule("PG-13.3")
@pytest.mark.rule("PG-2.8")
@pytest.mark.parametrize("side", [RED, BLUE], ids=["red", "blue"])
@pytest.mark.parametrize("phase", [PLOT_MOBILE, MOVE], ids=["plots", "moves"])
def test_hidden_enemies_change_no_byte_of_the_orders(general: Any, side: int, phase: int) -> None:
    """All that a side does not know of the other is drawn anew: what it orders stays the same."""
    match = Match(general, TUTORIAL, PARTIAL | LIMITED)
    match.play(3, 3, 3, turns=2)
    begun = bytes(general.mem)
    foes = range(ARMY - ARMY * side, 2 * ARMY - ARMY * side)

    def thought(dice: random.Random | None) -> tuple[list[int], int]:
        general.mem[:] = begun
        general._current = None
        hidden = [u for u in foes if not match.byte("unit_flags", u) & SPOTTED]
        taken = {(match.byte("unit_col", u), match.byte("unit_row", u)) for u in range(UNITS)}
        free = [
            (col, row) for col in range(1, 32) for row in range(1, 25) if (col, row) not in taken
        ]
        if dice:
            for unit, place in zip(hidden, dice.sample(free, len(hidden)), strict=True):
                for name, value in zip(("unit_col", "unit_row"), place, strict=True):
                    general.mem[general.sym[name] + unit] = value
                general.mem[general.sym["unit_type"] + unit] = dice.randint(0, 9)
                general.mem[general.sym["unit_hits"] + unit] = dice.randint(1, 6)
                general.mem[general.sym["unit_flags"] + unit] = dice.choice((0, 1, 2, 3))
        for name in ("unit_left", "unit_flags"):
            for unit in range(ARMY * side, ARMY * side + ARMY):
                kind = match.byte("unit_type", unit)
                spotted = match.byte("unit_flags", unit) & SPOTTED
                value = match.byte("unit_points", kind) if name == "unit_left" else spotted
                general.mem[general.sym[name] + unit] = value
        general.set("st_side", side)
        general.set("st_phase", phase)
        general.call("computer_thinks", limit=LIMIT)
        own = orders(general)
        for name_number in range(len(LISTS)):
            for unit in foes:
                own[name_number * UNITS + unit] = 0
        return own, len(hidden)

    plain, count = thought(None)
    assert count > 3
    for seed in range(4):
        assert thought(random.Random(seed))[0] == plain


@pytest.mark.slow
def test_orders_come_in_time(general: Any) -> None:
    match = Match(general, TUTORIAL)
    counts = []

    def watch(_turn: int, phase: int, side: int) -> None:
        if phase == MOVE and side == RED:
            counts.append(sum(match.byte("unit_col", unit) > 0 for unit in range(ARMY)))

    spent = match.play(7, 3, 3, watch, turns=3).cycles[MOVE]
    assert spent <= ORDERS_20 * max(*counts, 20) // 20


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game_and_another_level_another(general: Any) -> None:
    match = Match(general, TUTORIAL)

    def army(level: int) -> list[int]:
        match.play(7, level, SITS, turns=2)
        return orders(general)

    assert army(3) == army(3)
    assert army(1) != army(3)


@pytest.mark.rule("PG-10.2")
def test_in_the_second_fire_everybody_fires_at_the_dearest_loss(field: Field) -> None:
    tank = field.stand("HT", (20, 26))
    field.stand("IN", (19, 25), BLUE)
    gun = field.stand("LA", (21, 24), BLUE)
    field.bench.set("st_side", RED)
    field.bench.set("st_phase", FIRE_2)
    field.bench.call("targets_find", X=tank)
    got = field.bench.call("fire_pick", A=1, X=tank)
    assert not got.c and field.get("zp_foe") == gun
    field.put("st_level", RED, 1)
    field.bench.call("targets_find", X=tank)
    field.bench.call("fire_pick", A=1, X=tank)
    assert field.get("zp_foe") != gun, "the first general takes the best chance"


def test_a_forest_is_better_to_stop_in_than_the_open(field: Field) -> None:
    tank = field.stand("HT", (20, 29))
    field.stand("HT", (20, 21), BLUE)
    for column in range(18, 23):
        field.ground((column, 27), FOREST)
    thinks(field)
    place = plans(field).get(tank, field.place(tank))
    assert field.ground_at(place) & 15 == FOREST or distance(place, (20, 21)) <= 5


@pytest.mark.slow
@pytest.mark.rule("PG-2.11")
@pytest.mark.parametrize("rules", ["444555", "344455"], ids=["full view", "limited view"])
def test_two_computers_play_a_turn_from_the_menu_by_themselves(rules: str) -> None:
    with Player() as player:
        player.reaches_the_menu()
        player.begins(rules=rules, shows="TURN 1")
        for _ in range(400):
            player.a2.run(seconds=1)
            if "THE TOWNS AT" in player.text.upper():
                break
        player.sees("THE TOWNS AT")
        fired = [unit for unit in range(UNITS) if player.byte("unit_flags", unit) & 1]
        assert fired or any(not player.byte("unit_hits", unit) for unit in range(ARMY))
        player.types(" ")
        player.sees("TURN 2")


def carried(field: Field) -> tuple[int, int]:
    """A medium tank beside a man who has far to go to the town at 20,20."""
    return field.stand("MT", (20, 30)), field.stand("IN", (21, 30))


@pytest.mark.rule("PG-9.10")
def test_a_tank_takes_on_the_man_beside_it_and_goes_on_with_what_is_left(field: Field) -> None:
    tank, man = carried(field)
    before = [field.get(name, tank) for name in ("unit_col", "unit_row")]
    thinks(field)
    count = field.get("plan_count")
    steps = [tuple(field.get(f"plan_{part}", n) for part in ("unit", "col", "row", "kind"))
             for n in range(count)]  # fmt: skip
    assert steps[0] == (tank, 21, 30, 2), "KIND_LOAD where he stands"
    assert steps[1][0] == tank and distance(steps[1][1:3], (20, 20)) == 7, "5 less 2 hexes on"
    assert [field.get(name, tank) for name in ("unit_col", "unit_row")] == before
    assert man not in plans(field) and field.get("unit_left", tank) == 10
    field.put("w_carry", 2, 0)
    thinks(field)
    assert set(plans(field)) == {tank, man}, "the other generals' men walk"


@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-9.16")
def test_who_carries_a_man_into_a_town_leaves_him_there_and_goes_on(field: Field) -> None:
    town(field, (20, 26), 10)
    field.ground((20, 26), TOWN)
    tank, man = field.stand("MT", (20, 26)), field.stand("IN", (20, 28))
    field.put("unit_cargo", tank, man)
    field.put("unit_col", man, 0)
    field.bench.call("pieces_make")
    thinks(field)
    assert field.get("plan_kind") == 3, "KIND_UNLOAD"
    assert distance(plans(field)[tank], (20, 20)) == 2, "five hexes less the one for unloading"


@pytest.mark.slow
@pytest.mark.rule("PG-2.12")
def test_a_general_loads_and_unloads_in_a_game(general: Any) -> None:
    match = Match(general, 1)
    carriers: set[int] = set()

    def watch(_turn: int, phase: int, _side: int) -> None:
        if phase == MOVE:
            cargo = [match.byte("unit_cargo", unit) for unit in range(UNITS)]
            carriers.update(unit for unit in range(UNITS) if cargo[unit] != 255)
            loaded = [unit for unit in cargo if unit != 255 and match.byte("unit_hits", unit)]
            assert not any(match.byte("unit_col", unit) for unit in loaded)

    match.play(11, 3, 3, watch, turns=1)
    assert carriers


def remembers(field: Field, place: tuple[int, int], side: int = RED) -> None:
    """An enemy was seen there in this turn."""
    start = field.bench.sym["ai_memory"] + 48 * side
    field.bench.mem[start : start + 3] = bytes((*place, 1))


@pytest.mark.rule("PG-11.2")
@pytest.mark.rule("PG-13.3")
def test_a_gun_plots_where_an_enemy_was_seen_last_or_at_a_town(field: Field) -> None:
    field.bench.set("st_options", PARTIAL | LIMITED)
    gun = field.stand("HA", (20, 31))
    field.stand("IN", (20, 14))
    field.ground((24, 12), FOREST)
    thinks(field, PLOT)
    assert field.place(gun) and (field.get("plot_col", gun), field.get("plot_row", gun)) == (20, 20)
    for column, row, wanted in ((24, 12, (24, 12)), (24, 10, (20, 20))):
        field.put("plot_col", gun, 0)
        field.put("unit_flags", gun, 0)
        remembers(field, (column, row))
        thinks(field, PLOT)
        found = field.get("plot_col", gun), field.get("plot_row", gun)
        assert found == wanted, "forest hides him; in the field one sees that he is gone"
    field.put("plot_col", gun, 0)
    field.put("unit_flags", gun, 0)
    thinks(field, PLOT, level=2)
    assert not field.get("plot_col", gun)


def test_enemies_seen_are_remembered_for_two_turns(field: Field) -> None:
    field.bench.set("st_options", PARTIAL | LIMITED)
    field.stand("IN", (20, 14))
    foe = field.stand("MT", (24, 12), BLUE)
    field.ground((24, 12), FOREST)
    start = field.bench.sym["ai_memory"]
    thinks(field)
    assert bytes(field.bench.mem[start : start + 3]) == bytes((24, 12, 1))
    field.put("unit_flags", foe, 0)
    for turn in (1, 2, 3):
        field.bench.set("st_turn", turn)
        thinks(field)
        assert field.bench.mem[start] == 24, turn
    field.bench.set("st_turn", 4)
    thinks(field)
    assert not field.bench.mem[start]


@pytest.mark.rule("PG-7.26")
def test_a_gun_with_nothing_better_to_do_plots_at_a_mine(field: Field) -> None:
    gun = field.stand("LA", (20, 30))
    field.bench.set("st_town_hexes", 0)
    for name, value in (("mine_col", 20), ("mine_row", 25), ("mine_charge", 2)):
        field.put(name, 30, value)
    thinks(field, PLOT)
    assert (field.get("plot_col", gun), field.get("plot_row", gun)) == (20, 25)


@pytest.mark.rule("PG-7.19")
@pytest.mark.parametrize(("side", "near", "lasts"), [(BLUE, 20, True), (BLUE, 12, False),
                                                   (RED, 20, False)])  # fmt: skip
def test_the_defenders_guns_fire_barrages_where_none_of_his_own_is_near(
    field: Field, side: int, near: int, lasts: bool
) -> None:
    gun = field.stand("HA", (20, 30), side)
    field.stand("IN", (22, near), side)
    target = field.stand("LA", (20, 10), 1 - side)
    thinks(field, PLOT, side)
    assert field.get("plot_row", gun) == 10
    assert field.get("plot_col", gun) == 20 | (128 if lasts else 0), target


@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize(("level", "leaves"), [(2, False), (3, True)])
def test_from_a_quiet_town_the_third_general_sends_for_a_far_one(
    field: Field, level: int, leaves: bool
) -> None:
    town(field, (20, 2), 5)
    field.stand("BZ", (20, 2), BLUE)
    man = field.stand("IN", (20, 20))
    tank = field.stand("MT", (20, 21))
    thinks(field, level=level)
    going = plans(field)
    far = distance(going.get(tank, field.place(tank)), (20, 2))
    assert (far < 18) == leaves, "eighteen hexes from one town to the other"
    assert man not in going, "one is left there"
