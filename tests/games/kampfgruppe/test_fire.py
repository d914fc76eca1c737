"""Kills and suppression against exact fractions (7.3, 7.4, 7.6, appendices 1 and 2)."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import kampf_book as book
from .kampf_book import CLOSE, COVER, GERMAN, HALTED, MOVING, VEHICLE, Gun

CHART = book.chart()


def gun_of(side: str, name: str) -> Gun:
    row = CHART[side, name]
    return Gun(*(int(row[k]) for k in ("mr", "mp", "ss", "ac")))


def shot(
    kampf: Any,
    routine: str,
    gun: Gun,
    reach: int,
    pulses: int,
    weapons: int,
    armour: int,
    sl: int = 0,
    flags: int = 0,
    pinned: int = 0,
) -> F:
    """Expected kills as the 6502 routine says."""
    kampf.call(
        routine,
        zp_gun_mr=[gun.mr, gun.mp, gun.ss, gun.ac],
        zp_shot_range=[reach, pulses, weapons, pinned, flags, armour, sl],
    )
    at = kampf.sym["zp_kills"]
    return F(int.from_bytes(kampf.mem[at : at + 3], "little"), 65536)


def close(got: F, want: F) -> bool:
    """Within 1/2048 or .2 per cent, whichever is larger."""
    return abs(got - want) <= max(F(1, 2048), want / 500)


@pytest.mark.rule("KG-A2.1")
@pytest.mark.rule("KG-A2.4")
def test_the_sample_run_of_appendix_2(kampf: Any) -> None:
    got = shot(kampf, "kill_armour", Gun(10, 8, 4, 6), 2, 4, 10, 3 * 8, 4)
    assert round(float(got), 2) == 2.15


@pytest.mark.rule("KG-7.3.15")
@pytest.mark.rule("KG-7.3.16")
def test_the_worked_example_of_7_3(kampf: Any) -> None:
    """Five PZ-IIIL at a T-34/76C, range 3, first pulse."""
    gun = gun_of("german", "PZ-IIIL")
    got = shot(kampf, "kill_armour", gun, 3, 1, 5, 3 * 11, 4)
    assert abs(float(got) - 0.071) < 0.0005


@pytest.mark.rule("KG-7.3.2")
@pytest.mark.rule("KG-7.3.3")
@pytest.mark.rule("KG-7.3.4")
@pytest.mark.rule("KG-7.3.5")
@pytest.mark.rule("KG-7.3.6")
@pytest.mark.rule("KG-7.3.7")
@pytest.mark.rule("KG-7.3.8")
@pytest.mark.rule("KG-7.3.10")
@pytest.mark.rule("KG-7.3.11")
@pytest.mark.rule("KG-7.3.12")
@pytest.mark.rule("KG-7.3.13")
@pytest.mark.rule("KG-7.7.2")
@pytest.mark.rule("KG-A2.2")
@pytest.mark.rule("KG-A2.3")
def test_kills_of_armour_over_the_whole_chart(kampf: Any) -> None:
    rng = random.Random(73)
    guns = [r for r in CHART.values() if int(r["mp"]) or r["kind"] in ("tank", "gun", "special")]
    targets = [r for r in CHART.values() if int(r["fa"])]
    for row in guns * 4:
        gun = Gun(*(int(row[k]) for k in ("mr", "mp", "ss", "ac")))
        target = rng.choice(targets)
        thirds = rng.choice(
            (
                3 * int(target["fa"]),
                3 * int(target["ba"]),
                3 * int(target["ba"]) + int(target["fa"]),
            )
        )
        reach = rng.randint(0, min(gun.mr, 20))
        pulses, weapons = rng.randint(1, 4), rng.choice((1, 5, 10, 30))
        flags = rng.choice((0, COVER, HALTED, COVER | HALTED, MOVING, COVER | MOVING))
        pinned = rng.choice((0, 0, 50, 180, 200))
        sl = int(target["sl"])
        want = book.kills_armour(gun, reach, pulses, weapons, F(thirds, 3), sl, flags, pinned)
        got = shot(kampf, "kill_armour", gun, reach, pulses, weapons, thirds, sl, flags, pinned)
        assert close(got, want), (row["name"], target["name"], reach, float(got), float(want))


@pytest.mark.rule("KG-7.3.12")
def test_armour_equal_to_the_penetration_does_not_stop_it(kampf: Any) -> None:
    """SS 4 and MP 8 at range 0 reach 12: armour 12 is pierced, and below 1.25 x 12 halves once."""
    gun = Gun(10, 8, 4, 6)
    for armour, quarter in ((12, 2), (13, 4), (9, 1), (10, 2)):
        want = book.kills_armour(gun, 0, 4, 10, F(armour), 4, 0, 0)
        plain = F(12) * book.accuracy(gun, 0, 4) * F(10, 4) * 10 / (armour * 1200)
        assert want == plain / quarter
        assert close(shot(kampf, "kill_armour", gun, 0, 4, 10, 3 * armour, 4), want)


@pytest.mark.rule("KG-7.4.1")
@pytest.mark.rule("KG-7.4.2")
@pytest.mark.rule("KG-7.4.3")
@pytest.mark.rule("KG-7.4.4")
@pytest.mark.rule("KG-7.4.5")
@pytest.mark.rule("KG-7.4.7")
def test_kills_of_men_guns_and_trucks(kampf: Any) -> None:
    rng = random.Random(74)
    guns = [r for r in CHART.values() if int(r["ss"]) and int(r["mr"]) < 99]
    for row in guns * 3:
        gun = Gun(*(int(row[k]) for k in ("mr", "mp", "ss", "ac")))
        reach, pulses = rng.randint(0, min(gun.mr, 20)), rng.randint(0, 4)
        weapons, defence = rng.choice((1, 4, 30)), rng.choice((1, 3, 7, 9))
        flags = rng.choice((0, COVER, MOVING, MOVING | VEHICLE, COVER | MOVING))
        flags |= rng.choice((0, GERMAN, CLOSE, HALTED))
        pinned = rng.choice((0, 0, 99, 180))
        want = book.kills_soft(gun, reach, pulses, weapons, defence, flags, pinned)
        got = shot(kampf, "kill_soft", gun, reach, pulses, weapons, defence, 0, flags, pinned)
        assert close(got, want), (row["name"], reach, pulses, flags, float(got), float(want))


@pytest.mark.rule("KG-7.6.1")
@pytest.mark.rule("KG-7.6.3")
def test_suppression(kampf: Any) -> None:
    rng = random.Random(76)
    for _ in range(120):
        gun = gun_of("german", rng.choice(("RIFLE", "HMG", "81MOR", "150IG", "PZ-IVH")))
        reach, pulses, weapons = rng.randint(0, gun.mr), rng.randint(0, 4), rng.randint(1, 40)
        shot(kampf, "accuracy_soft", gun, reach, pulses, weapons, 9)
        got = kampf.call("suppression_added").a
        want = book.suppression(gun, book.accuracy(gun, reach, pulses), weapons)
        assert abs(got - want) <= F(1, 2) + want / 500


@pytest.mark.rule("KG-7.6.1")
def test_suppression_a_little_over_two_hundred_is_two_hundred(kampf: Any) -> None:
    for name, reach, weapons in (("45AT", 5, 14), ("82MOR", 13, 9)):
        gun = gun_of("soviet", name)
        exact = gun.ss**2 * book.accuracy(gun, reach, 3) ** 2 * weapons / 200
        assert F(2005, 10) < exact < F(2015, 10)
        shot(kampf, "accuracy_soft", gun, reach, 3, weapons, 9)
        assert kampf.call("suppression_added").a == 200


@pytest.mark.rule("KG-7.6.3")
@pytest.mark.parametrize(
    ("gun", "reach", "pulses", "weapons", "adds"),
    [
        (Gun(1, 0, 4, 8), 1, 4, 4, 34),
        (Gun(1, 0, 4, 8), 1, 0, 4, 32),
        (Gun(2, 0, 1, 10), 1, 1, 30, 137),
    ],
)
def test_suppression_of_four_mortars_and_of_thirty_rifles(
    kampf: Any, gun: Gun, reach: int, pulses: int, weapons: int, adds: int
) -> None:
    shot(kampf, "accuracy_soft", gun, reach, pulses, weapons, 9)
    assert kampf.call("suppression_added").a == adds
