"""Who stands on the map and how he is drawn; what a menu does with each key; orders once more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..hires_page import cell, keys, left_over, text
from .phase_bench import ESCAPE, PADOOKA, begin_battle, get, put, record
from .stage import Listed
from .stub import Stubs
from .test_order_rules import COPIES, SNEAK_DOUBT, Paper
from .test_sight import draw

NONE, UPRIGHT, PRONE, SHOCK, DEAD = range(5)
OPTIONS = 11
SIDES = pytest.mark.parametrize("side", [0, 1])


def array(m: Any, name: str, size: int) -> list[int]:
    return list(m.mem[m.sym[name] : m.sym[name] + size])


@pytest.mark.rule("CA-2.4.2")
@pytest.mark.rule("CA-1.2.3")
@pytest.mark.rule("CA-1.2.4")
@SIDES
@pytest.mark.parametrize("blind", [0, 1])
def test_how_each_man_is_shown(ambush: Any, side: int, blind: int) -> None:
    rng = random.Random(124)
    ambush.set("st_side", side)
    ambush.set("st_blind", blind)
    for _ in range(12):
        everyone = int(rng.random() < 0.2)
        ambush.set("shown_all", everyone)
        want = []
        for man in range(20):
            wounds = rng.choice((0, 49, 50, 98, 99))
            prone, seen, plays = (int(rng.random() < p) for p in (0.5, 0.5, 0.8))
            state = {"in_play": plays, "wounds": wounds, "posture": prone, "seen": seen}
            for name, value in {**state, "x": 11 + man, "y": 40 - man}.items():
                put(ambush, "man_" + name, man, value)
            look = DEAD if wounds == 99 else SHOCK if wounds >= 50 else PRONE if prone else UPRIGHT
            known = man // 10 == side or not blind or seen or everyone
            want.append(look if plays and known else NONE)
        ambush.call("men_shown")
        assert array(ambush, "shown_look", 20) == want
        assert array(ambush, "shown_x", 20) == [11 + man for man in range(20)]
        assert array(ambush, "shown_y", 20) == [40 - man for man in range(20)]


def drawn(m: Any, looks: dict[int, int]) -> list[int]:
    """Lines 2 to 7 of a square with these men in it, a column left of their tables if open."""
    m.set("shown_look", [looks.get(man, NONE) for man in range(20)])
    m.set("shown_x", [30] * 20)
    m.set("shown_y", [30] * 20)
    m.set("cell_lines", [0] * 8)
    m.call("map_man_lines", X=30, Y=30)
    return array(m, "cell_lines", 8)[2:]


@pytest.mark.rule("CA-1.2.2")
@pytest.mark.rule("CA-1.2.3")
@pytest.mark.rule("CA-1.2.4")
@SIDES
def test_which_figure_an_enemy_has(ambush: Any, side: int) -> None:
    """Americans upright and prone, Germans likewise, then one in shock and one dead."""
    ambush.set("st_side", side)
    ambush.set("zp_map_byte", 0)
    tables = [ambush.sym[f"figure_{k}"] for k in range(6)]
    for man in (0, 4, 9) if side else (10, 14, 19):
        for look in (UPRIGHT, PRONE, SHOCK, DEAD):
            figure = look + 1 if look >= SHOCK else look - 1 + (0 if man < 10 else 2)
            lines = [ambush.mem[at + figure] >> 1 for at in tables]
            assert drawn(ambush, {man: look}) == lines


@pytest.mark.rule("CA-1.2.1")
@SIDES
def test_the_initial_or_how_many_friends_share_the_square(ambush: Any, side: int) -> None:
    ambush.set("st_side", side)
    ambush.set("zp_map_byte", 0)
    tables = [ambush.sym[f"letter_{k}"] for k in range(5)]
    for man in range(20):
        at = ambush.sym["man_name"] + 12 * man
        ambush.mem[at : at + 12] = (chr(65 + man) + "x").ljust(12).encode()
    mine = list(range(10 * side, 10 * side + 10))
    for count in range(1, 11):
        letter = mine[0] if count == 1 else min(26 + count - 2, 33)  # the figures 2 to 9
        got = drawn(ambush, dict.fromkeys(mine[:count], UPRIGHT))
        assert got == [*(ambush.mem[at + letter] >> 1 for at in tables), 0]
    plain = drawn(ambush, {mine[0]: UPRIGHT})
    for look, under, struck in ((PRONE, 0x3E, None), (SHOCK, 0x36, None), (DEAD, 0x3E, 0x7F)):
        want = [*plain[:3], plain[4], 0, under]  # a line shorter, and parted from it
        if struck:
            want[2] = struck
        assert drawn(ambush, {mine[0]: look}) == want


@pytest.mark.rule("CA-1.2.1")
def test_a_letter_stands_clear_of_walls(ambush: Any) -> None:
    """The inner of a wall's two columns makes room; with nothing in the west he moves left,
    clear of a wall in the east."""
    ambush.set("st_side", 0)
    ambush.set("zp_map_byte", 0)
    free = drawn(ambush, {PADOOKA: UPRIGHT})
    for side in range(5):
        ambush.set("zp_map_byte", side << 5 | 0x10)
        ambush.set("shown_look", [UPRIGHT] + [NONE] * 19)
        ambush.set("cell_lines", [3] * 8)
        ambush.call("map_man_lines", X=30, Y=30)
        # the floor's line of the man keeps only what belongs to sides: columns 0, 1 and bit 7
        kept = 1 if side == 1 else 3
        want = [byte << (side > 0) | kept for byte in free]
        assert array(ambush, "cell_lines", 8)[2:] == want, side


@pytest.mark.rule("CA-1.2.1")
@pytest.mark.parametrize(("byte", "dots"), [(0, 0x3E), (0x40, 0x7C)], ids=["open", "window"])
def test_both_sides_in_a_square_light_it_where_the_man_stands(
    ambush: Any, byte: int, dots: int
) -> None:
    ambush.set("st_side", 0)
    ambush.set("zp_map_byte", byte)
    alone = drawn(ambush, {PADOOKA: UPRIGHT})
    assert drawn(ambush, {PADOOKA: UPRIGHT, 12: PRONE}) == [line ^ dots for line in alone]


@pytest.mark.rule("CA-1.2.5")
def test_the_row_to_the_north_of_the_last_is_itself(ambush: Any) -> None:
    for row in (11, 12, 37, 62, 63, 64):
        ambush.call("map_row_begin", X=row, Y=3)
        here, north = ambush.word("zp_ptr0"), ambush.word("zp_ptr1")
        assert north - here == (0 if row == 64 else 38), row


@pytest.mark.rule("CA-M.6")
@pytest.mark.parametrize("byte", [0x00, 0x01, 0x02, 0x03, 0x24, 0x48, 0x6C, 0x90, 0x27])
def test_a_square_of_the_map_key_looks_as_one_of_the_village(ambush: Any, byte: int) -> None:
    ambush.set("man_in_play", [0] * 20)
    ambush.set("shown_look", [0] * 20)
    ambush.set("view_top", 40)
    for column in (4, 5, 17, 30):
        draw(ambush, {(column + 9, 30): byte})
        ambush.mem[0x2000:0x4000] = bytes(0x2000)
        ambush.call("map_draw_square", X=column + 9, Y=30)
        want = cell(ambush.mem, column, 10)
        ambush.mem[0x2000:0x4000] = bytes(0x2000)
        ambush.call("map_sample", A=byte, X=column, Y=10)
        assert cell(ambush.mem, column, 10) == want


@pytest.mark.rule("CA-2.1.1")
@pytest.mark.parametrize(
    ("typed", "called"),
    [
        (ESCAPE, ["title_show", "any_key"]),
        ("?", ["help_show"]),
        ("5", []),
        (ESCAPE + "?", ["title_show", "any_key", "help_show"]),
    ],
)
def test_what_the_menu_does_with_other_keys(ambush: Any, typed: str, called: list[str]) -> None:
    ambush.overlay("MENU")
    stubs = Stubs(ambush, "title_show", "any_key", "help_show")
    for name, value in (("phase", OPTIONS), ("step", 7)):
        ambush.set("st_" + name, value)
    keys(ambush, typed + "1")
    ambush.call("menu_main", limit=4_000_000)
    assert (stubs.log, left_over(ambush)) == (called, 0)
    assert get(ambush, "st_phase") == 9
    assert (get(ambush, "st_step"), get(ambush, "key_stirs")) == (0, 0)


@pytest.mark.rule("CA-2.4.3")
@pytest.mark.parametrize("level", "123")
def test_escape_from_the_turn_s_length_goes_back_to_sight_or_sound(ambush: Any, level: str) -> None:
    """Level 3 is not asked about sight."""

    def page(typed: str) -> list[str]:
        ambush.set("st_phase", OPTIONS)
        keys(ambush, typed)
        with pytest.raises(TimeoutError):
            ambush.call("menu_main", limit=220_000 * (len(typed) + 1))
        return text(ambush.mem)[:20]

    before = "312" + level + ("" if level == "3" else "2")
    sound_or_sight = page(before)
    assert page(before + "2") != sound_or_sight
    assert page(before + "2" + ESCAPE) == sound_or_sight


@pytest.mark.rule("CA-3.4.1")
def test_the_movie_of_a_long_turn(ambush: Any) -> None:
    """Its log runs over several pages of memory."""
    m = begin_battle(ambush)
    m.overlay("REPORT")
    stubs = Stubs(m, "movie_wait", note="frame_time")
    moves = [(1 + k, "MOVE", PADOOKA, 12 + k % 20, 13 + k // 4) for k in range(200)]
    record(m, *moves)
    keys(m, "")
    with pytest.raises(TimeoutError):
        m.call("movie_show", limit=30_000_000)
    assert stubs.log[-1] == 200
    assert (get(m, "shown_x", PADOOKA), get(m, "shown_y", PADOOKA)) == (31, 62)


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.parametrize("routine", ["map_page", "report_map_page"])
def test_help_on_the_map_is_about_the_map(ambush: Any, routine: str) -> None:
    m = begin_battle(ambush)
    m.set("view_top", 30)
    at = routine.replace("page", "at_")
    m.set(at + "x", 20)
    m.set(at + "y", 20)
    keys(m, "?")
    with pytest.raises(TimeoutError):
        m.call(routine, limit=3_000_000)
    assert text(m.mem)[0].strip() == "The village"


@pytest.mark.rule("CA-8.4.3")
@pytest.mark.parametrize("copy", ["orders", "computer"])
def test_who_may_sneak_by_then_still_faces_as_he_does(ambush: Any, copy: str) -> None:
    """Only a doubt about his facing lets a turn to where he looks already pass."""
    paper = Paper(ambush, copy, 0)
    paper.man(0, 30, 30, 1)
    for doubt, refused in ((0, True), (SNEAK_DOUBT, True), (2, False), (2 | SNEAK_DOUBT, False)):
        paper.plan(doubt=doubt)
        assert bool(paper.refusal("MR10W")) == refused, doubt


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.rule("CA-12.5.3")
@pytest.mark.rule("CA-5.7.1")
@pytest.mark.parametrize("copy", sorted(COPIES))
@pytest.mark.parametrize("man", [0, 19])
def test_to_load_what_is_loaded_takes_a_look_only(ambush: Any, copy: str, man: int) -> None:
    """The chart's time by weapon; ten points to find that it is loaded."""
    for kind, listed in (("R", 25), ("A", 30), ("M", 50)):
        for flags, time in (("+", listed), ("*", 10), ("", listed), ("-", 10)):
            paper = Paper(ambush, copy, man)
            paper.man(man, 30, 30, 1, issued={"M": 3, "A": 4, "R": 5}[kind])
            paper.weapons(man, kind + flags)
            assert paper.cost("L" + kind)[0] == Listed(time), (kind, flags)


