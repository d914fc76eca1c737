"""The combat phase as a whole: four pulses, what happens in each, who can do what (7.0, 4.12)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import FIRED, GERMAN, SEEN, SOVIET, Battlefield

PHASE_END = 5
PINNED_BY_50 = 50


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


@pytest.mark.rule("KG-1.1.2")
@pytest.mark.rule("KG-5.10.1")
@pytest.mark.rule("KG-7.9.2")
def test_a_combat_phase_is_four_pulses(kampf: Any, field: Battlefield) -> None:
    """Fire costs four of forty; speed 12 brings 4 x 36 of the 40 that a clear square takes."""
    field.put(GERMAN, 0, "HMG", 4, 20, 20)
    field.put(SOVIET, 0, "KV-1", 10, 22, 20, range=0)
    field.put(GERMAN, 9, "PZ-IVH", 5, 5, 50, speed=12, goal_x=40, goal_y=50)
    kampf.call("combat_main", limit=40_000_000)
    assert field.get(GERMAN, 0, "ammo") == 36
    assert field.where(GERMAN, 9) == (5 + 3, 50)
    assert field.get(GERMAN, 9, "move") == 4 * 36 - 3 * 40
    assert kampf.mem[kampf.sym["st_phase"]] == PHASE_END


@pytest.mark.rule("KG-7.0.1")
@pytest.mark.rule("KG-7.9.1")
def test_in_one_pulse_units_search_choose_fire_and_move(field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20, speed=20, goal_x=30, goal_y=20)
    field.put(SOVIET, 0, "KV-1", 10, 24, 20, range=0)
    field.put(GERMAN, 1, "PZ-IVH", 5, 20, 40, speed=20, goal_x=30, goal_y=40)
    field.pulse()
    assert field.get(GERMAN, 0, "target") == 0
    assert field.get(GERMAN, 0, "ammo") == 39
    assert field.where(GERMAN, 0) == (20, 20), "who fires stays"
    assert field.where(GERMAN, 1) == (21, 40)
    assert field.get(SOVIET, 0, "flags") & SEEN


@pytest.mark.rule("KG-7.0.2")
@pytest.mark.parametrize(("period", "chance"), [(1, 5 / 6), (7, 3 / 5)])
def test_germans_go_first_as_often_as_their_delays_are_short(
    kampf: Any, field: Battlefield, period: int, chance: float
) -> None:
    kampf.set("st_period", period)
    german, pulses = 0, 250
    for seed in range(pulses):
        field.seed(seed + 1)
        field.pulse()
        german += kampf.mem[kampf.sym["zp_overlay"] + 17] == GERMAN
    assert abs(german / pulses - chance) < 0.09


@pytest.mark.rule("KG-7.0.1")
def test_both_sides_act_whoever_goes_first(kampf: Any, field: Battlefield) -> None:
    first = set()
    for seed in range(12):
        field.seed(seed)
        field.put(GERMAN, 0, "HMG", 4, 20, 20)
        field.put(SOVIET, 0, "HMG", 4, 21, 20)
        field.put(GERMAN, 1, "PZ-IVH", 4, 5, 50, speed=14, goal_x=9, goal_y=50)
        field.put(SOVIET, 1, "T-34/85", 4, 50, 50, speed=14, goal_x=9, goal_y=50)
        field.pulse()
        first.add(kampf.mem[kampf.sym["zp_overlay"] + 17])
        for side in (GERMAN, SOVIET):
            if field.get(side, 0, "count"):
                assert field.get(side, 0, "target") == 0
        assert field.where(GERMAN, 1) == (6, 50) and field.where(SOVIET, 1) == (49, 50)
        assert 39 in (field.get(GERMAN, 0, "ammo"), field.get(SOVIET, 0, "ammo"))
    assert first == {GERMAN, SOVIET}


@pytest.mark.rule("KG-1.1.3")
def test_units_act_one_at_a_time_by_letter_and_index(field: Battlefield) -> None:
    """Sixty machine guns leave nothing of a truck: who comes later fires at nobody."""
    for first, second in ((0, 5), (5, 12)):
        field.put(SOVIET, 0, "TRUCK", 1, 21, 20)
        for number in (second, first):
            field.put(GERMAN, number, "HMG", 60, 20, 20, target=0, flags=FIRED)
        field.fire(GERMAN)
        assert field.get(SOVIET, 0, "count") == 0
        assert field.get(GERMAN, first, "ammo") == 39
        assert field.get(GERMAN, second, "ammo") == 40
        assert not field.get(GERMAN, second, "flags") & FIRED
        for number in (first, second):
            field.put(GERMAN, number, "HMG", 0, 255, 255)


@pytest.mark.rule("KG-4.12.2")
@pytest.mark.parametrize("visibility", [7, 12, 20])
def test_nobody_spots_or_fires_farther_than_the_weather_lets_him(
    kampf: Any, field: Battlefield, visibility: int
) -> None:
    kampf.set("st_visibility", visibility)
    for distance in (visibility, visibility + 1):
        field.put(GERMAN, 0, "88FLAK", 4, 2, 20)
        field.put(SOVIET, 0, "KV-1", 5, 2 + distance, 20, flags=SEEN)  # seen a pulse ago
        field.begin()
        field.search(GERMAN)
        within = distance <= min(visibility, 20)
        assert (field.get(GERMAN, 0, "target") == 0) == within
        kampf.call("unit_select", A=0, zp_side=GERMAN)
        kampf.call("unit_reach")
        assert kampf.mem[kampf.sym["me_reach"]] == min(visibility, 20) + 1


@pytest.mark.rule("KG-4.12.2")
def test_even_a_moving_tank_is_not_spotted_beyond_the_visibility(
    kampf: Any, field: Battlefield
) -> None:
    for visibility in (7, 15):
        kampf.set("st_visibility", visibility)
        for distance in (visibility, visibility + 1):
            field.put(GERMAN, 0, "RIFLE", 4, 2, 20)
            field.put(SOVIET, 0, "KV-II", 5, 2 + distance, 20, flags=1)  # moves: 3 x 7 squares
            field.search(GERMAN)
            assert bool(field.get(SOVIET, 0, "flags") & SEEN) == (distance <= visibility)


@pytest.mark.rule("KG-12.0.6")
def test_suppressed_armour_misses_targets_half_of_the_time(field: Battlefield) -> None:
    """Eight machine guns press a tank to its most, 50 per cent; it then finds an enemy or not."""
    field.put(SOVIET, 0, "HMG", 8, 22, 20, target=0, flags=FIRED, pulses=3)
    field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20, range=12)
    field.fire(SOVIET)
    assert field.get(GERMAN, 0, "suppression") == PINNED_BY_50
    found = 0
    for trial in range(200):
        field.seed(trial + 1)
        field.put(SOVIET, 0, "KV-1", 8, 22, 20)
        field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20, suppression=PINNED_BY_50)
        field.search(GERMAN)
        found += field.get(GERMAN, 0, "target") == 0
    assert 70 < found < 130


@pytest.mark.rule("KG-7.7.3")
def test_armour_can_always_move_and_men_above_50_cannot(field: Battlefield) -> None:
    """200 per cent of fire leaves 50 on a tank; rifles at 51 are pinned."""
    field.put(SOVIET, 0, "HMG", 60, 7, 20, target=0, flags=FIRED, pulses=3)
    field.put(SOVIET, 1, "HMG", 60, 7, 20, target=0, flags=FIRED, pulses=3)
    field.put(GERMAN, 0, "KING TIGER", 5, 5, 20, speed=14, goal_x=9, goal_y=20)
    field.fire(SOVIET)
    field.move(GERMAN)
    assert field.get(GERMAN, 0, "suppression") == 50
    assert field.where(GERMAN, 0) == (6, 20)
    for suppression, x in ((50, 6), (51, 5), (200, 5)):
        field.put(GERMAN, 1, "RIFLE", 30, 5, 30, speed=6, goal_x=9, goal_y=30, move=40,
                  suppression=suppression)  # fmt: skip
        field.move(GERMAN)
        assert field.where(GERMAN, 1) == (x, 30), suppression


@pytest.mark.rule("KG-6.1.5")
@pytest.mark.rule("KG-6.1.1")
@pytest.mark.parametrize("special", [2, 3])
def test_flamethrower_and_panzerfaust_fire_once_and_leave_grenades(
    field: Battlefield, special: int
) -> None:
    field.put(GERMAN, 0, "RIFLE", 30, 20, 20, special=special, target=0, flags=FIRED)
    field.put(SOVIET, 0, "KV-1", 60, 20, 20)
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "special") == 1
    field.change(GERMAN, 0, flags=FIRED)
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "special") == 1


@pytest.mark.rule("KG-4.10.2")
def test_the_computer_finds_no_way_over_a_river_without_crossings(kampf: Any) -> None:
    kampf.set("map", bytes(3600))
    for y in range(60):
        kampf.mem[kampf.sym["map"] + 60 * y + 20] = 9
    place = {"unit_x": 10, "unit_y": 30, "zp_side": 0}
    kampf.overlay("computer")
    kampf.set("st_map_rows", 60)
    for ground, way in ((9, 0), (7, 1)):
        kampf.mem[kampf.sym["map"] + 60 * 40 + 20] = ground
        kampf.call("crossings_list")
        kampf.call("unit_select", A=0, **place)
        got = kampf.call("via_river", ai_goal_x=30, ai_goal_y=30)
        assert got.c == way
    assert kampf.mem[kampf.sym["ai_via_x"]] == 20
    assert kampf.mem[kampf.sym["ai_via_y"]] == 40
