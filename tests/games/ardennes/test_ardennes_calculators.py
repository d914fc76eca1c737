"""The player's calculators of the Ardennes: the command against the book."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from ..calc import Calc
from . import ardennes_book as book
from . import movement_model as model
from .army import places
from .land import campaign

pytestmark = pytest.mark.usefixtures("labels_read_once")
CALC = Calc("ardennes")
run = CALC.run


def ask(text: str) -> dict[str, Any]:
    answer = CALC.ask(text)
    assert answer.pop("cycles") > 40
    return answer


@pytest.mark.rule("BA-9.2")
@pytest.mark.parametrize(("attack", "defence", "roll"), [(30, 10, 2), (10, 30, 1), (7, 7, 5)])
def test_a_battle_in_the_contract_s_words(attack: int, defence: int, roll: int) -> None:
    odds = book.odds(attack, defence)
    cell = book.result(odds, roll)
    answer = ask(f"battle attack={attack} defence={defence} roll={roll}")
    assert abs(answer.pop("attacker_loss") - float(cell.attacker_share)) < 1e-5
    assert abs(answer.pop("defender_loss") - float(cell.defender_share)) < 1e-5
    assert answer == {
        "odds": odds,
        "attacker_back": cell.attacker_back,
        "defender_back": cell.defender_back,
        "attacker_advance": cell.attacker_advance,
        "defender_advance": cell.defender_advance,
        "attacker_eliminated": bool(cell.attacker_gone),
        "defender_eliminated": bool(cell.defender_gone),
        "both_lose_one": bool(cell.both_lose),
    }


@pytest.mark.rule("BA-9.1")
def test_guns_show_the_column_that_counts() -> None:
    assert ask("artillery guns=8 defence=6 roll=6") == {"odds": "1-1", "loss": round(1 / 3, 6)}
    assert ask("artillery guns=1 defence=9 roll=1") == {"odds": "1-2", "loss": round(1 / 6, 6)}
    assert ask("artillery guns=90 defence=9 roll=6") == {"odds": "3-1", "loss": 0.5}


@pytest.mark.rule("BA-9.13")
@pytest.mark.rule("BA-10.8")
def test_a_defender_s_strength() -> None:
    want: dict[str, float] = {"multiplier": 6, "strength": 30}
    assert ask("defence class=infantry terrain=forest strength=5 river=Y") == want
    want = {"multiplier": 2.5, "strength": 12.5}
    assert ask("defence class=para terrain=forest strength=5 rules=revised") == want
    want = {"multiplier": 3, "strength": 9}
    assert ask("defence class=armour terrain=city place=liege strength=3 rules=revised") == want
    assert ask("defence class=artillery strength=5") == {"multiplier": 1, "strength": 2.5}


@pytest.mark.rule("BA-9.10")
def test_an_isolated_unit() -> None:
    assert ask("isolated class=armour turns=2 strength=12 move=6") == {"strength": 6, "move": 2}
    assert ask("isolated class=armour turns=9 strength=12 move=6") == {"strength": 4, "move": 0}
    assert ask("isolated class=motor turns=1 strength=6 move=7") == {"strength": 4, "move": 5}


@pytest.mark.rule("BA-4.2")
@pytest.mark.slow
def test_a_way_on_the_empty_map() -> None:
    for name, start, to, points in (
        ("armour", (30, 25), (22, 25), 6),
        ("infantry", (33, 19), (20, 13), 4),
    ):
        cost = model.reach(name, 0, start, F(125), ())[to]
        words = f"from={start[0]},{start[1]} to={to[0]},{to[1]}"
        want = {"cost": float(cost), "reachable": cost <= points}
        assert ask(f"move class={name} side=german {words}") == want


@pytest.mark.rule("BA-4.5")
@pytest.mark.rule("BA-10.12")
@pytest.mark.slow
def test_a_way_that_is_shut_and_one_that_is_shorter_by_the_revised_rules() -> None:
    shut = {"cost": "shut", "reachable": False}
    assert ask("move class=armour side=allied from=30,17 to=32,19") == shut
    way = "move class=infantry side=allied from=22,18 to=20,13 rules="
    assert ask(way + "classic")["cost"] == 2 * ask(way + "revised")["cost"]


@pytest.mark.slow
@pytest.mark.rule("BA-6.6")
def test_supply_on_the_first_morning() -> None:
    dumps = [place for place in campaign().places() if campaign().cells[place]["dump"] == "Allied"]
    off = model.supplied(1, dumps, 4, places(1), places(0))
    for place in ((28, 25), (45, 20)):
        want = {"supplied": place in off} | ({"distance": off[place]} if place in off else {})
        assert ask(f"supply side=allied at={place[0]},{place[1]}") == want


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("battle attack=1 defence=1 roll=7", "write a whole number, 1 to 6"),
        ("battle attack=1 roll=3", "defence= is missing"),
        ("defence class=tank strength=3", "write armour or motor or infantry"),
        ("move class=vw side=allied from=1,1 to=2,2", "that side has no vw"),
        ("move class=para side=allied from=32,19 to=2,2", "no ally stands in the siegfried"),
        ("supply side=allied at=51,2", "columns run from 1 to 50"),
        ("supply side=allied at=x", "write column and row"),
        ("odds", "no calculator 'odds'; there are:"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: str, says: str) -> None:
    done = run(*words.split())
    assert done.exit_code == 2
    assert says in done.output.splitlines()[-1].lower()
