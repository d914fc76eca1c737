"""The two standard squads, as the squad card and the tables of 11.1 print them."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import LOADED, PREPARED, RATINGS, WEAPONS, Battle

# name, rank (0 the highest), fire weapon, grenades, weight, then the seven ratings
CARD = """
Padooka 0 A 2 6 7 7 5 8 7 7 8
Richfield 1 R 1 6 5 7 4 6 4 5 1
Bastinelli 2 A 2 10 10 4 5 5 4 8 6
Lawson 2 R 2 6 5 6 8 10 6 4 7
Garrity 2 M 2 7 5 5 5 7 5 10 9
Cheng 2 R 5 5 4 6 6 8 4 3 2
Wheelock 3 R 1 7 5 5 4 4 4 4 3
Hoss 3 R 2 8 9 4 4 9 6 5 4
Marootian 3 A 4 8 8 4 7 6 9 4 10
Dumke 3 R 2 6 4 3 6 8 5 6 5
Reich 0 A 3 7 7 6 6 7 6 6 9
Kleindorf 1 A 2 7 4 4 5 6 4 7 3
Allbrecht 2 R 2 6 6 8 4 5 5 8 4
Gruber 2 M 1 7 6 5 9 8 4 9 6
Zimmer 2 A 2 8 9 5 5 6 7 3 7
Schneider 2 R 1 6 5 4 5 5 4 4 4
Braun 2 A 2 10 9 4 4 5 4 4 8
Wagner 3 R 5 5 5 5 5 6 6 7 5
Muller 3 R 2 9 8 4 4 7 5 5 5
Dusel 3 R 2 6 5 5 6 9 10 9 4
"""
MEN = [line.split() for line in CARD.split("\n") if line]
NAMES = [man[0] for man in MEN]
CHENG, MAROOTIAN, ZIMMER, WAGNER = (
    NAMES.index(n) for n in ("Cheng", "Marootian", "Zimmer", "Wagner")
)


@pytest.fixture
def squads(ambush: Any) -> Battle:
    """All twenty men as issued; no scenario is set up."""
    for side in (0, 1):
        ambush.call("squad_load", X=side)
    b = Battle.__new__(Battle)
    b.bench = ambush
    return b


@pytest.mark.rule("CA-4.0.1")
@pytest.mark.rule("CA-4.0.2")
@pytest.mark.rule("CA-4.3.1")
@pytest.mark.rule("CA-6.6.1")
@pytest.mark.rule("CA-D.1")
@pytest.mark.rule("CA-S.1")
@pytest.mark.parametrize("man", range(20), ids=NAMES)
def test_a_soldier_is_as_his_card_says(squads: Battle, man: int) -> None:
    name, rank, _, _, weight, *ratings = MEN[man]
    assert bytes(squads["man_name", 12 * man + k] for k in range(12)).decode().rstrip() == name
    assert squads["man_endurance", man] == 99
    assert squads["man_rank", man] == int(rank)
    assert squads["man_weight", man] == int(weight)
    assert [squads["man_" + r, man] for r in RATINGS] == [int(r) for r in ratings]
    assert all(1 <= int(r) <= 10 for r in ratings)


@pytest.mark.rule("CA-11.1.1")
@pytest.mark.rule("CA-11.1.2")
@pytest.mark.rule("CA-11.1.3")
@pytest.mark.rule("CA-11.1.4")
@pytest.mark.rule("CA-11.1.5")
@pytest.mark.rule("CA-11.2.5")
@pytest.mark.parametrize("man", range(20), ids=NAMES)
def test_a_soldier_carries_his_standard_weapons(squads: Battle, man: int) -> None:
    gun, grenades = MEN[man][2], int(MEN[man][3])
    want = [WEAPONS[gun] | LOADED | PREPARED, WEAPONS["K"]] + [WEAPONS["F"]] * grenades
    want += [WEAPONS["P"]] * (man in (CHENG, WAGNER)) + [WEAPONS["G"]] * (
        man in (MAROOTIAN, ZIMMER)
    )
    assert sorted(squads.carried(man)) == sorted(want)
    assert squads["man_issued", man] == WEAPONS[gun]


@pytest.mark.rule("CA-4.11.2")
@pytest.mark.rule("CA-S.2")
def test_each_squad_has_one_man_who_knows_explosives(squads: Battle) -> None:
    assert [n for n in range(20) if squads["man_expert", n]] == [CHENG, WAGNER]


@pytest.mark.rule("CA-4.0.1")
@pytest.mark.rule("CA-13.0.1")
def test_drawn_ratings_stay_on_the_scale_and_rank_and_weight_as_they_were(squads: Battle) -> None:
    means = []
    for level in range(4):
        squads["st_level", 0] = level
        drawn = []
        for seed in range(1, 120):
            squads.bench.set("rng_seed", list((seed * 77777).to_bytes(4, "little")))
            kept = (squads["man_rank", 3], squads["man_weight", 3])
            squads.bench.call("soldier_rate", X=3)
            drawn += [squads["man_" + r, 3] for r in RATINGS]
            assert (squads["man_rank", 3], squads["man_weight", 3]) == kept
        assert min(drawn) >= 1 and max(drawn) <= 10
        means.append(sum(drawn) / len(drawn))
    # 833 draws of standard deviation 2: the mean is within .3 of the true one
    for mean, true in zip(means, (6, 4, 6, 7), strict=True):
        assert abs(mean - true) < 0.3


@pytest.mark.rule("CA-11.0.1")
def test_explosives_fire_weapons_and_hand_weapons_are_counted_apart(squads: Battle) -> None:
    def can(kind: str) -> bool:
        return bool(squads.bench.call("weapon_can_take", X=0, A=WEAPONS[kind]).c)

    squads.weapons(0, "F F F F F F")
    assert not can("P") and can("R") and can("G")
    squads.weapons(0, "R A M")
    assert not can("R") and not can("A") and not can("M")
    assert can("F") and can("P") and can("K") and can("G")
