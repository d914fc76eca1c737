"""Pages whole: what a square holds, the clock of the battle, words kept between two players."""

from __future__ import annotations

import csv
import random
from typing import Any

import pytest

from grognard.rom_build.sources import asm_root

from ..hires_page import keys, left_over, text
from .phase_bench import begin_battle, get, put
from .test_sight import draw

BUILDINGS_CSV = asm_root() / "games" / "ambush" / "data" / "buildings.csv"

GROUND = ("open ground", "rubble", "inside a building", "the statue")
SIDES = (None, "wall", "window", "door", "hedge")
BUILDINGS = {
    (x, y): name
    for _, name, *sides in csv.reader(BUILDINGS_CSV.read_text().splitlines()[3:])
    for left, bottom, right, top in [map(int, sides)]
    for x in range(left, right + 1)
    for y in range(bottom, top + 1)
}
MAP_PAGES = ["map_page", "report_map_page"]


@pytest.fixture
def battle(ambush: Any) -> Any:
    return begin_battle(ambush)


def rows(m: Any) -> list[str]:
    return [row.rstrip() for row in text(m.mem)]


@pytest.mark.rule("CA-1.0.2")
@pytest.mark.rule("CA-3.3.2")
def test_the_page_of_the_resolution(battle: Any) -> None:
    for key, said, noises in (("Y", "Yes", 1), ("N", "No", 0), ("", None, 0)):
        battle.set("st_computer", 3 if said is None else 2)
        battle.set("st_noises", 7)
        keys(battle, key)
        battle.call("resolve_page")
        assert battle.mem[battle.sym["st_noises"]] == noises
        page = rows(battle)
        assert page[2] == " " * 15 + "RESOLUTION" and set(page[3]) == {"·"}
        assert page[5] == (f"Hear the sounds of battle (Y or N)? {said}" if said else "")
        assert page[7:9] == ["The orders of both sides", "are carried out."]
        assert page[10].startswith("Seconds of the battle:")
    battle.set("st_computer", 2)
    keys(battle, "?\r")
    with pytest.raises(TimeoutError):
        battle.call("resolve_page", limit=1_500_000)
    assert rows(battle)[0].strip() == "Help"
    keys(battle, "?\r Y")
    battle.call("resolve_page")
    assert rows(battle)[5].endswith("(Y or N)? Yes")
    battle.set("st_computer", 3)
    for length, now, words in [
        (250, 123, "12.3  of 25.0"),
        (9, 4, "0.4   of 0.9"),
        (100, 99, "9.9   of 10.0"),
        (250, 250, "25.0  of 25.0"),
        (110, 10, "1.0   of 11.0"),
    ]:
        battle.set("st_turn_length", length)
        battle.call("resolve_page")
        battle.call("resolve_progress", zp_now=now)
        assert rows(battle)[10] == "Seconds of the battle: " + words


