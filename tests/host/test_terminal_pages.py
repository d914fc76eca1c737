"""Pages in a terminal: dots as braille, words as words, colours, the bell; lines for ears."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from grognard.emu import Apple2
from grognard.host.terminal.bell import Bell
from grognard.host.terminal.cells import (
    LARGE,
    SMALL,
    braille,
    colour_code,
    colours_of_terminal,
    is_all_text,
    page_lines,
    placed_text,
)
from grognard.host.terminal.plain import PlainLines, changed_lines
from grognard.host.terminal.terminal import Terminal, keys_of

BLANK = [" " * 40] * 24


def dots(*places):
    pixels = np.zeros((192, 280, 3), np.uint8)
    for column, row in places:
        pixels[row, column] = 255
    return pixels


def test_each_dot_is_one_dot_of_braille_in_a_large_terminal():
    # the eight dots of Unicode's braille: 1-3 and 7 on the left, 4-6 and 8 on the right
    order = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for bit, (column, row) in enumerate(order):
        lines = braille(dots((4 + column, 8 + row)), LARGE)
        assert ord(lines[2][2]) == 0x2800 + (1 << bit)
        assert sum(ord(char) != 0x2800 for line in lines for char in line) == 1


def test_no_dot_is_lost_in_a_small_terminal():
    for column, row in ((0, 0), (279, 191), (141, 77), (6, 7), (7, 8)):
        lines = braille(dots((column, row)), SMALL)
        assert (len(lines), len(lines[0])) == (24, 80)
        lit = [(x, y) for y, line in enumerate(lines) for x, c in enumerate(line) if c != "\u2800"]
        assert [(x // 2, y) for x, y in lit] == [(column // 7, row // 8)]


def test_words_stand_together_where_they_begin_and_columns_stay_apart():
    text = [*BLANK]
    text[3] = "  Wounds 12  none".ljust(40)
    assert [(p.line, p.column, p.words) for p in placed_text(text, SMALL)] == [
        (3, 4, "Wounds 12"),
        (3, 26, "none"),
    ]
    lines = page_lines(text, dots(), SMALL, 0)
    assert lines[3].index("Wounds 12") == 4 and lines[3].index("none") == 26
    assert page_lines(text, dots(), LARGE, 0)[6].index("Wounds 12") == 7


def test_the_bar_behind_a_heading_is_not_drawn_but_a_cursor_is():
    text = ["Help".ljust(40), *BLANK[1:]]
    lit = [(x, y) for y in range(8) for x in range(4 * 7, 280)]  # the rest of the first line
    cursor = [(x, y) for y in range(40, 48) for x in range(70, 77)]
    text[5] = "Which?".ljust(40)
    lines = page_lines(text, dots(*lit, *cursor), SMALL, 0)
    assert lines[0].rstrip() == "Help"
    assert lines[5].rstrip().startswith("Which?") and "\u28ff" in lines[5]


def test_a_page_of_words_alone_is_told_from_one_with_a_picture():
    text = ["A".ljust(40), *BLANK[1:]]
    assert is_all_text(text, dots((3, 3)))
    assert not is_all_text(text, dots((3, 3), (8, 3)))


@pytest.mark.parametrize(
    ("depth", "green"), [(8, "32"), (256, "38;5;46"), (1 << 24, "38;2;0;255;0")]
)
def test_colours_are_those_the_terminal_has(depth, green):
    assert colour_code([0, 255, 0], depth) == green


@pytest.mark.parametrize(
    ("term", "more", "expected"),
    [
        ("dumb", {}, 0),
        ("vt220", {}, 0),
        ("xterm", {}, 8),
        ("xterm-256color", {}, 256),
        ("xterm-256color", {"COLORTERM": "truecolor"}, 1 << 24),
        ("xterm-256color", {"NO_COLOR": "1"}, 0),
    ],
)
def test_the_environment_says_how_many_colours_there_are(monkeypatch, term, more, expected):
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"TERM": term, **more}.items():
        monkeypatch.setenv(name, value)
    assert colours_of_terminal() == expected


def test_a_sound_rings_once_when_it_begins():
    with Apple2(bare=False) as a2:
        bell = Bell(a2)
        beep = bytes.fromhex("AD30C0 A0C8 88 D0FD CA D0F5 60")  # toggle, wait, X times
        a2.poke(0x300, beep)
        rung = []
        for count in (100, 100):
            a2.call(0x300, X=count)
            rung.append(bell.rings())
        a2.run(seconds=1)
        rung.append(bell.rings())
        a2.call(0x300, X=100)
        rung.append(bell.rings())
    assert rung == [True, False, False, True]


def test_lines_tell_what_changed_in_reading_order():
    before = [*BLANK]
    before[2], before[5] = "Which soldier?".ljust(40), "American orders  Turn 1".ljust(40)
    after = [*before]
    after[2], after[0] = "Which soldier? P".ljust(40), "  Padooka".ljust(40)
    assert changed_lines(before, after) == ["Padooka", "Which soldier? P"]
    assert changed_lines(before, [*before[:2], after[2], *before[3:]]) == ["P"]
    assert changed_lines(after, after) == []
    assert changed_lines(before, BLANK) == []


def test_of_lines_that_moved_up_only_the_new_ones_are_told():
    before = [f"line {n}".ljust(40) for n in range(24)]
    after = [*before[1:], "a new one".ljust(40)]
    assert changed_lines(before, after) == ["a new one"]


def test_a_machine_that_waits_for_a_disk_in_vain_says_so_by_lines(capsys):
    with Apple2() as a2:
        lines = PlainLines(a2)
        for _ in range(240):  # four seconds: a disk might still come
            lines.frame()
        assert capsys.readouterr().out == ""
        for _ in range(80):
            lines.frame()
    assert "WAITING FOR A BOOT DISK" in capsys.readouterr().out


def test_keys_of_a_terminal_are_keys_of_the_machine():
    assert keys_of("a\r\n\x1b[D\x7f\x1b") == [0x41, 0x0D, 0x0D, 0x08, 0x08, 0x1B]


def plain(*words, typed):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words), "--plain"],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_notice_stands_on_the_last_line_until_a_key_and_never_in_the_picture(
    echo_machine, monkeypatch
):
    monkeypatch.setattr(os, "get_terminal_size", lambda: os.terminal_size((40, 25)))
    terminal, written = Terminal(echo_machine, silent=True), []
    monkeypatch.setattr(terminal, "_write", written.append)
    terminal._told("save.dsk cannot be written now: no space left on device")
    terminal._draw()
    assert "\x1b[25;1Hsave.dsk cannot be written now: no spac\x1b[K" in written[-1]
    terminal._take("A")
    terminal._draw()
    assert written[-1] == "\x1b[25;1HCtrl-C leaves   Ctrl-G text or dots\x1b[K"
