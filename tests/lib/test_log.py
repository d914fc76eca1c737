"""The log of what happened, and its player, for a game whose events are five bytes."""

from __future__ import annotations

import pytest

from ..games import hires_page
from .library import Library

ROUTINES = ("log_start", "log_add", "log_any", "log_first", "log_next", "movie_play", "movie_wait")
SIZE, MOST = 5, 60
GAME = f"""
        .export LOG_SIZE : zeropage, log_event, log_events, log_full
        .export movie_begin, movie_redraw, movie_event, begun, drawn, shown, seen, last
LOG_SIZE = {SIZE}
        .segment "CODE"
movie_begin:    inc begun
                lda #0
                sta shown
                rts
movie_redraw:   inc drawn
                rts
movie_event:    inc shown
                lda log_event
                sta last
                lda seen
                cmp #1
                rts
        .segment "BSS"
log_event:      .res {SIZE}
log_events:     .res {SIZE * MOST}
log_full:
begun:          .res 1
drawn:          .res 1
shown:          .res 1
seen:           .res 1
last:           .res 1
"""
ESCAPE = "\x1b"


def event(number: int) -> bytes:
    return bytes((number * 7 + k * 31) & 255 for k in range(SIZE))


def happens(lib: Library, events: int) -> None:
    lib.call("log_start")
    for number in range(events):
        lib.call("log_add", log_event=event(number))


def plays(lib: Library, typed: str, cycles: int = 30_000_000) -> bool:
    """Watch with these keys waiting; False when it asks for more."""
    lib.keys(typed.encode())
    try:
        lib.a2.call("movie_play", cycle_limit=cycles)
    except Exception as error:
        assert "did not return" in str(error)
        return False
    return True


def byte(lib: Library, name: str) -> int:
    return lib.a2.memory[lib.a2.symbol(name)]


def row(lib: Library, number: int = 23) -> str:
    return hires_page.text(lib.a2.memory)[number].strip()


@pytest.mark.parametrize("events", [0, 1, 51, 52, MOST - 1, MOST, MOST + 1, MOST + 40])
def test_events_come_back_in_their_order_and_what_has_no_room_is_told(
    lib: Library, events: int
) -> None:
    happens(lib, events)
    assert lib.call("log_any").c == (events > 0)
    for _ in range(2):
        lib.call("log_first")
        for number in range(min(events, MOST)):
            result = lib.call("log_next")
            assert result.c == 0 and result.read("log_event", SIZE) == event(number)
        result = lib.call("log_next")
        assert (result.c, result.a) == (1, events > MOST)


def test_nothing_is_written_beside_the_log(lib: Library) -> None:
    begin, end = lib.a2.symbol("log_events"), lib.a2.symbol("log_full")
    lib.a2.memory[end : end + 64] = b"\xa5" * 64
    happens(lib, MOST + 9)
    assert bytes(lib.a2.memory[end : end + 64]) == b"\xa5" * 64
    assert bytes(lib.a2.memory[begin:end]) == b"".join(event(k) for k in range(MOST))


def test_all_is_shown_and_the_player_asks_at_the_end(lib: Library) -> None:
    happens(lib, 9)
    assert not plays(lib, "")
    assert (byte(lib, "begun"), byte(lib, "shown"), byte(lib, "last")) == (1, 9, event(8)[0])
    assert row(lib) == "That was all. A again, any key back"
    happens(lib, MOST + 1)
    assert not plays(lib, "") and row(lib) == "And more. A again, any key back"


def test_again_begins_with_the_first_event_at_the_end_and_in_the_middle(lib: Library) -> None:
    happens(lib, 3)
    assert not plays(lib, "A")
    assert (byte(lib, "begun"), byte(lib, "shown")) == (2, 3)


def test_a_pause_holds_the_event_and_escape_leaves(lib: Library) -> None:
    happens(lib, 4)
    assert not plays(lib, "P")
    assert byte(lib, "shown") == 0 and row(lib) == "Pause. Any key goes on."
    assert not plays(lib, "P ") and byte(lib, "shown") == 4
    assert plays(lib, ESCAPE) and byte(lib, "shown") == 0
    assert plays(lib, "P" + ESCAPE) and byte(lib, "shown") == 0


def test_help_comes_and_the_picture_is_drawn_again(lib: Library) -> None:
    happens(lib, 2)
    assert not plays(lib, "?") and row(lib, 0) == "What happened"
    assert not plays(lib, "? ")
    assert (byte(lib, "drawn"), byte(lib, "shown")) == (1, 2)


@pytest.mark.parametrize(
    ("typed", "speed"), [("", 3), ("F", 2), ("FFFFFF", 0), ("S", 4), ("SSSSS", 5)]
)
def test_faster_and_slower_halve_and_double_the_time(lib: Library, typed: str, speed: int) -> None:
    happens(lib, 9)
    assert not plays(lib, typed)
    frame = lib.call("movie_wait").cycles / (30 * 1020.484)
    assert frame == pytest.approx(2**speed, rel=0.1)