def told(m: Any, routine: str, x: int, y: int) -> list[str]:
    m.set("view_top", min(64, y + 9))
    at = routine.replace("page", "at_")
    m.set(at + "x", x)
    m.set(at + "y", y)
    keys(m, "\r\x1b")
    m.call(routine, limit=20_000_000)
    assert left_over(m) == 0
    assert (get(m, at + "x"), get(m, at + "y")) == (x, y)
    return rows(m)[20:23]


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.rule("CA-1.2.5")
@pytest.mark.parametrize("routine", MAP_PAGES)
def test_what_the_map_page_tells_of_ground_and_sides(battle: Any, routine: str) -> None:
    battle.set("shown_look", [0] * 20)
    rng = random.Random(12)
    for x, y in [(20, 30), (48, 30), (47, 30), (11, 30), (30, 11), (30, 12), (30, 64), (48, 11)]:
        ground = rng.randrange(4)
        north, west, south, east = (rng.choice((0, 0, 1, 2, 3, 4)) for _ in range(4))
        village = {(x, y): ground | north << 2 | west << 5}
        if y < 64:
            village[11, y + 1] = 1 << 5  # no side of a square at the eastern edge
        if y > 11:
            village[x, y - 1] = south << 2
        if x < 48:
            village[x + 1, y] = east << 5
        draw(battle, village)
        here = [north, east if x < 48 else 0, south if y > 11 else 0, west]
        told_ground = GROUND[ground]
        if ground == 2 and (x, y) in BUILDINGS:
            told_ground = BUILDINGS[x, y]
        words = [f"  {name} {SIDES[k]}" if k else "" for name, k in zip("NESW", here, strict=True)]
        want = [f"{x}{y} {told_ground}" + words[0] + words[1], words[2] + words[3], ""]
        assert told(battle, routine, x, y) == want, (x, y)


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.parametrize("routine", MAP_PAGES)
def test_the_map_page_tells_of_the_square_under_the_cursor(battle: Any, routine: str) -> None:
    at = routine.replace("page", "at_")
    battle.set("view_top", 39)
    battle.set(at + "x", 20)
    battle.set(at + "y", 30)
    for typed, square in (("", "2030"), ("\r", "2030"), ("J", "1930"), ("J\rIK", "2031")):
        keys(battle, typed)
        with pytest.raises(TimeoutError):
            battle.call(routine, limit=1_500_000)
        assert rows(battle)[20][:4] == square, typed
        battle.set(at + "x", 20)
        battle.set(at + "y", 30)


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.parametrize("routine", MAP_PAGES)
def test_what_the_map_page_tells_of_men(battle: Any, routine: str) -> None:
    draw(battle, {})
    shown = {
        "shown_look": [1, 2, 0, 1, 4, 1] + [0] * 13 + [1],
        "shown_x": [20, 20, 20, 21, 20, 20] + [0] * 13 + [20],
        "shown_y": [30, 30, 30, 30, 31, 30] + [0] * 13 + [30],
    }
    for name, values in shown.items():
        battle.set(name, values)
    names = {0: "Padooka", 1: "Ralphs", 5: "Cheng", 19: "Zange"}
    for man, name in names.items():
        battle.set("man_name", bytes(battle.mem[battle.sym["man_name"] :][:240]))
        at = battle.sym["man_name"] + 12 * man
        battle.mem[at : at + 12] = name.ljust(12).encode()
    # the line has room for as many names as end 3 before its end; the others are initials
    line = told(battle, routine, 20, 30)[2]
    assert line.split() == ["GERMAN", "Cheng", "Ralphs", "Padooka"]
    assert line.startswith("GERMAN")
    battle.set("st_side", 1)
    battle.set("shown_look", [1] * 20)
    battle.set("shown_x", [20] * 20)
    battle.set("shown_y", [30] * 20)
    for man in range(20):
        at = battle.sym["man_name"] + 12 * man
        battle.mem[at : at + 12] = (chr(65 + man) + "xxxxxxx").ljust(12).encode()
    told(battle, routine, 20, 30)
    page = " ".join(rows(battle)[22:24]).split()
    whole = [word for word in page if word.endswith("xxxxxxx")]
    assert whole == [chr(65 + man) + "xxxxxxx" for man in range(19, 19 - len(whole), -1)]
    letters = [word for word in page if len(word) == 1]
    friends = [chr(65 + man) for man in range(19 - len(whole), 9, -1)]
    assert letters[: 20 - len(whole)] == friends + ["A"] * 10


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.parametrize("routine", MAP_PAGES)
def test_n_goes_from_man_to_man_and_passes_over_who_is_not_to_be_seen(
    battle: Any, routine: str
) -> None:
    at = routine.replace("page", "at_")
    squares = {2: (13, 20), 5: (48, 64), 19: (11, 11)}
    for men, ends in (((2, 5, 19), (2, 5, 19, 2)), ((5,), (5, 5, 5, 5)), ((), (None,) * 4)):
        battle.set("shown_look", [int(man in men) for man in range(20)])
        for man, (x, y) in squares.items():
            battle.mem[battle.sym["shown_x"] + man] = x
            battle.mem[battle.sym["shown_y"] + man] = y
        for count, end in enumerate(ends, 1):
            battle.set(at + "x", 30)
            battle.set(at + "y", 30)
            keys(battle, "N" * count + "\x1b")
            battle.call(routine, limit=20_000_000)
            here = battle.mem[battle.sym[at + "x"]], battle.mem[battle.sym[at + "y"]]
            assert here == ((30, 30) if end is None else squares[end]), (men, count)


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.parametrize("routine", MAP_PAGES)
def test_n_passes_over_who_stands_in_the_cursor_s_square(battle: Any, routine: str) -> None:
    at = routine.replace("page", "at_")
    battle.set("shown_look", [int(man < 4) for man in range(20)])
    for man, (x, y) in enumerate(((30, 30), (30, 30), (30, 31), (31, 31))):
        battle.mem[battle.sym["shown_x"] + man] = x
        battle.mem[battle.sym["shown_y"] + man] = y
    for count, end in ((1, (30, 31)), (2, (31, 31)), (3, (30, 30)), (4, (30, 31))):
        battle.set(at + "x", 30)
        battle.set(at + "y", 30)
        keys(battle, "N" * count + "\x1b")
        battle.call(routine, limit=20_000_000)
        here = battle.mem[battle.sym[at + "x"]], battle.mem[battle.sym[at + "y"]]
        assert here == end, count


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.parametrize("routine", MAP_PAGES)
def test_help_on_the_map_page(battle: Any, routine: str) -> None:
    battle.set("view_top", 30)
    at = routine.replace("page", "at_")
    battle.set(at + "x", 20)
    battle.set(at + "y", 20)
    keys(battle, "? \x1b")
    battle.call(routine, limit=20_000_000)
    assert left_over(battle) == 0


