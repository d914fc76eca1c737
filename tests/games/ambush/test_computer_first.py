"""What a man of the computer does first, by the list of W24 and the numbers of skills.csv."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from .battle import Battle, order_bytes

pytestmark = pytest.mark.slow

HH, FS, MOVES = 11, 9, (1, 2)
PATROL = 6


def one_german(
    m: Any, far: int, level: int = 2, seed: int = 5, blunder: int = 0, **state: int
) -> list[bytes]:
    """The orders of a single German who knows of a single American `far` squares to the south.

    `blunder`: in so many of 256 turns he does not think.
    """
    b = Battle(m, seed=seed)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(0, 31, 20, 1, firing=6)
    b.weapons(0, "R* K")
    b.man(10, 31, 20 + far, 5, firing=6, endurance=99)
    b.weapons(10, "R* K")
    m.set("st_skill", [0, level])
    m.set("st_turn_length", 250)
    m.set("st_side", 1)
    m.set("st_blind", 0)
    m.call("turn_begin")
    for name, value in state.items():
        b["man_" + name, 10] = value
    m.overlay("COMPUTER")
    m.set("skill_blunder", [blunder] * 5)
    m.call("computer_main", limit=60_000_000)
    at = m.sym["man_orders"] + 640
    return [bytes(m.mem[at + 4 * k : at + 4 * k + 4]) for k in range(b["man_order_count", 10])]


def skill(game_folder: Path, column: str) -> list[int]:
    lines = (game_folder / "data" / "skills.csv").read_text(encoding="utf-8").splitlines()
    return [int(row[column]) for row in csv.DictReader(x for x in lines if not x.startswith("#"))]


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize(("far", "fights"), [(0, True), (1, False), (2, False)])
def test_w24_an_enemy_in_his_square_is_fought_hand_to_hand(
    ambush: Any, far: int, fights: bool
) -> None:
    given = [order[0] for order in one_german(ambush, far)]
    assert (given[:1] == [HH]) == fights
    assert (HH in given) == fights


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_w24_who_is_tired_rests_for_as_long_as_an_order_lasts_unless_besieged(
    ambush: Any, game_folder: Path, level: int
) -> None:
    """Below the endurance of his level, the nearest enemy eight squares off or farther."""
    rest = bytes(order_bytes("WA99"))
    low = skill(game_folder, "rest")[level]
    for far, endurance, rests in (
        (8, low - 1, True),
        (20, low - 1, True),
        (7, low - 1, False),
        (8, low, False),
        (20, low + 1, False),
    ):
        given = one_german(ambush, far, level, endurance=endurance)
        assert (given == [rest]) == rests, (far, endurance, given)


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.rule("CA-2.4.4")
def test_w24_who_blunders_dawdles_or_runs_on_or_watches_but_does_not_shoot(ambush: Any) -> None:
    """A sure shot at an enemy close by: an attentive man takes it, a blunderer never."""
    fits: dict[int, list[list[bytes]]] = {0: [], 255: []}
    for blunder, found in fits.items():
        for seed in range(1, 49 if blunder else 9):
            found.append(one_german(ambush, 9, 1, seed, blunder))
    shoots = [any(order[0] == FS for order in given) for given in fits[0]]
    assert sum(shoots) >= 3
    assert sum(any(order[0] == FS for order in given) for given in fits[255]) <= 2


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.rule("CA-2.4.4")
@pytest.mark.parametrize("near", [True, False])
def test_w24_of_four_blunders_one_dawdles_two_go_on_and_one_watches(
    ambush: Any, near: bool
) -> None:
    """A rookie on patrol; forty-eight turns in which he does not think, unless nobody is near."""
    rests = moves = 0
    for seed in range(1, 49):
        b = Battle(ambush, scenario=PATROL, seed=seed)
        for n in range(20):
            b["man_in_play", n] = 0
        b.man(0, 30, 20, 1, endurance=99)
        b.weapons(0, "R* K")
        b["man_in_play", 10], b["man_x", 10], b["man_y", 10] = 1, 11, 64
        b["known_x", 10], b["known_y", 10] = (34, 40) if near else (0, 0)
        ambush.set("st_target", [36, 29, 0, 0])
        ambush.set("st_skill", [1, 0])
        ambush.set("st_side", 0)
        ambush.set("st_turn_length", 250)
        ambush.call("turn_begin")
        ambush.overlay("COMPUTER")
        ambush.set("skill_blunder", [255] * 6)
        ambush.call("computer_main", limit=60_000_000)
        count, at = b["man_order_count", 0], ambush.sym["man_orders"]
        given = [bytes(ambush.mem[at + 4 * k : at + 4 * k + 4]) for k in range(count)]
        rests += given == [bytes(order_bytes("WA99"))]
        moves += any(order[0] in MOVES and order[2] for order in given)
    if near:
        assert 4 <= rests <= 20 and 14 <= moves <= 34, (rests, moves)
    else:
        assert (rests, moves) == (0, 48)
