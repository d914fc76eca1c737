"""Pages row by row, on a screen that was full of something else."""

from __future__ import annotations

import math
import random
from fractions import Fraction as F
from pathlib import Path
from typing import Any

import pytest

from ..hires_page import GLYPHS, keys, left_over, line, text
from .battle import LOADED, PREPARED, WEAPONS, order_bytes
from .phase_bench import CHENG, ESCAPE, GRUBER, PADOOKA, begin_battle, get, put
from .stub import Stubs
from .test_sight import draw

PAGE = slice(0x2000, 0x4000)
NOTE_ROW = 23
STATUS = pytest.mark.parametrize("routine", ["status_page", "report_status_page"])


@pytest.fixture
def battle(ambush: Any) -> Any:
    return begin_battle(ambush)


def rows(m: Any) -> list[str]:
    return [each.rstrip() for each in text(m.mem)]


def row(m: Any, number: int) -> str:
    """One row only: to read them all takes time."""
    lines = [line(m.mem, 8 * number + k) for k in range(8)]
    cells = (bytes(dots[column] for dots in lines) for column in range(40))
    return "".join(GLYPHS.get(cell, "·") for cell in cells).rstrip()


def soil(m: Any) -> None:
    """Every cell a chequered square, which is no letter."""
    m.mem[PAGE] = bytes([0x2A, 0x55] * 0x1000)


def name(m: Any, man: int, given: str) -> None:
    at = m.sym["man_name"] + 12 * man
    m.mem[at : at + 12] = given.ljust(12).encode()


def waits(m: Any, routine: str, typed: str, **given: int) -> list[str]:
    keys(m, typed)
    with pytest.raises(TimeoutError):
        m.call(routine, limit=1_500_000, **given)
    assert left_over(m) == 0
    return rows(m)


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.rule("CA-1.2.5")
@pytest.mark.parametrize("routine", ["orders_pages:square_tell", "report_pages:square_tell"])
def test_ground_sides_and_men_fill_three_rows_and_no_more(battle: Any, routine: str) -> None:
    m = battle
    copy = "report_" if "report" in routine else ""
    sides = ("wall", "window", "door", "hedge")
    m.set("shown_look", [0] * 20)
    for y in (11, 12, 64):
        here = {(30, y): 1 | 2 << 2 | 3 << 5, (31, y): 4 << 5}
        here |= {(30, y - 1): 1 << 2} if y > 11 else {}
        draw(m, here)
        soil(m)
        m.overlay("REPORT" if copy else "ORDERS")
        m.set(copy + "map_at_x", 30)
        m.set(copy + "map_at_y", y)
        m.call(routine)
        south = f"  S {sides[0]}" if y > 11 else ""
        want = [f"30{y} rubble  N {sides[1]}  E {sides[3]}", f"{south}  W {sides[2]}", ""]
        assert rows(m)[20:23] == want
        assert set(rows(m)[19]) == set(rows(m)[23]) == {"·"}
    m.set("shown_look", [1] * 20)
    m.set("shown_x", [30] * 20)
    m.set("shown_y", [64] * 20)
    m.set("st_side", 1)
    for first, second, whole in ((12, 10, True), (12, 11, False), (11, 12, False), (12, 12, False)):
        for man, letter in enumerate("ABCDEFGHIJKLMNOPQRST"):
            name(m, man, letter)
        for man, length in ((19, first), (18, second), (17, 12)):
            name(m, man, chr(65 + man) + "x" * (length - 1))
        soil(m)
        m.call(routine)
        words = ["T" + "x" * (first - 1), "S" + "x" * (second - 1)]
        words += ["R" + "x" * 11] if whole else ["R"]
        got = rows(m)[22].split()
        assert got[:3] == words
        letters = [chr(65 + man) for man in range(16, 9, -1)] + ["A"] * 10
        assert got[3:] == letters[: len(got[3:])]


