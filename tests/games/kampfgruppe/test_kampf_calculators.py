"""The player's calculators of Kampfgruppe: the command against exact fractions."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from ..calc import Calc
from . import kampf_book as book
from . import weapon_card as card
from .kampf_book import COVER, HALTED, MOVING, Gun

pytestmark = pytest.mark.usefixtures("labels_read_once")
CALC = Calc("kampfgruppe")
run = CALC.run


def ask(text: str) -> dict[str, Any]:
    answer = CALC.ask(text.replace("KING TIGER", "KINGTIGER"))
    assert answer["cycles"] > 40
    return answer


def kills(text: str) -> F:
    return F(ask("kill " + text)["kills"])


def near(got: F, want: F) -> bool:
    return abs(got - want) <= max(F(1, 2048), want / 500) + F(1, 100_000)


def gun(name: str) -> Gun:
    return Gun(*card.named(name).ratings[:4])


def front(firer: str, target: str, reach: int, weapons: int, flags: int = 0, pulses: int = 4) -> F:
    foe = card.named(target)
    args = (gun(firer), reach, pulses, weapons, F(foe["fa"]), foe["sl"], flags, 0)
    return book.kills_armour(*args)


@pytest.mark.rule("KG-A2.1")
@pytest.mark.rule("KG-A2.4")
def test_the_sample_run_of_the_program_in_numbers_and_by_names() -> None:
    form = "range=2 mr=10 mp=8 ss=4 ac=6 armor=8 sl=4 pulses=4 weapons=10"
    for more in (" siw=N moving=N cover=N", ""):
        assert round(float(kills(form + more)), 2) == 2.15
    named = "firer=T-34/76C target=PZ-IVH range=2 pulses=4 weapons=10 face=front"
    assert round(float(kills(named)), 2) == 2.15


@pytest.mark.rule("KG-7.3.4")
@pytest.mark.rule("KG-A2.1")
def test_from_the_fourth_pulse_on_the_aim_grows_no_better() -> None:
    """Line 20 of the program."""
    form = "range=2 mr=10 mp=8 ss=4 ac=6 armor=8 sl=4 weapons=10 pulses="
    assert kills(form + "3") < kills(form + "4") == kills(form + "5") == kills(form + "99")


@pytest.mark.rule("KG-7.3.9")
@pytest.mark.rule("KG-7.5.3")
def test_a_face_counts_neither_in_the_same_square_nor_from_above() -> None:
    """The game's own routine chooses the armour."""
    text = "firer=75AT target=JSU-122 weapons=1 "
    back = book.kills_armour(gun("75AT"), 0, 4, 1, F(8), 5, 0, 0)
    assert near(kills(text + "range=0 face=front"), back)
    above = {kills(text + f"indirect=Y face={face}") for face in ("front", "back")}
    assert len(above) == 1


@pytest.mark.slow
def test_help_tells_a_game_s_questions_with_examples_that_can_be_asked() -> None:
    for what in ("kill", "suppress", "los", "move"):
        lines = run(what, "--help").output.splitlines()
        examples = [line.partition("calc kampfgruppe ")[2] for line in lines if "example:" in line]
        assert examples and all(example.startswith(what) for example in examples)
        assert all(run(*example.split()).exit_code == 0 for example in examples)
    assert len([line for line in run("--help").output.splitlines() if "example:" in line]) > 4


@pytest.mark.rule("KG-A2.2")
@pytest.mark.rule("KG-A2.3")
@pytest.mark.parametrize(
    ("words", "part"),
    [("moving=Y", F(1, 2)), ("cover=Y", F(1, 2)), ("siw=Y", F(4, 8)), ("siw=n", F(1))],
)
def test_moving_and_cover_halve_and_special_weapons_gain_nothing_by_being_near(
    words: str, part: F
) -> None:
    whole = book.kills_armour(Gun(10, 8, 4, 6), 2, 4, 10, F(8), 4, 0, 0)
    form = "range=2 mr=10 mp=8 ss=4 ac=6 armor=8 sl=4 pulses=4 weapons=10 "
    assert near(kills(form + words), whole * part)