@pytest.mark.rule("CA-1.4.2")
@pytest.mark.parametrize("saved", [1, 2, 3, 4, 5, 6, 7, 8])
def test_where_a_battle_that_is_taken_up_again_goes_on(ambush: Any, saved: int) -> None:
    """Sent by the other player: with the Germans' orders or the turn; else with its length."""
    german, resolve, length = 3, 4, 8
    ambush.overlay("FILES")
    stubs = Stubs(ambush, "files_fetch", "seen_refresh", "village_apply")
    ambush.set("st_phase", saved)
    ambush.set("turn_under_way", 0xA5)
    ambush.call("files_restart")
    assert stubs.log == ["files_fetch", "seen_refresh", "village_apply"]
    assert get(ambush, "st_phase") == (saved if saved in (german, resolve) else length)
    assert get(ambush, "turn_under_way") != 0xA5


@pytest.mark.rule("CA-3.1.1")
@pytest.mark.parametrize("man", [0, 9, 10, 19])
@pytest.mark.parametrize("exchanged", [False, True])
def test_reset_gives_a_soldier_back_what_he_was(ambush: Any, man: int, exchanged: bool) -> None:
    """Whether or not state and plan are exchanged just then; once only, and only what is marked."""
    rng = random.Random(310)
    m = begin_battle(ambush)
    m.overlay("ORDERS")
    begin, end = m.sym["man_in_play"], m.sym["man_order_count"]
    m.mem[begin:end] = bytes(rng.randrange(1, 40) for _ in range(end - begin))
    put(m, "man_order_count", man, 0)
    before = bytes(m.mem[begin:end])
    m.call("plan_begin", zp_man=man)
    plan = bytes(rng.randrange(1, 40) for _ in range(16))
    m.set("plan_x", plan)
    if exchanged:
        m.call("plan_swap", zp_man=man)
        assert bytes(m.mem[begin:end]) != before
    m.call("plan_repair")
    assert bytes(m.mem[begin:end]) == before
    assert get(m, "plan_mark") == 0
    m.set("plan_x", plan)
    m.call("plan_repair")
    assert bytes(m.mem[begin:end]) == before, "no plan is in use any more"


