"""One unit's direct fire: what it fires with, what it spends, what it provokes (6.1, 7.8, 7.13)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import FIRED, GERMAN, MOVED, SEEN, SOVIET, Battlefield

GRENADE, FLAME, FAUST = 1, 2, 3


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def fires(kampf: Any, field: Battlefield, side: int) -> tuple[int, int]:
    """Unit 188 of a side fires at unit 0: row of the chart and number of what fired."""
    field.begin()
    field.change(side, 188, flags=FIRED)
    field.fire(side)
    return kampf.mem[kampf.sym["gun_row"]], kampf.mem[kampf.sym["zp_shot_weapons"]]


@pytest.mark.rule("KG-6.1.1")
@pytest.mark.rule("KG-6.1.2")
@pytest.mark.rule("KG-6.1.3")
@pytest.mark.rule("KG-6.1.5")
@pytest.mark.parametrize(
    ("side", "name", "special", "target", "distance", "row", "left"),
    [
        (0, "RIFLE", GRENADE, "KV-1", 0, 63, 1), (0, "RIFLE", FLAME, "KV-1", 0, 64, 1),
        (0, "RIFLE", FAUST, "KV-1", 0, 65, 1), (1, "RIFLE", GRENADE, "TIGER", 0, 79, 1),
        (1, "SMG", FLAME, "TIGER", 0, 80, 1), (0, "SMG", GRENADE, "HALFTRACK", 0, 63, 1),
        (0, "RIFLE", FAUST, "KV-1", 1, 62, 3), (0, "RIFLE", FAUST, "TRUCK", 0, 62, 3),
        (0, "RIFLE", FAUST, "RIFLE", 0, 62, 3), (0, "RIFLE", 0, "KV-1", 0, 62, 0),
        (0, "HMG", FAUST, "KV-1", 0, 60, 3), (1, "SMG", GRENADE, "TRUCK", 0, 77, 1),
    ],
)  # fmt: skip
def test_infantry_takes_its_special_weapon_to_armour_in_its_square(
    kampf: Any, field: Battlefield, side: int, name: str, special: int, target: str, distance: int,
    row: int, left: int,
) -> None:  # fmt: skip
    field.put(side, 188, name, 30, 20, 20, target=0, special=special, start=44)
    field.put(1 - side, 0, target, 60, 20 + distance, 20)
    fired, weapons = fires(kampf, field, side)
    assert fired == row
    assert field.get(side, 188, "special") == left
    assert weapons == (3 if row in (63, 79) else 30)


@pytest.mark.rule("KG-6.1.3")
def test_a_grenade_for_every_ten_men_and_one_at_least(kampf: Any, field: Battlefield) -> None:
    for men in (1, 4, 5, 14, 15, 24, 25, 30, 60, 95):
        field.put(GERMAN, 188, "RIFLE", men, 20, 20, target=0, special=GRENADE)
        field.put(SOVIET, 0, "KV-1", 60, 20, 20)
        _, weapons = fires(kampf, field, GERMAN)
        assert weapons == max(1, (men + 5) // 10), men


@pytest.mark.rule("KG-7.3.4")
@pytest.mark.rule("KG-7.8.1")
def test_the_pulse_that_is_fired_counts(kampf: Any, field: Battlefield) -> None:
    for before, now in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 4)):
        field.put(GERMAN, 188, "HMG", 4, 20, 20, target=0, pulses=before, ammo=7)
        field.put(SOVIET, 0, "KV-1", 60, 22, 20)
        fires(kampf, field, GERMAN)
        assert kampf.mem[kampf.sym["zp_shot_pulses"]] == now
        assert field.get(GERMAN, 188, "pulses") == now
        assert field.get(GERMAN, 188, "ammo") == 6
        assert field.get(GERMAN, 188, "flags") & FIRED


@pytest.mark.rule("KG-7.12.1")
def test_who_fires_from_near_is_seen_at_once(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 188, "HMG", 4, 20, 20, target=0)
    field.put(SOVIET, 0, "KV-1", 60, 22, 20)
    fires(kampf, field, GERMAN)
    assert field.get(GERMAN, 188, "flags") & SEEN


@pytest.mark.rule("KG-7.13.1")
@pytest.mark.rule("KG-7.13.2")
@pytest.mark.parametrize(
    ("name", "distance", "given", "turns"),
    [
        ("T-34/85", 1, {}, True), ("T-34/85", 3, {}, True), ("T-34/85", 4, {}, False),
        ("T-34/85", 0, {}, False), ("T-34/85", 2, {"range": 1}, False),
        ("T-34/85", 2, {"flags": 0}, False), ("T-34/85", 2, {"flags": MOVED}, True),
        ("RIFLE", 2, {}, True), ("SMG", 2, {}, True), ("HMG", 2, {}, False),
        ("TRUCK", 2, {}, False), ("76AT", 2, {}, False), ("82MOR", 2, {}, False),
        ("HALFTRACK", 2, {}, True), ("SU-122", 2, {}, True),
    ],
)  # fmt: skip
def test_in_close_combat_who_is_fired_at_turns_on_the_firer(
    kampf: Any, field: Battlefield, name: str, distance: int, given: dict[str, int], turns: bool
) -> None:
    field.put(GERMAN, 188, "PZ-IIF", 1, 20, 20, target=0, suppression=200)
    more: dict[str, int] = {"flags": MOVED, "range": 0, "target": 3, "pulses": 2} | given
    field.put(SOVIET, 0, name, 60, 20 + distance, 20, **more)
    fires(kampf, field, GERMAN)
    aim = [field.get(SOVIET, 0, f) for f in ("target", "pulses")]
    assert aim == ([188, 0] if turns else [3, 2])


@pytest.mark.rule("KG-7.13.2")
def test_the_dead_turn_on_nobody(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 188, "HMG", 60, 20, 20, target=0, pulses=3)
    field.put(SOVIET, 0, "RIFLE", 1, 21, 20, flags=MOVED, range=0, target=3)
    fires(kampf, field, GERMAN)
    assert field.get(SOVIET, 0, "count") == 0
    assert field.get(SOVIET, 0, "target") == 255


@pytest.mark.rule("KG-7.2.5")
@pytest.mark.rule("KG-7.2.4")
@pytest.mark.parametrize(
    ("firer", "target", "given", "another", "want"),
    [
        ("HMG", "RIFLE", {}, True, (1, 1, 39, True)), ("SMG", "SMG", {}, True, (1, 1, 39, True)),
        ("75AT", "RIFLE", {}, True, (1, 0, 40, False)),
        ("HMG", "RIFLE", {}, False, (0, 4, 39, True)),
        ("HMG", "RIFLE", {"suppression": 199}, True, (0, 4, 39, True)),
        ("HMG", "RIFLE", {"carrier": 5}, True, (0, 3, 40, False)),
        ("HMG", "RIFLE", {"count": 0}, True, (0, 3, 40, False)),
        ("HMG", "HMG", {}, True, (0, 4, 39, True)), ("HMG", "TRUCK", {}, True, (0, 4, 39, True)),
    ],
)  # fmt: skip
def test_infantry_kept_down_in_this_very_pulse_is_left_for_another(
    kampf: Any, field: Battlefield, firer: str, target: str, given: dict[str, int], another: bool,
    want: tuple[int, int, int, bool],
) -> None:  # fmt: skip
    """All suppression is halved at a pulse's end: only between two fires can it be 200."""
    field.put(GERMAN, 188, firer, 4, 20, 20, target=0, pulses=3)
    field.put(SOVIET, 0, target, 30, 21, 20, suppression=200)
    field.change(SOVIET, 0, **given)
    field.put(SOVIET, 1, "RIFLE", 30, 21, 21 if another else 49, flags=SEEN)
    fires(kampf, field, GERMAN)
    told = tuple(field.get(GERMAN, 188, f) for f in ("target", "pulses", "ammo"))
    assert (*told, bool(field.get(GERMAN, 188, "flags") & FIRED)) == want


