"""What comes before a battle, step by step: which steps, for whom, forward and back (2.2, 13)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..hires_page import keys, left_over, text

STEPS = "step_password step_squad step_men step_weapons step_places step_review".split()
BEGIN, OPTIONS, SETUP, GENERATE, SQUAD_SAVE, SQUAD_LOAD = 1, 11, 12, 13, 14, 15
LOG, SCRIPT, AHEAD, BACK = 0x0300, 0x0380, 0, 1
ESCAPE = "\x1b"


def stubs(bench: Any, answers: list[int]) -> None:
    """Every step writes down its number and the side, and goes ahead or back as told."""
    bench.reset()
    bench.overlay("SETUP")
    mem = bench.mem
    side = bench.sym["st_side"]
    write = [0xAE, 0, 3, 0x9D, 1, 3, 0xEE, 0, 3]  # ldx log, sta log+1,x, inc log
    for number, name in enumerate([*STEPS, "scenario_setup", "setup_finish"]):
        code = [0xA9, number, *write, 0xAD, side & 255, side >> 8, *write]
        if name in STEPS:  # ldx script, lda script+1,x, inc script, lsr, rts
            code += [0xAE, SCRIPT & 255, SCRIPT >> 8, 0xBD, SCRIPT + 1 & 255, SCRIPT >> 8]
            code += [0xEE, SCRIPT & 255, SCRIPT >> 8, 0x4A]
        at = bench.sym[name]
        mem[at : at + len(code) + 1] = bytes([*code, 0x60])
    mem[LOG] = mem[SCRIPT] = 0
    mem[SCRIPT + 1 : SCRIPT + 1 + len(answers)] = bytes(answers)


def log(bench: Any) -> list[tuple[int, int]]:
    data = bench.mem[LOG + 1 : LOG + 1 + bench.mem[LOG]]
    return [(data[k], data[k + 1]) for k in range(0, len(data), 2)]


def foretold(applies: list[bool], answers: list[int]) -> tuple[list[tuple[int, int]], bool]:
    """The steps asked, (step, side), and whether the battle is ready."""
    asked, at, way, script = [], 0, 1, iter(answers)
    while 0 <= at < 12:
        if applies[at]:
            asked.append((at % 6, at // 6))
            way = -1 if next(script) == BACK else 1
        at += way
    return asked, at >= 12


@pytest.mark.rule("CA-2.2.1")
@pytest.mark.rule("CA-2.2.4")
@pytest.mark.parametrize(
    ("scenario", "solitaire", "computer"),
    [(0, 1, 2), (1, 1, 2), (3, 1, 3), (5, 0, 0), (6, 0, 1), (11, 0, 2), (11, 0, 3), (9, 0, 0)],
)
def test_squad_weapons_and_places_once_for_each_player(
    ambush: Any, scenario: int, solitaire: int, computer: int
) -> None:
    rng = random.Random(22)
    applies = [
        scenario != 0 and not computer >> side & 1 and not (side and solitaire)
        for side in (0, 1)
        for _ in STEPS
    ]
    for turn in range(6):
        answers = [BACK if turn and rng.random() < 0.35 else AHEAD for _ in range(40)]
        answers += [AHEAD] * 12
        if turn == 1:
            answers = [BACK] * 50
        stubs(ambush, answers)
        state = {"phase": SETUP, "step": 0, "scenario": scenario}
        for name, value in {**state, "solitaire": solitaire, "computer": computer}.items():
            ambush.set("st_" + name, value)
        if len([a for a in answers if a == AHEAD]) == 0 and any(applies):
            asked, ready = foretold(applies, answers)
        else:
            asked, ready = foretold(applies, answers)
        ambush.call("setup_main")
        got = log(ambush)
        assert got[0][0] == 6  # scenario_setup, before all
        assert got[1 : 1 + len(asked)] == asked, turn
        assert [number for number, _ in got[1 + len(asked) :]] == ([7] if ready else [])
        assert ambush.mem[ambush.sym["st_phase"]] == (BEGIN if ready else OPTIONS)


@pytest.mark.rule("CA-1.4.3")
@pytest.mark.rule("CA-2.2.4")
def test_back_from_the_save_disk_it_goes_on_where_it_was(ambush: Any) -> None:
    for step, asked in ((3, [(2, 0), (3, 0), (4, 0), (5, 0)]), (9, [])):
        stubs(ambush, [AHEAD] * 30)
        for name, value in (("phase", SETUP), ("step", step), ("scenario", 5), ("solitaire", 0)):
            ambush.set("st_" + name, value)
        ambush.set("st_computer", 0)
        ambush.call("setup_main")
        german = [(k, 1) for k in range(6)]
        want = [*asked, *german] if asked else german[2:]
        assert [entry for entry in log(ambush) if entry[0] < 6] == want
        assert not any(number == 6 for number, _ in log(ambush))
    stubs(ambush, [AHEAD] * 30)
    at, phase = ambush.sym["step_squad"], ambush.sym["st_phase"]
    code = [0xA9, SQUAD_LOAD, 0x8D, phase & 255, phase >> 8, 0x18, 0x60]
    ambush.mem[at : at + len(code)] = bytes(code)
    for name, value in (("phase", SETUP), ("step", 0), ("scenario", 5), ("solitaire", 0)):
        ambush.set("st_" + name, value)
    ambush.call("setup_main")
    assert ambush.mem[phase] == SQUAD_LOAD
    assert ambush.mem[ambush.sym["st_step"]] == 2  # the squad's own step, to come back to


def run(bench: Any, routine: str, typed: str, limit: int = 4_000_000, **given: int) -> Any:
    """None when it waits for more keys."""
    keys(bench, typed)
    try:
        return bench.call(routine, limit=limit, **given)
    except TimeoutError:
        assert left_over(bench) == 0
        return None


def sees(bench: Any, words: str) -> bool:
    return words.upper() in " ".join(" ".join(text(bench.mem)).split()).upper()


@pytest.mark.rule("CA-2.2.6")
@pytest.mark.rule("CA-11.2.8")
def test_the_squad_is_looked_over(ambush: Any) -> None:
    ambush.call("squad_load", X=0)
    ambush.set("man_in_play", [1] * 20)
    assert run(ambush, "step_review", "\r").c == 0
    assert run(ambush, "step_review", ESCAPE).c == 1
    assert run(ambush, "step_review", "x") is None and sees(ambush, "The squad")
    assert run(ambush, "step_review", "P") is None and sees(ambush, "No printer card")
    assert run(ambush, "step_review", "p \r").c == 0
    assert run(ambush, "step_review", "? \r").c == 0
    assert run(ambush, "step_review", "?\r") is None and not sees(ambush, "P print.")


@pytest.mark.rule("CA-1.7.1")
def test_a_return_behind_a_choice_neither_skips_a_page_nor_places_a_man(ambush: Any) -> None:
    """Free form for two: each number with a RETURN behind it, which the next page does not take."""
    for name, value in (("scenario", 11), ("computer", 0), ("made", [0, 0])):
        ambush.set("st_" + name, value)
    ambush.call("scenario_setup")
    typed = ""
    for more, page, words in [
        ("1\r", "Men", "Who takes part?"),
        ("\r", "Weapons", "The standard weapons"),
        ("2\r", "Weapons", "Arrows: the man."),
        (ESCAPE + "1\r", None, "Padooka - where?"),
    ]:
        typed += more
        assert run(ambush, "setup_main", typed, 9_000_000, st_phase=SETUP, st_step=2) is None
        assert sees(ambush, words), more
        assert page is None or text(ambush.mem)[0].split()[0] == page
    assert not any(ambush.mem[ambush.sym["man_x"] + man] for man in range(10))
    assert run(ambush, "setup_main", typed + "\r", 9_000_000, st_phase=SETUP, st_step=2) is None
    assert sees(ambush, "Richfield - where?")
    assert run(ambush, "step_review", "\r", key_answered=1) is None and sees(ambush, "The squad")


@pytest.mark.rule("CA-2.2.4")
@pytest.mark.rule("CA-4.0.2")
@pytest.mark.rule("CA-1.4.3")
@pytest.mark.parametrize("side", [0, 1])
def test_which_squad_fights(ambush: Any, side: int) -> None:
    ambush.set("st_side", side)
    made, names = ambush.sym["st_made"] + side, ambush.sym["man_name"] + 120 * side
    ambush.set("st_phase", SETUP)
    for typed, was, ends, now, card in [
        ("1", 1, 0, 0, True),
        ("1", 0, 0, 0, True),
        ("2", 1, 0, 1, False),
        (ESCAPE, 1, 1, 1, False),
    ]:
        ambush.mem[names : names + 12] = b"Nobody      "
        ambush.mem[made] = was
        result = run(ambush, "step_squad", typed)
        assert (result.c, ambush.mem[made]) == (ends, now), typed
        assert (bytes(ambush.mem[names : names + 6]) != b"Nobody") == card
        assert ambush.mem[ambush.sym["st_phase"]] == SETUP
    assert run(ambush, "step_squad", "4") is None and run(ambush, "step_squad", "0") is None
    ambush.mem[made] = 0
    assert run(ambush, "step_squad", "2") is None and sees(ambush, "None made")
    assert run(ambush, "step_squad", "2 1").c == 0
    assert run(ambush, "step_squad", "3").c == 0
    assert ambush.mem[ambush.sym["st_phase"]] == SQUAD_LOAD


@pytest.mark.rule("CA-13.0.1")
@pytest.mark.rule("CA-13.3.1")
@pytest.mark.rule("CA-2.1.2")
def test_a_squad_is_made_from_the_menu(ambush: Any) -> None:
    sym, mem = ambush.sym, ambush.mem
    for typed, step, phase, made in [
        (ESCAPE, 0, OPTIONS, (0, 0)),
        ("1FY\r\r3", 0, OPTIONS, (1, 0)),
        ("2FY\r\r3", 0, OPTIONS, (0, 1)),
        ("2FY\r\r1", 0, SQUAD_SAVE, (0, 1)),
        ("1FY\r\r" + ESCAPE, 0, OPTIONS, (1, 0)),
        ("1" + ESCAPE + "Y" + ESCAPE, 0, OPTIONS, (0, 0)),
        ("1FY\r\r\r2 3", 0, OPTIONS, (1, 0)),
        ("1FY\r\r? x3", 0, OPTIONS, (1, 0)),
        ("3", 1, OPTIONS, (0, 0)),
        ("1", 1, SQUAD_SAVE, (0, 0)),
    ]:
        ambush.set("st_made", [0, 0])
        for name, value in (("phase", GENERATE), ("step", step), ("level", 3), ("side", 0)):
            ambush.set("st_" + name, value)
        ambush.set("man_in_play", [0] * 20)
        assert run(ambush, "setup_main", typed), typed
        assert mem[sym["st_phase"]] == phase, typed
        assert tuple(mem[sym["st_made"] : sym["st_made"] + 2]) == made, typed
        assert mem[sym["st_step"]] == (1 if phase == SQUAD_SAVE else step)
        if sum(made):
            play = mem[sym["man_in_play"] : sym["man_in_play"] + 20]
            assert list(play) == [made[0]] * 10 + [made[1]] * 10
            assert mem[sym["st_level"]] == 0


@pytest.mark.rule("CA-1.3.1")
@pytest.mark.rule("CA-2.2.3")
def test_a_password_is_chosen(ambush: Any) -> None:
    ambush.set("st_solitaire", 0)
    for typed, answer in [
        ("tiger\rtiger\r", 0),
        (ESCAPE, 1),
        ("tiger\r" + ESCAPE, 1),
        ("? tiger\rtiger\r", 0),
    ]:
        ambush.set("st_side", 0)
        assert run(ambush, "step_password", typed).c == answer, typed
    assert run(ambush, "step_password", "tige\r") is None and sees(
        ambush, "Five characters, please"
    )
    assert run(ambush, "step_password", "tiger\rTIGEX\r") is None and sees(
        ambush, "Not the same word"
    )
    assert run(ambush, "step_password", "tiger\rXIGER\r") is None and sees(
        ambush, "Not the same word"
    )
    assert run(ambush, "step_password", "abc\rtiger\r") is None and sees(ambush, "Once more:")
    assert not sees(ambush, "Five characters, please.")
    ambush.set("st_solitaire", 1)
    for back in (0, 1):
        ambush.set("setup_back", back)
        assert run(ambush, "step_password", "").c == back
