"""What a fire's victims and their passengers suffer, to the last man (7.6, 7.10, 10.2, W11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import force_book as forces
from . import kampf_book as book
from .battlefield import FIELDS, GERMAN, NO_UNIT, NOWHERE, SOVIET, Battlefield

CHART = book.chart()
SIDES = ("german", "soviet")
BLANK = "target goal_x goal_y next_x next_y carrier load shell_x shell_y".split()


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def hurts(kampf: Any, field: Battlefield, side: int, number: int, killed: int, pressed: int) -> int:
    """A fire at unit `number` of `side` has this effect; what it is told as killed."""
    kampf.call("unit_select", A=100, zp_side=1 - side)
    kampf.call("foe_select", A=number)
    kampf.overlay("combat")
    row = field.get(side, number, "weapon")
    for label, value in (("target_row", row), ("killed", killed), ("pressed", pressed)):
        kampf.mem[kampf.sym[label]] = value
    kampf.call("hurt")
    return int(kampf.mem[kampf.sym["killed"]])


def draws(kampf: Any, seed: int, number: int) -> list[int]:
    """The next bytes of the generator, which is then back at its start."""
    kampf.set("rng_seed", seed.to_bytes(4, "little"))
    found = [int(kampf.call("rng_next").a) for _ in range(number)]
    kampf.set("rng_seed", seed.to_bytes(4, "little"))
    return found


@pytest.mark.rule("KG-7.10.1")
@pytest.mark.rule("KG-7.10.3")
@pytest.mark.rule("KG-5.11.3")
@pytest.mark.rule("KG-5.2.5")
@pytest.mark.rule("KG-10.2.2")
@pytest.mark.parametrize("seed", range(12))
def test_passengers_die_by_the_draw_and_the_others_get_off(
    kampf: Any, field: Battlefield, seed: int
) -> None:
    """W11: INT(men x vehicles lost / vehicles x RND + .5), RND in 256ths, by number."""
    rng = random.Random(seed)
    side = seed % 2
    vehicles, killed = rng.choice(((6, 1), (6, 6), (3, 2), (1, 1), (20, 19)))
    field.put(side, 40, "HALFTRACK", vehicles, 7, 9, delay=2, start=60)
    field.put(side, 42, "SMG", 0, NOWHERE, NOWHERE, start=5, carrier=40)
    aboard = {
        0: ("RIFLE", 29),
        41: ("SMG", 1),
        60: ("HMG", 5),
        120: ("120MOR", 4),
        188: ("RIFLE", 60),
    }
    before = {}
    for number, (name, men) in aboard.items():
        before[number] = rng.choice((0, 79, 80, 81, 200))
        field.put(side, number, name, men, 7, 9, carrier=40, suppression=before[number], start=99)
    field.put(side, 39, "RIFLE", 30, 7, 9, carrier=41)
    field.begin()
    dice = draws(kampf, 77 + seed, len(aboard))
    hurts(kampf, field, side, 40, killed, 0)
    points = killed * 11
    for (number, (name, men)), die in zip(aboard.items(), dice, strict=True):
        dead = min(men, (men * killed * die * 2 + 256 * vehicles) // (512 * vehicles))
        points += dead * forces.points(CHART[SIDES[side], name])
        assert field.get(side, number, "count") == men - dead, (number, die)
        assert field.get(side, number, "carrier") == NO_UNIT
        if dead == men:
            assert field.where(side, number)[0] == NOWHERE
        else:
            assert field.where(side, number) == (7, 9)
            assert field.get(side, number, "suppression") == max(80, before[number])
    survivors = sum(field.get(side, number, "count") > 0 for number in aboard)
    assert field.get(side, 40, "delay") == 2 + survivors
    assert field.get(side, 39, "carrier") == 41, "who rides on another stays there"
    assert field.points(1 - side) == points
    assert field.points(side) == 0


def records(kampf: Any, side: int, number: int) -> bytes:
    """Everybody's records but that of one unit."""
    at, size = kampf.sym["unit_records"], 24
    all_ = bytes(kampf.mem[at : at + 2 * 189 * size + 42])
    skip = size * (189 * side + number)
    return all_[:skip] + all_[skip + size :]