@pytest.mark.rule("KG-7.2.5")
@pytest.mark.rule("KG-7.2.4")
def test_a_mortar_that_chooses_again_shells_in_the_next_pulse(
    kampf: Any, field: Battlefield
) -> None:
    """As one that has chosen in the search before: it waits in this pulse alone."""
    field.put(GERMAN, 188, "81MOR", 4, 20, 20, target=0)
    field.put(SOVIET, 0, "RIFLE", 30, 24, 20, suppression=200)
    field.put(SOVIET, 1, "RIFLE", 30, 25, 20, flags=SEEN)
    fires(kampf, field, GERMAN)
    told = [field.get(GERMAN, 188, f) for f in ("shell_x", "shell_delay", "shell_left", "ammo")]
    assert told == [25, 0, 4, 40]


@pytest.mark.rule("KG-7.2.5")
def test_in_its_own_square_a_unit_fires_on_at_whoever_is_down(
    kampf: Any, field: Battlefield
) -> None:
    for x, y, target in ((20, 20, 0), (21, 20, 1), (20, 19, 1)):
        field.put(GERMAN, 188, "HMG", 4, 20, 20, target=0, pulses=3)
        field.put(SOVIET, 0, "RIFLE", 90, x, y, suppression=200)
        field.put(SOVIET, 1, "RIFLE", 90, 21, 21, flags=SEEN)
        fires(kampf, field, GERMAN)
        assert field.get(GERMAN, 188, "target") == target


@pytest.mark.rule("KG-7.9.1")
def test_a_target_that_is_gone_leaves_its_firer_free_to_move(
    kampf: Any, field: Battlefield
) -> None:
    for given in ({"carrier": 5}, {}):
        field.put(GERMAN, 188, "HMG", 4, 20, 20, target=0)
        field.put(SOVIET, 0, "RIFLE", 9, 22 if given else 255, 20, **given)
        fires(kampf, field, GERMAN)
        assert field.get(GERMAN, 188, "ammo") == 40
        assert not field.get(GERMAN, 188, "flags") & FIRED
