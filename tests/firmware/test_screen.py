"""What is printed, in any window: the screen as the reference manual describes it."""

from __future__ import annotations

import random

import pytest

from grognard.emu import Apple2

from .entries import ENTRIES as AT

LEFT, WIDTH, TOP, BOTTOM, COLUMN, LINE, MASK = 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x32
CODES = {"return": 0x8D, "down": 0x8A, "left": 0x88, "bell": 0x87}


def cell(line: int, column: int) -> int:
    return 0x400 + line % 8 * 128 + line // 8 * 40 + column


class Screen:
    """The 24 lines, and a window in them."""

    def __init__(self, a2: Apple2) -> None:
        self.rows = [[a2.memory[cell(y, x)] for x in range(40)] for y in range(24)]
        self.left, self.width, self.top, self.bottom = a2.memory[LEFT : LEFT + 4]
        self.column, self.line = a2.memory[COLUMN], a2.memory[LINE]

    def down(self) -> None:
        self.line += 1
        if self.line < self.bottom:
            return
        self.line -= 1
        part = slice(self.left, self.left + self.width)
        for y in range(self.top, self.bottom - 1):
            self.rows[y][part] = self.rows[y + 1][part]
        self.rows[self.bottom - 1][part] = [0xA0] * self.width

    def puts(self, code: int, mask: int) -> None:
        if code == CODES["return"]:
            self.column = 0
            self.down()
        elif code == CODES["down"]:
            self.down()
        elif code == CODES["left"]:
            self.column -= 1
            if self.column < 0:
                self.column = self.width - 1
                self.line -= self.line > self.top
        elif not 0x80 <= code < 0xA0:
            self.rows[self.line][self.left + self.column] = code & mask if code >= 0xA0 else code
            self.column += 1
            if self.column == self.width:
                self.column = 0
                self.down()


def window(a2: Apple2, rng: random.Random) -> None:
    """A window somewhere, and the cursor in it."""
    top, left = rng.randrange(22), rng.randrange(38)
    width, bottom = rng.randrange(1, 41 - left), rng.randrange(top + 1, 25)
    a2.memory[LEFT : LEFT + 4] = bytes([left, width, top, bottom])
    a2.memory[COLUMN] = rng.randrange(width)
    a2.call(AT["TABV"], A=rng.randrange(top, bottom))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_printed_stands_where_the_manual_says(a2: Apple2, seed: int) -> None:
    rng = random.Random(seed)
    for y in range(24):
        a2.memory[cell(y, 0) : cell(y, 40)] = rng.randbytes(40)
    window(a2, rng)
    a2.memory[MASK] = mask = rng.choice((0xFF, 0x3F, 0x7F))
    screen = Screen(a2)
    for _ in range(150):
        code = rng.choice((rng.randrange(256), 0xC1, *CODES.values()))
        if code == CODES["bell"]:
            continue  # a tenth of a second
        result = a2.call(AT["COUT"], A=code, X=17, Y=93)
        screen.puts(code, mask)
        assert (result.a, result.x, result.y) == (code, 17, 93)
        assert (a2.memory[COLUMN], a2.memory[LINE]) == (screen.column, screen.line)
    assert [[a2.memory[cell(y, x)] for x in range(40)] for y in range(24)] == screen.rows


@pytest.mark.parametrize("name", ["HOME", "CLREOP", "CLREOL", "SCROLL"])
def test_clearing_and_scrolling_keep_to_the_window(a2: Apple2, name: str) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        a2.memory[0x400:0x800] = rng.randbytes(0x400)
        window(a2, rng)
        screen, before = Screen(a2), bytes(a2.memory[0x400:0x800])
        shown = {cell(y, x) for y in range(24) for x in range(40)}
        line, column, part = screen.line, screen.column, range(screen.width)
        a2.call(AT[name])
        if name == "SCROLL":
            screen.line = screen.bottom - 1
            screen.down()
        first = screen.top if name == "HOME" else line
        last = line + 1 if name == "CLREOL" else screen.bottom
        for y in range(first, last if name != "SCROLL" else first):
            for x in part:
                if name == "HOME" or y > line or x >= column:
                    screen.rows[y][screen.left + x] = 0xA0
        assert [[a2.memory[cell(y, x)] for x in range(40)] for y in range(24)] == screen.rows
        holes = [at for at in range(0x400, 0x800) if at not in shown]
        assert all(a2.memory[at] == before[at - 0x400] for at in holes), "cards keep bytes there"
        at_home = (0, screen.top) if name == "HOME" else (column, line)
        assert (a2.memory[COLUMN], a2.memory[LINE]) == at_home


def test_numbers_blanks_and_errors_as_the_manual_prints_them(a2: Apple2) -> None:
    a2.call(AT["HOME"])
    for name, given in (
        ("PRBYTE", {"A": 0xA9}), ("PRHEX", {"A": 0x3F}), ("PRBLNK", {}),
        ("PRNTAX", {"A": 1, "X": 0xBC}), ("PRBL2", {"X": 2}), ("PRNTYX", {"Y": 0xDE, "X": 0x0F}),
        ("PRNTX", {"X": 0x70}), ("PRYX2", {"Y": 0x03, "X": 0xFA}), ("CROUT", {}), ("PRERR", {}),
    ):  # fmt: skip
        a2.call(AT[name], **given)
    assert [line.rstrip() for line in a2.screen.text[:3]] == ["A9F   01BC  DE0F70", "03FA-", "ERR"]


def test_inverse_normal_and_a_line_that_was_longer(a2: Apple2) -> None:
    a2.call(AT["HOME"])
    a2.call(AT["SETINV"])
    a2.call(AT["COUT"], A=0xC1)
    a2.call(AT["SETNORM"])
    a2.call(AT["COUT"], A=0xC1)
    assert bytes(a2.memory[0x400:0x402]) == b"\x01\xc1"
    a2.memory[0x402:0x428] = b"\xd8" * 38
    a2.call(AT["CROUT1"])
    assert a2.screen.text[0].rstrip()[1:] == "A" and a2.memory[LINE] == 1


def test_settings_of_the_screen(a2: Apple2) -> None:
    """Each window as the manual has it, the cursor in the last line."""
    for name, given, top in (("SETGR", {}, 20), ("INIT", {}, 0), ("SETWND", {"A": 5}, 5)):
        a2.memory[LEFT : LEFT + 6] = bytes([1, 2, 3, 4, 5, 6])
        a2.call(AT[name], **given)
        assert bytes(a2.memory[LEFT : LEFT + 4]) == bytes([0, 40, top, 24])
        assert a2.memory[LINE] == 23 and a2.memory.word(0x28) == cell(23, 0)
    for line in range(24):
        a2.call(AT["BASCALC"], A=line)
        assert a2.memory.word(0x28) == cell(line, 0)
        a2.memory[LEFT] = 7
        a2.call(AT["VTABZ"], A=line)
        assert a2.memory.word(0x28) == cell(line, 7)


def test_the_bell_is_a_tenth_of_a_second_of_1_khz(a2: Apple2) -> None:
    a2.forget_sound()
    before = a2.cycles
    a2.call(AT["BELL"])
    took, moves = a2.cycles - before, a2.speaker_toggles()
    assert len(moves) == 200
    assert {b - a for a, b in zip(moves, moves[1:], strict=False)} == {511}, "1,020,484 / 2,000"
    assert took == pytest.approx(1_020_484 / 10, rel=0.01)