@pytest.mark.rule("CA-1.3.2")
@pytest.mark.parametrize("routine", ["password_ask", "report_pages:password_ask"])
def test_a_password_has_five_characters(battle: Any, routine: str) -> None:
    """A sixth is not taken, and each of the five counts."""
    battle.set("st_solitaire", 0)
    battle.set("st_passwords", b"TIGERPANZR")
    assert waits(battle, routine, "tigers")[12].strip() == "Password: *****"
    keys(battle, "tigers\r")
    assert battle.call(routine, limit=4_000_000).c == 0
    for place in range(5):
        for side, word in enumerate(("tiger", "panzr")):
            battle.set("st_side", side)
            waits(battle, routine, word[:place] + "x" + word[place + 1 :] + "\r")
    keys(battle, ESCAPE)
    assert battle.call(routine, limit=4_000_000).c == 1


@pytest.mark.rule("CA-1.2.1")
def test_the_initial_is_a_letter_whatever_stands_there(battle: Any) -> None:
    for letter, number in zip("AaBMZz", (0, 0, 1, 12, 25, 25), strict=True):
        for man in (0, 9, 19):
            name(battle, man, letter + "x")
            assert battle.call("name_letter", X=man).a == number
    for other in "@[\\]^_`{|}~":
        name(battle, 4, other)
        assert battle.call("name_letter", X=4).a in (0, 25), other


@pytest.mark.rule("CA-1.2.1")
@pytest.mark.rule("CA-1.2.2")
@pytest.mark.parametrize("side", [0, 1])
def test_where_both_sides_stand_the_man_is_lit(battle: Any, side: int) -> None:
    """The dots of the man himself are turned over, six lines of them; the sides stay."""
    battle.set("st_side", side)
    battle.set("zp_map_byte", 0)
    friend, foe = (PADOOKA, GRUBER) if side == 0 else (GRUBER, PADOOKA)
    for other, alone in ((friend, foe), (foe, friend)):
        battle.set("shown_look", [0] * 20)
        battle.set("shown_x", [30] * 20)
        battle.set("shown_y", [30] * 20)
        cells = []
        put(battle, "shown_look", friend, 1)
        for both in (0, 1):
            put(battle, "shown_look", foe, both)
            battle.set("cell_lines", [0x55, 1, 1, 1, 1, 1, 1, 0x01])
            battle.call("map_man_lines", X=30, Y=30)
            cells.append(list(battle.mem[battle.sym["cell_lines"] :][:8]))
        plain, lit = cells
        assert lit == plain[:2] + [byte ^ 0x3E for byte in plain[2:]], (other, alone)
        assert plain[0] == 0x55 and plain[1] == 1


WORDS = "MR12R MI33W SB SE PA PR LM GK DB FS2020 FA1020 HH HJ30 EP099 EP999 EF3124 WA30".split()


def write(m: Any, man: int, words: list[str]) -> None:
    at = m.sym["man_orders"] + 64 * man
    for k, word in enumerate(words):
        m.mem[at + 4 * k : at + 4 * k + 4] = bytes(order_bytes(word))
    put(m, "man_order_count", man, len(words))


def set_out(words: list[str]) -> list[str]:
    """Three rows of 40: words and a blank between them, none is broken, + for what has no room."""
    found, row = ["", "", ""], 0
    for word in words:
        if row == 3:
            found[2] = found[2][:39] + "+"
            break
        if len(found[row]) + len(word) > 40:
            if row == 2:
                found[row] += "+"
                break
            row += 1
        found[row] += word
        if len(found[row]) < 40:
            found[row] += " "
        if len(found[row]) == 40:
            row += 1
    return [line.rstrip() for line in found]


@pytest.mark.rule("CA-5.40.1")
@pytest.mark.parametrize("man", [PADOOKA, CHENG, 19])
def test_nl_sets_out_the_orders_in_three_rows(battle: Any, man: int) -> None:
    rng = random.Random(540 + man)
    name(battle, man, "Zange")
    for number in range(12):
        words = [rng.choice(WORDS) for _ in range(rng.randint(1, 16))]
        if number == 0:
            words = ["FS2020"] * 16
        if number == 1:
            words = ["EF2020", "FA1020", "FS2020", "FS3030", "EP099", "MR12R", "WA30"]
        write(battle, man, words)
        if number == 2:  # five and their blanks fill a row to its end
            words = ["FS2020L"] * 16
            write(battle, man, ["FS2020"] * 16)
            for order in range(16):
                put(battle, "man_orders", 64 * man + 4 * order + 3, ord("L"))
        soil(battle)
        battle.call("list_row", zp_man=man)
        assert [row(battle, number) for number in (20, 21, 22)] == set_out(words)
        assert set(row(battle, 19)) == set(row(battle, 23)) == {"·"}
    write(battle, man, [])
    soil(battle)
    battle.call("list_row", zp_man=man)
    assert rows(battle)[20:23] == ["No orders yet.", "", ""]