@pytest.mark.rule("CA-3.1.2")
@SIDES
def test_the_orders_begin_with_the_leader_in_the_window(ambush: Any, side: int) -> None:
    m = begin_battle(ambush)
    m.set("st_side", side)
    for man in range(20):
        for name, value in (("in_play", 1), ("rank", 2), ("wounds", 0)):
            put(m, "man_" + name, man, value)
        put(m, "man_x", man, 20 + man)
        put(m, "man_y", man, 45 - man)
    for leader in (0, 4, 9):
        man = 10 * side + leader
        put(m, "man_rank", man, 1)
        m.call("orders_main:first_view")
        assert (get(m, "map_at_x"), get(m, "map_at_y")) == (20 + man, 45 - man)
        put(m, "man_rank", man, 2)
    m.set("man_wounds", [60] * 20)  # nobody is fit: the first of the side
    m.call("orders_main:first_view")
    assert (get(m, "map_at_x"), get(m, "map_at_y")) == (20 + 10 * side, 45 - 10 * side)


@pytest.mark.rule("CA-3.4.3")
@pytest.mark.rule("CA-1.3.2")
def test_a_report_whose_player_is_not_there_may_be_left_out(ambush: Any) -> None:
    m = begin_battle(ambush)
    m.overlay("REPORT")
    stubs = Stubs(m, "report_password_ask", carry=("report_password_ask",))
    for typed, asked in (("Y", 1), ("NY", 2), ("NNY", 3)):
        stubs.clear()
        keys(m, typed)
        m.call("report_main", limit=4_000_000)
        assert len(stubs.log) == asked
        assert left_over(m) == 0


