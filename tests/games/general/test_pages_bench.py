"""The pages before a game, and the keys of each phase, key by key on the bench."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grognard.rom_build.games import game_folder

from .. import hires_page
from ..bench_hands import Hands
from .field import CLEAR, FOREST, LIMITED, TOWN, Field
from .keys import (
    BLUE,
    BUY,
    FIRE_1,
    KEEP,
    MENU,
    MINES,
    MOBILE,
    MOVE,
    NOBODY,
    PLACE,
    PLOT,
    RED,
    SCORE,
    SETUP,
    area,
    at,
    cursor,
    points,
    pool,
    stand,
)
from .player import ESCAPE
from .test_computer import town

LEFT = "\x08"
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
    assert not new.waits and new.byte("st_phase") == MENU and new.byte("key_stirs") == 0


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


@pytest.mark.rule("PG-3.2")
@pytest.mark.rule("PG-3.6")
@pytest.mark.rule("PG-2.2")
@pytest.mark.rule("PG-2.4")
@pytest.mark.rule("PG-2.12")
def test_a_figure_takes_its_line_to_the_next_value_and_round(general: Any) -> None:
    general.set("rules_chosen", bytes(7))
    page = Hands(general, "rules_page")
    words = (
        ("damages", "destroys"), ("may miss", "always hit in range"),
        ("all are shown", "only if spotted"),
        ("a player", "Gen. Bramble", "Gen. Orlova", "Gen. Stahl"),
        ("a player", "Gen. Bramble", "Gen. Orlova", "Gen. Stahl"),
        ("once", "twice, sides change"),
        ("are asked for", "from 20 % on", "from 40 % on", "from 60 % on", "never fired"),
    )  # fmt: skip
    for line, values in enumerate(words):
        for number in (*range(1, len(values)), 0):
            page.types(str(line + 1))
            shown = page.text[3 + 2 * line]
            assert shown[19:] == values[number], "nothing of the last value is left"
            assert page.byte("rules_chosen", line) == number
    page.types("08X")
    assert [page.byte("rules_chosen", n) for n in range(7)] == [0] * 7
    page.types("4?")
    assert "Help" in page.text[0]
    page.types(" ")
    assert page.text[9].endswith("Gen. Bramble")
    page.types("\r")
    assert not page.waits and not page.result.c
    again = Hands(general, "rules_page")
    again.types(ESCAPE)
    assert not again.waits and again.result.c


@pytest.mark.rule("PG-2.13")
def test_a_handicap_leaves_one_side_its_tenths(general: Any) -> None:
    begun = bytes(general.mem)
    for side in (RED, BLUE):
        for key in range(1, 6):
            general.mem[:] = begun
            general._current = None
            general.set("st_points", (44, 1, 150, 0))
            general.set("st_handicap", (10, 10))
            asked = Hands(general, "handicap_ask")
            asked.types(f"{2 + side}{key}")
            assert not asked.waits and not asked.result.c
            wanted = [300, 150]
            wanted[side] = wanted[side] * (10 - key) // 10
            assert [points(asked, n) for n in (RED, BLUE)] == wanted
            assert [asked.byte("st_handicap", n) for n in (RED, BLUE)][side] == 10 - key
    general.mem[:] = begun
    general._current = None
    general.set("st_points", (44, 1, 150, 0))
    asked = Hands(general, "handicap_ask")
    asked.types("1")
    assert not asked.waits and not asked.result.c and points(asked, RED) == 300


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-3.14")
@pytest.mark.rule("PG-4.3")
@pytest.mark.rule("PG-4.6")
@pytest.mark.rule("PG-4.7")
@pytest.mark.rule("PG-6.1")
def test_a_letter_buys_one_and_the_arrow_gives_it_back(field: Field) -> None:
    field.bench.set("st_points", (150, 0, 100, 0))
    shop = at(field, BUY, RED, "setup_main")
    assert "Points left: 150" in shop.text[2] and "Red" in shop.text[2]
    assert [row[2] for row in shop.text[5:16]] == list("ABCDEFGHIJK")
    assert shop.text[9].split() == ["E", "Light", "Tank", "6", "6", "6", "0"]
    assert shop.text[15].split() == ["K", "Mine", "3", "0"], "it neither moves nor takes hits"
    shop.types("ABCDFGHIJK")
    assert "Points left: 70" in shop.text[2], "one of each but light tanks"
    assert [int(row.split()[-1]) for row in shop.text[5:16]] == [1, 1, 1, 1, 0] + [1] * 6
    assert field.get("mine_charge") == 2 and field.get("mine_col") == 0
    shop.types(LEFT + LEFT)
    assert "Points left: 93" in shop.text[2] and not field.get("mine_charge")
    shop.types("X")
    assert any("Points are left" in row for row in shop.text), shop.text
    shop.types("N")
    assert shop.waits
    shop.types("0X")
    assert not shop.waits or "Done?" in shop.text[23]
    if shop.waits:
        shop.types("Y")
    assert not shop.waits and field.get("st_phase") == PLACE and points(shop, RED) == 0
    assert points(shop, BLUE) == 100


@pytest.mark.rule("PG-6.1")
@pytest.mark.rule("PG-5.7")
def test_who_has_nothing_to_spend_is_not_asked(field: Field) -> None:
    shop = at(field, BUY, BLUE, "setup_main")
    assert not shop.waits and field.get("st_phase") == PLACE


@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-3.16")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-7.25")
@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-6.1")
def test_pieces_are_put_taken_up_and_left_by_keys(field: Field) -> None:
    area(field, RED)
    field.ground((9, 9), TOWN)
    tank, gun = pool(field, "HT", "LA")
    field.put("mine_charge", 3, 2)
    put = at(field, PLACE)
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (0, 0)
    assert "Heavy Tank is placed next" in " ".join(put.text)
    put.types("N")
    assert "Light Artillery is placed next" in " ".join(put.text)
    put.types("N")
    assert "Mine is placed next" in " ".join(put.text)
    cursor(put, (9, 9))
    put.types("\r")
    assert "No mine in a town" in put.text[23]
    put.types(" ")
    cursor(put, (12, 25))
    put.types("N\r")
    assert "Not in your area" in put.text[23]
    put.types(" ")
    cursor(put, (9, 9))
    put.types("\r")
    assert field.place(tank) == (9, 9) and "Light Artillery is placed next" in " ".join(put.text)
    cursor(put, (10, 9))
    put.types("N\r")
    assert (field.get("mine_col", 3), field.get("mine_row", 3)) == (10, 9)
    put.types("\r")
    assert field.get("mine_col", 3) == 0 and "Mine is placed next" in " ".join(put.text)
    cursor(put, (9, 9))
    put.types("\r")
    assert field.get("unit_col", tank) == 0, "taken up again"
    put.types("D")
    assert "Leave them?" in put.text[23]
    put.types("N")
    assert put.waits
    put.types("\r")
    assert field.place(tank) == (9, 9)
    put.types("DY")
    assert not put.waits
    assert (field.get("st_phase"), field.get("st_side")) == (BUY, BLUE)
    assert not field.get("unit_hits", gun) and not field.get("mine_charge", 3)
    assert field.get("unit_hits", tank)


@pytest.mark.rule("PG-3.16")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-6.1")
def test_all_that_is_left_is_placed_by_a_key_and_the_turn_begins(field: Field) -> None:
    area(field, BLUE)
    town(field, (20, 20), 10)
    units = pool(field, "IN", "MT", "LT", side=BLUE)
    field.put("mine_charge", MINES, 2)
    put = at(field, PLACE, BLUE)
    put.types("A")
    assert "All are placed" in " ".join(put.text)
    places = [field.place(unit) for unit in units]
    assert places[0] == (20, 20), "towns first"
    assert len(set(places)) == 3 and all(column for column, _ in places)
    assert field.get("mine_col", MINES)
    put.types("D")
    assert not put.waits
    assert (field.get("st_phase"), field.get("st_side")) == (MOBILE, RED)


@pytest.mark.rule("PG-3.17")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-6.2")
@pytest.mark.rule("PG-6.4")
@pytest.mark.rule("PG-7.19")
@pytest.mark.rule("PG-11.2")
@pytest.mark.rule("PG-11.5")
@pytest.mark.rule("PG-11.6")
def test_guns_are_asked_one_by_one_and_plot_where_somebody_sees(field: Field) -> None:
    light, heavy = field.stand("LA", (5, 5)), field.stand("HA", (6, 5))
    mobile = field.stand("MA", (7, 5))
    foe = field.stand("MT", (9, 5), BLUE)
    asked = at(field, PLOT)
    assert field.get("st_active") == light and field.get("shown") == 2
    cursor(asked, (30, 5))
    asked.types("\r")
    assert "Out of range or of sight" in asked.text[23]
    asked.types(" ")
    cursor(asked, (9, 5))
    asked.types("B")
    assert (field.get("plot_col", light), field.get("plot_row", light)) == (9 | 128, 5)
    assert field.flags(light) & 32 and field.get("st_active") == heavy
    cursor(asked, (5, 5))
    asked.types("S")
    assert field.get("st_active") == heavy, "who has plotted is not asked again"
    cursor(asked, (9, 5))
    asked.types("S")
    assert "Not a unit of yours" in asked.text[23]
    asked.types(" N")
    assert asked.waits and field.get("st_active") == heavy, "the only one left"
    asked.types("I")
    assert not asked.waits and not field.get("plot_col", heavy)
    assert (field.get("st_phase"), field.get("st_side")) == (PLOT, BLUE)
    moving = at(field, MOBILE)
    assert field.get("st_active") == mobile
    cursor(moving, field.place(foe))
    moving.types("B")
    assert "It fires no barrage" in moving.text[23]
    moving.types(" \r")
    assert not moving.waits and (field.get("plot_col", mobile), field.get("shown")) == (9, 0)


@pytest.mark.rule("PG-3.3")
@pytest.mark.rule("PG-3.7")
@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-6.5")
@pytest.mark.rule("PG-10.2")
def test_units_fire_one_by_one_at_the_best_or_another_target(field: Field) -> None:
    field.bench.set("st_react", (101, 101))
    one, two = field.stand("HT", (5, 5)), field.stand("HT", (6, 5))
    far, near = field.stand("MT", (5, 9), BLUE), field.stand("LT", (5, 7), BLUE)
    idle = field.stand("IN", (3, 12))
    fires = at(field, FIRE_1)
    assert field.get("st_active") == one and field.get("panel_chance") == 1
    targets = [field.get("target_units", n) for n in range(field.get("target_count"))]
    assert targets[0] == near and far in targets
    shown = field.get("target_chances")
    assert f"hits with {shown} %" in " ".join(fires.text)
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 6)
    fires.types(" ")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 8)
    fires.types(" ")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 6), "round again"
    cursor(fires, field.place(idle))
    fires.types("\r")
    assert "It cannot hit anything there" in fires.text[23]
    fires.types(" S")
    assert "It has nobody to fire at" in fires.text[23]
    fires.types(" ")
    cursor(fires, field.place(near))
    fires.types("S")
    assert "Not a unit of yours" in fires.text[23]
    fires.types(" ")
    cursor(fires, field.place(two))
    fires.types("S")
    assert field.get("st_active") == two
    fires.types("N")
    assert field.get("st_active") == one
    fires.types("I")
    assert field.get("st_active") == two and not field.flags(one) & 1
    fires.types("\r")
    assert not fires.waits and field.flags(two) & 1, "nobody is left to be asked"
    assert (field.get("st_phase"), field.get("st_side")) == (FIRE_1, BLUE)
    assert not field.flags(one) & 128, "in the next phase it is asked again"


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-6.6")
@pytest.mark.rule("PG-9.1")
@pytest.mark.rule("PG-9.3")
@pytest.mark.rule("PG-9.4")
@pytest.mark.rule("PG-9.5")
def test_units_move_one_by_one_as_far_as_their_points_go(field: Field) -> None:
    tank, car = field.stand("MT", (5, 5)), field.stand("AC", (8, 5))
    gun = field.stand("LA", (10, 5))
    for unit, left in ((tank, 10), (car, 18), (gun, 0)):
        field.put("unit_left", unit, left)
    moves = at(field, MOVE)
    assert field.get("st_active") == tank and field.get("shown") == 1
    assert field.get("shown_limit") == 10 and field.get("panel_chance") == 0
    cursor(moves, (5, 11))
    moves.types("\r")
    assert "It cannot come there" in moves.text[23]
    moves.types(" ")
    cursor(moves, (8, 5))
    moves.types("\r")
    assert "One unit a hex" in moves.text[23]
    moves.types(" ")
    cursor(moves, (5, 8))
    moves.types("\r")
    assert field.place(tank) == (5, 8) and field.get("unit_left", tank) == 4
    assert field.get("st_active") == tank and field.get("shown_limit") == 4, "it may go on"
    moves.types("Z")
    assert field.place(tank) == (5, 5) and field.get("unit_left", tank) == 10
    cursor(moves, (8, 5))
    moves.types("S")
    assert field.get("st_active") == car
    moves.types("I")
    assert field.get("st_active") == tank
    cursor(moves, (5, 10))
    moves.types("\r")
    assert field.place(tank) == (5, 10)
    assert not moves.waits, "one is passed over, one has gone, and a gun goes nowhere"
    assert (field.get("st_phase"), field.get("st_side"), field.get("shown")) == (MOVE, BLUE, 0)


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-11.12")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_the_next_unit_is_one_that_can_still_move(field: Field, side: int) -> None:
    units = [field.stand("MT", (5 + n, 5), side) for n in range(5)]
    for n, (left, flags) in enumerate(((2, 4), (0, 4), (2, 4 | 16), (2, 4 | 128), (2, 4))):
        field.put("unit_left", units[n], left)
        field.put("unit_flags", units[n], flags)
    field.put("unit_left", 30 if side else 90, 10)
    field.bench.set("st_side", side)
    found = []
    for active in (NOBODY, units[0], units[1], units[4]):
        got = field.bench.call("move_next", st_active=active)
        assert not got.c and got.x == field.get("st_active")
        found.append(got.x)
    assert found == [units[0], units[4], units[4], units[0]]
    field.put("unit_left", units[0], 0)
    field.put("unit_col", units[4], 0)
    assert field.bench.call("move_next", st_active=units[0]).c
    assert field.get("st_active") == NOBODY


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


@pytest.mark.rule("PG-6.8")
@pytest.mark.rule("PG-5.5")
@pytest.mark.rule("PG-6.1")
@pytest.mark.parametrize(("fresh", "follows"), [(0, MOBILE), (30, BUY)])
def test_the_next_turn_begins_with_buying_where_there_are_fresh_points(
    field: Field, fresh: int, follows: int
) -> None:
    field.bench.set("st_turns", 4)
    field.bench.set("fresh_turn", 2)
    field.bench.set("fresh_side", BLUE)
    field.bench.set("fresh_points", fresh)
    ends = at(field, SCORE)
    assert not ends.waits, "the page waits where the turn is kept"
    assert field.get("st_turn") == 2 and field.get("st_phase") == KEEP
    assert field.get("st_next_phase") == follows and points(ends, BLUE) == fresh


@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-13.3")
def test_who_sits_down_says_his_word(field: Field) -> None:
    field.bench.set("st_options", LIMITED)
    field.bench.set("st_eyes", NOBODY)
    field.bench.set("st_human", (1, 1))
    for side, word in ((RED, "AB"), (BLUE, "")):
        hands = Hands(field.bench, "hand_over", st_side=side)
        assert ("Red", "Blue")[side] in " ".join(hands.text)
        hands.types(f"{word}\r")
        assert not hands.waits and field.get("st_eyes") == side
    assert not Hands(field.bench, "hand_over", st_side=BLUE).waits, "he sits there"
    hands = Hands(field.bench, "hand_over", st_side=RED)
    for wrong in ("", "A", "ABC", "BB"):
        hands.types(f"{wrong}\r")
        assert hands.waits and "not the word" in hands.text[12]
    hands.types("AB\r")
    assert not hands.waits and field.get("st_eyes") == RED
    hands = Hands(field.bench, "hand_over", st_side=BLUE)
    hands.types("X\r")
    assert not hands.waits, "who has no word is not asked for one"
    for options, human in ((0, (1, 1)), (LIMITED, (1, 0)), (LIMITED, (0, 1))):
        field.bench.set("st_options", options)
        assert not Hands(field.bench, "hand_over", st_side=RED, st_human=human).waits


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


@pytest.mark.rule("PG-3.17")
@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-4.4")
@pytest.mark.parametrize("what", ["reach", "plot", "seen", "zone"])
def test_the_window_marks_the_hexes_that_it_should(field: Field, what: str) -> None:
    bench = field.bench
    gun = field.stand("LA", (5, 5))
    field.ground((9, 5), FOREST)
    bench.set("st_active", gun)
    look = bench.sym["zp_hexview"]
    plate, tile, shade = (bench.sym[f"HV_{name}"] for name in ("PLATE", "TILE", "SHADE"))
    if what == "zone":
        area(field, RED)
    for index, wanted in (
        (50 * 5 + 7, {"reach": True, "plot": False, "seen": False, "zone": True}),
        (50 * 5 + 13, {"reach": False, "plot": True, "seen": True, "zone": True}),
    ):
        bench.mem[bench.sym["hex_field"] + index] = 4 if index == 50 * 5 + 7 else 5
        for name, value in (("shown", ("", "reach", "plot", "seen", "zone").index(what)),
                            ("shown_limit", 4), ("seen_col", (5, 5))):  # fmt: skip
            bench.set(name, value)
        bench.set("zp_hexview", bytes(16))
        bench.set("zp_hexview", (index & 255, index >> 8))
        bench.mem[look + tile] = CLEAR
        bench.call("hex_shade")
        assert bool(bench.mem[look + shade]) == wanted[what]
        bench.mem[look + shade] = 0
        bench.mem[look + plate] = 1
        bench.call("hex_shade")
        assert not bench.mem[look + shade], "a piece is not painted over"


def answered(field: Field, keys: str) -> tuple[Hands, int, int, int]:
    """A heavy tank has fired at a light one, which is asked; these keys follow."""
    one, two = field.stand("HT", (5, 5)), field.stand("HT", (6, 5))
    field.put("unit_flags", two, 4 | 1)
    foe = field.stand("LT", (5, 7), BLUE)
    fires = at(field, FIRE_1)
    fires.types("\r" + keys)
    return fires, one, two, foe


@pytest.mark.rule("PG-1.4")
@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.10")
def test_who_answers_is_offered_his_firer_first_then_the_others(field: Field) -> None:
    fires, one, two, foe = answered(field, "F")
    assert fires.waits and field.get("st_active") == foe
    assert "SPACE next" in fires.text[23]
    targets = [field.get("target_units", n) for n in range(field.get("target_count"))]
    assert set(targets) == {one, two}
    seen = []
    for _ in range(3):
        seen.append((field.get("st_cursor_x") + 1, field.get("st_cursor_y") + 1))
        fires.types(" ")
    assert seen[0] == (5, 5) and seen[1] == (6, 5) and seen[2] == (5, 5)
    cursor(fires, (20, 20))
    fires.types("\r")
    assert fires.waits and not field.flags(foe) & 1, "nobody is there"
    cursor(fires, (6, 5))
    fires.types("\r")
    assert field.flags(foe) & 1 and field.flags(one) & 1
    assert (field.get("st_phase"), field.get("st_side")) == (FIRE_1, BLUE)


@pytest.mark.rule("PG-1.4")
@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.10")
@pytest.mark.parametrize("keys", ["N", "F" + ESCAPE, ""])
def test_who_wants_no_answer_keeps_his_shot(field: Field, keys: str) -> None:
    fires, one, _, foe = answered(field, keys)
    assert not fires.waits and field.flags(one) & 1 and not field.flags(foe) & 1


@pytest.mark.rule("PG-3.4")
@pytest.mark.rule("PG-3.5")
@pytest.mark.rule("PG-3.12")
@pytest.mark.rule("PG-3.25")
@pytest.mark.rule("PG-13.1")
def test_keys_that_mean_the_same_in_every_phase(field: Field) -> None:
    tank = field.stand("MT", (5, 5))
    field.put("unit_left", tank, 10)
    field.ground((8, 8), FOREST)
    moves = at(field, MOVE)
    moves.types("?")
    assert "Help" in moves.text[0]
    moves.types(" ")
    assert "Movement" in moves.text[19]
    moves.types("V")
    assert "Shaded" in moves.text[23] and field.get("shown") == 3
    assert (field.get("seen_col"), field.get("seen_row")) == (5, 5)
    moves.types(" ")
    assert field.get("shown") == 1, "where it can go again"
    moves.types("W")
    assert "Press any key" in moves.text[23]
    moves.types(" X")
    assert moves.waits and "RETURN go" in moves.text[23]
    moves.types("R")
    assert "Nothing has happened" in moves.text[23]
    moves.types(" 1")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 3), "a hex north"
    moves.types("QN")
    assert moves.waits and field.get("st_phase") == MOVE
    moves.types("QY")
    assert not moves.waits and field.get("st_phase") == MENU
    keeps = at(field, MOVE)
    keeps.types("K")
    assert not keeps.waits and field.get("st_phase") == 13 and field.get("st_next_phase") == MOVE


@pytest.mark.rule("PG-9.8")
@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
def test_loading_and_unloading_by_keys_and_what_is_refused(field: Field) -> None:
    tank, man = field.stand("MT", (5, 5)), field.stand("IN", (5, 7))
    gun = field.stand("LA", (5, 9))
    for unit, left in ((tank, 10), (man, 2)):
        field.put("unit_left", unit, left)
    moves = at(field, MOVE)
    for place, key, said in (
        ((9, 9), "L", "cannot take that on"), ((5, 5), "L", "cannot take that on"),
        ((5, 9), "U", "carries nobody"),
    ):  # fmt: skip
        cursor(moves, place)
        moves.types(key)
        assert said in moves.text[23]
        moves.types(" ")
    cursor(moves, (5, 7))
    moves.types("L")
    assert field.get("unit_cargo", tank) == man and field.place(man)[0] == 0
    assert field.place(tank) == (5, 7) and field.get("unit_left", tank) == 10 - 4 - 2
    cursor(moves, (5, 7))
    moves.types("U")
    assert "where it goes on to" in moves.text[23]
    moves.types(" ")
    cursor(moves, (5, 9))
    moves.types("U")
    assert "One unit a hex" in moves.text[23] and field.place(gun) == (5, 9)
    moves.types(" ")
    field.put("unit_left", tank, 2)
    cursor(moves, (6, 7))
    moves.types("U")
    assert "Too few points" in moves.text[23]


@pytest.mark.rule("PG-3.22")
def test_who_is_asked_for_passing_fire_sees_who_passes(general: Any) -> None:
    field = Field(general)
    mover = stand(field, 59, "HT", (10, 10))
    stand(field, 60, "MT", (12, 8))
    general.set("st_active", mover)
    general.set("st_phase", MOVE)
    general.set("reaction_parts", 6)
    hires_page.keys(general, "F")
    hands = Hands(general, "passing", X=mover)
    assert "Medium Tank" in hands.text[23]
    assert hands.text[20].startswith("Heavy Tank")
    assert (hands.byte("st_cursor_x"), hands.byte("st_cursor_y")) == (9, 9)


@pytest.mark.rule("PG-11.6")
@pytest.mark.parametrize(("phase", "kind"), [(MOBILE, "MA"), (PLOT, "LA")])
def test_a_barrage_is_offered_to_who_can_fire_one(general: Any, phase: int, kind: str) -> None:
    field = Field(general)
    stand(field, 0, kind, (10, 10))
    assert ("barrage" in at(field, phase).text[23]) == (kind == "LA")
