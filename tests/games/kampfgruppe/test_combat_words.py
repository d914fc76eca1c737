"""The lines and squares of a combat report and how long it stays, on the bench (7.11, 3.4, 1.8)."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from .battlefield import GERMAN, MOVED, NOWHERE, SEEN, SEEN_BEFORE, SOVIET, Battlefield
from .kampf_book import chart

CHART = chart()
LIT = 0x80
PAUSE = 70 * 1020.484
"""Cycles of one step of a pause."""


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    field = Battlefield(kampf)
    kampf.set("st_message_delay", 1)
    kampf.set("st_noises", 0)
    kampf.set("st_side", GERMAN)
    kampf.set("shown_all", 0)
    kampf.set("view_x", 10)
    kampf.set("view_y", 10)
    kampf.call("view_forget")
    kampf.overlay("combat")
    return field


def lines(kampf: Any) -> list[str]:
    """The four rows below the map."""
    return [row.rstrip() for row in hires_page.text(kampf.mem)[20:]]


def lit(kampf: Any) -> set[tuple[int, int]]:
    """The squares of the map that are turned round."""
    x, y, at = kampf.mem[kampf.sym["view_x"]], kampf.mem[kampf.sym["view_y"]], kampf.sym["window"]
    return {(x + n % 20, y + n // 20) for n in range(200) if kampf.mem[at + n] & LIT}


def framed(kampf: Any) -> tuple[int, int] | None:
    """The square of the map with the frame about it, if there is one."""
    if not kampf.mem[kampf.sym["framed"]]:
        return None
    x, y = (kampf.mem[kampf.sym[f"view_{v}"]] + kampf.mem[kampf.sym[f"framed_{v}"]] for v in "xy")
    return x, y


def tells(kampf: Any, side: int, name: str, killed: int, pressed: int, reach: int = 2) -> list[str]:
    """Unit 0 of a side fires at unit 9 of the other: the report."""
    kampf.call("unit_select", A=0, zp_side=side)
    kampf.call("foe_select", A=9)
    kampf.overlay("combat")
    row = int(CHART[("german", "soviet")[side], name]["number"])
    for label, value in (("gun_row", row), ("killed", killed), ("pressed", pressed), ("shells", 0)):
        kampf.mem[kampf.sym[label]] = value
    kampf.call("fire_show", zp_shot_range=reach, zp_pulse=2)
    return lines(kampf)


@pytest.mark.rule("KG-7.11.1")
@pytest.mark.rule("KG-7.11.5")
def test_a_report_names_both_units_the_fire_and_what_it_did(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 10, 15, 13, flags=SEEN)
    rows = tells(kampf, GERMAN, "PZ-IVH", 3, 20)
    assert rows[0].split() == "HEAVY ANTI-TANK FIRE pulse 3".split()
    assert rows[1] == "German A0 5 PZ-IVH"
    assert rows[2] == "at Soviet B0 10 T-34/76C"
    assert rows[3].split() == "Kills 3 Suppression 20".split()
    assert lit(kampf) == {(15, 13)} and framed(kampf) == (12, 12)
    assert tells(kampf, GERMAN, "PZ-IVH", 0, 0)[3] == "No effect"
    assert tells(kampf, GERMAN, "PZ-IVH", 0, 7)[3].split() == "Kills 0 Suppression 7".split()
    assert tells(kampf, GERMAN, "PZ-IVH", 1, 0)[3].split() == "Kills 1 Suppression 0".split()
    for killed in (10, 14):
        told = tells(kampf, GERMAN, "PZ-IVH", killed, 50)[3].split()
        assert told == "Kills 10 Suppression 50 DESTROYED".split()


@pytest.mark.rule("KG-7.11.1")
@pytest.mark.parametrize(
    ("flags", "all_", "known"),
    [(0, 0, False), (SEEN, 0, True), (SEEN_BEFORE, 0, True), (MOVED, 0, False), (0, 1, True)],
)
def test_who_fires_is_named_when_the_player_knows_of_it(
    kampf: Any, field: Battlefield, flags: int, all_: int, known: bool
) -> None:
    kampf.set("shown_all", all_)
    field.put(SOVIET, 0, "76AT", 4, 12, 12, flags=flags)
    field.put(GERMAN, 9, "RIFLE", 30, 15, 13)
    rows = tells(kampf, SOVIET, "76AT", 1, 9)
    assert rows[1] == ("Soviet A0 4 76AT" if known else "A unit unseen")
    assert rows[2] == "at German B0 30 RIFLE"
    assert lit(kampf) == {(15, 13)} and framed(kampf) == ((12, 12) if known else None)


@pytest.mark.rule("KG-7.11.1")
@pytest.mark.parametrize(
    ("x", "y", "corner"),
    [(10, 10, (10, 10)), (29, 19, (10, 10)), (30, 15, (20, 10)), (9, 15, (0, 10)),
     (15, 20, (5, 15)), (15, 9, (5, 4))],
)  # fmt: skip
def test_the_window_goes_where_the_fire_strikes(
    kampf: Any, field: Battlefield, x: int, y: int, corner: tuple[int, int]
) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 50, 50)
    field.put(SOVIET, 9, "T-34/76C", 10, x, y)
    tells(kampf, GERMAN, "PZ-IVH", 0, 0)
    assert (kampf.mem[kampf.sym["view_x"]], kampf.mem[kampf.sym["view_y"]]) == corner
    assert lit(kampf) == {(x, y)} and framed(kampf) is None, "the firer is far off"


@pytest.mark.rule("KG-7.11.2")
@pytest.mark.rule("KG-7.11.3")
@pytest.mark.parametrize(
    ("name", "reach", "moved", "words"),
    [("RIFLE", 1, 0, "small arms fire"), ("75IG", 3, 0, "light artillery fire"),
     ("STU-H42", 3, 0, "medium artillery fire"), ("150IG", 3, 0, "heavy artillery fire"),
     ("PZ-IIF", 3, 0, "light anti-tank fire"), ("50AT", 3, 0, "medium anti-tank fire"),
     ("88AT", 3, 0, "heavy anti-tank fire"), ("TIGER", 0, MOVED, "overrun attack"),
     ("FLAMETH", 0, 0, "flamethrower attack"), ("GRENADE", 0, 0, "grenade attack"),
     ("PZFAUST", 0, 0, "panzerfaust attack")],
)  # fmt: skip
def test_the_words_for_every_fire(
    kampf: Any, field: Battlefield, name: str, reach: int, moved: int, words: str
) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12, flags=moved)
    field.put(SOVIET, 9, "T-34/76C", 10, 12, 12)
    row = tells(kampf, GERMAN, name, 0, 0, reach)[0]
    assert row == words.upper().ljust(31) + "  pulse 3"


@pytest.mark.rule("KG-7.5.2")
@pytest.mark.rule("KG-7.11.5")
def test_shelling_is_told_by_its_square_and_the_units_lost(kampf: Any, field: Battlefield) -> None:
    field.put(SOVIET, 0, "82MOR", 4, 40, 40)
    kampf.call("unit_select", A=0, zp_side=SOVIET)
    for lost, words in ((0, ""), (2, "Units destroyed: 2")):
        kampf.overlay("combat")
        for label, value in (("here_x", 23), ("here_y", 17), ("shell_lost", lost)):
            kampf.mem[kampf.sym[label]] = value
        kampf.call("shell_show", zp_shot_pulses=3, zp_pulse=0)
        assert lines(kampf)[0].split() == "LIGHT ARTILLERY FIRE pulse 1".split()
        assert lines(kampf)[1:] == ["Soviet shells", "at column 23 row 17", words]
        assert lit(kampf) == {(23, 17)}
        assert kampf.mem[kampf.sym["zp_shot_pulses"]] == 3


@pytest.mark.rule("KG-1.1.2")
def test_every_pulse_has_its_heading(kampf: Any, field: Battlefield) -> None:
    kampf.set("st_turn", 17)
    for pulse in range(4):
        got = kampf.call("pulse_show", zp_pulse=pulse)
        assert lines(kampf)[0] == f"COMBAT   turn 17  pulse {pulse + 1}"
        assert lines(kampf)[3].startswith("S sound")
        assert got.cycles > PAUSE


@pytest.mark.rule("KG-3.4.1")
def test_without_a_delay_nothing_is_shown_and_no_time_lost(kampf: Any, field: Battlefield) -> None:
    kampf.set("st_message_delay", 0)
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 10, 15, 13, flags=SEEN)
    before = bytes(kampf.mem[0x2000:0x4000])
    tells(kampf, GERMAN, "PZ-IVH", 3, 20)
    for routine in ("shell_show", "pulse_show", "combat_open"):
        assert kampf.call(routine).cycles < 100
    assert bytes(kampf.mem[0x2000:0x4000]) == before


@pytest.mark.rule("KG-3.4.1")
@pytest.mark.parametrize(
    ("human", "side", "all_"), [((1, 1), 2, 0), ((1, 0), 0, 0), ((0, 1), 1, 0), ((0, 0), 0, 1)]
)
def test_the_combat_is_seen_by_who_sits_at_the_keyboard(
    kampf: Any, field: Battlefield, human: tuple[int, int], side: int, all_: int
) -> None:
    field.put(SOVIET, 9, "T-34/76C", 10, 15, 13)
    kampf.call("combat_open", st_human=human, st_side=side ^ 1, shown_all=1 - all_)
    assert kampf.mem[kampf.sym["st_side"]] == side
    assert kampf.mem[kampf.sym["shown_all"]] == all_
    shown = kampf.mem[kampf.sym["window"] + 20 * 3 + 5] & 31
    assert bool(shown) == (side == SOVIET or bool(all_)), "an enemy nobody has seen"


@pytest.mark.rule("KG-3.4.1")
@pytest.mark.rule("KG-1.8.1")
def test_a_message_stays_by_the_delay_or_until_a_key(kampf: Any, field: Battlefield) -> None:
    for delay in (1, 5, 9):
        for steps in (1, 4):
            got = kampf.call("say_pause", A=steps, st_message_delay=delay)
            assert 0.9 * delay * steps < got.cycles / PAUSE < 1.1 * delay * steps
    for key, noises in (("s", 1), ("S", 0), ("S", 1), (" ", 1), ("T", 1), ("s", 0), ("R", 0)):
        hires_page.keys(kampf, key)
        assert kampf.call("say_pause", A=4, st_message_delay=9).cycles < PAUSE
        assert kampf.mem[kampf.sym["st_noises"]] == noises
        assert hires_page.left_over(kampf) == 0


@pytest.mark.rule("KG-7.11.1")
def test_units_that_are_nowhere_are_not_lit(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "M-ART", 4, NOWHERE, NOWHERE)
    field.put(SOVIET, 9, "T-34/76C", 10, 15, 13, flags=SEEN)
    tells(kampf, GERMAN, "M-ART", 0, 0)
    assert lit(kampf) == {(15, 13)} and framed(kampf) is None