@pytest.mark.slow
def test_names_and_faces_and_ranges() -> None:
    for firer, target, reach in (("PANTHER", "JS-II", 9), ("88FLAK", "T-34/85", 20)):
        text = f"firer={firer} target={target} range={reach} weapons=4"
        assert near(kills(text), front(firer, target, reach, 4))
        flags = {"moving=Y": MOVING, "cover=Y": COVER | HALTED}
        for words, flag in flags.items():
            assert near(kills(f"{text} {words}"), front(firer, target, reach, 4, flag))
        back = card.named(target)["ba"]
        want = book.kills_armour(gun(firer), reach, 4, 4, F(back), card.named(target)["sl"], 0, 0)
        assert near(kills(text + " face=back"), want)
    at_once = kills("firer=PANTHER target=JS-II range=0 weapons=1 pulses=1")
    assert at_once == kills("firer=PANTHER target=JS-II range=0 weapons=1 pulses=1 face=back")
    assert kills("firer=k.tiger target=kv-ic range=3") == kills(
        "firer=KING-TIGER target=KV-1C range=3"
    )


@pytest.mark.slow
def test_what_joins_in_and_what_is_kept_out() -> None:
    assert kills("firer=RIFLE target=PZ-IVH range=1") == 0
    tank, hmg = gun("PZ-IVH"), gun("HMG")
    both = book.kills_soft(tank, 2, 4, 10, 9, 0, 0) + book.kills_soft(hmg, 2, 4, 20, 9, 0, 0)
    assert near(kills("firer=PZ-IVH target=RIFLE range=2"), both)
    rifle = book.kills_soft(gun("RIFLE"), 1, 4, 30, 7, 0, 0)
    assert near(kills("firer=RIFLE target=81MOR range=1 weapons=30"), rifle), "Soviets"
    assert near(kills("firer=RIFLE target=82MOR range=1 weapons=30"), rifle * F(3, 2)), "Germans"
    assert near(kills("firer=RIFLE target=82MOR range=1 weapons=30 side=soviet"), rifle)
    close = book.kills_soft(gun("SMG"), 0, 1, 30, 9, book.CLOSE, 0)
    text = "firer=SMG side=soviet target=RIFLE range=0 weapons=30 pulses=1 target-suppression="
    assert near(kills(text + "100"), close)
    assert near(kills(text + "99"), close / 45)
    shell = book.kills_armour(Gun(6, 0, 6, 6), 6, 4, 4, F(8) + F(11, 3), 5, 0, 0)
    assert near(kills("firer=HUMMEL target=TIGER indirect=Y weapons=4"), shell)
    shell = book.kills_armour(Gun(6, 0, 5, 8), 6, 4, 10, F(12) + F(30, 3), 5, 0, 0)
    assert near(kills("firer=M-ART target=JS-III range=99"), shell), "from above, as all of them"


@pytest.mark.rule("KG-7.5.1")
@pytest.mark.rule("KG-7.5.4")
def test_mortars_and_what_stands_behind_the_map_fire_indirectly_unasked() -> None:
    """(8 x 4)^2 / 100 is the accuracy at maximum range; SS 4 at men of defence 9."""
    four_tubes = F(4 * 4 * 4, 9 * 1000) * F(32 * 32, 100)
    for text in ("", "range=5", "indirect=Y", "range=99"):
        assert near(kills(f"firer=81MOR target=RIFLE side=german weapons=4 {text}"), four_tubes)
    assert near(kills("firer=L-ART target=RIFLE weapons=4"), four_tubes)
    assert run("kill", "firer=81MOR", "target=RIFLE", "indirect=N", "range=5").exit_code == 2
    assert run("kill", "firer=WESPE", "target=RIFLE").exit_code == 2, "it also fires directly"


