"""The steps before a battle row by row and man by man: who comes, where he stands, what he gets."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hires_page import keys, left_over, text
from stub import Stubs

ESCAPE = "\x1b"
LIST_ROW = 4
PLASTIC, GRENADE, MACHINE, AUTO, RIFLE, GAROTTE = range(1, 7)
PROPOSED = {1: 5, 2: 6, 3: 10, 11: 10, 0: 4}
SIDES = pytest.mark.parametrize("side", [0, 1])


@pytest.fixture
def squads(ambush: Any) -> Any:
    """Both squads of the card, nobody in play."""
    for side in (0, 1):
        ambush.call("squad_load", X=side)
    ambush.set("man_in_play", [0] * 20)
    ambush.overlay("SETUP")
    return ambush


def rows(m: Any) -> list[str]:
    return [row.rstrip() for row in text(m.mem)]


def array(m: Any, name: str, size: int = 20) -> list[int]:
    return list(m.mem[m.sym[name] : m.sym[name] + size])


def name(m: Any, man: int) -> str:
    at = m.sym["man_name"] + 12 * man
    return bytes(m.mem[at : at + 12]).decode().rstrip()


@pytest.mark.rule("CA-16.A2.4")
@pytest.mark.rule("CA-16.A4.3")
@SIDES
@pytest.mark.parametrize("scenario", sorted(PROPOSED))
def test_who_is_proposed_and_who_is_struck_off(squads: Any, side: int, scenario: int) -> None:
    m, first = squads, 10 * side
    m.set("st_side", side)
    m.set("st_scenario", scenario)
    m.set("man_in_play", [7] * 20)
    stubs = Stubs(m, "sound_refuse", "help_show", "squad_arm")
    other = [7] * 10
    comes = [int(k < PROPOSED[scenario]) for k in range(10)]
    struck, added = 1, 9
    typed = name(m, first + struck)[0] + name(m, first + added)[0].lower() + "9?"
    comes[struck], comes[added] = 0, 1 - comes[added]
    keys(m, typed)
    with pytest.raises(TimeoutError):
        m.call("step_men", limit=4_000_000)
    assert stubs.log == ["sound_refuse", "help_show"]
    page = rows(m)
    for k in range(10):
        told = ("stays away", "takes part")[comes[k]]
        assert page[LIST_ROW + k] == f"    {name(m, first + k):14}{told}"
    stubs.clear()
    keys(m, typed + "\r")
    assert m.call("step_men", limit=8_000_000).c == 0
    assert stubs.log == ["sound_refuse", "help_show", "squad_arm"]
    assert array(m, "man_in_play") == (comes + other if side == 0 else other + comes)
    keys(m, ESCAPE)
    assert m.call("step_men", limit=8_000_000).c == 1
    assert array(m, "man_in_play") == ([0] * 10 + other if side == 0 else other + [0] * 10)


@pytest.mark.rule("CA-16.A2.4")
@SIDES
def test_at_least_one_takes_part(squads: Any, side: int) -> None:
    m = squads
    m.set("st_side", side)
    m.set("st_scenario", 1)
    m.set("man_in_play", [1 - side] * 10 + [side] * 10)
    stubs = Stubs(m, "sound_refuse", "squad_arm")
    initials = [name(m, 10 * side + k)[0] for k in range(10)]
    keys(m, "".join(initials[:5]) + "\r" + initials[9] + "\r")
    assert m.call("step_men", limit=8_000_000).c == 0
    assert stubs.log == ["sound_refuse", "squad_arm"]
    mine = array(m, "man_in_play")[10 * side : 10 * side + 10]
    assert mine == [0] * 9 + [1]


@pytest.mark.rule("CA-2.2.4")
@SIDES
def test_the_men_are_placed_one_after_the_other(squads: Any, side: int) -> None:
    """The next who takes part, the one before him; nobody of the other side."""
    m, rng, first = squads, random.Random(224), 10 * side
    m.set("st_side", side)
    for _ in range(12):
        plays = [int(rng.random() < 0.5) for _ in range(20)]
        m.set("man_in_play", plays)
        mine = [k for k in range(first, first + 10) if plays[k]]
        for man in range(first - 1, first + 10):
            later = [k for k in mine if k > man]
            r = m.call("step_places:next_man", X=man & 255)
            assert (r.c, r.x if later else None) == (not later, later[0] if later else None)
            if man >= first:
                sooner = [k for k in mine if k < man]
                r = m.call("man_before", X=man)
                assert (r.c, r.x if sooner else None) == (bool(sooner), max(sooner, default=None))
    m.set("man_x", [30] * 20)
    m.call("off_the_map")
    assert array(m, "man_x") == ([0] * 10 + [30] * 10 if side == 0 else [30] * 10 + [0] * 10)


@pytest.mark.rule("CA-2.2.4")
@pytest.mark.rule("CA-2.4.2")
@SIDES
@pytest.mark.parametrize("blind", [0, 1])
def test_only_who_stands_already_is_on_the_map(squads: Any, side: int, blind: int) -> None:
    m = squads
    for given in ({"st_side": side, "st_blind": blind, "st_scenario": 11, "place_note": 1},):
        for what, value in given.items():
            m.set(what, value)
    m.set("man_in_play", [1] * 20)
    m.set("man_seen", [1] * 20)
    m.set("man_y", [30] * 20)
    stands = [(k * 7) % 3 > 0 for k in range(20)]
    m.set("man_x", [20 + k if stands[k] else 0 for k in range(20)])
    for what, value in (("place_man", 10 * side + 3), ("place_x", 25), ("place_y", 33)):
        m.set(what, value)
    m.call("step_places:show", limit=8_000_000)
    drawn = [bool(look) for look in array(m, "shown_look")]
    assert drawn == [stands[k] and k // 10 == side for k in range(20)]
    assert array(m, "st_blind", 1) == [blind]
    assert name(m, 10 * side + 3) in rows(m)[20]
    assert rows(m)[21].startswith("Not there")
    m.set("place_note", 0)
    m.call("step_places:show", limit=8_000_000)
    assert not rows(m)[21].startswith("Not there")


def allotted(m: Any) -> dict[str, list[int]]:
    return {
        kind: array(m, "allot_" + kind) for kind in ("gun_of", "grenades", "plastic", "garotte")
    }


@pytest.mark.rule("CA-11.2.6")
@pytest.mark.rule("CA-11.2.8")
@SIDES
def test_weapons_are_given_and_taken_back_one_by_one(squads: Any, side: int) -> None:
    """F and D a grenade, P and G theirs; what is used of each kind is counted."""
    m, man = squads, 10 * side + 5
    m.set("st_side", side)
    m.set("man_in_play", [1] * 20)
    m.call("pool_unlimited")
    m.call("allot_begin")
    m.set("at_man", man)
    for what in ("grenades", "plastic", "garotte"):
        m.set("allot_" + what, [0] * 20)
    m.set("allot_used", [0] * 8)
    order = "MARFPGD"
    for key, kind, count, used, fails in [
        ("D", "grenades", 0, (GRENADE, 0), 1),
        ("F", "grenades", 1, (GRENADE, 1), 0),
        ("F", "grenades", 2, (GRENADE, 2), 0),
        ("D", "grenades", 1, (GRENADE, 1), 0),
        ("D", "grenades", 0, (GRENADE, 0), 0),
        ("D", "grenades", 0, (GRENADE, 0), 1),
        ("P", "plastic", 1, (PLASTIC, 1), 0),
        ("P", "plastic", 0, (PLASTIC, 0), 0),
        ("G", "garotte", 1, (GAROTTE, 1), 0),
        ("G", "garotte", 0, (GAROTTE, 0), 0),
        ("G", "garotte", 1, (GAROTTE, 1), 0),
    ]:
        before, at = allotted(m), order.index(key)
        m.set("key_at", at)
        assert m.call("allot_page:act", Y=at, X=man).c == fails, key
        before[kind][man] = count
        assert allotted(m) == before
        assert array(m, "allot_used", 8)[used[0]] == used[1], key
        assert sum(array(m, "allot_used", 8)) == count


@pytest.mark.rule("CA-11.2.8")
@SIDES
def test_the_man_at_work_goes_round_those_who_take_part(squads: Any, side: int) -> None:
    m, rng = squads, random.Random(1128)
    m.set("st_side", side)
    for _ in range(10):
        mine = sorted(rng.sample(range(10 * side, 10 * side + 10), rng.randint(1, 10)))
        m.set("man_in_play", [int(k in mine or k // 10 != side) for k in range(20)])
        for k, man in enumerate(mine):
            for routine, way in (("allot_page:next", 1), ("allot_page:before", -1)):
                r = m.call(routine, at_man=man)
                assert r.c == 0
                assert array(m, "at_man", 1) == [mine[(k + way) % len(mine)]]


@pytest.mark.rule("CA-11.2.8")
@SIDES
def test_the_page_of_weapons_row_by_row(squads: Any, side: int) -> None:
    m, rng, first = squads, random.Random(11), 10 * side
    m.set("st_side", side)
    plays = [int(k % 10 in (0, 2, 3, 8, 9)) for k in range(20)]
    m.set("man_in_play", plays)
    m.call("pool_unlimited")
    m.call("allot_begin")
    values = {
        "gun_of": [rng.choice((MACHINE, AUTO, RIFLE)) for _ in range(20)],
        "grenades": [rng.randint(0, 6) for _ in range(20)],
        "plastic": [rng.randint(0, 1) for _ in range(20)],
        "garotte": [rng.randint(0, 1) for _ in range(20)],
    }
    for kind, numbers in values.items():
        m.set("allot_" + kind, numbers)
    used = [0, 1, 7, 1, 2, 3, 1, 0]
    m.set("allot_used", used)
    m.set("at_man", first + 3)
    m.call("screen_clear")
    m.call("allot_page:table")
    m.call("allot_page:rest")
    page = rows(m)
    mine = [k for k in range(first, first + 10) if plays[k]]
    for row, man in enumerate(mine, LIST_ROW):
        gun = ".PFMAR"[values["gun_of"][man]]
        words = [name(m, man), gun, *(str(values[k][man]) for k in list(values)[1:])]
        assert page[row].split() == words, row
    assert not any(page[LIST_ROW + len(mine) : 15])
    have = array(m, "pool", 8)
    left = {k: str(have[k] - used[k]) for k in range(1, 7)}
    order = (MACHINE, AUTO, RIFLE, GRENADE, PLASTIC, GAROTTE)
    assert page[15].split() == [left[kind] for kind in order]


@pytest.mark.rule("CA-13.3.1")
@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("2", ["squad_print"]),
        ("?", ["help_show"]),
        ("\r", []),
        ("0", ["sound_refuse"]),
        ("4", ["sound_refuse"]),
        ("\x0c", ["sound_refuse"]),
        ("@", ["sound_refuse"]),
        (">", ["sound_refuse"]),
        ("22", ["squad_print", "squad_print"]),
    ],
)
def test_what_becomes_of_a_squad_that_is_made(squads: Any, typed: str, called: list[str]) -> None:
    m = squads
    stubs = Stubs(m, "squad_print", "help_show", "sound_refuse")
    m.set("st_step", 1)
    keys(m, typed + "3")
    m.call("squad_maker", limit=8_000_000)
    assert (stubs.log, left_over(m)) == (called, 0)
    assert array(m, "st_phase", 1) == [11]
