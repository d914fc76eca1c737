"""The questions before a battle, buying a force and the end of a turn, key by key on the bench."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from ..bench_hands import Hands
from .field import GERMAN, NOWHERE, SOVIET, Field

BUILT = ("scenario", "river", "density", "period", "battle", "small")
PHASE_MENU, PHASE_ORDERS, PHASE_COMBAT, PHASE_END, PHASE_SAVE = 0, 3, 4, 5, 8
QUESTIONS = ("who commands?", "handicap", "pace", "sound", "which?",
             "a river?", "cover", "when?", "of what kind?", "how large?")  # fmt: skip
HELPS = (
    "no\n player commands", "at\n least", "9 leaves time", "a tune", "battles of history", "fords",
    "slow to cross", " 1  5       5  9", "30 turns",
    "attackers              60     30",
)  # fmt: skip


def state(hands: Any, *names: str) -> list[int]:
    return [hands.mem[hands.sym[f"st_{name}"]] for name in names]


@pytest.mark.rule("KG-3.1.1")
@pytest.mark.rule("KG-3.2.1")
@pytest.mark.rule("KG-3.3.1")
@pytest.mark.rule("KG-3.4.1")
@pytest.mark.rule("KG-3.5.1")
def test_a_historical_battle_asks_five_questions(kampf: Any) -> None:
    for number in range(4):
        built = {f"st_{name}": 77 for name in BUILT[1:]}
        asked = Hands(kampf, "menu_new", **built)
        for question, key in zip(QUESTIONS, f"{number + 1}{number + 1}{9 - number}2", strict=False):
            assert question in asked.text[0]
            asked.types(key)
        asked.types(str(number + 1))
        assert not asked.waits and not asked.result.c
        human = ((1, 0), (0, 1), (1, 1), (0, 0))[number]
        assert (asked.byte("st_human"), asked.byte("st_human", 1)) == human
        assert state(asked, "handicap", "message_delay") == [number + 1, 9 - number]
        assert state(asked, "scenario", "noises", "music") == [number, 0, 0]
        assert state(asked, *BUILT[1:]) == [77] * 5, "the battle brings these"


@pytest.mark.rule("KG-3.5.3")
@pytest.mark.rule("KG-3.6.1")
@pytest.mark.rule("KG-3.7.1")
@pytest.mark.rule("KG-3.8.1")
@pytest.mark.rule("KG-3.8.5")
@pytest.mark.rule("KG-1.2.1")
def test_a_battle_of_ones_own_asks_five_more(kampf: Any) -> None:
    for keys, want in (
        ("1551510111", [4, 1, 0, 1, 0, 0]),
        ("1551529852", [4, 0, 9, 8, 4, 1]),
        ("1551520522", [4, 0, 0, 5, 1, 1]),
    ):
        asked = Hands(kampf, "menu_new")
        for question, key in zip(QUESTIONS, keys, strict=True):
            assert asked.waits and question in asked.text[0]
            asked.types(key)
        assert not asked.waits and not asked.result.c
        assert state(asked, *BUILT) == want
        assert state(asked, "handicap", "message_delay", "noises", "music") == [5, 5, 1, 1]
        assert asked.byte("st_human") == 1


@pytest.mark.rule("KG-1.2.1")
@pytest.mark.rule("KG-3.1.1")
@pytest.mark.rule("KG-3.3.1")
@pytest.mark.rule("KG-3.6.1")
def test_only_a_choice_of_the_page_is_taken_and_escape_goes_one_back(kampf: Any) -> None:
    most = (4, 5, 9, 2, 5, 2, 9, 8, 5, 2)
    asked, helped = Hands(kampf, "menu_new"), list[str]()
    for question, last in zip(QUESTIONS, most, strict=True):
        assert question in asked.text[0]
        beyond = chr(ord("1") + last)
        asked.types(beyond + "/" + ("" if question == "cover" else "0") + "A")
        assert question in asked.text[0], beyond
        asked.types("?")
        helped.append("\n".join(asked.text))
        assert asked.text[0].strip().startswith("Help: ")
        assert asked.text[22].strip() == "Press any key"
        asked.types("?")
        assert question in asked.text[0]
        if question == "cover":
            assert "0 to 9" in asked.text[22]
        if question != "how large?":
            asked.types("5" if question == "which?" else "1")
    for question in reversed(QUESTIONS):
        assert asked.waits and question in asked.text[0]
        asked.types("\x1b")
    assert not asked.waits and asked.result.c
    for text, word in zip(helped, HELPS, strict=True):
        assert word in text


def test_the_menu_tells_what_its_lines_do(kampf: Any) -> None:
    menu = Hands(kampf, "menu_main")
    menu.types(" ")
    assert menu.text[0].strip() == "Kampfgruppe: menu"
    menu.types("?")
    assert menu.text[0].strip() == "Help: the menu" and "tidies the disks" in menu.text[3]
    menu.types("?")
    assert menu.text[0].strip() == "Kampfgruppe: menu"
    menu.types("3")
    assert not menu.waits and state(menu, "phase") == [7]


@pytest.mark.rule("KG-3.6.3")
@pytest.mark.rule("KG-3.6.1")
def test_a_return_behind_the_digit_of_cover_is_no_answer_to_the_next_page(kampf: Any) -> None:
    asked = Hands(kampf, "menu_new", key_answered=0)
    asked.types("111152")
    assert "cover" in asked.text[0]
    asked.types("7\r")
    assert "when?" in asked.text[0]
    asked.types("8\r5\r2")
    assert state(asked, "density", "period", "battle", "small") == [7, 8, 4, 1]


def lay(field: Field, turn: int = 4, human: tuple[int, int] = (1, 0)) -> None:
    field.bench.set("st_human", human)
    field.bench.set("st_turn", turn)
    field.bench.set("st_kill_points", [0x34, 1, 30, 2])
    field.bench.set("st_unused", [60, 0, 20, 0])
    field.bench.set("st_message_delay", 1)
    field.unit(GERMAN, "A0", "PANTHER", 2, 30, 30)
    field.unit(GERMAN, "A1", "RIFLE", 30, 2, 30)
    field.unit(GERMAN, "A2", "75AT", 5, 2, 30, start=6)
    field.unit(GERMAN, "A3", "75AT", 0, NOWHERE, NOWHERE, start=6)
    field.unit(SOVIET, "A0", "S-TRUCK", 3, 33, 30)
    field.unit(SOVIET, "A1", "S-RIFLE", 200, 33, 30)
    field.unit(SOVIET, "A2", "S-RIFLE", 200, 50, 30, start=250)


HIDDEN = -1


def figures(hands: Hands) -> list[tuple[int, int, int]]:
    """Row, Germans, Soviets of every line with figures."""
    found = []
    for number, row in enumerate(hands.text):
        if (5 <= number <= 9 or 12 <= number <= 15) and row:
            cells = row[15:20].strip(), row[20:29].strip()
            german, soviet = (HIDDEN if cell == "?" else int(cell) for cell in cells)
            found.append((number, german, soviet))
    return found


@pytest.mark.rule("KG-AM.17")
@pytest.mark.rule("KG-AM.18")
@pytest.mark.rule("KG-10.2.1")
@pytest.mark.rule("KG-10.2.4")
@pytest.mark.rule("KG-10.2.5")
@pytest.mark.parametrize("battle", range(5))
def test_the_page_of_the_turn_shows_forces_points_and_level(kampf: Any, battle: int) -> None:
    lay(Field(kampf))
    kampf.overlay("REPORT")
    kampf.set("forces_left", [255] * 20)
    hands = Hands(kampf, "report_main", st_battle=battle)
    kills, unused, area = (0x134, 30 + 512), (60, 20), (2 * 20, 3 * 10 + 200 * 5)
    attacks = (battle <= 2, battle >= 2)
    areas = [points if a else 0 for points, a in zip(area, attacks, strict=True)]
    totals = [
        (k + u + a) * (1 if attack else 2)
        for k, u, a, attack in zip(kills, unused, areas, attacks, strict=True)
    ]
    assert hands.text[1] == " End of turn 4 of 20"
    assert hands.text[3] == "             Germans  Soviets"
    words = ("Units", "Men", "Guns", "Trucks", "Armour")
    assert [row.split()[0] for row in hands.text[5:10]] == list(words)
    assert [row.split()[0] for row in hands.text[12:16]] == ["Kill", "Objective", "Begun", "Total"]
    assert figures(hands) == [
        (5, 3, HIDDEN), (6, 30, HIDDEN), (7, 5, HIDDEN), (8, 0, HIDDEN), (9, 2, HIDDEN),
        (12, *kills), (13, *areas), (14, *unused), (15, *totals),
    ]  # fmt: skip
    twice = ("Soviets", "Soviets", "", "Germans", "Germans")[battle]
    assert hands.text[16] == (f" {twice} defend: their total is doubled" if twice else "")
    ratio = totals[0] / totals[1]
    levels = [(2, "German decisive"), (1.5, "German substantive"), (1.1, "German marginal"),
              (0.92, "Draw"), (0.67, "Soviet marginal"), (0.51, "Soviet substantive"),
              (0, "Soviet decisive")]  # fmt: skip
    want = next(words for least, words in levels if round(ratio, 2) >= least)
    assert hands.text[18].startswith(" So far: " + want)
    assert hands.text[22] == "1 Next turn  2 Save  3 End the battle ?"


@pytest.mark.rule("KG-7.5.2")
@pytest.mark.rule("KG-AM.18")
def test_what_unseen_shells_left_of_the_enemy_is_told_when_the_battle_is_over(kampf: Any) -> None:
    both = [(5, 3, 3), (6, 30, 400), (7, 5, 0), (8, 0, 3), (9, 2, 0)]
    for human, told in (
        ((1, 0), [(row, german, HIDDEN) for row, german, _ in both]),
        ((0, 1), [(row, HIDDEN, soviet) for row, _, soviet in both]),
        ((1, 1), []), ((0, 0), both),
    ):  # fmt: skip
        lay(Field(kampf), human=human)
        hands = Hands(kampf, "report_main", key_count=0)
        words = " ".join(hands.text[5:11])
        assert ("when it is over" in words) == (human != (0, 0))
        rows = [figure for figure in figures(hands) if figure[0] < 10] if told else []
        assert rows == told, human
        assert bool(told) == any(row.strip() for row in hands.text[6:10])
        assert len(hands.text[15].split()) == 3, "points are told to everybody"
        lay(Field(kampf), turn=20, human=human)
        over = Hands(kampf, "report_main")
        assert figures(over)[:5] == both and "when it is over" not in " ".join(over.text)


@pytest.mark.rule("KG-10.2.6")
def test_each_level_of_victory_has_its_words(kampf: Any) -> None:
    for german, words in (
        (200, "German decisive victory"), (160, "German substantive victory"),
        (120, "German marginal victory"), (100, "Draw"), (80, "Soviet marginal victory"),
        (55, "Soviet substantive victory"), (30, "Soviet decisive victory"),
    ):  # fmt: skip
        lay(Field(kampf))
        kampf.set("unit_x", [255] * 378)
        kampf.set("st_unused", [0] * 4)
        kampf.set("st_kill_points", [german, 0, 100, 0])
        assert Hands(kampf, "report_main").text[18].strip() == f"So far: {words}"
        end = len(f" So far: {words}")  # lit, with a lit blank on either side of the words
        lit = [hires_page.cell(kampf.mem, column, 18)[0] & 1 for column in (7, 8, end, end + 1)]
        assert lit == [0, 1, 1, 0], words


@pytest.mark.rule("KG-5.9.1")
@pytest.mark.rule("KG-10.1.1")
@pytest.mark.rule("KG-AM.17")
def test_the_turn_goes_on_is_saved_or_ends_the_battle(kampf: Any) -> None:
    def page(turn: int = 4, **more: int) -> Hands:
        lay(Field(kampf), turn)
        return Hands(kampf, "report_main", st_phase=PHASE_END, st_side=1, **more)

    hands = page()
    hands.types("40\x1b")
    assert hands.text[22].startswith("1 Next turn")
    hands.types("1")
    assert not hands.waits
    assert state(hands, "phase", "turn", "side", "goes_on") == [PHASE_ORDERS, 5, 0, 0]
    hands = page()
    hands.types("2")
    assert state(hands, "phase", "next_phase", "turn") == [PHASE_SAVE, PHASE_END, 4]
    hands = page()
    hands.types("3")
    assert hands.text[22].startswith("Y ends the battle for good: sure?")
    hands.types("N")
    assert hands.waits and hands.text[22].startswith("1 Next turn")
    hands.types("3Y")
    assert hands.text[1].strip() == "The battle is over"
    assert hands.text[22] == "1 Play on 2 Save 3 Menu 4 Map 5 Losses ?"
    assert state(hands, "last_turn", "goes_on") == [4, 0]
    hands.types("1")
    assert state(hands, "phase", "turn", "goes_on") == [PHASE_ORDERS, 5, 1]
    hands = page(20)
    assert hands.text[1].strip() == "The battle is over"
    hands.types("3N3Y")
    assert not hands.waits and state(hands, "phase", "turn") == [PHASE_MENU, 20]
    for turn in (19, 20, 21):
        over = page(turn).text[1].strip() == "The battle is over"
        assert over == (turn >= 20)
        hands = page(turn, st_goes_on=1)
        assert hands.text[1].strip() == f"End of turn {turn}", "never again by itself"
    hands.types("3Y")
    assert state(hands, "last_turn", "goes_on") == [21, 0]


@pytest.mark.rule("KG-AM.18")
def test_when_it_is_over_the_map_shows_both_sides(kampf: Any) -> None:
    field = Field(kampf)
    lay(field, 20)
    for side, name, weapon, count in (
        (GERMAN, "A0", "PANTHER", 4), (GERMAN, "U8", "PANTHER", 2), (SOVIET, "C2", "T-34/76C", 9),
    ):  # fmt: skip
        field.unit(side, name, weapon, count, 31, 30)
    hands = Hands(kampf, "report_main", shown_all=0, st_human=[1, 1], st_cursor_x=0, st_cursor_y=0)
    hands.types("4")
    assert state(hands, "cursor_x", "cursor_y") == [30, 30], "the middle of the objective area"
    assert hands.text[20:] == [
        "All that both sides have left", "", "1-8 cursor  Z who is here  - map  X back", "",
    ]  # fmt: skip
    assert hands.mem[kampf.sym["shown_all"]] == 1
    hands.types("z")
    assert hands.text[20] == "All that both sides have left", "nobody is here"
    hands.types("3Z")
    for line in ("A0   4 PANTHER", "U8   2 PANTHER", "C2   9 T-34/76C"):
        assert hands.text[20].startswith(line)
        hands.types(" ")
    assert hands.text[20:22] == ["All that both sides have left", ""]
    hands.types("Z\x1b")
    for leave in "XQ\x1b":
        assert hands.text[20:22] == ["All that both sides have left", ""]
        hands.types(leave)
        assert hands.text[1].strip() == "The battle is over"
        assert hands.text[22].startswith("1 Play on")
        hands.types("4PR\x1a\x1c")  # none of these is a way back


@pytest.mark.rule("KG-AM.18")
def test_when_it_is_over_the_losses_of_each_formation_are_told(kampf: Any) -> None:
    field = Field(kampf)
    lay(field, 20)  # A: 2 Panthers, 30 men, 5 of 6 guns, 6 guns gone
    for name, weapon, start, count in (
        ("B0", "HALFTRACK", 2, 0), ("B1", "RIFLE", 200, 0), ("B2", "RIFLE", 200, 0),
        ("D2", "TRUCK", 9, 9), ("U8", "PANTHER", 12, 11),
    ):  # fmt: skip
        field.unit(GERMAN, name, weapon, count, NOWHERE, NOWHERE, start=start)
    hands = Hands(kampf, "report_main")
    hands.types("5")
    assert hands.text[0].strip() == "Losses of the Germans, lost/begun with"
    assert hands.text[1].split() == ["any", "key", "men", "guns", "trucks", "armour"]
    assert [row.split() for row in hands.text[3:]] == [
        ["A", "RIFLE", "0/30", "7/12", "0/2"], ["B", "RIFLE", "400/400", "2/2"],
        ["D", "TRUCK", "0/9"], ["U", "PANTHER", "1/12"],
        *[[]] * 17,
    ]  # fmt: skip
    columns = [hands.text[1].index(word) for word in ("men", "guns", "trucks", "armour")]
    shown = {3: (0, 1, 3), 4: (0, 3), 5: (2,), 6: (3,)}
    for row, sorts in shown.items():
        places = [place for place, mark in enumerate(hands.text[row]) if mark == "/"]
        assert len(places) == len(sorts)
        for place, sort in zip(places, sorts, strict=True):
            assert columns[sort] <= place <= columns[sort] + 3, "each sort in its column"
    assert [hires_page.cell(kampf.mem, 0, row)[-1] == 0x7F for row in (3, 4, 5, 6)] == [
        False, True, False, False,
    ], "what is wiped out is turned round"  # fmt: skip
    assert all(hands.text[row][0] == " " for row in (3, 4, 5, 6)), "clear of the edge"
    hands.types(" ")
    assert hands.text[0].strip() == "Losses of the Soviets, lost/begun with"
    assert [row.split() for row in hands.text[3:6]] == [["A", "RIFLE", "50/450", "0/3"], [], []]
    hands.types(" ")
    assert hands.text[1].strip() == "The battle is over"
    assert hands.text[22].startswith("1 Play on")


@pytest.mark.rule("KG-3.2.1")
@pytest.mark.rule("KG-3.4.1")
def test_two_computers_go_on_after_as_many_seconds_as_the_pace_says(kampf: Any) -> None:
    for pace in (1, 3):
        kampf.set("st_human", [0, 0])
        watched = kampf.call("report_watch", st_message_delay=pace, key_count=0)
        assert watched.c and 0.95 <= watched.cycles / (1_020_484 * pace) <= 1.05
    assert not kampf.call("report_watch", st_message_delay=9, key_count=1).c, "a key"
    for human in ((1, 0), (0, 1), (1, 1)):
        watched = kampf.call("report_watch", st_human=human, st_message_delay=9, key_count=0)
        assert not watched.c and watched.cycles < 100
    lay(Field(kampf), human=(0, 0))
    hands = Hands(kampf, "report_main", st_phase=PHASE_END, key_count=0)
    assert not hands.waits and state(hands, "phase", "turn") == [PHASE_ORDERS, 5]
    lay(Field(kampf), turn=20, human=(0, 0))
    assert Hands(kampf, "report_main", st_phase=PHASE_END).waits, "the victory stays"


OVERLAYS = ("menu", "forces", "deploy", "orders", "computer", "combat", "report", "files")
PHASES = (
    "menu", "forces", "deploy", "orders", "combat", "report", "files", "files", "files", "menu",
)  # fmt: skip
INC, STA, RTS = 0xEE, 0x8D, 0x60
COUNTER = 0xD000


def enters(kampf: Any, phase: int, side: int = 0) -> str:
    """The overlay whose entry the phase comes to; the disk is left out."""
    load, overlay = kampf.sym["overlay_load"], kampf.sym["overlay_id"]
    kampf.mem[load : load + 4] = bytes((STA, overlay & 0xFF, overlay >> 8, RTS))
    for name in OVERLAYS:
        kampf.mem[kampf.sym[f"{name}_main"]] = RTS
    reached = []
    for name in OVERLAYS:
        entry = kampf.sym[f"{name}_main"]
        before = bytes(kampf.mem[entry : entry + 4])
        kampf.mem[entry : entry + 4] = bytes((INC, COUNTER & 0xFF, COUNTER >> 8, RTS))
        kampf.mem[COUNTER] = 0
        kampf.call("phase_run", st_phase=phase, st_side=side)
        if kampf.mem[COUNTER] and kampf.mem[overlay] == OVERLAYS.index(name):
            reached.append(name)
        kampf.mem[entry : entry + 4] = before
    assert len(reached) == 1, reached
    return reached[0]


@pytest.mark.rule("KG-1.1.1")
def test_each_phase_runs_its_overlay_and_the_computer_has_its_own_orders(kampf: Any) -> None:
    kampf.set("st_human", [1, 1])
    for phase, name in enumerate(PHASES):
        assert enters(kampf, phase) == enters(kampf, phase, 1) == name
    for human in ((1, 0), (0, 1), (0, 0)):
        kampf.set("st_human", human)
        for side in (0, 1):
            want = "orders" if human[side] else "computer"
            assert enters(kampf, PHASE_ORDERS, side) == want
            assert enters(kampf, PHASE_COMBAT, side) == "combat"
    for wild in (10, 200):
        kampf.call("phase_run", st_phase=wild)
        assert kampf.mem[kampf.sym["st_phase"]] == PHASE_MENU


@pytest.mark.rule("KG-1.1.1")
def test_the_program_begins_with_an_empty_battle_at_the_menu(kampf: Any) -> None:
    begin, end = kampf.sym["state_begin"], kampf.sym["state_end"]
    guard = bytes(kampf.mem[begin - 1 : begin]) + bytes(kampf.mem[end : end + 1])
    kampf.mem[begin:end] = b"\xa5" * (end - begin)
    kampf.mem[kampf.sym["turn_loop_start"]] = RTS
    kampf.call("main", fs_one_drive=7, key_answered=7)
    assert not any(kampf.mem[begin:end])
    assert bytes(kampf.mem[begin - 1 : begin]) + bytes(kampf.mem[end : end + 1]) == guard
    assert [kampf.mem[kampf.sym[n]] for n in ("fs_one_drive", "key_answered")] == [0, 0]
