"""The entries, and what is neither screen nor keys: delays, paddles, registers, memory."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.emu import Apple2

from .entries import ENTRIES as AT

DOCS = Path(__file__).parents[2] / "docs"
FROM, TO, OTHER, KEPT = 0x3C, 0x3E, 0x42, 0x45


def test_every_entry_has_its_name_and_the_page_on_the_machine_tells_it(rom: Any) -> None:
    assert {name: rom.symbol(name.lower()) for name in AT} == AT
    page = (DOCS / "machine.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `\$([0-9A-F]{4})` \| (\w+) \|", page, re.M)
    assert {name: int(at, 16) for at, name in rows} == AT


def test_between_the_entries_is_nothing_but_brks(a2: Apple2) -> None:
    """$F882 to $F8D4 and on: the disassembler of others; $FF65 on: their command line."""
    for first, last in ((0xD600, 0xF7FF), (0xF880, 0xF93F), (0xFF59, 0xFFF9)):
        assert not any(a2.memory[first : last + 1])
    assert a2.memory[0xFBB3] == 0xEA and a2.memory[0xFB1E] == 0xAD, "a II Plus, by its marks"


@pytest.mark.parametrize("a", [1, 2, 13, 100, 255])
def test_wait_takes_the_cycles_of_its_formula(a2: Apple2, a: int) -> None:
    """The formula counts the six cycles of the JSR, which a call from here does not."""
    result = a2.call(AT["WAIT"], A=a, X=0x5A, Y=0xA5)
    assert result.cycles + 6 == (26 + 27 * a + 5 * a * a) // 2
    assert (result.a, result.x, result.y, result.c) == (0, 0x5A, 0xA5, 1)


def test_a_paddle_is_read_as_it_stands(a2: Apple2) -> None:
    a2.game_port.plug(4)
    for paddle in range(4):
        for position in (0, 1, 2, 100, 127, 128, 254, 255):
            a2.game_port.paddle[paddle] = position
            result = a2.call(AT["PREAD"], X=paddle)
            assert (result.y, result.x) == (position, paddle)
            a2.run(cycles=3_000)  # the other timers end
    a2.game_port.unplug()
    assert a2.call(AT["PREAD"], X=0).y == 255, "without one the timer never ends"


def test_registers_are_kept_and_come_back(a2: Apple2) -> None:
    kept = a2.call(AT["IOSAVE"], A=0x12, X=0x34, Y=0x56, P=0xFB)
    assert bytes(a2.memory[KEPT : KEPT + 3]) == bytes([0x12, 0x34, 0x56])
    assert a2.memory[KEPT + 3] | 0x30 == 0xFB and not kept.p & 8, "decimal mode is off"
    assert a2.memory[KEPT + 4] == a2.cpu.s - 2, "S as it is within"
    back = a2.call(AT["IOREST"], A=0, X=0, Y=0, P=0)
    assert (back.a, back.x, back.y, back.p | 0x30) == (0x12, 0x34, 0x56, 0xFB)


def ranges(a2: Apple2, first: int, last: int, other: int) -> None:
    for cell, value in ((FROM, first), (TO, last), (OTHER, other)):
        a2.memory[cell : cell + 2] = value.to_bytes(2, "little")


@pytest.mark.parametrize(("first", "size", "other"), [(0x10FE, 1, 0x2000), (0x10F0, 300, 0x20F8)])
def test_memory_is_moved_and_compared(a2: Apple2, first: int, size: int, other: int) -> None:
    data = bytes(at * 7 & 255 for at in range(size))
    a2.memory[first : first + size] = data
    ranges(a2, first, first + size - 1, other)
    a2.call(AT["MOVE"], Y=0)
    assert bytes(a2.memory[other : other + size]) == data
    assert (a2.memory.word(FROM), a2.memory.word(OTHER)) == (first + size, other + size)
    a2.memory[other] ^= 0xFF
    a2.call(AT["HOME"])
    ranges(a2, first, first + size - 1, other)
    a2.call(AT["VERIFY"], Y=0)
    want = f"{first:04X}-{data[0]:02X} ({data[0] ^ 0xFF:02X})"
    assert [row.strip() for row in a2.screen.text if row.strip()] == [want]


def test_a_range_is_stepped_through_to_its_end(a2: Apple2) -> None:
    ranges(a2, 0x10FE, 0x1100, 0x20FF)
    ends = [a2.call(AT["NXTA4"]).c for _ in range(3)]
    assert ends == [0, 0, 1]
    assert (a2.memory.word(FROM), a2.memory.word(OTHER)) == (0x1101, 0x2102)
    assert a2.call(AT["NXTA1"]).c == 1 and a2.memory.word(FROM) == 0x1102


PROGRAM = """
        .setcpu "6502"
HOME = $FC58
COUT = $FDED
GETLN = $FD6A
SETGR = $FB40
        jsr     HOME
        ldx     #0
ask:    lda     words,x
        beq     read
        ora     #$80
        jsr     COUT
        inx
        bne     ask
read:   lda     #'?' | $80
        sta     $33
        jsr     GETLN
        stx     $06                     ; as many columns as letters
        jsr     SETGR
        lda     #13                     ; yellow
        jsr     $F864
        dec     $06
        lda     $06
        sta     $2C
        lda     #20
        ldy     #0
        jsr     $F819
        ldx     $06
        lda     #0
        jsr     $F941
end:    jmp     end
words:  .asciiz "WHO"
"""


def test_a_small_program_prints_reads_a_line_and_draws(a2: Apple2, tmp_path: Path) -> None:
    from ..emu.programs import START, load

    load(a2, PROGRAM, tmp_path)
    a2.cpu.pc = START
    a2.run(seconds=0.2)
    assert a2.screen.text[0].startswith("WHO?")
    for key in "GROG\r":
        a2.key(ord(key))
        a2.run(seconds=0.05)
    a2.run(seconds=0.1)
    row = [a2.call(AT["SCRN"], A=20, Y=column).a for column in range(6)]
    assert row == [13, 13, 13, 13, 0, 0]
    assert a2.screen.text[23].startswith("0003")
    lit = a2.screen.pixels[:320].any(axis=2)  # the picture above the text, two rows a scan line
    assert lit[160:168, :56].all() and lit.sum() == lit[160:168, :60].sum()
