"""Title, menu, and pages that wait for a key, as the screen shows them."""

from __future__ import annotations

import pytest

from ..games import hires_page
from .library import Library

ROUTINES = (
    "text_centred", "title_show", "menu_title", "menu_options", "page_help", "page_refuse",
    "progress_show", "progress_step", "key_poll",
)  # fmt: skip
GAME = """
        .export picture_title, picture_show, msg_title_1, msg_title_2, msg_title_3, msg_menu
        .export menu_about, words, far, MENU_OPTIONS : zeropage, told, drawn, st_phase
MENU_OPTIONS = 3
picture_title:
msg_title_1:    .byte "AN EVEN NAME", 0
msg_title_2:    .byte "words below it", 0
msg_title_3:    .byte "Press any key", 0
msg_menu:       .byte "Menu", 13, " 1  One", 13, " 2  Two", 13, " 3  Three", 0
words:          .byte "Not this one", 0
far:            .byte "Thinking", 13, 13, " Done: ", 0
        .segment "CODE"
picture_show:   inc drawn
                rts
menu_about:     inc told
                rts
        .segment "BSS"
told:           .res 1
drawn:          .res 1
st_phase:       .res 1
"""
ESCAPE = b"\x1b"


def address(lib: Library, name: str) -> dict[str, int]:
    at = lib.a2.symbol(name)
    return {"A": at & 255, "Y": at >> 8}


@pytest.mark.parametrize("size", range(41))
def test_words_stand_in_the_middle_of_their_row(lib: Library, size: int) -> None:
    at = lib.a2.symbol("words")
    lib.a2.memory[at : at + size + 1] = b"W" * size + b"\0"
    lib.call("text_centred", X=11, **address(lib, "words"))
    left = (40 - size) // 2
    assert hires_page.text(lib.a2.memory)[11] == " " * left + "W" * size + " " * (40 - left - size)


def test_the_title_has_its_words_below_the_picture(lib: Library) -> None:
    assert lib.call("title_show")["drawn"] == 1
    rows = hires_page.text(lib.a2.memory)
    assert not "".join(rows[:21]).strip()
    assert [row.strip() for row in rows[21:]] == ["AN EVEN NAME", "words below it", "Press any key"]


@pytest.mark.parametrize(
    ("typed", "option", "titles", "helped"),
    [
        (b"x2", 2, 1, 0),
        (b"x41", 1, 1, 0),  # no such option: refused
        (b"x" + ESCAPE + b"x3", 3, 2, 0),
        (b"x??" + ESCAPE + b"?" + ESCAPE + b"x1", 1, 3, 2),
    ],
)
def test_the_menu_is_left_by_an_option_only(
    lib: Library, typed: bytes, option: int, titles: int, helped: int
) -> None:
    lib.keys(typed)
    # it forgets what was typed before the title: strike its first key when it waits there
    lib.a2.memory[lib.a2.symbol("key_flush")] = 0x60
    result = lib.call("menu_title")
    assert (result.a, result["drawn"], result["told"]) == (option, titles, helped)
    assert result["key_count"] == 0 and result["key_stirs"] == 1


def test_keys_typed_before_the_title_are_forgotten(lib: Library) -> None:
    lib.keys(b"x1")
    with pytest.raises(Exception, match="did not return"):
        lib.a2.call("menu_title", cycle_limit=400_000)
    assert lib.a2.memory[lib.a2.symbol("key_count")] == 0
    assert hires_page.text(lib.a2.memory)[23].strip() == "Press any key"


@pytest.mark.parametrize(("routine", "phase"), [("menu_options", 0), ("menu_title", 9)])
def test_the_options_come_without_the_title(lib: Library, routine: str, phase: int) -> None:
    """When they are asked for, and when the player is back from what they led to."""
    lib.keys(b"3")
    lib.a2.memory[lib.a2.symbol("st_phase")] = phase
    result = lib.call(routine)
    assert (result.a, result["drawn"]) == (3, 0)
    assert [row.strip() for row in hires_page.text(lib.a2.memory)[:4]] == [
        "Menu", "1  One", "2  Two", "3  Three",
    ]  # fmt: skip


def test_a_page_stands_until_a_key(lib: Library) -> None:
    lib.keys(b"qr")
    result = lib.call("page_help", **address(lib, "words"))
    assert chr(result.a) == "q" and result["key_count"] == 1
    rows = hires_page.text(lib.a2.memory)
    assert rows[0].strip() == "Not this one" and rows[22].strip() == "Press any key"


def test_a_heading_keeps_clear_of_the_edge_of_the_picture(lib: Library) -> None:
    """A dark stroke in the first columns of a lit row would be lost in the dark beside it."""
    lib.keys(b"q")
    lib.call("page_help", **address(lib, "words"))
    heading = [hires_page.line(lib.a2.memory, y) for y in range(8)]
    assert all(heading[y][0] & 0x7F == 0x7F for y in range(8))
    assert any(heading[y][1] & 0x7F != 0x7F for y in range(8))
    assert hires_page.text(lib.a2.memory)[0].rstrip() == " Not this one"


@pytest.mark.parametrize("music", [0, 1])
def test_a_refusal_is_heard_and_read(lib: Library, music: int) -> None:
    lib.keys(b" ")
    lib.a2.memory[lib.a2.symbol("st_music")] = music
    result = lib.call("page_refuse", **address(lib, "words"))
    assert chr(result.a) == " "
    assert hires_page.text(lib.a2.memory)[22].strip() == "Not this one"
    assert (result.cycles > 50_000) == (music == 1)


def test_how_far_the_computer_has_come_stands_behind_its_page(lib: Library) -> None:
    lib.call("progress_show", **address(lib, "far"))
    rows = hires_page.text(lib.a2.memory)
    assert (rows[0].strip(), rows[2].rstrip()) == ("Thinking", " Done:")
    for done in range(1, 256):
        lib.call("progress_step")
        assert hires_page.text(lib.a2.memory)[2].rstrip() == f" Done: {done}"
    lib.call("progress_show", **address(lib, "far"))
    lib.call("progress_step")
    assert hires_page.text(lib.a2.memory)[2].rstrip() == " Done: 1"


def test_no_key_struck_while_the_computer_thinks_is_lost(lib: Library) -> None:
    lib.call("progress_show", **address(lib, "far"))
    for key in b"watch":
        lib.a2.memory[0xC000] = key | 0x80
        lib.call("progress_step")
    assert lib.a2.memory[lib.a2.symbol("key_count")] == 5
    ring = lib.a2.symbol("key_ring")
    assert bytes(lib.a2.memory[ring : ring + 5]) == b"watch"
