"""The page a half-day begins with, its end, and what is shown again, on the bench."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from . import ardennes_book as book
from .army import NOWHERE, index, named, order_of_battle
from .desk import ALLIED, GERMAN, HERE, MOVE, RESOLVE, Desk, rolls
from .land import FOREST, Field
from .orders_desk import FOOT, GHOST, GUN, MOTOR, PANZER, TANKS, US

BEGIN, END, KEEP, COMPUTER, PAGE = 1, 4, 8, 11, 14
HIDDEN_RULE = 1
LIMIT = 200_000_000
LOSHEIM, ST_VITH = (31, 18), (27, 19)
"""Where the cursor stands on the first morning, from 0."""
BATTLE, GUNS, STRIKE, DUMP, WORK, LOST = range(6)
RIVER, BY_ALLY = 128, 128


def begins(bench: Any, side: int, turn: int, **inputs: Any) -> Desk:
    """The page of a half-day with these units on the map."""

    def lay(field: Field) -> None:
        for name, place in (
            (PANZER, (14, 14)),
            (US, (14, 16)),
            (FOOT, (24, 24)),
            (TANKS, (24, 25)),
        ):
            field.stand(name, place)
        field.stand(GHOST, (14, 15))
        field.bench.set("st_turn", turn)
        for name, value in inputs.items():
            field.bench.set(name, value)

    return Desk(bench, lay, side, "half_main", BEGIN)


def told(bench: Any, side: int, units: dict[str, int], **inputs: Any) -> Desk:
    """The page of a half-day, of units that stand in a row with these flags."""

    def lay(field: Field) -> None:
        for column, (name, flags) in enumerate(units.items(), 11):
            field.stand(name, (column, 20))
            field.put("unit_flags", named(name), flags)
        for name, value in inputs.items():
            field.bench.set(name, value)

    return Desk(bench, lay, side, "files_half", KEEP, st_autosave=0, st_next_phase=MOVE)


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-1.1")
@pytest.mark.rule("BA-8.7")
def test_a_half_day_begins_at_the_front_and_counts_who_came_and_who_is_cut_off(
    ardennes: Any,
) -> None:
    table = begins(ardennes, GERMAN, 3)
    assert not table.waits, "the page is read while the campaign is kept"
    assert 1 <= table.byte("half_isolated") <= 2, "infiltrators need no supply"
    assert (table.byte("st_phase"), table.byte("st_next_phase")) == (KEEP, MOVE)
    assert table.cursor == (24, 24), "who stands next to an enemy; infiltrators do not"
    assert begins(ardennes, ALLIED, 3).cursor == (24, 25)


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-6.6")
def test_its_page_names_who_came_and_who_is_cut_off(ardennes: Any) -> None:
    cut = {MOTOR: 1, PANZER: 0, FOOT: 3, US: 2}
    hand = (named(TANKS), named(GUN))
    table = told(
        ardennes, GERMAN, cut, st_turn=3, st_hand=hand, st_hand_count=2,
        half_came=2, half_isolated=2, half_waiting=1, st_weather=0, st_strikes_left=1,
    )  # fmt: skip
    rows = [row.strip() for row in table.text]
    assert rows[0] == "A half-day begins" and rows[2] == "17 Dec AM, German, clear"
    assert rows[4] == "Air strikes (X): 1"
    assert rows[5] == "Come, in hand (- puts, H waits): 2"
    assert rows[6].split() == [*TANKS.split(), *GUN.split()]
    assert "Wait for room: 1" in rows
    at = rows.index("Cut off: 2")
    assert rows[at + 1].split() == [*MOTOR.split(), *FOOT.split()], "the enemy's are not told"
    table.types(" ")
    assert table.byte("st_phase") == MOVE


@pytest.mark.rule("BA-6.3")
def test_its_page_tells_how_many_were_lost_for_want_of_supply(ardennes: Any) -> None:
    quiet = dict(half_came=0, half_waiting=0, st_turn=9)
    for cut, rows in (
        ({MOTOR: 3}, ["Lost, cut off too long: 2", "Cut off: 1", MOTOR]),
        ({}, ["Lost, cut off too long: 2", "", ""]),
    ):
        table = told(ardennes, GERMAN, cut, half_isolated=2 + len(cut), **quiet)
        assert [row.strip() for row in table.text[4:7]] == rows


@pytest.mark.rule("BA-6.8")
@pytest.mark.rule("BA-7.17")
@pytest.mark.parametrize(
    ("side", "numbers", "names"),
    [
        (ALLIED, (4, 4, 4, 4, 1, 1), ""),
        (ALLIED, (4, 4, 4, 3, 1, 1), "Stavelot 3"),
        (ALLIED, (0, 1, 2, 3, 4, 4), "Antwerp 0 Liege 1 Bastogne 2 Stavelot 3"),
        (GERMAN, (1, 1, 1, 1, 3, 4), "Euskirchen 3"),
        (GERMAN, (4, 4, 4, 4, 2, 0), "Euskirchen 2 Wittlich 0"),
    ],
)
def test_its_page_names_dumps_that_were_struck(
    ardennes: Any, side: int, numbers: tuple[int, ...], names: str
) -> None:
    """In the order of the map's hexes; the enemy's are his own business."""
    quiet = dict(half_came=0, half_isolated=0, half_waiting=0, st_turn=5)
    table = told(ardennes, side, {}, st_dump_number=4, dump_number=numbers, **quiet)
    rows = [row.strip() for row in table.text]
    last = "Nobody has come, nobody is cut off."
    told_of = ["Dumps whose number was lowered:", names, ""] if names else []
    assert rows[4 : 5 + len(told_of)] == [*told_of, last]


@pytest.mark.rule("BA-8.4")
def test_its_page_says_when_nothing_happened_and_how_armies_are_placed(ardennes: Any) -> None:
    quiet = dict(half_came=0, half_isolated=0, half_waiting=0, st_turn=2)
    table = told(ardennes, ALLIED, {US: 0}, **quiet)
    assert table.text[4].strip() == "Nobody has come, nobody is cut off."
    assert not any(table.text[5:22])
    placed = told(ardennes, GERMAN, {}, st_placing=1, **quiet)
    assert "Place your armies" in placed.text[4] and "K all that are left" in placed.text[5]


@pytest.mark.rule("BA-8.4")
def test_names_without_room_are_left_out(ardennes: Any) -> None:
    """All 110 Germans cut off: the row that says whether the campaign is kept stays free."""
    many = {entry.name: 3 for entry in order_of_battle()[:110]}
    table = told(ardennes, GERMAN, many, half_came=0, half_isolated=110, half_waiting=0, st_turn=9)
    assert "Cut off: 110" in table.text[4]
    assert table.text[20].strip() and not table.text[21].strip()
    assert table.text[22].strip() == "Press any key"


@pytest.mark.rule("BA-1.1")
@pytest.mark.rule("BA-8.4")
def test_the_first_and_the_last_unit_are_found_at_the_front(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        field.stand(PANZER, (14, 14))
        field.stand("513/17", (14, 15))
        field.bench.set("st_turn", 7)

    for side, place in ((GERMAN, (14, 14)), (ALLIED, (14, 15))):
        assert Desk(ardennes, lay, side, "half_main", BEGIN).cursor == place


@pytest.mark.rule("BA-1.1")
@pytest.mark.rule("BA-8.9")
@pytest.mark.rule("BA-8.4")
@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_on_the_first_day_the_cursor_is_at_the_front_and_a_computer_is_told_nothing(
    ardennes: Any, side: int
) -> None:
    for turn in (1, 2):
        table = begins(ardennes, side, turn)
        column, row = (LOSHEIM, ST_VITH)[side]
        assert table.cursor == (column + 1, row + 1)
    human = (0, 1) if side == GERMAN else (1, 0)
    table = begins(ardennes, side, 5, st_human=human)
    assert table.byte("st_phase") == COMPUTER and not any(row.strip() for row in table.text)
    assert table.cursor == ((24, 24), (24, 25))[side]
    assert table.byte("view_x") <= 23 < table.byte("view_x") + 20


@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-8.4")
def test_with_hidden_units_a_page_stands_between_two_players(ardennes: Any) -> None:
    for rules, human, page in (
        (HIDDEN_RULE, (1, 1), True),
        (0, (1, 1), False),
        (HIDDEN_RULE, (0, 1), False),
    ):
        table = told(ardennes, ALLIED, {US: 0}, st_rules=rules, st_human=human)
        said = " ".join(row.strip() for row in table.text)
        assert said.startswith("Hand over") == page
        if page:
            assert "The Allied player, please" in said
            table.types(" ")
        assert table.text[0].strip() == "A half-day begins"


@pytest.mark.rule("BA-8.10")
@pytest.mark.rule("BA-8.11")
@pytest.mark.rule("BA-8.12")
@pytest.mark.rule("BA-8.14")
@pytest.mark.rule("BA-8.15")
def test_the_end_says_who_won_and_leads_to_the_rating(ardennes: Any) -> None:
    six = ((22, 25), (22, 9), (10, 23), (11, 21), (10, 16), (15, 16))
    antwerp = ((3, 2), (2, 1), (3, 3))
    own = [entry.name for entry in order_of_battle() if entry.kind == "infantry"]
    for places, before, turn, words in (
        (antwerp, 0x80, 9, "hold Antwerp"),
        ((*six[2:5], (20, 13)), 0x7F, 9, "hold Liege and the Meuse"),
        (six, 0x3F, 9, "hold the six cities"),
        ((), 0, 32, "The Germans are stopped"),
    ):

        def lay(field: Field, places: Any = places, before: int = before, turn: int = turn) -> None:
            for name, place in zip(own, places, strict=False):
                field.stand(name, place)
            field.bench.set("st_held", (before, 0))
            field.bench.set("st_turn", turn)

        table = Desk(ardennes, lay, ALLIED, "half_main", END)
        assert table.waits and any(words in row for row in table.text)
        table.types(" ")
        assert (table.byte("st_phase"), table.byte("page_wanted")) == (PAGE, 4)
        assert table.byte("st_next_phase") == 0


def shown(bench: Any, *event: int, place: tuple[int, int] = HERE) -> list[str]:
    """What stands on the three rows when an event is shown again."""
    at = bench.sym["log_event"]
    kind, *rest = event
    data = bytes((kind, *index(place).to_bytes(2, "little"), *rest)).ljust(8, b"\0")
    bench.mem[at : at + 8] = data
    got = Hands(bench, "movie_event")
    assert not got.waits and got.result.c
    assert (got.byte("st_cursor_x"), got.byte("st_cursor_y")) == (place[0] - 1, place[1] - 1)
    return [row.strip() for row in got.text[20:23]]


@pytest.mark.rule("BA-1.11")
@pytest.mark.rule("BA-1.10")
@pytest.mark.rule("BA-9.2")
@pytest.mark.parametrize("odds", book.ODDS)
def test_a_battle_is_told_again_with_its_odds_die_and_result(ardennes: Any, odds: str) -> None:
    Field(ardennes)
    column = book.ODDS.index(odds)
    for roll in range(1, 7):
        cell = book.result(odds, roll)
        wet = RIVER if roll % 2 else 0
        rows = shown(ardennes, BATTLE, column * 8 + roll, 25, 1, 7, wet | 1)
        river = ", river" if wet else ""
        assert rows[0] == f"German 140.5 against 131.5: {odds}{river}"
        assert rows[1].startswith(f"Die {roll}. Attackers ")
        if cell.attacker_gone:
            assert rows[1].endswith("eliminated")
        assert rows[2].startswith("Defenders ")
        assert ("back" in rows[2]) == bool(cell.defender_back)


@pytest.mark.rule("BA-1.10")
@pytest.mark.rule("BA-9.1")
@pytest.mark.rule("BA-9.4")
@pytest.mark.rule("BA-6.10")
def test_guns_strikes_works_and_losses_are_told_again(ardennes: Any) -> None:
    Field(ardennes)
    unit = named(TANKS)
    for event, first, second in (
        ((GUNS, unit, 4, 4), "German guns, 2-1", "CCB/9A -1/3"),
        ((GUNS | BY_ALLY, unit, 3, 2), "Allied guns, 1-2", "CCB/9A -1/4"),
        ((STRIKE, unit, 3), "German air strike", "CCB/9A -1/4"),
        ((STRIKE | BY_ALLY, unit, 0), "Allied air strike", "CCB/9A -"),
        ((DUMP, 3), "German: the dump's number is 3", ""),
        ((WORK, 0), "German burn the dump", ""),
        ((WORK | BY_ALLY, 1), "Allied blow the bridge", ""),
        ((WORK, 2), "German build the bridge", ""),
        ((LOST, unit), "Allied: no way back for CCB/9A", ""),
        ((LOST | BY_ALLY, unit), "Allied: no way back for CCB/9A", ""),
        ((LOST, 0), "German: no way back for 1SS Peiper", ""),
        ((LOST | BY_ALLY, 0), "German: no way back for 1SS Peiper", ""),
        ((GUNS, 0, 3, 2), "Allied guns, 1-2", "1SS Peiper -1/4"),
    ):
        shown(ardennes, BATTLE, 25, 25, 1, 7, 1)
        assert shown(ardennes, *event) == [first, second, ""], "nothing is left of the one before"


def log(table: Desk) -> list[bytes]:
    """The events that were noted."""
    used = table.byte("log_used") | table.byte("log_used", 1) << 8
    at = table.sym["log_events"]
    whole = bytes(table.mem[at : at + used])
    return [whole[n : n + 8] for n in range(0, used, 8)]


@pytest.mark.rule("BA-1.10")
@pytest.mark.rule("BA-5.12")
@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-9.4")
def test_what_is_done_goes_into_the_log(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        own, foe = field.stand(PANZER, (20, 19), 10), field.stand(US, HERE, 5)
        gun = field.stand(GUN, (20, 17), 4)
        field.put("unit_flags", gun, 16)
        field.put("unit_task", gun, foe)
        field.engage(1, HERE, own, foe)
        for name, place in ((FOOT, (20, 22)), ("48/12VG", (18, 21)), ("89/12VG", (22, 21))):
            field.stand(name, place)
        field.side(HERE, 0, 1)
        rolls(field.bench, 2)

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    table.types(" \r")
    rolls(ardennes, 3)
    table.types("   ")
    here = index(HERE).to_bytes(2, "little")
    unit = named(US)
    guns, battle, *rest = log(table)
    assert guns == bytes((GUNS,)) + here + bytes((unit, guns[4], guns[5], guns[6], guns[7]))
    assert battle[:3] == bytes((BATTLE,)) + here
    column, die = battle[3] >> 3, battle[3] & 7
    attack, defence = battle[4] | battle[5] << 8, battle[6] | (battle[7] & 127) << 8
    assert die == 3 and battle[7] & RIVER and attack == 20 and defence % 2 == 0
    assert book.ODDS[column] == book.odds(attack, defence)
    for event in rest:
        assert event[0] & 127 == LOST and event[3] in (unit, named(PANZER))

    def struck(field: Field) -> None:
        field.stand(US, HERE)
        field.bench.set("st_strikes_left", 1)
        rolls(field.bench, 1)

    air = Desk(ardennes, struck)
    air.types("X")
    (event,) = log(air)
    assert event[:5] == bytes((STRIKE,)) + here + bytes((unit, 3))


@pytest.mark.rule("BA-1.10")
def test_nothing_that_happened_is_said_to_be_nothing(ardennes: Any) -> None:
    table = Desk(ardennes, lambda _field: None, routine="replay_main", phase=10, st_next_phase=2)
    assert "Nothing has happened yet" in table.says and table.byte("st_phase") == 2
    table.types(" ")
    assert not table.waits


@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-1.10")
def test_the_log_is_played_from_its_first_to_its_last_event(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        at = field.bench.sym["log_events"]
        for n, place in enumerate(((14, 14), (26, 26))):
            event = bytes((WORK, *index(place).to_bytes(2, "little"), n + 1)).ljust(8, b"\0")
            field.bench.mem[at + 8 * n : at + 8 * n + 8] = event
        field.bench.set("log_used", (16, 0))
        field.ground(HERE, FOREST)

    table = Desk(ardennes, lay, routine="replay_main", phase=10, st_next_phase=2)
    assert "That was all" in table.says and table.waits
    assert table.text[20].strip() == "German build the bridge"
    assert table.cursor == (26, 26)
    table.types(" ")
    assert not table.waits and table.cursor == HERE, "the cursor is back where it was"
    assert (table.byte("st_phase"), table.byte("shown")) == (2, 0)


@pytest.mark.rule("BA-5.1")
def test_nobody_on_the_map_is_nobody(ardennes: Any) -> None:
    table = Desk(ardennes, lambda _field: None)
    assert table.unit(named(MOTOR), "at_hi") == NOWHERE
