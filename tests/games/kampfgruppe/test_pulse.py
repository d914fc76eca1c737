"""Searching, targets, fire, shelling and movement of a pulse (sections 6.1 and 7)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import (
    BROKEN,
    FIRED,
    GERMAN,
    MOVED,
    PRIORITY,
    SEEN,
    SEEN_BEFORE,
    SOVIET,
    TOWN,
    WOODS,
    Battlefield,
)  # fmt: skip


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def seen(field: Battlefield, side: int, number: int) -> bool:
    return bool(field.get(side, number, "flags") & SEEN)


def fires(field: Battlefield, side: int, number: int) -> bool:
    return bool(field.get(side, number, "flags") & FIRED)


@pytest.mark.rule("KG-7.0.2")
@pytest.mark.parametrize(
    ("period", "german", "soviet"),
    [(1, 1, 5), (2, 1, 5), (3, 1, 4), (4, 1, 4), (5, 1, 3), (6, 1, 3), (7, 2, 3), (8, 2, 3)],
)
def test_the_side_with_the_shorter_delay_goes_first_more_often(
    kampf: Any, period: int, german: int, soviet: int
) -> None:
    got = kampf.call("first_chance", st_period=period)
    assert abs((got.a << 8 | got.x) - 65536 * soviet / (german + soviet)) <= 1


@pytest.mark.rule("KG-7.1.4")
@pytest.mark.parametrize(
    ("weapon", "terrain", "moving", "squares"),
    [(62, 0, 0, 2), (62, 0, 1, 6), (62, WOODS, 0, 0), (62, TOWN, 1, 2), (31, 0, 0, 5),
     (31, 0, 1, 15), (31, BROKEN, 0, 1), (31, WOODS, 1, 5), (39, 0, 1, 18), (12, 0, 1, 20)],
)  # fmt: skip
def test_sighting_ranges(kampf: Any, weapon: int, terrain: int, moving: int, squares: int) -> None:
    """SL + 1, a third in cover, three times when it moves; visibility 20."""
    kampf.set("st_visibility", 20)
    got = kampf.call("sighting_range", A=terrain, X=weapon, C=moving).a
    assert got == squares
    kampf.set("st_visibility", 7)
    assert kampf.call("sighting_range", A=terrain, X=weapon, C=moving).a == min(7, squares)


@pytest.mark.rule("KG-7.1.1")
@pytest.mark.rule("KG-7.1.3")
def test_an_enemy_is_spotted_within_its_sighting_range_only(field: Battlefield) -> None:
    for distance in range(1, 9):
        field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20)
        field.put(SOVIET, 0, "T-34/76C", 5, 20 + distance, 20)
        field.search(GERMAN)
        assert seen(field, SOVIET, 0) == (distance <= 5), distance


@pytest.mark.rule("KG-7.1.4")
@pytest.mark.rule("KG-7.2.1")
def test_sighting_range_is_a_circle(field: Battlefield) -> None:
    """Men are spotted from two squares: two columns and two rows off are three squares."""
    for x, y, spotted in ((2, 0, True), (2, 1, True), (2, 2, False), (-2, -2, False), (0, 2, True)):
        field.put(GERMAN, 0, "HMG", 4, 20, 20, facing=4 if x > 0 else 5 if y > 0 else 8)
        field.put(SOVIET, 0, "RIFLE", 30, 20 + x, 20 + y)
        field.search(GERMAN)
        assert seen(field, SOVIET, 0) == spotted, (x, y)
        assert (field.get(GERMAN, 0, "target") == 0) == spotted, (x, y)


@pytest.mark.rule("KG-7.1.2")
@pytest.mark.parametrize("moving", [0, MOVED])
def test_the_field_of_vision_is_a_half_circle_or_a_quarter(field: Battlefield, moving: int) -> None:
    ways = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    for facing in range(1, 9):
        for way, (dx, dy) in enumerate(ways, 1):
            field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20, facing=facing, flags=moving)
            field.put(SOVIET, 0, "T-34/76C", 5, 20 + 2 * dx, 20 + 2 * dy)
            field.search(GERMAN)
            turn = min((way - facing) % 8, (facing - way) % 8)
            assert seen(field, SOVIET, 0) == (turn <= (1 if moving else 2)), (facing, way)


@pytest.mark.rule("KG-7.1.5")
def test_who_can_still_fire_at_its_target_does_not_search(field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20, target=0, pulses=2)
    field.put(SOVIET, 0, "T-34/76C", 5, 28, 20)
    field.put(SOVIET, 1, "T-34/76C", 5, 22, 20)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == 0
    assert field.get(GERMAN, 0, "pulses") == 2
    assert not seen(field, SOVIET, 1)


@pytest.mark.rule("KG-7.1.6")
@pytest.mark.rule("KG-7.7.1")
@pytest.mark.parametrize(
    ("suppression", "low", "high"),
    [(0, 200, 200), (25, 130, 170), (75, 33, 70), (100, 0, 0), (200, 0, 0)],
)
def test_suppression_keeps_units_from_searching(
    kampf: Any, field: Battlefield, suppression: int, low: int, high: int
) -> None:
    field.put(GERMAN, 0, "RIFLE", 30, 20, 20, suppression=suppression)
    kampf.call("unit_select", A=0, zp_side=GERMAN)
    searched = sum(not kampf.call("search_fails").c for _ in range(200))
    assert low <= searched <= high


@pytest.mark.rule("KG-7.7.1")
@pytest.mark.rule("KG-7.2.6")
def test_the_own_square_is_always_searched_and_comes_first(field: Battlefield) -> None:
    field.put(GERMAN, 0, "RIFLE", 30, 20, 20, suppression=200, target=1)
    field.put(SOVIET, 0, "RIFLE", 30, 20, 20)
    field.put(SOVIET, 1, "T-34/76C", 5, 21, 20)
    field.ground(20, 20, WOODS)
    field.begin()
    field.search(GERMAN)
    assert seen(field, SOVIET, 0)
    assert field.get(GERMAN, 0, "target") == 0


@pytest.mark.rule("KG-12.0.3")
def test_infantry_in_cover_is_seen_when_it_is_entered_or_fires(field: Battlefield) -> None:
    field.ground(21, 20, WOODS)
    field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20)
    field.put(SOVIET, 0, "RIFLE", 30, 21, 20)
    field.search(GERMAN)
    assert not seen(field, SOVIET, 0)
    field.change(SOVIET, 0, flags=SEEN_BEFORE)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == 0


@pytest.mark.rule("KG-7.2.1")
@pytest.mark.rule("KG-7.2.2")
@pytest.mark.parametrize(("weapon", "target"), [("RIFLE", 0), ("PZ-IVH", 1)])
def test_the_nearest_is_taken_and_by_piercing_guns_the_nearest_armour(
    field: Battlefield, weapon: str, target: int
) -> None:
    field.put(GERMAN, 0, weapon, 5, 20, 20)
    field.put(SOVIET, 0, "TRUCK", 5, 21, 20)
    field.put(SOVIET, 1, "T-34/76C", 5, 22, 20)
    field.put(SOVIET, 2, "T-34/76C", 5, 20, 23)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == target


@pytest.mark.rule("KG-7.2.2")
@pytest.mark.parametrize(("truck", "tank"), [(0, 1), (1, 0)])
def test_a_known_tank_far_off_goes_before_a_truck_at_hand(
    field: Battlefield, truck: int, tank: int
) -> None:
    for weapon, target in (("PZ-IVH", tank), ("STU-H42", truck)):
        field.put(GERMAN, 0, weapon, 5, 20, 20)
        field.put(SOVIET, truck, "TRUCK", 5, 21, 20)
        field.put(SOVIET, tank, "T-34/76C", 5, 31, 20, flags=SEEN_BEFORE)
        field.search(GERMAN)
        assert field.get(GERMAN, 0, "target") == target


@pytest.mark.rule("KG-7.2.5")
@pytest.mark.parametrize(
    ("name", "suppression", "taken"),
    [("RIFLE", 200, 1), ("SMG", 200, 1), ("RIFLE", 199, 0), ("HMG", 200, 0), ("TRUCK", 200, 0)],
)
def test_only_infantry_that_is_wholly_down_is_passed_over(
    field: Battlefield, name: str, suppression: int, taken: int
) -> None:
    field.put(GERMAN, 0, "HMG", 4, 20, 20)
    field.put(SOVIET, 0, name, 30, 21, 20, suppression=suppression)
    field.put(SOVIET, 1, "RIFLE", 30, 22, 20)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == taken


@pytest.mark.rule("KG-7.1.3")
def test_nobody_is_found_who_is_not_there_any_more_or_too_far_off(field: Battlefield) -> None:
    field.put(GERMAN, 0, "HMG", 4, 20, 20)
    field.put(SOVIET, 0, "RIFLE", 30, 21, 20)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == 0
    field.put(GERMAN, 0, "HMG", 4, 20, 20)
    field.place(SOVIET, 0, 255, 255)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == 255
    field.put(GERMAN, 0, "88FLAK", 4, 20, 20)
    for x, target in ((27, 255), (26, 0)):
        field.put(SOVIET, 0, "RIFLE", 30, x, 20, flags=MOVED)  # 3 x 2 squares
        field.search(GERMAN)
        assert field.get(GERMAN, 0, "target") == target


@pytest.mark.rule("KG-7.2.6")
@pytest.mark.parametrize(("men", "tank"), [(0, 1), (1, 0)])
def test_men_in_its_square_go_before_a_tank_beside_it(
    field: Battlefield, men: int, tank: int
) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20)
    field.put(SOVIET, men, "RIFLE", 30, 20, 20)
    field.put(SOVIET, tank, "T-34/76C", 5, 21, 20)
    field.begin()
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == men


@pytest.mark.rule("KG-5.7.1")
@pytest.mark.rule("KG-7.2.1")
def test_targets_lie_within_the_set_range(field: Battlefield) -> None:
    for limit, taken in ((3, 255), (4, 0), (15, 0)):
        field.put(GERMAN, 0, "PANTHER", 5, 20, 20, range=limit)
        field.put(SOVIET, 0, "T-34/76C", 5, 24, 20)
        field.search(GERMAN)
        assert field.get(GERMAN, 0, "target") == taken


@pytest.mark.rule("KG-7.2.3")
@pytest.mark.rule("KG-7.2.4")
@pytest.mark.parametrize(
    ("weapon", "at_once"),
    [("PZ-IVH", 1), ("RIFLE", 1), ("SMG", 1), ("HMG", 1), ("SG-IIIG", 0), ("STU-H42", 0),
     ("WESPE", 0), ("75AT", 0), ("75IG", 0), ("88FLAK", 0)],
)  # fmt: skip
def test_who_fires_in_the_pulse_in_which_it_selects(
    field: Battlefield, weapon: str, at_once: int
) -> None:
    for distance in (1, 0):
        field.put(GERMAN, 0, weapon, 4, 20, 20)
        field.put(SOVIET, 0, "T-34/76C", 5, 20 + distance, 20)
        field.search(GERMAN)
        assert field.get(GERMAN, 0, "target") == 0
        assert fires(field, GERMAN, 0) == (at_once or not distance)
        field.begin()
        field.search(GERMAN)
        assert fires(field, GERMAN, 0)


@pytest.mark.rule("KG-7.2.5")
def test_infantry_that_is_down_for_good_is_given_up_for_another(field: Battlefield) -> None:
    field.put(GERMAN, 0, "HMG", 4, 20, 20, target=0, pulses=3)
    field.put(SOVIET, 0, "RIFLE", 30, 21, 20, suppression=200)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == 0
    assert fires(field, GERMAN, 0)
    field.put(SOVIET, 1, "RIFLE", 30, 22, 20)
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == 1
    assert field.get(GERMAN, 0, "pulses") == 0


def holds(kampf: Any, field: Battlefield) -> tuple[int, int, list[int]]:
    """Can German 0 fire on: yes or no; were it not for 7.2.5; its target and pulses."""
    kampf.call("unit_select", A=0, zp_side=GERMAN)
    kampf.call("unit_ready")
    kampf.call("unit_reach")
    can = kampf.call("target_holds").c
    spare = kampf.mem[kampf.sym["zp_overlay"] + 23]
    return can, spare, [field.get(GERMAN, 0, f) for f in ("target", "pulses")]


@pytest.mark.rule("KG-7.1.5")
@pytest.mark.rule("KG-7.2.5")
def test_which_target_can_be_fired_at_again(kampf: Any, field: Battlefield) -> None:
    infantry = ("RIFLE", "SMG")
    for name in (*infantry, "HMG", "TRUCK", "76AT", "82MOR", "T-34/85"):
        for suppression in (0, 199, 200):
            for distance in (0, 1, 5, 6):
                field.put(GERMAN, 0, "HMG", 4, 20, 20, target=188, pulses=3, facing=7)
                field.put(SOVIET, 188, name, 9, 20 + distance, 20, suppression=suppression)
                down = name in infantry and suppression == 200 and 0 < distance < 6
                got = holds(kampf, field)
                assert got == (distance < 6 and not down, down, [188, 3]), (name, suppression)


@pytest.mark.rule("KG-7.1.5")
def test_a_target_that_is_no_more_or_rides_is_forgotten(kampf: Any, field: Battlefield) -> None:
    for given, x, gone in (
        ({}, 20, False), ({"count": 0}, 20, True), ({"carrier": 7}, 20, True), ({}, 255, True),
        ({"carrier": 0}, 20, True), ({"load": 3}, 20, False),
    ):  # fmt: skip
        field.put(GERMAN, 0, "HMG", 4, 20, 20, target=9, pulses=3)
        field.put(SOVIET, 9, "RIFLE", 9, x, 20)
        field.change(SOVIET, 9, **given)
        can, _, kept = holds(kampf, field)
        assert kept == ([255, 0] if gone else [9, 3]), given
        assert can == (not gone)
    field.put(GERMAN, 0, "HMG", 4, 1, 20, target=9, pulses=3)
    field.put(SOVIET, 9, "RIFLE", 9, 0, 20)
    assert holds(kampf, field) == (1, 0, [9, 3]), "the western edge is a place"
    field.put(GERMAN, 0, "HMG", 4, 1, 20, pulses=3)
    assert holds(kampf, field) == (0, 0, [255, 3])


@pytest.mark.rule("KG-5.8.2")
def test_a_named_target_stays_while_it_can_be_fired_at(field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 20, 20, target=1, flags=PRIORITY)
    field.put(SOVIET, 0, "T-34/76C", 5, 21, 20)
    field.put(SOVIET, 1, "T-34/76C", 5, 26, 20)
    field.begin()
    field.search(GERMAN)
    assert field.get(GERMAN, 0, "target") == 1


@pytest.mark.rule("KG-7.8.1")
@pytest.mark.rule("KG-7.3.4")
def test_fire_takes_ammunition_and_ends_without(field: Battlefield) -> None:
    field.put(GERMAN, 0, "HMG", 4, 20, 20, ammo=6)
    field.put(SOVIET, 0, "T-34/76C", 10, 22, 20, facing=7, range=0)
    for left, pulses in ((5, 1), (4, 2), (3, 3), (2, 4), (1, 4), (0, 4), (0, 4)):
        field.begin()
        field.search(GERMAN)
        field.fire(GERMAN)
        assert (field.get(GERMAN, 0, "ammo"), field.get(GERMAN, 0, "pulses")) == (left, pulses)


@pytest.mark.rule("KG-7.3.14")
@pytest.mark.rule("KG-7.3.15")
def test_a_fraction_of_a_kill_is_a_chance(kampf: Any) -> None:
    """.071 of a kill: about 71 in 1000; 1.25: one, in a quarter of the cases two."""
    for fraction, whole, mean in ((4653, 0, 0.071), (16384, 1, 1.25)):
        kampf.set("zp_kills", (fraction & 255, fraction >> 8, whole))
        rolls = [kampf.call("kills_roll").a for _ in range(2000)]
        assert set(rolls) == {whole, whole + 1}
        assert abs(sum(rolls) / 2000 - mean) < 0.035


@pytest.mark.rule("KG-7.3.1")
@pytest.mark.rule("KG-7.6.2")
@pytest.mark.rule("KG-7.6.1")
@pytest.mark.parametrize(
    ("weapon", "distance", "presses"),
    [("PZ-IVH", 5, True), ("PZ-IVH", 6, False), ("JPZ-IV", 2, False), ("75AT", 2, False),
     ("75IG", 5, True), ("RIFLE", 1, True), ("HMG", 5, True)],
)  # fmt: skip
def test_what_keeps_armour_down(
    field: Battlefield, weapon: str, distance: int, presses: bool
) -> None:
    field.put(GERMAN, 0, weapon, 5, 20, 20, target=0, pulses=3)
    field.put(SOVIET, 0, "KV-1", 10, 20 + distance, 20)
    field.begin()
    field.search(GERMAN)
    field.fire(GERMAN)
    got = field.get(SOVIET, 0, "suppression")
    assert (got > 0) == presses
    assert got <= 50


@pytest.mark.rule("KG-6.1.1")
@pytest.mark.rule("KG-6.1.4")
@pytest.mark.rule("KG-6.1.5")
@pytest.mark.parametrize(("special", "kept"), [(1, 1), (2, 1), (3, 1)])
def test_special_weapons_press_armour_and_are_used_once(
    field: Battlefield, special: int, kept: int
) -> None:
    field.put(GERMAN, 0, "RIFLE", 30, 20, 20, special=special)
    field.put(SOVIET, 0, "JS-III", 10, 20, 20)
    field.search(GERMAN)
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "special") == kept
    assert field.get(SOVIET, 0, "suppression") == 50


@pytest.mark.rule("KG-6.1.2")
@pytest.mark.rule("KG-6.1.3")
def test_men_with_special_weapons_kill_as_many_as_they_are(field: Battlefield) -> None:
    """Panzerfausts of 30 men on a JS-III's back, 12: 2.25 + 20 = 22.25 pierces; accuracy 88.36 x
    5/4; 22.25 x 110.45 x 30 / 14400 = 5.12.  Grenades of 3: 24, cap; 25.25 -> 24; 165.3; .83."""
    for special, mean in ((3, 5.12), (1, 0.83)):
        lost = 0
        for trial in range(60):
            field.seed(trial + 1)
            field.put(GERMAN, 0, "RIFLE", 30, 20, 20, special=special)
            field.put(SOVIET, 0, "JS-III", 10, 20, 20)
            field.search(GERMAN)
            field.fire(GERMAN)
            lost += 10 - field.get(SOVIET, 0, "count")
        assert abs(lost / 60 - mean) < 0.2, (special, lost / 60)