@pytest.mark.rule("KG-7.10.3")
@pytest.mark.parametrize(("die", "alive"), [(127, 1), (128, 0)])
def test_half_a_man_is_rounded_up(kampf: Any, field: Battlefield, die: int, alive: int) -> None:
    """127 of 256 and a half are less than one man; 128 and a half are one."""
    field.put(GERMAN, 0, "HALFTRACK", 1, 7, 9)
    field.put(GERMAN, 1, "SMG", 1, 7, 9, carrier=0)
    field.begin()
    seed = next(seed for seed in range(1, 9999) if draws(kampf, seed, 1) == [die])
    draws(kampf, seed, 1)
    hurts(kampf, field, GERMAN, 0, 1, 0)
    assert field.get(GERMAN, 1, "count") == alive


@pytest.mark.rule("KG-7.10.2")
@pytest.mark.rule("KG-5.2.5")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_riders_under_fire_get_off_unhurt(kampf: Any, field: Battlefield, side: int) -> None:
    tank, car = (("PZ-IVH", "SK231"), ("T-34/76C", "SU-76"))[side]
    for name, off in ((tank, True), (car, True), ("HALFTRACK", False), ("TRUCK", False)):
        field.put(side, 0, name, 5, 7, 9)
        field.put(side, 188, "SMG", 30, 7, 9, carrier=0)
        field.begin()
        hurts(kampf, field, side, 0, 0, 60)
        assert field.get(side, 188, "count") == 30
        assert (field.get(side, 188, "carrier") == NO_UNIT) == off
        assert field.get(side, 188, "suppression") == (80 if off else 0)
        assert field.get(side, 0, "suppression") == (60 if name == "TRUCK" else 50)
        assert field.get(side, 0, "delay") == off
        assert field.points(1 - side) == 0


@pytest.mark.rule("KG-7.6.1")
@pytest.mark.parametrize(
    ("name", "most"),
    [("RIFLE", 200), ("TRUCK", 200), ("HMG", 200), ("HALFTRACK", 50), ("TIGER", 50)],
)
def test_suppression_adds_up_to_its_most(
    kampf: Any, field: Battlefield, name: str, most: int
) -> None:
    for had in (0, 10, most - 1, most):
        for pressed in (0, 1, 39, 40, most, 200):
            field.put(GERMAN, 3, name, 5, 7, 9, suppression=had)
            hurts(kampf, field, GERMAN, 3, 0, pressed)
            assert field.get(GERMAN, 3, "suppression") == min(most, had + pressed)


@pytest.mark.rule("KG-10.2.2")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_kills_score_what_was_there_and_a_unit_without_any_is_gone(
    kampf: Any, field: Battlefield, side: int
) -> None:
    worth = 0
    name = ("KING TIGER", "JS-III")[side]
    for killed, left in ((0, 9), (4, 5), (250, 0)):
        there = field.get(side, 188, "count") if killed else 9
        if not killed:
            field.put(side, 188, name, 9, 7, 9, speed=5, **{f: 3 for f in BLANK if f != "carrier"})
            field.put(side, 187, name, 9, 8, 9, speed=5)
        others = records(kampf, side, 188)
        assert hurts(kampf, field, side, 188, killed, 0) == min(killed, there)
        assert records(kampf, side, 188) == others
        assert field.get(side, 188, "start") == 9
        worth += min(killed, there) * (10 + int(CHART[SIDES[side], name]["fa"]))
        assert field.get(side, 188, "count") == left
        assert field.points(1 - side) == worth
    assert field.where(side, 188) == (NOWHERE, NOWHERE)
    assert all(field.get(side, 188, f) == NO_UNIT for f in BLANK)
    assert field.get(side, 188, "speed") == 0
    assert field.where(side, 187) == (8, 9) and field.get(side, 187, "speed") == 5
    assert len(FIELDS) == 24
