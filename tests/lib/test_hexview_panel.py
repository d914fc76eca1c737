"""The panel below the map of hexes: a headline, up to three pieces, how many more."""

from __future__ import annotations

from ..games import hires_page
from .library import Library

ROUTINES = ("hexview_panel", "hexview_turn", "screen_clear")
GAME = """
        .export panel_head, panel_count, panel_line, pieces, wide
        .import text_char
        .segment "CODE"
panel_head:     lda     #'H'
                jmp     text_char
panel_count:    lda     pieces
                rts
panel_line:     clc
                adc     #'A'
                sta     letter
                lda     wide
                sta     left
                beq     @done
@letter:        lda     letter
                jsr     text_char
                dec     left
                bne     @letter
@done:          rts
        .segment "BSS"
pieces:         .res 1
wide:           .res 1                  ; letters a line
letter:         .res 1
left:           .res 1
"""


def rows(lib: Library) -> list[str]:
    return [text.rstrip() for text in hires_page.text(lib.a2.memory)[19:]]


def listed(count: int, first: int) -> list[str]:
    names = [chr(ord("A") + (first + n) % count) for n in range(min(count, 3))]
    names += [""] * (3 - len(names))
    if count > 3:
        names[2] = names[2].ljust(37) + f"+{count - 3}"
    return names


def test_pieces_are_listed_from_the_first_on_and_the_rest_counted(lib: Library) -> None:
    lib.call("screen_clear")
    for count in (0, 1, 2, 3, 4, 9, 12):
        for first in range(max(count, 1)):
            result = lib.call("hexview_panel", wide=1, pieces=count, panel_first=first)
            assert rows(lib) == ["H", *listed(count, first), ""]
            assert result["panel_first"] == first


def test_a_hex_with_fewer_pieces_begins_with_its_first(lib: Library) -> None:
    lib.call("screen_clear")
    assert lib.call("hexview_panel", wide=1, pieces=2, panel_first=5)["panel_first"] == 0
    assert rows(lib)[1:4] == ["A", "B", ""]


def test_turning_goes_round(lib: Library) -> None:
    lib.call("hexview_panel", wide=1, pieces=3, panel_first=0)
    seen = [lib.call("hexview_turn")["panel_first"] for _ in range(4)]
    assert seen == [1, 2, 0, 1]
    lib.call("hexview_panel", wide=1, pieces=0)
    assert lib.call("hexview_turn")["panel_first"] == 0


def test_the_headline_is_lit_to_its_end_and_the_last_row_is_left(lib: Library) -> None:
    lib.call("screen_clear")
    lib.a2.poke(0x2000 + 0x3D0, b"\x55" * 40)  # a prompt's first line, text row 23
    lib.call("hexview_panel", wide=1, pieces=1, panel_first=0)
    assert hires_page.line(lib.a2.memory, 8 * 19 + 7)[-1] == 0x7F
    assert hires_page.line(lib.a2.memory, 8 * 23) == b"\x55" * 40


def test_a_line_that_says_nothing_is_cleared_and_one_that_fills_its_row_clears_no_other(
    lib: Library,
) -> None:
    lib.call("screen_clear")
    lib.a2.poke(0x2000 + 0x3D0, b"\x55" * 40)  # a prompt's first line, text row 23
    for wide, shown in ((40, 40), (0, 0), (39, 39)):
        lib.call("hexview_panel", wide=wide, pieces=3, panel_first=0)
        assert rows(lib)[1:4] == ["A" * shown, "B" * shown, "C" * shown]
        assert hires_page.line(lib.a2.memory, 8 * 23) == b"\x55" * 40
