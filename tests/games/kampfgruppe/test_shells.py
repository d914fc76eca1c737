"""Shelling, passengers, movement and close combat of a pulse (7.5, 7.9, 7.10, 7.12, 7.13)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import (
    BRIDGE,
    FIRED,
    GERMAN,
    MOVED,
    NOWHERE,
    OFF_MAP,
    PRIORITY,
    RIVER,
    ROAD,
    SEEN,
    SOVIET,
    WOODS,
    Battlefield,
)  # fmt: skip


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def shelling(field: Battlefield, x: int, y: int, **more: int) -> None:
    """Four German 120 mm mortars shell a square, 40, 40 from farther than they see."""
    given: dict[str, int] = {"shell_x": x, "shell_y": y, "shell_left": 4, "range": 0} | more
    field.put(GERMAN, 8, "120MOR", 4, 20, 22, **given)


@pytest.mark.rule("KG-5.11.1")
@pytest.mark.rule("KG-7.5.9")
def test_a_mission_waits_its_delay_and_lasts_four_pulses(field: Battlefield) -> None:
    shelling(field, 40, 40, shell_delay=2)
    field.put(SOVIET, 0, "RIFLE", 30, 40, 40)
    ammo = []
    for _ in range(7):
        field.begin()
        field.fire(GERMAN)
        ammo.append(field.get(GERMAN, 8, "ammo"))
    assert ammo == [40, 40, 39, 38, 37, 36, 36]
    assert field.get(GERMAN, 8, "shell_x") == NOWHERE


@pytest.mark.rule("KG-7.5.1")
@pytest.mark.rule("KG-5.6.8")
def test_a_mortar_with_a_target_begins_to_shell_its_square(field: Battlefield) -> None:
    field.put(GERMAN, 0, "81MOR", 4, 20, 20)
    field.put(SOVIET, 0, "RIFLE", 30, 22, 20)
    field.begin()
    field.search(GERMAN)
    assert [field.get(GERMAN, 0, f) for f in ("shell_x", "shell_y", "range")] == [22, 20, 0]
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "ammo") == 40
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "ammo") == 39


@pytest.mark.rule("KG-7.5.7")
@pytest.mark.rule("KG-5.6.8")
def test_a_mortar_begins_no_mission_at_a_square_with_friends(field: Battlefield) -> None:
    """It would end before the first shell, and leave the mortar without a range."""
    field.put(GERMAN, 0, "81MOR", 4, 20, 20)
    field.put(GERMAN, 1, "RIFLE", 30, 22, 20, facing=7)
    field.put(SOVIET, 0, "RIFLE", 30, 22, 20)
    for friend, got in ((22, [NOWHERE, NOWHERE, NOWHERE, 13, 40]), (30, [22, 20, NOWHERE, 0, 40])):
        field.place(GERMAN, 1, friend, 20)
        field.begin()
        field.search(GERMAN)
        names = ("shell_x", "shell_y", "load", "range", "ammo")
        assert [field.get(GERMAN, 0, name) for name in names] == got


@pytest.mark.rule("KG-7.5.1")
@pytest.mark.rule("KG-5.6.8")
def test_a_mortar_shells_the_square_of_a_target_named_for_it(field: Battlefield) -> None:
    """At once, as it has not selected it in this pulse; its range is 0 then."""
    field.put(GERMAN, 0, "120MOR", 4, 20, 20, target=0, pulses=2, range=9, flags=PRIORITY)
    field.put(SOVIET, 0, "RIFLE", 30, 25, 20)
    field.put(SOVIET, 1, "RIFLE", 30, 25, 20)
    for ammo, left in ((39, 3), (38, 2), (37, 1), (36, 0)):
        field.begin()
        field.search(GERMAN)
        field.fire(GERMAN)
        got = [field.get(GERMAN, 0, f) for f in ("ammo", "shell_left", "range", "pulses")]
        assert got == [ammo, left, 0, 2]
    assert field.get(SOVIET, 0, "suppression") == field.get(SOVIET, 1, "suppression") == 200
    field.change(GERMAN, 0, target=0, range=9, shell_x=NOWHERE)
    field.put(GERMAN, 1, "RIFLE", 30, 25, 20)
    field.begin()
    field.search(GERMAN)
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "ammo") == 36, "friends are there: no fire"
    assert field.get(GERMAN, 0, "shell_x") == NOWHERE
    assert not field.get(GERMAN, 0, "flags") & FIRED, "it may move"


@pytest.mark.rule("KG-7.5.1")
@pytest.mark.rule("KG-7.5.4")
@pytest.mark.rule("KG-7.5.6")
@pytest.mark.rule("KG-7.2.6")
def test_a_mortar_shells_all_who_have_come_into_its_own_square(field: Battlefield) -> None:
    """AC 9 by four pulses at maximum range, SS 5, 4 tubes: 84, not the 200 of direct fire."""
    field.put(GERMAN, 0, "120MOR", 4, 20, 20)
    field.put(GERMAN, 1, "TRUCK", 4, 20, 20)
    field.put(SOVIET, 0, "RIFLE", 30, 20, 20)
    field.put(SOVIET, 1, "SMG", 30, 20, 20)
    field.begin()
    field.search(GERMAN)
    field.fire(GERMAN)
    assert [field.get(SOVIET, n, "suppression") for n in (0, 1)] == [84, 84]
    assert [field.get(GERMAN, 0, f) for f in ("ammo", "shell_x")] == [39, NOWHERE]
    assert field.get(GERMAN, 0, "flags") & FIRED
    field.place(SOVIET, 0, 30, 20)
    field.place(SOVIET, 1, 30, 20)
    field.change(SOVIET, 0, count=0)
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "ammo") == 39, "its target is gone"


@pytest.mark.rule("KG-7.5.4")
@pytest.mark.rule("KG-7.5.5")
@pytest.mark.rule("KG-7.6.3")
@pytest.mark.parametrize(
    ("spotter_x", "known", "pressed"), [(200, 0, 50), (36, 0, 50), (36, SEEN, 200)]
)
def test_the_spotters_view_makes_the_shells_accurate(
    field: Battlefield, spotter_x: int, known: int, pressed: int
) -> None:
    """AC 9, SS 5, 4 tubes: 9^2/100 and 0 count as 10: 25 x 100 x 4 / 200 = 50; 36^2/100 is 12.96:
    84."""
    shelling(field, 40, 40, load=1)
    field.put(GERMAN, 1, "HMG", 4, spotter_x if spotter_x < 60 else NOWHERE, 40)
    field.put(SOVIET, 0, "RIFLE", 30, 40, 40)
    field.begin()
    field.change(SOVIET, 0, flags=known)
    field.fire(GERMAN)
    want = pressed if pressed < 200 else 84
    assert field.get(SOVIET, 0, "suppression") == want


@pytest.mark.rule("KG-7.5.3")
@pytest.mark.rule("KG-7.5.6")
def test_every_enemy_of_the_square_is_hit(field: Battlefield) -> None:
    shelling(field, 40, 40)
    for number, weapon in enumerate(("RIFLE", "T-34/76C", "TRUCK")):
        field.put(SOVIET, number, weapon, 10, 40, 40)
    field.put(SOVIET, 3, "RIFLE", 10, 41, 40)
    field.begin()
    field.fire(GERMAN)
    assert [field.get(SOVIET, n, "suppression") for n in range(4)] == [50, 50, 50, 0]


@pytest.mark.rule("KG-7.5.7")
def test_friends_in_the_square_end_the_mission(field: Battlefield) -> None:
    shelling(field, 40, 40)
    field.put(GERMAN, 0, "RIFLE", 10, 40, 40)
    field.put(SOVIET, 0, "RIFLE", 10, 40, 40)
    field.begin()
    field.fire(GERMAN)
    assert field.get(GERMAN, 8, "shell_x") == NOWHERE
    assert field.get(GERMAN, 8, "ammo") == 40


@pytest.mark.rule("KG-7.5.8")
def test_shells_drift_to_a_neighbour_one_pulse_in_four(field: Battlefield) -> None:
    drifted = 0
    for trial in range(200):
        field.seed(trial + 1)
        shelling(field, 40, 40)
        field.begin()
        field.fire(GERMAN)
        at = field.get(GERMAN, 8, "shell_x"), field.get(GERMAN, 8, "shell_y")
        assert abs(at[0] - 40) <= 1
        assert abs(at[1] - 40) <= 1
        drifted += at != (40, 40)
    assert 30 <= drifted <= 70


@pytest.mark.rule("KG-4.9.3")
def test_guns_behind_the_map_shell_unseen(field: Battlefield) -> None:
    field.put(
        GERMAN, 8, "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP, shell_x=40, shell_y=40, shell_left=4
    )
    field.put(SOVIET, 0, "RIFLE", 30, 40, 40)
    field.begin()
    field.fire(GERMAN)
    assert field.get(SOVIET, 0, "suppression") == 50
    assert not field.get(GERMAN, 8, "flags") & SEEN


@pytest.mark.rule("KG-7.6.4")
def test_suppression_halves_with_each_pulse(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "RIFLE", 30, 1, 1, suppression=200)
    field.put(SOVIET, 188, "RIFLE", 30, 1, 50, suppression=51)
    kampf.call("pulse_end")
    assert field.get(GERMAN, 0, "suppression") == 100
    assert field.get(SOVIET, 188, "suppression") == 25


@pytest.mark.rule("KG-7.9.2")
@pytest.mark.rule("KG-7.9.3")
@pytest.mark.parametrize(
    ("weapon", "speed", "terrain", "squares"),
    [("PZ-IVH", 12, 0, 7), ("PZ-IVH", 12, ROAD, 14), ("TRUCK", 11, ROAD, 26), ("RIFLE", 6, 0, 3),
     ("RIFLE", 6, WOODS, 2), ("PZ-IVH", 12, WOODS, 4)],
)  # fmt: skip
def test_squares_in_eight_pulses(
    field: Battlefield, weapon: str, speed: int, terrain: int, squares: int
) -> None:
    """Eight pulses bring 24 x speed; a square takes 5 k: 40, 20, 10, 30, 60 of 7.9."""
    for x in range(60):
        field.ground(x, 20, terrain)
    field.put(GERMAN, 0, weapon, 5, 5, 20, speed=speed, goal_x=50, goal_y=20)
    for _ in range(8):
        field.begin()
        field.move(GERMAN)
    assert field.where(GERMAN, 0) == (5 + squares, 20)
    assert field.get(GERMAN, 0, "flags") & MOVED


@pytest.mark.rule("KG-7.9.1")
@pytest.mark.rule("KG-7.7.3")
@pytest.mark.rule("KG-12.0.1")
@pytest.mark.rule("KG-12.0.2")
@pytest.mark.parametrize(
    ("given", "moves"),
    [({}, True), ({"flags": FIRED}, False), ({"suppression": 51}, False),
     ({"suppression": 50}, True), ({"speed": 0}, False), ({"delay": 1}, False),
     ({"carrier": 3}, False)],
)  # fmt: skip
def test_who_moves(field: Battlefield, given: dict[str, int], moves: bool) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 5, 20, **({"speed": 14, "goal_x": 9, "goal_y": 20} | given))
    field.move(GERMAN)
    assert (field.where(GERMAN, 0) == (6, 20)) == moves
    assert field.get(GERMAN, 0, "goal_x") == 9
    assert field.get(GERMAN, 0, "delay") == 0


@pytest.mark.rule("KG-5.5.3")
def test_the_second_objective_follows_the_first(field: Battlefield) -> None:
    field.put(
        GERMAN, 0, "PZ-IVH", 5, 5, 20, speed=14, goal_x=6, goal_y=20, next_x=6, next_y=22
    )  # fmt: skip
    for place, goal, speed in (((6, 20), 6, 14), ((6, 21), 6, 14), ((6, 22), NOWHERE, 0)):
        field.begin()
        field.move(GERMAN)
        assert field.where(GERMAN, 0) == place
        assert field.get(GERMAN, 0, "goal_x") == goal
        assert field.get(GERMAN, 0, "speed") == speed


@pytest.mark.rule("KG-7.9.3")
def test_a_river_is_passed_where_the_neighbour_square_lets_one(field: Battlefield) -> None:
    for y in range(60):
        field.ground(10, y, RIVER)
    field.put(GERMAN, 0, "PZ-IVH", 5, 9, 20, speed=20, goal_x=20, goal_y=20)
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (9, 20)
    field.ground(10, 21, BRIDGE)
    for _ in range(4):
        field.begin()
        field.move(GERMAN)
    assert field.where(GERMAN, 0)[0] > 10


@pytest.mark.rule("KG-7.9.3")
def test_the_edge_of_the_map_is_no_way_round_a_river(field: Battlefield) -> None:
    """Beyond column 59 memory goes on with the next row, which is clear."""
    field.ground(59, 21, RIVER)
    field.ground(58, 21, WOODS)
    field.put(GERMAN, 0, "RIFLE", 30, 59, 20, speed=6, move=60, goal_x=59, goal_y=30)
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (58, 21)


@pytest.mark.rule("KG-7.9.1")
@pytest.mark.parametrize("enemy", [0, 188])
def test_enemies_in_a_square_end_a_unit_s_way_there(field: Battlefield, enemy: int) -> None:
    for side, x, goal in ((GERMAN, 10, 20), (SOVIET, 20, 10)):
        field.put(side, 0, "PZ-IVH" if side == GERMAN else "T-34/85", 5, x, 20, speed=20, move=80,
                  goal_x=goal, goal_y=20)  # fmt: skip
        field.put(
            1 - side, enemy, "RIFLE", 30, (x + goal) // 2 - (side == GERMAN) * 4 + side * 4, 20
        )
        field.begin()
        field.move(side)
        assert field.where(side, 0) == (x + (1 if side == GERMAN else -1), 20)
        field.put(side, 0, "RIFLE", 0, 255, 255)
        field.place(1 - side, enemy, 255, 255)


@pytest.mark.rule("KG-5.4.5")
def test_a_carrier_drives_to_its_passenger_and_takes_it_along(field: Battlefield) -> None:
    field.put(
        GERMAN, 0, "TRUCK", 5, 5, 20, speed=11, load=1, goal_x=7, goal_y=20, next_x=12, next_y=20
    )  # fmt: skip
    field.put(GERMAN, 1, "RIFLE", 30, 7, 20)
    for x in range(60):
        field.ground(x, 20, ROAD)
    field.begin()
    field.move(GERMAN)
    assert field.get(GERMAN, 1, "carrier") == 0
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == field.where(GERMAN, 1) != (7, 20)


@pytest.mark.rule("KG-7.10.1")
@pytest.mark.rule("KG-7.10.3")
@pytest.mark.rule("KG-5.11.3")
def test_a_vehicle_that_is_hit_unloads_and_men_die_with_it(kampf: Any, field: Battlefield) -> None:
    """Two of three trucks lost: INT(30 x 2/3 x RND + .5) of the men die, 0 to 20, 10 on average."""
    dead = []
    for trial in range(120):
        field.seed(trial + 1)
        field.put(SOVIET, 0, "TRUCK", 3, 5, 20)
        field.put(SOVIET, 1, "RIFLE", 30, 5, 20, carrier=0)
        kampf.call("pulse_begin")
        kampf.call("foe_select", A=0, zp_side=GERMAN)
        row = field.get(SOVIET, 0, "weapon")
        kampf.mem[kampf.sym["target_row"]] = row
        kampf.mem[kampf.sym["killed"]] = 2
        kampf.mem[kampf.sym["pressed"]] = 0
        kampf.call("hurt")
        dead.append(30 - field.get(SOVIET, 1, "count"))
        assert field.get(SOVIET, 0, "count") == 1
        assert field.get(SOVIET, 1, "carrier") == NOWHERE
        assert field.get(SOVIET, 1, "suppression") == 80
        assert field.get(SOVIET, 0, "delay") == 1
    assert min(dead) >= 0
    assert max(dead) <= 20
    assert 8 < sum(dead) / len(dead) < 12
    assert field.points(GERMAN) == 120 * 20 + sum(dead)


@pytest.mark.rule("KG-7.10.2")
@pytest.mark.parametrize(("weapon", "unloads"), [("T-34/76C", 1), ("HALFTRACK", 0), ("TRUCK", 0)])
def test_tanks_put_their_riders_down_at_half_suppression(
    kampf: Any, field: Battlefield, weapon: str, unloads: int
) -> None:
    for pressed in (49, 50):
        field.put(SOVIET, 0, weapon, 10, 5, 20)
        field.put(SOVIET, 1, "SMG", 30, 5, 20, carrier=0)
        kampf.call("pulse_begin")
        kampf.call("foe_select", A=0, zp_side=GERMAN)
        kampf.mem[kampf.sym["target_row"]] = field.get(SOVIET, 0, "weapon")
        kampf.mem[kampf.sym["killed"]] = 0
        kampf.mem[kampf.sym["pressed"]] = pressed
        kampf.call("hurt")
        off = field.get(SOVIET, 1, "carrier") == NOWHERE
        assert off == bool(unloads and pressed == 50)


@pytest.mark.rule("KG-7.12.1")
@pytest.mark.parametrize(("pulses", "distance"), [(1, 2), (4, 8), (1, 8), (2, 10), (1, 0)])
def test_firers_are_sighted_by_twice_the_pulses_over_the_range(
    kampf: Any, field: Battlefield, pulses: int, distance: int
) -> None:
    chance = min(1.0, 2 * pulses / distance) if distance else 1.0
    hits = 0
    for _ in range(400):
        field.put(GERMAN, 0, "HMG", 4, 5, 5)
        kampf.call("unit_select", A=0, zp_side=GERMAN)
        kampf.call("firer_sighted", A=pulses, zp_range=distance)
        hits += bool(field.get(GERMAN, 0, "flags") & SEEN)
    assert abs(hits / 400 - chance) < (0.07 if chance < 1 else 0.0001)


@pytest.mark.rule("KG-7.13.1")
@pytest.mark.rule("KG-7.13.2")
@pytest.mark.parametrize(
    ("limit", "distance", "storms"), [(0, 3, True), (0, 4, False), (1, 3, False)]
)
def test_in_close_combat_a_unit_goes_for_who_fires_from_near(
    field: Battlefield, limit: int, distance: int, storms: bool
) -> None:
    field.put(GERMAN, 0, "PANTHER", 5, 20, 20, range=limit, speed=17, goal_x=30, goal_y=20,
              flags=MOVED)  # fmt: skip
    field.put(SOVIET, 0, "HMG", 1, 20, 20 - distance, facing=5)
    field.begin()
    field.search(SOVIET)
    field.fire(SOVIET)
    been = set()
    for _ in range(6):
        field.begin()
        field.move(GERMAN)
        been.add(field.where(GERMAN, 0))
    assert ((20, 20 - distance) in been) == storms
    assert field.get(GERMAN, 0, "goal_x") == 30


@pytest.mark.rule("KG-7.11.2")
@pytest.mark.rule("KG-7.11.3")
@pytest.mark.rule("KG-7.11.4")
@pytest.mark.parametrize(
    ("row", "shot_range", "moves", "name"),
    [(62, 1, 0, 0), (61, 0, 0, 0), (60, 3, 0, 0), (48, 3, 0, 0), (58, 3, 0, 1), (56, 3, 0, 1),
     (59, 3, 0, 2), (57, 3, 0, 3), (66, 3, 0, 1), (67, 3, 0, 2), (68, 3, 0, 3), (22, 3, 0, 2),
     (23, 3, 0, 3), (51, 3, 0, 4), (52, 3, 0, 5), (53, 3, 0, 6), (55, 3, 0, 6), (9, 3, 0, 6),
     (0, 3, 0, 4), (5, 3, 0, 5), (9, 0, 0, 6), (9, 0, 1, 7), (64, 0, 0, 8), (63, 0, 0, 9),
     (65, 0, 0, 10)],
)  # fmt: skip
def test_how_reports_name_a_fire(
    kampf: Any, field: Battlefield, row: int, shot_range: int, moves: int, name: int
) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20, flags=moves)
    kampf.call("unit_select", A=0, zp_side=GERMAN)
    kampf.overlay("combat")
    kampf.mem[kampf.sym["gun_row"]] = row
    kampf.mem[kampf.sym["shells"]] = 0
    assert kampf.call("fire_class", zp_shot_range=shot_range).a == name
