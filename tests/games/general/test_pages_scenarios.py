"""The pages of a game on the bench: scenarios, armies, towns, the whole map."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grognard.rom_build.games import game_folder

from ..bench_hands import Hands
from .field import Field
from .keys import BACK, BLUE, BUY, MENU, MINES, MOBILE, RED, SCORE, SETUP, at, points
from .player import ESCAPE
from .test_computer import town

SCENARIOS = sorted((game_folder("general") / "data" / "scenarios").glob("*.txt"))


@pytest.mark.rule("PG-3.11")
@pytest.mark.rule("PG-4.2")
def test_each_scenario_is_listed_told_and_laid_out_with_its_points(general: Any) -> None:
    for number, path in enumerate(SCENARIOS):
        said = dict(ln.split(": ", 1) for ln in path.read_text("utf-8").splitlines() if ": " in ln)
        general.reset()
        new = Hands(general, "setup_new")
        assert new.text[number + 3] == f"  {chr(65 + number)} {said['scenario']}"
        assert new.byte("key_stirs") == 1
        new.types(chr(65 + number))
        told = " ".join(new.text)
        assert said["scenario"] in told and f"Turns: {said['turns']}" in told
        assert f"Red {said['attacker']}, Blue {said['defender']}" in told
        assert all(word in told for word in said["briefing"].split())
        towns = re.findall(r"^points: (.*); (\d+)$", path.read_text("utf-8"), re.M)
        for name, value in towns:
            shown = re.search(
                f"([A-P]) {re.escape(name.ljust(12))} ?{value:>3}", "\n".join(new.text)
            )
            assert shown, f"{name} {value}"
        new.types("M")
        letters = {row[x] for row in new.text[:18] for x in range(len(row)) if row[x].isupper()}
        assert letters >= {chr(65 + n) for n in range(len(towns))}, "the map with its towns"
        new.types(" ")
        assert said["scenario"] in " ".join(new.text)
        new.types(" \r")
        if number:
            assert "a handicap?" in new.text[0], "no armies stand ready"
        else:
            assert "the armies" in new.text[0]
            new.types("2")
        new.types("1")
        assert not new.waits and new.byte("st_phase") == BUY and new.byte("st_bought") == 1
        assert [points(new, side) for side in (RED, BLUE)] == [
            int(said["attacker"]), int(said["defender"])
        ]  # fmt: skip
        assert [new.byte("st_handicap", side) for side in (RED, BLUE)] == [10, 10]
        assert new.byte("key_stirs") == 0 and new.byte("st_scenario") == number


@pytest.mark.rule("PG-3.11")
@pytest.mark.rule("PG-2.6")
def test_escape_leads_back_from_each_page_to_the_list_and_the_menu(general: Any) -> None:
    general.set("st_phase", SETUP)
    new = Hands(general, "setup_main")
    new.types("O@")
    assert "which scenario?" in new.text[0], "there are fourteen"
    for keys, words in (("A", "the scenario"), ("A ", "which rules?"), ("A \r", "the armies"),
                        ("B \r", "a handicap?"), ("B \r2", "how much")):  # fmt: skip
        new.types(keys)
        assert words in new.text[0]
        new.types(ESCAPE)
        if words == "how much":
            assert "a handicap?" in new.text[0]
            new.types(ESCAPE)
        assert "which scenario?" in new.text[0]
    new.types("B 1111234\r")
    assert "a handicap?" in new.text[0]
    new.types(ESCAPE + "A ")
    assert new.text[3].endswith("damages"), "the rules are the usual ones again"
    new.types(ESCAPE + ESCAPE)
    assert not new.waits and new.byte("st_phase") == BACK and new.byte("key_stirs") == 0


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.7")
@pytest.mark.rule("PG-13.5")
def test_the_armies_that_stand_ready_are_those_of_the_data(general: Any) -> None:
    new = Hands(general, "setup_new")
    new.types("A \r1")
    assert not new.waits and new.byte("st_phase") == MOBILE and new.byte("st_bought") == 0
    types = "IN EN BZ AC LT MT HT MA LA HA MN".split()
    wanted: list[set[tuple[int, int, int]]] = [set(), set()]
    mines: list[set[tuple[int, int]]] = [set(), set()]
    for line in SCENARIOS[0].read_text("utf-8").splitlines():
        if line.startswith("army:"):
            side, kind, places = (part.strip() for part in line[5:].split(";"))
            for place in places.split():
                column, row = map(int, place.split(","))
                if kind == "MN":
                    mines[side == "defender"].add((column, row))
                else:
                    wanted[side == "defender"].add((types.index(kind), column, row))
    whole = new.sym["unit_whole"]
    for side in (RED, BLUE):
        units = [u for u in range(60 * side, 60 * side + 60) if new.byte("unit_hits", u)]
        assert {
            (new.byte("unit_type", u), new.byte("unit_col", u), new.byte("unit_row", u))
            for u in units
        } == wanted[side]
        assert units == list(range(60 * side, 60 * side + len(wanted[side])))
        for u in units:
            assert new.byte("unit_hits", u) == new.mem[whole + new.byte("unit_type", u)]
            assert not new.byte("unit_flags", u), "nobody is spotted yet"
        laid = range(MINES * side, MINES * side + MINES)
        assert {
            (new.byte("mine_col", m), new.byte("mine_row", m))
            for m in laid
            if new.byte("mine_charge", m) == 2
        } == mines[side]
        assert points(new, side) == 0
    assert (new.byte("st_cursor_x"), new.byte("st_cursor_y")) == (1, 11), "on the first of them"


@pytest.mark.rule("PG-4.4")
def test_no_more_pieces_than_there_is_room_for_are_put_on_the_map(field: Field) -> None:
    bench = field.bench
    for side, kind, most in ((RED, 5, 60), (BLUE, 5, 60), (RED, 10, 24), (BLUE, 10, 24)):
        for n in range(most):
            got = bench.call("unit_new", A=kind | side << 7, zp_t2=n % 40 + 1, zp_t3=n // 40 + 1)
            assert not got.c and got.x == n + most * side
        assert bench.call("unit_new", A=kind | side << 7, zp_t2=9, zp_t3=9).c


@pytest.mark.rule("PG-3.12")
def test_the_whole_map_names_sixteen_towns_in_columns(field: Field) -> None:
    for n in range(16):
        town(field, (2 * n + 2, 20), 1)
        start = field.bench.sym["town_names"] + 12 * n
        field.bench.mem[start : start + 12] = f"{'ABCDEFGHIJKLMNOP'[n]}TOWN".ljust(12).encode()
    whole = Hands(field.bench, "whole_show")
    for n in range(16):
        row, letter = whole.text[17 + n % 6], "ABCDEFGHIJKLMNOP"[n]
        assert row[13 * (n // 6) :].startswith(f"{letter} {letter}TOWN")
        assert whole.text[(20 - 1) // 2][2 + ((2 * n + 1) * 5 - 1) // 7] == letter, (
            "on the map, too"
        )
    whole.types(" ")
    assert not whole.waits


@pytest.mark.rule("PG-5.1")
@pytest.mark.rule("PG-5.2")
@pytest.mark.rule("PG-5.3")
@pytest.mark.rule("PG-6.8")
@pytest.mark.rule("PG-1.3")
@pytest.mark.rule("PG-2.1")
@pytest.mark.parametrize(
    ("scores", "said"), [((0, 0), "Red wins"), ((0, 5), "A draw"), ((250, 255), "A draw"),
                         ((250, 300), "Blue wins"), ((511, 256), "Red wins")],
)  # fmt: skip
def test_the_towns_are_told_with_their_holders_and_who_wins(
    field: Field, scores: tuple[int, int], said: str
) -> None:
    for n, (place, value) in enumerate((((20, 20), 15), ((24, 20), 10), ((28, 20), 7))):
        town(field, place, value)
        name = f"TOWN {n}".ljust(12).encode()
        start = field.bench.sym["town_names"] + 12 * n
        field.bench.mem[start : start + 12] = name
    field.stand("IN", (20, 20))
    field.stand("IN", (24, 20), BLUE)
    field.bench.set("st_turns", 1)
    field.bench.set(
        "st_score", (*scores[0].to_bytes(2, "little"), *scores[1].to_bytes(2, "little"))
    )
    ends = at(field, SCORE)
    told = [row.split() for row in ends.text[3:6]]
    assert [row[-1] for row in told] == ["Red", "Blue", "nobody"]
    assert [row[-2] for row in told] == ["15", "10", "7"]
    assert f"Red {scores[0] + 15} Blue {scores[1] + 10}" in " ".join(ends.text[20].split())
    assert said in ends.text[22]
    ends.types(" ")
    assert not ends.waits and field.get("st_phase") == MENU
