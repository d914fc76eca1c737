"""The player's calculators of The Perfect General: the command against the book and the maps."""

from __future__ import annotations

from typing import Any

import pytest

from ..calc import Calc

pytestmark = pytest.mark.usefixtures("labels_read_once")
CALC = Calc("general")
run = CALC.run


def ask(text: str) -> dict[str, Any]:
    answer = CALC.ask(text)
    assert answer.pop("cycles") > 20
    return answer


@pytest.mark.rule("PG-10.3")
@pytest.mark.parametrize(
    ("question", "in_range", "chance"),
    [
        ("firer=MT target=LT range=3", True, 0.71),
        ("firer=MT target=LT range=3 cover=Y", True, 0.47),  # two thirds of it
        ("firer=MT target=LT range=3 firer_height=1", True, 0.81),
        ("firer=MT target=LT range=9", False, 0),
        ("firer=MT target=LT range=9 firer_height=1", True, 0.45),  # a hex farther from above
        ("firer=MT target=LT range=6 rules=always", True, 1),
        ("firer=MT target=LT range=7 cover=Y rules=always", False, 0),  # cover takes two off
        ("firer=IN target=IN range=5 target_height=2", True, 0.1),
    ],
)
def test_a_shot_s_chance_is_the_table_s(question: str, in_range: bool, chance: float) -> None:
    answer = ask(f"fire {question}")
    assert answer["in_range"] is in_range
    assert abs(answer["chance"] - chance) <= 1 / 256


@pytest.mark.rule("PG-12.6")
@pytest.mark.parametrize(
    ("question", "chance"),
    [
        ("attacker=HT defender=MT", 0.5),
        ("attacker=HT defender=MT fired=Y", 0.7),
        ("attacker=AC defender=HT cover=Y damaged=Y", 0.05),
        ("attacker=HT defender=IN fired=Y", 0.95),
        ("attacker=AC defender=MA", 0.3),
    ],
)
def test_an_assault_s_chance_is_the_table_s(question: str, chance: float) -> None:
    assert abs(ask(f"assault {question}")["chance"] - chance) <= 1 / 256


@pytest.mark.parametrize(
    ("scenario", "columns", "rows"),
    [
        (1, 31, 24), (3, 32, 24), (4, 24, 18), (7, 40, 24), (8, 40, 28), (9, 36, 26),
        (11, 44, 30), (12, 36, 26), (13, 40, 24),
    ],
)  # fmt: skip
def test_each_of_the_fourteen_maps_is_asked_by_its_number(
    scenario: int, columns: int, rows: int
) -> None:
    beyond = run("sight", f"scenario={scenario}", "from=1,1", f"to={columns},{rows + 1}")
    assert beyond.exit_code == 2
    assert f"{columns} columns and {rows} rows" in beyond.output


def test_an_empty_value_is_as_one_left_out() -> None:
    assert ask("fire firer=MT target=LT range=3 cover= rules=") == ask(
        "fire firer=MT target=LT range=3"
    )
