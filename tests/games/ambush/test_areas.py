"""What the village's areas tell of lines of sight that are not walked: as the walks would."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .test_condition import put
from .test_exact_resolve import PAIRS, at, clean

WHOLE = 0x81
SQUARES = [(x, y) for x in range(11, 49) for y in range(11, 65)]


def sees(m: Any, here: tuple[int, int], there: tuple[int, int]) -> bool:
    squares = {"zp_from_x": here[0], "zp_from_y": here[1], "zp_to_x": there[0], "zp_to_y": there[1]}
    return bool(m.call("sight_terrain", **squares).c)


def stand(m: Any, man: int, square: tuple[int, int]) -> None:
    put(m, "man_x", man, square[0])
    put(m, "man_y", man, square[1])


def noted(m: Any) -> None:
    """As a turn begins in the village as it was built."""
    clean(m)
    m.set("act_village", WHOLE)
    m.call("areas_note")


@pytest.mark.rule("CA-10.4.7")
@pytest.mark.quick_cases(1)
@pytest.mark.parametrize("seed", range(3))
def test_who_is_passed_over_has_no_line_of_sight_there_or_back(ambush: Any, seed: int) -> None:
    """From every area, both squares anywhere in theirs; about four pairs in ten are blind."""
    rng = random.Random(1100 + seed)
    blind = 0
    for _ in range(120):
        for man in range(20):
            stand(ambush, man, rng.choice(SQUARES))
        noted(ambush)
        for man in range(10):
            a, b = at(ambush, man), at(ambush, man + 10)
            for looker, target in ((man, man + 10), (man + 10, man)):
                told = ambush.call("pair_blind", X=looker, Y=target).z
            if told:
                blind += 1
                assert not sees(ambush, a, b) and not sees(ambush, b, a), (a, b)
    assert 350 < blind < 600


@pytest.mark.rule("CA-10.4.1")
@pytest.mark.rule("CA-10.4.7")
def test_what_pairs_know_is_what_walks_find_in_the_village(ambush: Any) -> None:
    """Many of them along the streets, where one clear rectangle may hold both."""
    rng = random.Random(1101)
    streets = [(rng.randint(11, 48), rng.randint(34, 42)) for _ in range(400)]
    alike = 0
    for places in (streets, SQUARES, [(x, y) for x, y in SQUARES if x in (19, 20, 24, 30, 33)]):
        for man in range(20):
            stand(ambush, man, rng.choice(places))
        noted(ambush)
        for looker, target in PAIRS:
            alike += bool(
                ambush.mem[ambush.sym["man_open"] + looker]
                & ambush.mem[ambush.sym["man_open"] + target]
            )
            got = ambush.call("pair_terrain", X=looker, Y=target)
            found = got.c, ambush.word("zp_chance")
            want = sees(ambush, at(ambush, looker), at(ambush, target))
            assert found == (want, ambush.word("zp_chance")), (looker, target)
    assert alike > 60


def scene(m: Any, seen: str) -> None:
    """Both squads among the houses; whom each has in sight by now: nobody, everybody, or some."""
    rng = random.Random(1102)
    for man in range(20):
        put(m, "man_in_play", man, int(man % 7 != 6))
        put(m, "man_wounds", man, 50 if man % 8 == 7 else 0)
        put(m, "man_facing", man, rng.randint(0, 8))
        put(m, "man_observation", man, 9)
        stand(m, man, (rng.randint(14, 40), rng.randint(28, 46)))
    noted(m)
    bits = [{"nobody": 0, "all": 0x3FF, "some": rng.randrange(0x400)}[seen] for _ in range(20)]
    by = [sum(bits[e] >> man % 10 & 1 for e in range(10) if man >= 10) for man in range(20)]
    by[:10] = [sum(bits[e] >> man & 1 for e in range(10, 20)) for man in range(10)]
    for name in ("known_x", "known_y"):
        m.set(name, [0] * 20)
    m.set("man_sees_lo", [b & 255 for b in bits])
    m.set("man_sees_hi", [b >> 8 for b in bits])
    m.set("seen_by", by)
    m.set("man_seen", [int(n > 0) for n in by])
    m.set("rng_seed", [1, 2, 3, 4])
    m.set("changed", [1] * 20)
    m.set("any_changed", 1)


@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("seen", ["nobody", "all", "some"])
def test_rounds_of_spotting_are_the_same_with_and_without_areas(ambush: Any, seen: str) -> None:
    """Whoever was in sight, and is behind a house now, is lost; a second look finds the same."""
    names = ("man_sees_lo", "man_sees_hi", "man_seen", "seen_by", "known_x", "known_y")
    outcomes: list[list[bytes]] = [[], []]
    for areas in (False, True):
        scene(ambush, seen)
        if not areas:
            ambush.call("areas_forget")
        for routine in ("sight_update", "sight_all"):
            ambush.call(routine)
            outcomes[areas] += [ambush.mem.read(ambush.sym[name], 20) for name in names]
            outcomes[areas].append(ambush.mem.read(ambush.sym["rng_seed"], 4))
            ambush.set("man_facing", [0] * 20)  # and then look all around
        outcomes[areas].append(ambush.mem.read(ambush.sym["movie_log"], 500))
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("CA-12.7.3")
@pytest.mark.rule("CA-10.4.7")
@pytest.mark.rule("CA-10.8.1")
def test_areas_tell_nothing_once_plastic_has_gone_off(ambush: Any) -> None:
    """In this turn or in an earlier one; a turn of the village as it was built notes them."""
    for man in range(20):
        stand(ambush, man, (12 + man, 45))
    for blasts in (1, 0):
        ambush.set("blast_count", blasts)
        ambush.call("resolve_start")
        areas = [ambush.mem[ambush.sym["man_area"] + man] for man in range(20)]
        assert any(areas) == (not blasts)
    ambush.call("pairs_forget")
    stand(ambush, 0, (40, 20))
    ambush.call("pair_forget", X=0)
    assert [ambush.mem[ambush.sym["man_area"] + man] for man in range(20)] == [0] * 20
    assert [ambush.mem[ambush.sym["man_open"] + man] for man in range(20)] == [0] * 20
    assert not ambush.call("pair_blind", X=0, Y=10).z


def test_a_man_who_walks_is_in_another_area(ambush: Any) -> None:
    stand(ambush, 3, (12, 12))
    noted(ambush)
    was = ambush.mem[ambush.sym["man_area"] + 3]
    stand(ambush, 3, (47, 63))
    ambush.call("pair_forget", X=3)
    assert ambush.mem[ambush.sym["man_area"] + 3] != was