@pytest.mark.rule("CA-5.1.2")
@pytest.mark.rule("CA-5.1.3")
def test_the_row_that_tells_what_is_left(battle: Any) -> None:
    write(battle, CHENG, ["WA30", "SB"])
    needs = "WA30 needs 300 more time points."
    for spent, touched, words in [
        ((0, 0), 1, "His orders: 2"),
        ((0, 0), 0, needs),  # left over from the last turn, though not begun
        ((1, 0), 0, needs),
        ((0, 1), 1, needs),
    ]:
        put(battle, "man_spent_lo", CHENG, spent[0])
        put(battle, "man_spent_hi", CHENG, spent[1])
        battle.overlay("ORDERS")
        put(battle, "man_touched", CHENG, touched)
        battle.set("plan_first", [300 & 255, 300 >> 8])
        soil(battle)
        battle.call("needs_row", zp_man=CHENG)
        assert rows(battle)[22] == words
        assert set(rows(battle)[21]) == set(rows(battle)[23]) == {"·"}


@pytest.mark.rule("CA-5.1.4")
@pytest.mark.parametrize(
    ("touched", "prompt"),
    [(0, "(N)ew, (L)eave or (A)ttach?"), (1, "(N)ew, (L)eave or (A)dd?")],
)
def test_what_becomes_of_orders_left_is_asked(battle: Any, touched: int, prompt: str) -> None:
    write(battle, CHENG, ["WA30", "SB"])
    battle.overlay("ORDERS")
    put(battle, "man_touched", CHENG, touched)
    page = waits(battle, "left_ask", "X\r", zp_man=CHENG)
    assert page[NOTE_ROW] == prompt
    assert waits(battle, "left_ask", "?", zp_man=CHENG)[0].startswith(" Orders")
    assert waits(battle, "left_ask", "?\r ", zp_man=CHENG)[NOTE_ROW] == prompt
    for typed, carry, count in (("L", 1, 2), (ESCAPE, 1, 2), ("xa", 0, 2 if touched else 1)):
        keys(battle, typed)
        assert battle.call("left_ask", limit=4_000_000, zp_man=CHENG).c == carry
        assert get(battle, "man_order_count", CHENG) == count
    keys(battle, "N")
    assert battle.call("left_ask", limit=4_000_000, zp_man=CHENG).c == 0
    assert get(battle, "man_order_count", CHENG) == 0


@pytest.mark.rule("CA-3.1.2")
def test_an_empty_line_is_no_order_and_no_mistake(battle: Any) -> None:
    battle.set("view_top", 30)
    battle.call("men_shown")
    page = waits(battle, "soldier_orders", "\r", X=CHENG)
    assert page[NOTE_ROW] == "Order 1:"
    page = waits(battle, "soldier_orders", "XX\r", X=CHENG)
    assert page[NOTE_ROW] == "Order 1:  No such order.  ? shows them."


@pytest.mark.rule("CA-6.1.1")
@STATUS
def test_the_words_for_wounds(battle: Any, routine: str) -> None:
    for wounds, word in [
        (0, "unhurt"),
        (1, "wounded"),
        (49, "wounded"),
        (50, "in shock: takes no orders"),
        (98, "in shock: takes no orders"),
        (99, "dead"),
    ]:
        put(battle, "man_wounds", CHENG, wounds)
        keys(battle, " ")
        battle.call(routine, zp_man=CHENG)
        assert rows(battle)[2] == f"Wounds {wounds}  {word}"


@pytest.mark.rule("CA-6.0.1")
@STATUS
def test_the_status_page_has_four_orders_to_a_row(battle: Any, routine: str) -> None:
    rng = random.Random(600)
    for count in (0, 1, 3, 4, 5, 8, 9, 15, 16):
        words = [rng.choice(WORDS) for _ in range(count)]
        write(battle, CHENG, words)
        keys(battle, " ")
        battle.call(routine, zp_man=CHENG)
        page = rows(battle)
        assert page[11] == ("Orders" if words else "Orders none")
        for k in range(4):
            four = words[4 * k : 4 * k + 4]
            assert page[12 + k] == "".join(word.ljust(8) for word in four).rstrip()


