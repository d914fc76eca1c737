"""Odds, Tables One and Two, losses: against the printed tables and exact fractions."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import ardennes_book as book

FIELDS = tuple(book.Result.__dataclass_fields__)


def column(bench: Any, attack: F | int, defence: F | int) -> str:
    """The odds that the game fights these strengths on."""
    bench.set("zp_attack", int(2 * attack).to_bytes(2, "little"))
    bench.set("zp_defence", int(2 * defence).to_bytes(2, "little"))
    return book.ODDS[bench.call("odds_column").a]


@pytest.mark.rule("BA-5.5")
def test_the_book_s_examples_of_odds(ardennes: Any) -> None:
    assert column(ardennes, 30, 10) == "3-1"
    assert column(ardennes, 10, 30) == "1-3"


@pytest.mark.rule("BA-5.5")
@pytest.mark.rule("BA-5.6")
def test_odds_are_rounded_in_the_defender_s_favour_and_end_at_the_table_s_ends(
    ardennes: Any,
) -> None:
    dice = random.Random(5)
    pairs = [(a, d) for a in range(1, 14) for d in range(1, 14)]
    pairs += [(dice.randrange(1, 320), dice.randrange(1, 1600)) for _ in range(120)]
    for attack, defence in pairs:
        assert column(ardennes, attack, defence) == book.odds(attack, defence), (attack, defence)
    half = F(1, 2)
    assert column(ardennes, 15, 7 + half) == "2-1"
    assert column(ardennes, 14 + half, 7 + half) == "1-1"
    assert column(ardennes, 0, 3) == "1-4" and column(ardennes, 3, 0) == "6-1"


@pytest.mark.rule("BA-9.2")
@pytest.mark.rule("BA-5.21")
@pytest.mark.rule("BA-1.10")
@pytest.mark.parametrize("odds", book.ODDS)
def test_every_cell_of_the_combat_table(ardennes: Any, odds: str) -> None:
    for roll in range(1, 7):
        ardennes.call("battle_result", A=book.ODDS.index(odds), X=roll)
        found = {name: ardennes.mem[ardennes.sym[f"result_{name}"]] for name in FIELDS}
        for name in ("attacker_share", "defender_share"):
            found[name] = book.SHARES[found[name]]
        assert book.Result(**found) == book.result(odds, roll), (odds, roll)


@pytest.mark.rule("BA-9.2")
def test_the_oddities_of_the_table_stand_as_printed() -> None:
    """1-1 roll 2 and 2-1 roll 6: the attacker loses strength and the defender gives way."""
    for odds, roll, lost in (("1-1", 2, F(1, 3)), ("2-1", 6, F(1, 4))):
        cell = book.result(odds, roll)
        assert (cell.attacker_share, cell.defender_share, cell.defender_back) == (lost, 0, 3)


@pytest.mark.rule("BA-9.1")
def test_every_cell_of_the_artillery_table_and_odds_beyond_it(ardennes: Any) -> None:
    for number, odds in enumerate(book.ODDS):
        used = max(2, min(5, number))
        for roll in range(1, 7):
            got = ardennes.call("gun_loss", A=number, X=roll)
            want = book.GUNS[book.ODDS[used]].split()[roll - 1]
            assert (book.SHARES[got.a], got.y) == (F(want), used), (odds, roll)


@pytest.mark.rule("BA-5.8")
def test_losses_go_to_the_nearest_whole_and_halves_up(ardennes: Any) -> None:
    for number, share in enumerate(book.SHARES):
        for strength in (*range(20), 99, 254, 255):
            lost = ardennes.call("share_lost", A=strength, X=number)
            assert lost.a == book.nearest(strength * share), (strength, share)
            assert lost.x == number
    assert ardennes.call("share_lost", A=3, X=book.SHARES.index(F(1, 2))).a == 2
    assert ardennes.call("share_lost", A=4, X=book.SHARES.index(F(1, 3))).a == 1


@pytest.mark.rule("BA-9.4")
def test_bombs(ardennes: Any) -> None:
    got = [book.SHARES[ardennes.call("bomb_loss", X=roll).a] for roll in range(1, 7)]
    assert got == [F(text) for text in book.BOMBS.split()]


@pytest.mark.rule("BA-1.10")
def test_a_die_has_six_sides(ardennes: Any) -> None:
    ardennes.set("rng_seed", b"\x01\x02\x03\x04")
    rolls = [ardennes.call("roll_die").a for _ in range(600)]
    assert set(rolls) == set(range(1, 7))
    assert all(70 < rolls.count(side) < 130 for side in range(1, 7))
