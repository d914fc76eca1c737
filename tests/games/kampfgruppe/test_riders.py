"""Who rides when a computer's attack begins: carriers load their own, tanks the men near them."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, SOVIET, Field, number

GERMAN_PURSUIT, GERMAN_ASSAULT, MEETING, SOVIET_ASSAULT, SOVIET_PURSUIT = range(5)
NO_UNIT = 255


def mounted(field: Field, battle: int, side: int = GERMAN) -> dict[str, str]:
    """Whom each passenger rides on."""
    field.bench.set("st_battle", battle)
    field.bench.call("deploy_ride", zp_side=side, limit=9_000_000)
    found = {}
    for letter in "ABCDE":
        for index in range(9):
            name = f"{letter}{index}"
            if field.get(side, name, "count") and field.get(side, name, "carrier") != NO_UNIT:
                at = field.get(side, name, "carrier")
                found[name] = f"{chr(ord('A') + at // 9)}{at % 9}"
    return found


def company(field: Field) -> None:
    """Tanks between two rifle companies, and grenadiers with halftracks of their own."""
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 10, 20)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 21)
    field.unit(GERMAN, "C0", "RIFLE", 10, 10, 24)
    field.unit(GERMAN, "C1", "RIFLE", 30, 10, 23)
    field.unit(GERMAN, "C2", "HMG", 4, 10, 30)
    field.unit(GERMAN, "D0", "HALFTRACK", 2, 10, 19)
    field.unit(GERMAN, "D1", "RIFLE", 30, 10, 20)
    field.unit(GERMAN, "D2", "HALFTRACK", 4, 12, 12)
    field.unit(GERMAN, "D3", "81MOR", 2, 10, 18)


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-5.4.3")
def test_in_a_pursuit_tanks_carry_the_men_next_to_them(kampf: Any) -> None:
    """Five tanks have fifty points: 30 men, 10 men, and 8 for four machine guns (5.4.3)."""
    field = Field(kampf)
    company(field)
    riders = mounted(field, GERMAN_PURSUIT)
    assert riders == {"C1": "B1", "C0": "B1", "C2": "B1", "D1": "D2", "D3": "D0"}
    for name in ("C0", "C1", "C2"):
        assert field.place(GERMAN, name) == (10, 21)


@pytest.mark.parametrize("battle", [GERMAN_ASSAULT, MEETING])
def test_in_other_attacks_only_carriers_are_loaded(kampf: Any, battle: int) -> None:
    field = Field(kampf)
    company(field)
    assert mounted(field, battle) == {"D1": "D2", "D3": "D0"}


def test_who_defends_stands_on_foot(kampf: Any) -> None:
    field = Field(kampf)
    company(field)
    assert mounted(field, SOVIET_PURSUIT) == {}


def test_men_far_away_walk(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 21)
    field.unit(GERMAN, "C1", "RIFLE", 30, 10, 41)
    field.unit(GERMAN, "C2", "RIFLE", 20, 10, 40)
    assert mounted(field, GERMAN_PURSUIT) == {"C2": "B1"}


def test_soviets_ride_too(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(SOVIET, "B1", "T-34/76C", 5, 50, 21)
    field.unit(SOVIET, "U8", "S-RIFLE", 30, 50, 25)
    field.bench.set("st_battle", SOVIET_PURSUIT)
    field.bench.call("deploy_ride", zp_side=SOVIET, limit=9_000_000)
    assert field.get(SOVIET, "U8", "carrier") == number("B1")


@pytest.mark.rule("KG-5.4.1")
def test_whose_letter_has_carriers_rides_on_no_tank_and_the_next_letter_does(kampf: Any) -> None:
    """Formations are nine units: the last of A stays with its halftracks, the first of B rides."""
    field = Field(kampf)
    field.unit(GERMAN, "A1", "HALFTRACK", 1, 10, 30)
    field.unit(GERMAN, "A8", "RIFLE", 20, 10, 21)
    field.unit(GERMAN, "B0", "RIFLE", 20, 10, 22)
    field.unit(GERMAN, "C1", "PZ-IVH", 5, 10, 20)
    field.unit(GERMAN, "D0", "RIFLE", 20, 10, 24)
    field.unit(GERMAN, "D1", "HALFTRACK", 1, 10, 30)
    assert mounted(field, GERMAN_PURSUIT) == {"B0": "C1"}
