"""What each key of the order phase, of the report and of the movie does."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import keys, left_over, text
from .phase_bench import (
    CHENG,
    ESCAPE,
    GRUBER,
    LOOK_DEAD,
    LOOK_NONE,
    LOOK_PRONE,
    LOOK_SHOCK,
    LOOK_UPRIGHT,
    PADOOKA,
    begin_battle,
    get,
    put,
    record,
)
from .stub import Stubs
from .test_sight import draw


@pytest.fixture
def battle(ambush: Any) -> Any:
    return begin_battle(ambush)


def rows(m: Any) -> list[str]:
    return [row.rstrip() for row in text(m.mem)]


def waits(m: Any, routine: str, typed: str) -> list[str]:
    """The rows when the keys are used up and the routine asks for more."""
    keys(m, typed)
    with pytest.raises(TimeoutError):
        m.call(routine, limit=1_500_000)
    assert left_over(m) == 0
    return rows(m)


@pytest.mark.rule("CA-5.40.1")
def test_the_panel_stands_again_when_an_order_follows_the_list(battle: Any) -> None:
    battle.overlay("ORDERS")
    before = waits(battle, "orders_main", "P\rSB\rWA20\r")[20:23]
    battle.set("man_order_count", [0] * 20)
    assert waits(battle, "orders_main", "P\rSB\rNL\rWA20\r")[20:23] == before
    assert before[1].startswith("Time")


def test_who_has_forgotten_his_password_can_give_the_battle_up(battle: Any) -> None:
    """Asked first, and nothing of the battle is shown."""
    battle.overlay("ORDERS")
    battle.set("st_solitaire", 0)
    battle.set("st_passwords", b"TIGERPANZR")
    phase = get(battle, "st_phase")
    for typed in ("wrong\r", ESCAPE + "N", ESCAPE + "x" + ESCAPE):
        page = waits(battle, "orders_main", typed)
        assert page[12].strip() == "Password:"
        assert not any(page[17:])
    assert get(battle, "st_phase") == phase
    for blasts, done in ((0, ["turn_loop"]), (1, ["overlay_load", "turn_loop"])):
        battle.set("blast_count", blasts)  # the walls that plastic threw down stand again
        stubs = Stubs(battle, "turn_loop", "overlay_load")
        keys(battle, ESCAPE + "Y")
        battle.call("orders_main", limit=1_500_000)
        assert (stubs.log, get(battle, "st_phase")) == (done, 0)
        battle.set("st_phase", phase)


@pytest.mark.rule("CA-1.7.1")
@pytest.mark.parametrize(
    ("overlay", "routine", "typed", "heading"),
    [
        ("ORDERS", "orders_main", "?\r", "Orders"),
        ("ORDERS", "orders_main", "P\r?\r", "Orders"),
        ("REPORT", "report_main", "?\r", "The report"),
    ],
)
def test_a_return_behind_the_question_mark_does_not_end_the_help(
    battle: Any, overlay: str, routine: str, typed: str, heading: str
) -> None:
    battle.overlay(overlay)
    assert waits(battle, routine, typed)[0].strip().startswith(heading)
    assert not waits(battle, routine, typed + " ")[0].strip().startswith(heading)


@pytest.mark.rule("CA-12.2.1")
@pytest.mark.rule("CA-12.6.1")
@pytest.mark.rule("CA-12.8.1")
@pytest.mark.parametrize(
    ("order", "wall", "wounds", "told"),
    [
        ("FS2020", False, 49, ""),
        ("FS2020", True, 49, " unseen"),
        ("FS2021", False, 0, " nobody"),
        ("FS2120", True, 0, " nobody"),
        ("FS2020", False, 50, " nobody"),
        ("EF2020", False, 0, ""),
        ("EF2120", False, 50, ""),  # a grenade may go where nobody is
        ("EF2020", True, 0, " unseen"),
        ("EF1320", True, 0, ""),
        ("HH", False, 0, " nobody"),
        ("MR31R\rHH", False, 0, ""),  # there he will be in Gruber's square
        ("MR31R\rHH", False, 50, " nobody"),
        ("MR21R\rHH", False, 0, " nobody"),
        ("FA1020", True, 0, ""),
        ("HJ20", True, 0, ""),
    ],
)
def test_an_order_that_will_be_in_vain_is_warned_of(
    battle: Any, order: str, wall: bool, wounds: int, told: str
) -> None:
    """Nobody there who fights, as the player knows, or no line of sight from where he will be."""
    draw(battle, {(14, 20): 1 << 5} if wall else {})
    close = order.endswith("HH")
    put(battle, "man_x", GRUBER, 14 if close else 20)
    put(battle, "man_weapons", PADOOKA, 5 | (0x40 if order.startswith("EF") else 0xC0))
    put(battle, "man_explosives", PADOOKA, 2 | (0x80 if order.startswith("EF") else 0))
    put(battle, "man_wounds", GRUBER, wounds)
    battle.overlay("ORDERS")
    line = waits(battle, "orders_main", f"P\r{order}\r")[22]
    order = order.split("\r")[-1]
    assert line.startswith(f"{order} takes time") and line.endswith(told)
    assert told or line[-1].isdigit()


@pytest.mark.rule("CA-2.4.2")
def test_no_warning_tells_of_an_enemy_whom_the_player_cannot_see(battle: Any) -> None:
    draw(battle, {})
    battle.set("st_blind", 1)
    put(battle, "man_x", GRUBER, 13)
    battle.overlay("ORDERS")
    assert waits(battle, "orders_main", "P\rHH\r")[22].endswith(" nobody")


@pytest.mark.rule("CA-1.7.1")
@pytest.mark.parametrize(
    ("overlay", "routine", "typed", "heading", "asks"),
    [
        ("ORDERS", "orders_main", "4\r", "Orders", "End the phase (Y or N)?"),
        ("ORDERS", "orders_main", ESCAPE, "Help", "Give the battle up for good (Y or N)?"),
        ("REPORT", "report_main", ESCAPE, "Help", "Go on without this report (Y or N)?"),
        ("ORDERS", "orders_main", "", "Help", "Password:"),
        ("REPORT", "report_main", "WRONG\r", "Help", "Password:"),
    ],
)
def test_a_question_mark_at_a_key_or_a_password_shows_help_and_asks_again(
    battle: Any, overlay: str, routine: str, typed: str, heading: str, asks: str
) -> None:
    if heading == "Help":
        battle.set("st_solitaire", 0)
        battle.set("st_passwords", b"TIGERPANZR")
    battle.overlay(overlay)
    before = waits(battle, routine, typed)
    assert [row.strip() for row in before].count(asks) == 1
    assert waits(battle, routine, typed + "?\r")[0].strip().startswith(heading)
    again = waits(battle, routine, typed + "?\r ")
    assert [row for row in again if row not in before] == []
    assert [row.strip() for row in again].count(asks) == 1


@pytest.mark.rule("CA-3.4")
def test_escape_once_too_often_behind_the_movie_does_not_end_the_report(battle: Any) -> None:
    battle.overlay("REPORT")
    for typed in (ESCAPE, "S" + ESCAPE, "A\r" + ESCAPE + ESCAPE):
        page = waits(battle, "report_main", typed)
        assert [row.strip() for row in page][23].split() == ["Report:", "then", "RETURN"], typed
    keys(battle, ESCAPE + "E\r")
    battle.call("report_main", limit=20_000_000)
    assert left_over(battle) == 0


@pytest.mark.rule("CA-1.7.1")
def test_a_return_behind_the_s_of_the_squad_leaves_its_page_standing(battle: Any) -> None:
    for overlay, routine in (("ORDERS", "squad_page"), ("REPORT", "report_squad_page")):
        battle.overlay(overlay)
        assert "HOW THEY STAND" in waits(battle, routine, "S\r")[0]
        keys(battle, "S\r ")
        battle.call(routine)
        assert left_over(battle) == 0


PAGES = "chart_page squad_page status_page map_page soldier_orders".split()


@pytest.mark.rule("CA-3.1.1")
@pytest.mark.rule("CA-3.1.2")
@pytest.mark.parametrize(
    ("typed", "page", "man"),
    [
        ("?", "chart_page", None),
        ("1\rP\r", "status_page", PADOOKA),
        ("1\rc\r", "status_page", CHENG),
        ("2\r", "squad_page", None),
        ("3\r", "map_page", None),
        ("C\r", "soldier_orders", CHENG),
        ("p\r", "soldier_orders", PADOOKA),
        ("\r", None, None),
        ("Q\r", None, None),
        ("P2\r", None, None),
        ("0\r", None, None),
        ("7\r", None, None),
        ("1\r\r", None, None),
        ("1\r\x1b", None, None),
    ],
)
def test_each_choice_of_the_order_phase(
    battle: Any, typed: str, page: str | None, man: int | None
) -> None:
    battle.overlay("ORDERS")
    if man is None:
        stubs = Stubs(battle, *PAGES)
    else:
        stubs = Stubs(battle, *PAGES, note="zp_man" if page == "status_page" else None)
        battle.set("zp_man", 99)
    keys(battle, typed + "4\rY")
    battle.call("orders_main", limit=8_000_000)
    assert left_over(battle) == 0
    if stubs.note:
        assert stubs.log == [man]
    else:
        assert stubs.log == ([page] if page else [])


@pytest.mark.rule("CA-3.1.1")
@pytest.mark.parametrize(
    ("typed", "note"),
    [
        ("Q\r", "No such soldier here."),
        ("P2\r", "No such soldier here."),
        ("7\r", "No such soldier here."),
        ("1\rQ\r", "No such soldier here."),
        ("4\rN", None),
        ("4\rXS\rN", None),
        ("4\rN\r", None),
        ("\r", None),
    ],
)
def test_what_is_no_choice_is_told(battle: Any, typed: str, note: str | None) -> None:
    last = waits(battle, "orders_main", typed)[23]
    if note:
        assert note in last
    else:
        assert last.startswith("Which soldier?") and "No such" not in last


@pytest.mark.rule("CA-3.1.1")
@pytest.mark.rule("CA-6.1.1")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("computer", [0, 2])
def test_the_end_of_the_phase_counts_who_has_no_orders(
    battle: Any, side: int, computer: int
) -> None:
    first = 10 * side
    battle.set("st_side", side)
    battle.set("st_computer", computer)
    battle.set("st_passwords", b" " * 10)
    for man in range(20):
        put(battle, "man_in_play", man, 1)
        put(battle, "man_order_count", man, 3)
    asks = "End the phase (Y or N)?" if computer else "End phase (Y, N, S send)?"
    page = waits(battle, "end_ask", "")
    assert page[22:24] == ["Every man who can has orders.", asks]
    for man, wounds, in_play in [
        (0, 49, 1),
        (1, 50, 1),
        (2, 99, 1),
        (3, 0, 0),
        (8, 0, 1),
        (9, 0, 1),
    ]:
        put(battle, "man_order_count", first + man, 0)
        put(battle, "man_wounds", first + man, wounds)
        put(battle, "man_in_play", first + man, in_play)
    page = waits(battle, "end_ask", "")
    assert page[22:24] == ["Soldiers without orders: 3", asks]
    for typed, ends, sent in [("Y", 1, 0), ("n", 0, 0), (ESCAPE, 0, 0), ("\rX\rY", 1, 0)] + (
        [("SN", 0, 0)] if computer else [("s", 1, 1)]
    ):
        battle.set("hand_wanted", 0)
        keys(battle, typed)
        assert battle.call("end_ask").c == ends, typed
        assert get(battle, "hand_wanted") == sent, typed


REPORT = "movie_show report_map_page report_squad_page report_status_page help_show".split()


@pytest.mark.rule("CA-3.4.3")
@pytest.mark.rule("CA-3.5.1")
@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("A\r", "movie_show"),
        ("m\r", "report_map_page"),
        ("C\r", "report_squad_page"),
        ("S\rP\r", "report_status_page"),
        ("? ", "help_show"),
        ("\r", None),
        ("D\r", None),
        ("B\r", None),
        ("L\r", None),
        ("N\r", None),
        ("R\r", None),
        ("T\r", None),
        ("F\r", None),
        ("S\r\r", None),
        ("S\r\x1b", None),
        ("S\rQ\r\r", None),
    ],
)
def test_each_choice_of_the_report(battle: Any, typed: str, page: str | None) -> None:
    battle.overlay("REPORT")
    stubs = Stubs(battle, *REPORT)
    keys(battle, typed + "e\r")
    battle.call("report_main", limit=8_000_000)
    assert left_over(battle) == 0
    assert stubs.log == ([page] if page else [])


@pytest.mark.rule("CA-3.5.1")
@pytest.mark.parametrize(
    ("typed", "last"),
    [
        ("D\r", "Type A, M, S, C or E."),
        ("S\rQ\r", "No such soldier here."),
        ("S\r", "Whose status?"),
        ("S\r\r", "Report:"),
    ],
)
def test_what_the_report_answers(battle: Any, typed: str, last: str) -> None:
    assert last in waits(battle, "report_main", typed)[23]


@pytest.mark.rule("CA-3.5.1")
@pytest.mark.rule("CA-6.1.1")
def test_the_report_counts_the_men_on_the_map(battle: Any) -> None:
    """All in play, those drawn, and those of them with 50 wound points or more."""
    battle.overlay("REPORT")
    battle.set("shown_look", [1] * 20)
    battle.set("man_in_play", [1] * 20)
    for first in (0, 10):
        for man, (wounds, drawn, in_play) in enumerate(
            [(49, 1, 1), (50, 1, 1), (51, 1, 1), (99, 1, 1), (99, 0, 1), (0, 0, 1), (99, 1, 0)]
        ):
            put(battle, "man_wounds", first + man, wounds)
            put(battle, "shown_look", first + man, drawn)
            put(battle, "man_in_play", first + man, in_play)
        battle.call("squad_count", X=first)
        counts = [get(battle, "report_main:count_" + name) for name in ("all", "seen", "down")]
        assert counts == [9, 7, 3]


@pytest.mark.rule("CA-3.5.1")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("absent", [0, 3, 9, 10])
def test_the_report_begins_on_the_first_man_in_play(battle: Any, side: int, absent: int) -> None:
    battle.set("st_side", side)
    for man in range(20):
        put(battle, "man_in_play", man, int(man % 10 >= absent))
        put(battle, "man_x", man, 20 + man)
        put(battle, "man_y", man, 40 - man)
    battle.call("report_main:first_view")
    first = 10 * side + absent % 10  # nobody in play: the first of all
    assert get(battle, "report_map_at_x") == 20 + first
    assert get(battle, "report_map_at_y") == 40 - first


EVENTS = [
    (10, "MOVE", PADOOKA, 13, 21),
    (10, "MOVE", CHENG, 13, 18),
    (20, "MOVE", PADOOKA, 13, 22),
    (20, "FALL", PADOOKA, 0, 0),
    (30, "FIRE", CHENG, 25, 20),
    (40, "MOVE", PADOOKA, 13, 23),
]


@pytest.mark.rule("CA-3.4.1")
def test_what_moves_at_one_point_of_time_moves_together(battle: Any) -> None:
    """A frame stands for all moves of a point; every other deed has two of its own."""
    battle.overlay("REPORT")
    stubs = Stubs(battle, "movie_wait", note="frame_time")
    record(battle, *EVENTS)
    keys(battle, "------- ")
    battle.call("movie_show", limit=20_000_000)
    assert stubs.log == [0, 10, 20, 20, 30, 30, 40]
    battle.set("st_blind", 1)
    unseen = [(time, name, GRUBER, x, y) for time, name, _, x, y in EVENTS if name != "FIRE"]
    record(battle, *unseen)
    stubs.clear()
    keys(battle, "------ ")
    battle.call("movie_show", limit=20_000_000)
    assert stubs.log == [0], "nothing to see, nothing to wait for"
    assert rows(battle)[22] == "No shot, no blow, nobody new was seen."
    assert rows(battle)[23] == "Over. A shows it again, any key leaves."


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize(
    ("typed", "speed"),
    [("-", 3), ("F", 2), ("f", 2), ("S", 4), ("SS", 5), ("SSS", 5), ("FFFF", 0), ("SFF", 2)],
)
def test_f_and_s_rule_the_movie_s_speed(battle: Any, typed: str, speed: int) -> None:
    battle.overlay("REPORT")
    Stubs(battle, "movie_wait")
    record(battle, *EVENTS)
    keys(battle, typed.ljust(7, "-") + " ")
    battle.call("movie_show", limit=20_000_000)
    assert (get(battle, "speed"), left_over(battle)) == (speed, 0)


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize("speed", range(6))
def test_each_step_of_speed_doubles_the_time_a_frame_stands(battle: Any, speed: int) -> None:
    battle.overlay("REPORT")
    stubs = Stubs(battle, "wait_ms")
    battle.call("movie_wait", speed=speed)
    assert len(stubs.log) == 2**speed
    stubs = Stubs(battle, "wait_ms", carry=("wait_ms",))
    battle.call("movie_wait", speed=speed)
    assert len(stubs.log) == 1, "a key ends it"


@pytest.mark.rule("CA-3.4.1")
def test_a_shows_the_movie_again_from_its_beginning(battle: Any) -> None:
    battle.overlay("REPORT")
    stubs = Stubs(battle, "movie_wait", note="frame_time")
    record(battle, *EVENTS)
    keys(battle, "---A")
    with pytest.raises(TimeoutError):
        battle.call("movie_show", limit=4_000_000)
    assert stubs.log == [0, 10, 0, 10, 20, 20, 30, 30, 40], (
        "broken off before its fourth event, then whole"
    )
    stubs.clear()
    keys(battle, "-------A")
    with pytest.raises(TimeoutError):
        battle.call("movie_show", limit=4_000_000)
    assert stubs.log == [0, 10, 20, 20, 30, 30, 40] * 2, "at its end"


@pytest.mark.rule("CA-3.4.1")
def test_p_holds_the_movie_and_escape_leaves_it(battle: Any) -> None:
    battle.overlay("REPORT")
    stubs = Stubs(battle, "movie_wait", note="frame_time")
    record(battle, *EVENTS)
    keys(battle, "---P")
    with pytest.raises(TimeoutError):
        battle.call("movie_show", limit=4_000_000)
    assert stubs.log == [0, 10]
    assert rows(battle)[23] == "Pause: any key goes on."
    assert stubs.log == [0, 10]
    stubs.clear()
    keys(battle, "---P\r")  # a RETURN behind the P is no key to go on
    with pytest.raises(TimeoutError):
        battle.call("movie_show", limit=4_000_000)
    assert stubs.log == [0, 10]
    for typed, log in [
        ("---P --- ", [0, 10, 20, 20, 30, 30, 40]),
        ("---P\x1b", [0, 10]),
        ("---\x1b", [0, 10]),
    ]:
        stubs.clear()
        keys(battle, typed)
        battle.call("movie_show", limit=8_000_000)
        assert (stubs.log, left_over(battle)) == (log, 0), typed


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.rule("CA-3.4.2")
@pytest.mark.rule("CA-1.2.3")
@pytest.mark.rule("CA-1.2.4")
@pytest.mark.parametrize(("side", "blind"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_how_everybody_stands_when_the_movie_begins(battle: Any, side: int, blind: int) -> None:
    """As the turn began; of the enemy, in a blind game, those who were seen then."""
    battle.set("st_side", side)
    battle.set("st_blind", blind)
    looks = {
        (0, 0): LOOK_UPRIGHT,
        (0, 1): LOOK_PRONE,
        (49, 0): LOOK_UPRIGHT,
        (49, 1): LOOK_PRONE,
        (50, 0): LOOK_SHOCK,
        (98, 1): LOOK_SHOCK,
        (99, 0): LOOK_DEAD,
    }
    cases = [*looks, (0, 0), (0, 1), (0, 0)]
    for man in range(20):
        wounds, posture = cases[man % 10]
        put(battle, "man_in_play", man, int(man % 10 != 8))
        put(battle, "start_wounds", man, wounds)
        put(battle, "start_posture", man, posture)
        put(battle, "start_x", man, 12 + man)
        put(battle, "start_y", man, 13 + man)
        put(battle, "start_seen", man, man % 2)
    battle.set("blast_count", 0)
    battle.set("start_blasts", 0)
    battle.call("cast")
    for man in range(20):
        look = looks[cases[man % 10]]
        seen = man % 10 != 8 and (not blind or man // 10 == side or man % 2)
        assert get(battle, "movie_look", man) == look, man
        assert get(battle, "movie_seen", man) == int(seen), man
        assert get(battle, "shown_look", man) == (look if seen else LOOK_NONE), man
        for name in ("movie", "shown"):
            place = get(battle, name + "_x", man), get(battle, name + "_y", man)
            assert place == (12 + man, 13 + man), man


@pytest.mark.rule("CA-5.1.1")
def test_the_line_below_a_man_tells_what_ends_his_orders_even_when_he_is_hurt(battle: Any) -> None:
    battle.overlay("ORDERS")
    for wounds, hurt in ((0, ""), (49, "  Hurt 49")):
        battle.set("man_wounds", [wounds] * 20)
        battle.set("man_order_count", [0] * 20)
        shown = waits(battle, "orders_main", "P\r")
        assert shown[22] == "M map 1 man NL list NO end ?" + hurt
        assert shown[23].startswith("Order 1:")


@pytest.mark.rule("CA-3.4.1")
def test_the_help_of_the_report_tells_which_enemies_it_counts(battle: Any) -> None:
    """One whom a shot felled may be out of sight when the turn ends, and then he does not count."""
    battle.overlay("REPORT")
    page = waits(battle, "report_main", "?\r")
    told = " ".join(row.strip() for row in page)
    assert "Enemy seen: who is in sight at the end of the turn; down: those of them." in told
    assert page[23] == " Press a key: the signs of the map"
