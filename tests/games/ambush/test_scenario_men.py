"""Who is in a solitaire scenario whom nobody places by hand, against the lists of the game."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from . import ambush_book as book
from .battle import Battle

GERMAN, AMERICAN = -1, -2
ENTRIES = [(24, 64), (36, 64), (48, 49), (48, 37), (31, 11), (11, 26), (11, 37), (11, 58)]
AMERICANS = {1: 7, 2: 10, 3: 10, 4: 9}
AMBUSH, INFILTRATION = 1, 3
Post = tuple[int, int, int, int]


def table(name: str) -> list[dict[str, str]]:
    lines = (book.DATA / name).read_text().splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def posts(number: int, soldier: int) -> list[Post]:
    names = ("column", "row", "facing", "posture")
    return [
        tuple(int(row[name]) for name in names)  # type: ignore[misc]
        for row in table("starts.csv")
        if int(row["scenario"]) == number and int(row["soldier"]) == soldier
    ]


def standing(b: Battle, side: int) -> list[Post]:
    names = ("man_x", "man_y", "man_facing", "man_posture")
    men = [n for n in range(10 * side, 10 * side + 10) if b["man_in_play", n]]
    assert all(b["man_in_play", n] == 1 for n in men)
    return [tuple(b[name, n] for name in names) for n in men]  # type: ignore[misc]


def come_in(places: list[Post]) -> None:
    """A patrol: all face the same way, and one of them stands on one of the eight ways in."""
    assert len({(x, y) for x, y, _, _ in places}) == len(places)
    assert {posture for *_, posture in places} == {0}
    assert len({facing for _, _, facing, _ in places}) == 1
    assert any((x, y) in ENTRIES for x, y, _, _ in places)


@pytest.mark.rule("CA-16.A1.1")
@pytest.mark.rule("CA-16.A2.1")
@pytest.mark.rule("CA-16.A3.1")
@pytest.mark.rule("CA-16.A4.4")
@pytest.mark.rule("CA-16.A5.1")
@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("computer", [2, 3])
def test_who_stands_where(ambush: Any, number: int, level: int, computer: int) -> None:
    played = 1 if number == 0 else level or 1
    germans = int(table("scenarios.csv")[number][f"germans_{played}"])
    for seed in (1, 2, 3):
        ambush.set("st_level", level)
        ambush.set("st_computer", computer)
        b = Battle(ambush, number, seed)
        there = standing(b, 1)
        assert len(there) == germans
        if number == AMBUSH:
            come_in(there)
        else:
            assert len(set(there)) == germans
            assert set(there) <= set(posts(number, GERMAN))
        there = standing(b, 0)
        if number == 0:
            named = [posts(0, soldier)[0] for soldier in (0, 2, 5, 9)]
            assert there == named, "the four of NCO Training"
        elif computer == 2:
            assert there == []
        else:
            assert len(there) == AMERICANS[number]
            if number == INFILTRATION:
                come_in(there)
            else:
                assert len(set(there)) == len(there)
                assert set(there) <= set(posts(number, AMERICAN))


@pytest.mark.rule("CA-16.A3.1")
@pytest.mark.parametrize("kind", [GERMAN, AMERICAN])
def test_no_more_men_than_there_are_posts(ambush: Any, kind: int) -> None:
    for number in range(12):
        have = len(posts(number, kind))
        for wanted in (1, have, have + 1, 30):
            r = ambush.call(
                "posts_count", st_scenario=number, post_kind=kind & 255, zp_inner=wanted
            )
            assert r.a == have, number
            assert ambush.mem[ambush.sym["zp_inner"]] == min(wanted, have)


RATINGS = "strength intelligence dexterity observation throwing firing fighting".split()


def ratings(m: Any) -> list[tuple[int, ...]]:
    columns = [m.mem[m.sym["man_" + name] :][:20] for name in RATINGS]
    return list(zip(*columns, strict=True))


@pytest.mark.rule("CA-16.A.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_rookies_and_ss_are_drawn_and_average_germans_are_the_card_s(
    ambush: Any, number: int, level: int
) -> None:
    for side in (0, 1):
        ambush.call("squad_load", X=side)
    card = ratings(ambush)
    ambush.set("st_made", [0, 0])
    ambush.set("st_computer", 2)
    changed = set()
    for seed in (1, 2, 3):
        ambush.set("st_level", level)
        Battle(ambush, number, seed)
        changed |= {n for n in range(20) if ratings(ambush)[n] != card[n]}
        assert all(1 <= value <= 10 for man in ratings(ambush) for value in man)
    assert changed == (set() if level == 2 else set(range(10, 20)))


@pytest.mark.rule("CA-16.A.2")
@pytest.mark.rule("CA-13.0.1")
@pytest.mark.rule("CA-2.2.4")
@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("made", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_whose_squad_stays_and_whose_is_the_card_s(
    ambush: Any, number: int, made: tuple[int, int]
) -> None:
    """A squad that a player has made fights, but not as the computer's Germans or in training."""
    names, solitaire = ambush.sym["man_name"], number < 5
    for man in (0, 9, 10, 19):
        ambush.mem[names + 12 * man : names + 12 * man + 12] = b"Nobody      "
    ambush.set("st_made", list(made))
    for name in ("turn", "clock"):
        ambush.set("st_" + name, [7, 7])
    ambush.set("st_winner", 2)
    ambush.set("st_level", 2)
    ambush.set("st_computer", 2 if solitaire else 0)
    ambush.call("scenario_setup", st_scenario=number)
    stays = (made[0] and number != 0, made[1] and not solitaire)
    for man in (0, 9, 10, 19):
        at = names + 12 * man
        assert (bytes(ambush.mem[at : at + 6]) == b"Nobody") == bool(stays[man // 10]), man
    now = ambush.mem[ambush.sym["st_made"] : ambush.sym["st_made"] + 2]
    assert tuple(now) == tuple(int(bool(value)) for value in stays)
    for name in ("turn", "clock"):
        assert ambush.word("st_" + name) == 0
    assert ambush.mem[ambush.sym["st_winner"]] == 0


@pytest.mark.rule("CA-16.B6.2")
@pytest.mark.parametrize("defender", [0, 1])
def test_the_defender_holds_every_alley_to_begin_with(ambush: Any, defender: int) -> None:
    """A bit of 1 is the American's; 52 bytes of squares, and not one more."""
    for name, value in (("scenario", 10), ("defender", defender)):
        ambush.set("st_" + name, value)
    ambush.set("man_in_play", [1] * 20)
    at = ambush.sym["alley_held"]
    ambush.mem[at : at + 53] = bytes([0x3C] * 53)
    unseen = ambush.sym["alley_unseen"]
    ambush.mem[unseen - 1 : unseen + 53] = bytes([0x3C] * 54)
    ambush.call("setup_finish")
    held = set(ambush.mem[at : at + 52])
    assert held == {0x00 if defender else 0xFF}
    assert ambush.mem[at + 52] == 0x3C
    assert bytes(ambush.mem[unseen - 1 : unseen + 53]) == b"\x3c" + bytes(52) + b"\x3c"


@pytest.mark.rule("CA-6.6.2")
@pytest.mark.parametrize(("turn", "then"), [(0, 1), (1, 2), (254, 255), (255, 256), (511, 512)])
def test_turns_are_counted_over_a_byte(ambush: Any, turn: int, then: int) -> None:
    Battle(ambush, 2)
    ambush.set("st_turn", [turn & 255, turn >> 8])
    ambush.call("turn_begin")
    assert ambush.word("st_turn") == then