@pytest.mark.rule("CA-1.5.1")
def test_a_digit_is_0_to_9_and_nothing_else(ambush: Any) -> None:
    for code in range(32, 96):
        ambush.overlay("ORDERS")
        ambush.set("order_line", [code, code])
        r = ambush.call("read_digit", Y=0)
        assert r.c == (not chr(code).isdigit())
        assert r.y == (not r.c)
        assert r.c or r.a == int(chr(code))


@pytest.mark.rule("CA-5.40.1")
@pytest.mark.rule("CA-5.42.1")
@pytest.mark.parametrize(
    ("typed", "called", "note"),
    [
        ("?", ["chart_page"], None),
        ("1\r", ["status_page"], None),
        ("1?\r", [], "No such order."),
        ("NL\r", ["list_row"], None),
        ("NL\r?NL\r", ["list_row", "chart_page", "list_row"], None),
        (">\r", [], "No such order."),
        ("@\r", [], "No such order."),
        ("WA1\r", [], "To wait type WAtt.|WAtt: 2 digits."),
        ("\r", [], None),
    ],
)
def test_what_may_be_typed_beside_orders(
    ambush: Any, typed: str, called: list[str], note: str | None
) -> None:
    m = begin_battle(ambush)
    m.set("view_top", 30)
    m.call("men_shown")
    m.overlay("ORDERS")
    stubs = Stubs(m, "chart_page", "list_row", "status_page")
    keys(m, typed)
    with pytest.raises(TimeoutError):
        m.call("soldier_orders", X=PADOOKA, limit=3_000_000)
    assert (stubs.log, left_over(m)) == (called, 0)
    row = text(m.mem)[23]
    assert any(words in row for words in note.split("|")) if note else row.strip() == "Order 1:"
    keys(m, "NO\r")
    m.call("soldier_orders", X=PADOOKA, limit=3_000_000)


@pytest.mark.rule("CA-3.1.2")
def test_behind_the_chart_his_place_is_marked_anew(ambush: Any) -> None:
    m = begin_battle(ambush)
    m.set("view_top", 30)
    m.call("men_shown")
    m.overlay("ORDERS")
    stubs = Stubs(m, "map_mark", "chart_page")
    keys(m, "?NO\r")
    m.call("soldier_orders", X=PADOOKA, limit=6_000_000)
    assert stubs.log == ["map_mark", "chart_page", "map_mark"]