@pytest.mark.rule("KG-7.6.3")
def test_suppression() -> None:
    def added(text: str) -> float:
        return float(ask("suppress " + text)["suppression"])

    assert abs(added("firer=82MOR indirect=Y pulses=4 weapons=4") - 33.55) < 0.02
    assert abs(added("firer=82MOR target=RIFLE indirect=Y pulses=0 weapons=4") - 32) < 0.02
    rifles = "firer=RIFLE side=soviet target=SMG range=1 pulses=1 weapons=30"
    assert abs(added(rifles) - 137.26) < 0.02
    assert added(rifles.replace("pulses=1", "pulses=4")) == 200
    assert added("firer=75AT target=T-34/85 range=3") == 0
    assert added("firer=PZ-IVH target=T-34/85 range=6") == 0
    assert added("firer=PZ-IVH target=T-34/85 range=5") == 50
    assert abs(added("mr=5 mp=0 ss=1 ac=8 armor=5 range=5 pulses=1 weapons=10") - 5) < 0.02


@pytest.mark.slow
def test_lines_of_sight_and_moves() -> None:
    answer = ask("los from=0930 to=1030 scenario=1")
    assert answer["clear"] is True and answer["range"] == 1
    answer = ask("los from=0930 to=5930 scenario=1")
    assert answer["clear"] is False and answer["range"] == 50
    assert ask("los from=0930 to=2930 scenario=1")["clear"] is True, "along the road, 20"
    assert ask("los from=0930 to=2930 scenario=1 visibility=19")["clear"] is False
    assert ask("los from=9,30 to=29,30 scenario=Bryansk") == ask("los from=0930 to=2930 scenario=1")
    assert abs(ask("move weapon=TRUCK terrain=road")["cost"] - 10 / 3) < 0.001
    assert ask("move weapon=TRUCK terrain=road")["chart"] == 3
    assert ask("move weapon=PZ-IVH terrain=woods speed=10")["pulses"] == 2
    assert ask("move weapon=RIFLE terrain=river")["cost"] == "shut"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("kill", "mr= is missing: or name a weapon with firer="),
        ("kill firer=PANTHER", "range= is missing"),
        ("kill firer=PANTHER range=3", "name a target=, or give armor= and sl="),
        ("kill firer=PANTHER range=3 armor=5", "sl= is missing"),
        ("kill firer=PANTHER range=16 target=T-70", "reaches 15 squares"),
        ("kill firer=TIGGER range=3 target=T-70", "the weapon chart has no tigger"),
        ("kill firer= range=3 target=T-70", "or name a weapon with firer="),
        ("kill firer=PANTHER range=-1 target=T-70", "write a whole number, 0 to 99"),
        ("kill firer=PANTHER range=1.5 target=T-70", "write a whole number"),
        ("kill firer=PANTHER range=1 target=T-70 pulses=100", "write a whole number, 0 to 99"),
        ("kill firer=PANTHER range=1 target=L-ART", "target=lart: that never stands on the map"),
        ("kill firer=PANTHER range=1 target=T-70 moving=maybe", "write y or n"),
        ("kill firer=PANTHER range=1 target=T-70 face=left", "write front or back"),
        ("kill firer=PANTHER range=1 range=2 target=T-70", "range is given twice"),
        ("kill armour=8 range=1", "there is no 'armour' here"),
        ("kill range", "'range' is not name=value"),
        ("suppress range=1", "mr= is missing"),
        ("los from=0930 to=0000 scenario=5", "write a whole number, 1 to 4"),
        ("los from=9999 to=0000 scenario=1", "columns and rows run from 00 to 59"),
        ("los from=a to=0000 scenario=1", "write column and row"),
        ("los from=1,2,3 to=0000 scenario=1", "write column and row"),
        ("los from=1, to=0000 scenario=kursk", "write column and row"),
        ("los from=0000 to=0000 scenario=kursk", "1 to 4, or bryansk, stalingrad, kiev, berlin"),
        ("los from=0930 to=0045 scenario=2", "rows 00 to 29"),
        ("los to=0000 scenario=1", "from= is missing"),
        ("move terrain=road", "weapon= is missing"),
        ("move weapon=TRUCK terrain=sea", "write clear or road or town"),
        ("odds", "no calculator 'odds'; there are: kill suppress los move"),
    ],
)
@pytest.mark.quick_cases(9)
def test_what_is_wrong_is_said_in_one_line(words: str, says: str) -> None:
    done = run(*words.split(" "))
    assert done.exit_code == 2
    message = done.output.splitlines()[-1]
    assert says in message.lower(), message
    assert "Traceback" not in done.output
