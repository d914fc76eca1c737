"""`grognard calc russia`: the player's questions, answered by the game's own routines."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from ..calc import Calc
from . import russia_book as book
from .front import FOREST, MOUNTAIN, SKY_RAIN, SKY_VERY_COLD, SWAMP

pytestmark = pytest.mark.usefixtures("labels_read_once")
CALC = Calc("russia")
run = CALC.run


def ask(question: str) -> dict[str, Any]:
    answer = CALC.ask(question)
    assert answer.pop("cycles") > 0
    return answer


@pytest.mark.rule("WR-7.6.1")
@pytest.mark.rule("WR-7.6.3")
@pytest.mark.rule("WR-8.3.3")
def test_strength_of_units_in_attack_and_defence() -> None:
    base = book.strength(150, 92, 20)
    unit = "strength strength=150 experience=92 fatigue=20"
    assert abs(ask(unit)["acs"] - base) <= 1 / 256
    assert abs(ask(f"{unit} entrenched=3")["acs"] - base * F(8, 5)) <= 1 / 128
    got = ask(f"{unit} type=PZ attacking=Y mech_defence=40")["acs"]
    assert abs(got - base * F(13, 10)) <= 1 / 128
    for words, factor in (
        ("terrain=mountain out_of=swamp river=Y", (MOUNTAIN, SWAMP, True, 0, 41, 6)),
        ("terrain=swamp river=Y weather=cold", (SWAMP, 0, True, 1, 41, 6)),
        ("terrain=forest weather=rain", (FOREST, 0, False, SKY_RAIN, 41, 6)),
        ("weather=verycold date=1942-01-04", (0, 0, False, SKY_VERY_COLD, 42, 1)),
    ):
        for side in ("axis", "soviet"):
            got = ask(f"{unit} attacking=Y side={side} {words}")["acs"]
            want = base * book.attack_factor(side == "soviet", False, *factor, share=0)
            assert abs(got - want) <= 1 / 64, (words, side)


@pytest.mark.rule("WR-7.10.3")
@pytest.mark.rule("WR-7.7.1")
def test_odds_of_a_battle() -> None:
    assert ask("odds attacker=200 defender=100 entrenched=5") == {
        "odds": 2.0, "attacker_loss_percent": 7.5, "defender_loss_percent": 4.0,
        "retreat": 0.5, "entrenchment_destroyed": 0.2,
    }  # fmt: skip
    got = ask("odds attacker=37.5 defender=112")
    odds = F(75, 2) / 112
    assert abs(got["odds"] - odds) <= 1 / 256 and got["retreat"] == 0
    assert abs(got["attacker_loss_percent"] - book.attacker_loss(odds, 0)) <= 1 / 64
    assert abs(got["defender_loss_percent"] - book.defender_loss(odds)) <= 1 / 64


@pytest.mark.rule("WR-5.2.9")
@pytest.mark.rule("WR-5.2.11")
def test_what_a_depot_takes_away() -> None:
    assert ask("supply penalty=0") == {"fatigue_removed_percent": 50}
    assert ask("supply penalty=4 weather=rain") == {"fatigue_removed_percent": 12}
    assert ask("supply penalty=4 weather=rain side=soviet") == {"fatigue_removed_percent": 17}
    assert ask("supply penalty=2 vehicles=1200") == {"fatigue_removed_percent": 33}


@pytest.mark.slow
@pytest.mark.rule("WR-5.2.4")
@pytest.mark.rule("WR-5.2.10")
def test_where_depots_come_on_the_first_turn() -> None:
    assert ask("depot scenario=1941 depot=58 to=2,16") == {"reachable": True, "penalty": 0}
    assert ask("depot scenario=1943 depot=127 to=28,16") == {"reachable": True, "penalty": 0}
    assert ask("depot scenario=1941 depot=58 to=17,15") == {"reachable": False, "penalty": 0}


@pytest.mark.rule("WR-8.1.2")
@pytest.mark.rule("WR-8.1.4")
@pytest.mark.rule("WR-8.1.7")
def test_what_entering_a_hex_costs() -> None:
    for words, want in (
        ("move=strategic", 5), ("move=tactical", 10), ("kind=mech move=tactical", 5),
        ("move=strategic river=Y", 5), ("move=strategic river=Y leaving_zoc=Y", 25),
        ("move=tactical river=Y", 20), ("move=tactical terrain=swamp weather=rain", 95),
        ("move=strategic weather=verycold date=1941-12-07", 25),
        ("move=strategic weather=verycold date=1941-12-07 side=soviet", 15),
    ):  # fmt: skip
        assert ask(f"fatigue {words}") == {"fatigue": want}, words


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("strength strength=10 experience=50 type=TIGER", "the types of that side are"),
        ("odds attacker=x defender=3", "write a number"),
        ("depot depot=70 to=3,3", "58 to 63"),
        ("depot depot=58 to=40,1", "columns run from 1 to 31"),
        ("supply penalty=2 date=yesterday", "write a day"),
        ("fatigue kind=mech", "move= is missing"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: str, says: str) -> None:
    done = run(*words.split())
    assert done.exit_code == 2
    assert says in done.output.splitlines()[-1]