@pytest.mark.rule("CA-6.9.1")
@pytest.mark.rule("CA-6.9.2")
@STATUS
def test_the_status_page_spells_every_weapon(battle: Any, routine: str) -> None:
    """Prepared Y or N; of fire weapons loaded Y or N too."""
    rng = random.Random(690)
    write(battle, CHENG, ["WA30"] * 5)  # what lies behind the last place is no weapon
    signs = {code: letter for letter, code in WEAPONS.items()}
    for number in range(12):
        lines = []
        for array, slots, kinds in (("explosives", 6, (0, 1, 2)), ("weapons", 5, range(9))):
            words = []
            for slot in range(slots):
                kind = 0 if number == 0 else rng.choice(kinds)
                flags = rng.choice((0, LOADED)) | rng.choice((0, PREPARED))
                put(battle, "man_" + array, 20 * slot + CHENG, kind | flags if kind else 0)
                if kind:
                    fires = signs[kind] in "MAR"
                    words.append(signs[kind] + "NY"[flags >= PREPARED])
                    words[-1] += "NY"[bool(flags & LOADED)] if fires else ""
            lines.append(" ".join(words) or "none")
        keys(battle, " ")
        battle.call(routine, zp_man=CHENG)
        assert rows(battle)[8:10] == [f"Explosives {lines[0]}", f"Other weapons {lines[1]}"]


@pytest.mark.rule("CA-3.1.1")
def test_a_soldier_s_letter_is_all_that_is_asked(battle: Any) -> None:
    """Two characters at most where one names a man, so that a longer name is not cut in silence."""
    for routine, prompt in (("orders_main", "Which soldier?"), ("report_main", "Report:")):
        page = waits(battle, routine, "PQR")
        assert page[NOTE_ROW].startswith(prompt + " PQ") and "PQR" not in page[NOTE_ROW]
    for overlay, prompt in (("orders_main", "Whose status?"), ("report_main", "Whose status?")):
        page = waits(battle, overlay + ":status_ask", "PQR")
        assert page[NOTE_ROW].startswith(prompt + " PQ") and "PQR" not in page[NOTE_ROW]


@pytest.mark.rule("CA-5.41.1")
def test_the_terrain_multiplier_is_rounded_to_the_nearest_thousandth(battle: Any) -> None:
    """Just below and at the border between two of them."""
    m = battle
    m.overlay("ORDERS")
    stubs = Stubs(m, "sight_terrain", "chance_linear")
    for thousandths in (*range(1, 1000, 37), 1000):
        first = math.ceil(F(65536, 1000) * thousandths - F(65536, 2000))  # that rounds up
        for value, want in ((first - 2, thousandths - 1), (first, thousandths)):
            stubs.clear()
            soil(m)
            m.set("zp_text_row", 22)
            m.set("zp_text_col", 0)
            m.call("terrain_row", zp_arg0=value & 255, zp_arg1=value >> 8, zp_order=[9, 20, 20, 1])
            assert row(m, 22).replace("·", "").split()[-1] == f"{want / 1000:.3f}"


@pytest.mark.rule("CA-5.3.1")
def test_every_note_of_what_was_refused_fits_behind_its_question(game_folder: Path) -> None:
    """The line has forty columns; what does not fit is never seen."""
    asked = {
        "orders": {
            "which": ("no_man", "in_shock", "is_dead"),
            "whose": ("no_man",),
        },
        "report": {"ask": ("unknown",), "whose": ("no_man",)},
    }
    for part, questions in asked.items():
        lines = (game_folder / "data" / f"messages_{part}.txt").read_text().splitlines()
        said = dict(each.split(": ", 1) for each in lines if each.startswith(part + "_"))
        for question, notes in questions.items():
            for note in notes:
                whole = said[f"{part}_{question}"].rstrip("|") + said[f"{part}_{note}"]
                assert len(whole) <= 40, whole
