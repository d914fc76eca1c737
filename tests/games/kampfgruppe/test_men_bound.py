"""Who is to take the area leads five men and one machine gun or mortar for each of his points, and
one company in any case."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import force_book as forces
from .battle_match import attackers
from .field import GERMAN, SOVIET
from .test_buying_bench import KINDS, buying, offers

ENOUGH = "enough: 5 men, 1 MG or mortar a point"
NO_KIND = 0xFF


def men(kind: int, period: int) -> int:
    found = forces.units(KINDS[kind], period)
    return sum(n for weapon, n in found if weapon["kind"] == "infantry")


def arms(kind: int, period: int) -> int:
    """Its machine guns and mortars."""
    found = forces.units(KINDS[kind], period)
    return sum(n for weapon, n in found if weapon["kind"] in ("hmg", "mortar"))


@pytest.mark.rule("KG-3.9.3")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
@pytest.mark.parametrize("small", [0, 1])
def test_men_are_bounded_by_the_points_of_who_scores_for_the_area(
    kampf: Any, side: int, small: int
) -> None:
    rng = random.Random(10 * side + small)
    mine = [k for k, row in enumerate(KINDS) if row["side"] == forces.SIDES[side]
            and int(row["first"]) <= 5 <= int(row["last"])]  # fmt: skip
    foot = [k for k in mine if men(k, 5) >= 60]
    heavy = [k for k in mine if arms(k, 5) >= 10]
    kampf.overlay("forces")
    slots = kampf.sym["formation_kind"]
    borders = 0
    for battle in range(5):
        kampf.call("points_set", st_battle=battle, st_small=small)
        points = kampf.mem[kampf.sym["st_points_left"] + 2 * side]
        for _ in range(12):
            bought = rng.choices(mine, k=rng.randint(0, 4)) + rng.choices(foot, k=rng.randint(0, 2))
            bought += rng.choices(heavy, k=rng.randint(0, 2))
            kampf.mem[slots : slots + 42] = bytes([NO_KIND] * 42)
            letters = [mine[0], *bought]  # the Command HQ's men do not count
            kampf.mem[slots + 21 * side : slots + 21 * side + len(letters)] = bytes(letters)
            for kind in mine:
                shut = False
                for count, most in ((men, 5 * points), (arms, points)):
                    so_far, more = sum(count(k, 5) for k in bought), count(kind, 5)
                    shut |= bool(more and so_far and so_far + more > most)
                    borders += so_far + more == most
                shut &= side in attackers(battle)
                called = kampf.call("men_bound", X=kind, zp_side=side, st_battle=battle,
                                    st_small=small, st_period=5)  # fmt: skip
                assert bool(called.c) == bool(shut), (battle, bought, KINDS[kind]["name"])
                assert called.x == kind
    assert borders or small, "a full measure is not too much"


@pytest.mark.rule("KG-3.9.3")
@pytest.mark.parametrize(("side", "force"), [(GERMAN, "3"), (SOVIET, "2")])
def test_an_infantry_force_has_other_things_to_buy_when_it_has_men_enough(
    kampf: Any, side: int, force: str
) -> None:
    hands = buying(kampf, side, force)  # a meeting: 40 points, 200 men
    names = [row[3:20].strip() for row in hands.text[3:18] if row]
    rifles = chr(ord("A") + names.index("RIFLE COMPANY"))
    hands.types(rifles + rifles)
    before = hands.text[18]
    hands.types(rifles)
    assert hands.text[23] == ENOUGH
    assert hands.text[18] == before and hands.text[20] == "Formations so far 3 of 21"
    for n in range(len(offers(hands))):
        for _ in range(20):
            hands.types(chr(ord("A") + n))
    assert hands.byte("st_points_left", 2 * side) <= 1
    hands.types("\x08" * 20 + rifles)
    assert hands.text[20] == "Formations so far 2 of 21"


@pytest.mark.rule("KG-3.9.3")
def test_a_defender_buys_as_many_men_as_he_can_pay(kampf: Any) -> None:
    hands = buying(kampf, GERMAN, "3", battle=3)
    names = [row[3:20].strip() for row in hands.text[3:18] if row]
    rifles = chr(ord("A") + names.index("RIFLE COMPANY"))
    while hands.text[23] != "too few points left, or no letter free":
        hands.types(rifles)
    assert hands.text[20] == "Formations so far 9 of 21"


@pytest.mark.rule("KG-3.9.3")
@pytest.mark.parametrize(
    ("side", "force", "company", "most"),
    [(GERMAN, "3", "HEAVY WEAPONS CO", 2), (SOVIET, "2", "MACHINE GUN CO", 3)],
)
def test_nobody_takes_the_area_with_machine_guns_alone(
    kampf: Any, side: int, force: str, company: str, most: int
) -> None:
    """40 points: 16 and 12 machine guns and mortars a company."""
    hands = buying(kampf, side, force)
    names = [row[3:20].strip() for row in hands.text[3:18] if row]
    hands.types(chr(ord("A") + names.index(company)) * (most + 1))
    assert hands.text[23] == ENOUGH
    assert hands.text[20] == f"Formations so far {1 + most} of 21"