@pytest.mark.rule("CA-1.3.1")
@pytest.mark.rule("CA-1.3.2")
@pytest.mark.parametrize("routine", ["password_ask", "report_pages:password_ask"])
def test_each_player_s_word(battle: Any, routine: str) -> None:
    """Five characters, blanks where a word is shorter; wrong ones are asked again."""
    battle.set("st_solitaire", 0)
    for side, words, typed, opens in [
        (0, "TIGERPANZR", "tiger", True),
        (1, "TIGERPANZR", "panzr", True),
        (0, "TIGERPANZR", "panzr", False),
        (1, "TIGERPANZR", "tiger", False),
        (0, "TIGERPANZR", "tige", False),
        (0, "TIGE PAN  ", "tige", True),
        (1, "TIGE PAN  ", "pan", True),
        (1, "TIGE PAN  ", "pa", False),
        (1, "TIGE PAN  ", "panz", False),
        (0, "TIGERPANZR", "tigex", False),
        (1, "TIGERPANZR", "panzx", False),
        (0, "TIGERPANZR", "", False),
    ]:
        battle.set("st_side", side)
        battle.set("st_passwords", words.encode())
        keys(battle, typed + "\r")
        if opens:
            battle.call(routine, limit=2_000_000)
            assert "".join(rows(battle)) == "", (side, typed)
        else:
            with pytest.raises(TimeoutError):
                battle.call(routine, limit=1_000_000)
            assert rows(battle)[14].strip() == "That is not the password", (side, typed)
            assert rows(battle)[12].strip() == "Password:"
        assert left_over(battle) == 0
    battle.set("st_solitaire", 1)
    battle.call(routine)
    assert "".join(rows(battle)) == ""


@pytest.mark.rule("CA-2.4.1")
@pytest.mark.rule("CA-6.11.1")
@pytest.mark.parametrize("routine", ["status_page", "report_status_page"])
@pytest.mark.parametrize("side", [0, 1])
def test_the_status_page_lists_the_enemies_a_man_sees(battle: Any, routine: str, side: int) -> None:
    """In a blind game: squares, eight in a row; none when he sees nobody."""
    man, enemies = (5, range(10, 20)) if side == 0 else (13, range(10))
    battle.set("st_side", side)
    for enemy in enemies:
        put(battle, "man_x", enemy, 20 + enemy)
        put(battle, "man_y", enemy, 60 - enemy)
    for blind, seen in ((1, (0, 9)), (1, (1, 2, 7, 8)), (1, ()), (0, (3,)), (1, tuple(range(10)))):
        battle.set("st_blind", blind)
        bits = sum(1 << n for n in seen)
        put(battle, "man_sees_lo", man, bits & 255)
        put(battle, "man_sees_hi", man, bits >> 8)
        keys(battle, " ")
        battle.call(routine, zp_man=man)
        lines = rows(battle)[18:21]
        squares = [f"{20 + enemies[n]}{60 - enemies[n]}" for n in seen]
        if not blind:
            assert lines == ["", "", ""]
        elif not seen:
            assert "none" in lines[0] and lines[1:] == ["", ""]
        else:
            assert [line.split() for line in lines[1:]] == [squares[:8], squares[8:]]
            assert lines[1].startswith(squares[0])


@pytest.mark.rule("CA-5.1.2")
@pytest.mark.rule("CA-6.10.1")
@pytest.mark.rule("CA-6.0.1")
@pytest.mark.parametrize("routine", ["status_page", "report_status_page"])
def test_the_status_page_tells_what_the_first_order_still_needs(battle: Any, routine: str) -> None:
    put(battle, "man_order_count", 5, 1)
    at = battle.sym["man_orders"] + 64 * 5
    battle.mem[at : at + 4] = bytes([15, 99, 0, 0])
    for spent, left in ((0, 99), (10, 89), (98, 1), (99, 0), (120, 0), (256, 0), (300, 0)):
        put(battle, "man_spent_lo", 5, spent & 255)
        put(battle, "man_spent_hi", 5, spent >> 8)
        keys(battle, " ")
        battle.call(routine, zp_man=5)
        line = next(row for row in rows(battle) if "needs" in row or "more" in row)
        assert [int(word) for word in line.replace(".", " ").split() if word.isdigit()][-1] == left
