"""What does not fit: a turn with more events than its record holds, a battle that never ends."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import keys, left_over
from .phase_bench import CHENG, GRUBER, PADOOKA, begin_battle, get, record
from .stage import NO_MAN, Stage
from .stub import Stubs
from .test_phase_keys import rows

EVENTS, SIZE = 824, 5
MOVE, CUT, END = 1, 19, 255
UNDER_WAY = 0xA5
MOST = 0xFFFF


def filled(m: Any, left: int) -> int:
    """The log with room for so many events more; its address."""
    m.call("movie_start")
    at = int(m.sym["movie_log"])
    end = at + SIZE * (EVENTS - 1 - left)
    m.set("movie_end", [end & 255, end >> 8])
    return at


@pytest.mark.rule("CA-3.4.1")
def test_a_full_log_ends_with_a_mark_and_spoils_nothing(ambush: Any) -> None:
    m = begin_battle(ambush)
    at = filled(m, left=2)
    behind = bytes(m.mem[at + SIZE * EVENTS + 1 : at + SIZE * EVENTS + 100])
    for time in range(100, 105):
        m.call("movie_add", A=MOVE, X=CHENG, zp_arg0=20, zp_arg1=time - 80, zp_now=time)
    last = at + SIZE * (EVENTS - 3)
    assert bytes(m.mem[last : last + 2 * SIZE]) == bytes(
        [100, MOVE, CHENG, 20, 20, 101, MOVE, CHENG, 20, 21]
    )
    cut = last + 2 * SIZE
    assert (m.mem[cut + 1], m.mem[cut + SIZE]) == (CUT, END)
    assert m.mem[cut] == 104, "when the last was lost"
    begin, end = at + SIZE * EVENTS + 1, at + SIZE * EVENTS + 100
    moved = m.sym["movie_end"] - begin
    now = bytearray(m.mem[begin:end])
    now[moved : moved + 2] = behind[moved : moved + 2]  # movie_end itself lies there
    assert now == behind


@pytest.mark.rule("CA-3.4.1")
def test_the_movie_of_a_turn_that_did_not_fit_says_so_and_shows_how_it_ended(ambush: Any) -> None:
    m = begin_battle(ambush)
    m.overlay("REPORT")
    stubs = Stubs(m, "movie_wait", note="frame_time")
    record(m, (10, "MOVE", PADOOKA, 14, 21), (30, "MOVE", GRUBER, 21, 21))
    at = m.sym["movie_log"] + 2 * SIZE
    m.mem[at : at + SIZE + 1] = bytes([40, CUT, CHENG, 33, 33, END])
    for man, place in ((PADOOKA, (16, 24)), (GRUBER, (25, 28)), (CHENG, (13, 18))):
        m.mem[m.sym["man_x"] + man], m.mem[m.sym["man_y"] + man] = place
    keys(m, "--- ")
    m.call("movie_show", limit=30_000_000)
    assert stubs.log == [0, 10, 30]
    assert rows(m)[22] == "The film is full: here all stand now."
    assert rows(m)[23] == "Over. A shows it again, any key leaves."
    stand = [(get(m, "shown_x", man), get(m, "shown_y", man)) for man in (PADOOKA, GRUBER, CHENG)]
    assert stand == [(16, 24), (25, 28), (13, 18)]


@pytest.mark.rule("CA-3.4.1")
def test_the_movie_s_question_mark_shows_its_keys_and_goes_on(ambush: Any) -> None:
    """While it runs, while it pauses and when it is over."""
    m = begin_battle(ambush)
    m.overlay("REPORT")
    stubs = Stubs(m, "movie_wait", note="frame_time")
    moves = [(10 * k, "MOVE", PADOOKA, 13 + k, 21) for k in (1, 2, 3)]
    record(m, *moves)
    for typed in ("?  --- ", "P?  --- ", "----?   "):
        stubs.clear()
        keys(m, typed)
        m.call("movie_show", limit=40_000_000)
        assert (stubs.log, left_over(m)) == ([0, 10, 20, 30], 0), typed
        assert get(m, "shown_x", PADOOKA) == 16
        assert rows(m)[23] == "Over. A shows it again, any key leaves."
    for typed, words in (("?", "While the movie runs:"), ("? ", "The village")):
        keys(m, typed)
        with pytest.raises(TimeoutError):
            m.call("movie_show", limit=4_000_000)
        assert any(words in row for row in rows(m))


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-5.1.1")
def test_a_full_log_changes_nothing_of_the_battle(ambush: Any) -> None:
    """The same turn with the same dice, its log empty and full when it begins."""
    ends = []
    for left in (EVENTS - 1, 0):
        s = Stage(ambush, now=0)
        for man in range(20):
            s.man(man, 15 + man, 30 if man < 10 else 34, 1 + 4 * (man >= 10), "MR12R FA0560")
            s.weapons(man, "R*")
        filled(ambush, left)
        ambush.set("rng_seed", [3, 1, 4, 1])
        ambush.set("st_turn_length", 60)
        ambush.set("point_kept", 0)
        ambush.set("taken_man", NO_MAN)
        ambush.set("turn_under_way", UNDER_WAY)  # without another beginning, which empties the log
        ambush.call("resolve_turn", limit=40_000_000)
        begin, end = ambush.sym["state_begin"], ambush.sym["state_end"]
        ends.append(bytes(ambush.mem[begin:end]))
        assert (ambush.mem[ambush.sym["movie_log"] + SIZE * (EVENTS - 1) + 1] == CUT) == (left == 0)
    assert ends[0] == ends[1]


@pytest.mark.rule("CA-5.1.1")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize(
    ("clock", "points", "then"),
    [
        (0x01FF, 1, 0x0200),
        (MOST - 250, 250, MOST),
        (MOST - 249, 250, MOST + 1 - 275),
        (MOST, 1, MOST + 1 - 275),
        (MOST, 250, MOST - 25),
        (MOST - 5, 25, MOST + 20 - 275),
        (MOST + 20 - 275, 250, MOST - 5),
    ],
)
def test_the_clock_of_a_battle_without_limit_holds_at_its_end(
    ambush: Any, clock: int, points: int, then: int
) -> None:
    """It steps back by whole rounds of spotting (25 points): they come as they would have."""
    s = Stage(ambush, now=points)
    ambush.set("st_clock", [clock & 255, clock >> 8])
    ambush.set("st_turn_length", points)
    s.changes("resolve_stop")
    assert ambush.word("st_clock") == then
    assert (clock + points - then) % 25 == 0


@pytest.mark.rule("CA-6.6.1")
@pytest.mark.parametrize(("turn", "then"), [(1, 2), (0xFF, 0x100), (MOST - 1, MOST), (MOST, MOST)])
def test_turns_are_counted_as_far_as_two_bytes_reach(ambush: Any, turn: int, then: int) -> None:
    m = begin_battle(ambush)
    m.set("st_turn", [turn & 255, turn >> 8])
    m.call("turn_begin")
    assert m.word("st_turn") == then
