"""Keys and lines of them, typed on the keyboard, served by a routine, or printed by a card."""

from __future__ import annotations

import pytest

from grognard.emu import Apple2

from .entries import ENTRIES as AT

COLUMN, LINE, MASK, PROMPT, CSW, KSW, CHANCE = 0x24, 0x25, 0x32, 0x33, 0x36, 0x38, 0x4E
TYPED = 0x200
DONE = 0x0300


def starts(a2: Apple2, name: str) -> None:
    """Let the machine call a routine, and stop behind it."""
    place = AT[name]
    a2.memory[DONE : DONE + 6] = bytes([0x20, place & 255, place >> 8, 0x4C, DONE + 3 & 255, 3])
    a2.cpu.pc = DONE
    a2.run(cycles=30_000)


def types(a2: Apple2, keys: str) -> None:
    for key in keys:
        a2.key(ord(key))
        a2.run(cycles=30_000)


def line(a2: Apple2) -> str:
    """The line read; the routine has come back."""
    assert DONE + 3 <= a2.cpu.pc <= DONE + 5
    assert a2.memory[TYPED + a2.cpu.x] == 0x8D
    return "".join(chr(a2.memory[TYPED + at] & 0x7F) for at in range(a2.cpu.x))


def shown(a2: Apple2) -> list[str]:
    return [row.rstrip() for row in a2.screen.text if row.strip()]


def test_a_key_is_waited_for_by_a_flashing_cursor(a2: Apple2) -> None:
    a2.call(AT["HOME"])
    a2.memory[0x400] = 0xC7
    starts(a2, "RDKEY")
    assert a2.memory[0x400] == 0x47, "flashing"
    before = a2.memory.word(CHANCE)
    a2.run(cycles=30_000)
    assert a2.memory.word(CHANCE) != before, "random numbers begin with how long that took"
    types(a2, "Q")
    assert (a2.cpu.a, a2.memory[0x400]) == (0xD1, 0xC7)
    assert not a2.key_waiting


@pytest.mark.parametrize(
    ("keys", "read"),
    [
        ("HELLO\r", "HELLO"),
        ("\r", ""),
        ("ABD\x08C\r", "ABC"),
        ("abc{\r", "ABC["),
        ("WRONG\x18RIGHT\r", "RIGHT"),
        ("A\x08\x08B\r", "B"),
        ("ABC\x08\x08\x15\r", "AB"),
        ("AB\x1bBC\r", "ABC"),
        ("AB\x1bJJ C\r", "ABC"),
    ],
    ids=["plain", "empty", "left", "upper", "given up", "left of all", "right", "ESC B", "ESC JJ"],
)
def test_a_line_is_read_and_corrected(a2: Apple2, keys: str, read: str) -> None:
    a2.call(AT["HOME"])
    a2.memory[PROMPT] = 0xBE
    starts(a2, "GETLN")
    types(a2, keys)
    assert line(a2) == read


def test_a_line_given_up_is_marked_and_the_prompt_comes_again(a2: Apple2) -> None:
    a2.call(AT["HOME"])
    a2.memory[PROMPT] = 0xAA
    starts(a2, "GETLNZ")
    types(a2, "NO\x18YES\r")
    assert shown(a2) == ["*NO\\", "*YES"] and line(a2) == "YES"
    assert a2.memory[LINE] == 3


def test_a_long_line_rings_and_is_given_up_at_last(a2: Apple2) -> None:
    a2.call(AT["HOME"])
    a2.memory[PROMPT] = 0xBE
    starts(a2, "GETLN")
    types(a2, "X" * 247)
    a2.forget_sound()
    types(a2, "X")
    a2.run(seconds=0.2)
    assert len(a2.speaker_toggles()) == 200
    for _ in range(8):
        types(a2, "X")
        a2.run(seconds=0.2)
    assert "\\" in "".join(a2.screen.text)
    types(a2, "OK\r")
    assert line(a2) == "OK"


def test_what_is_typed_shows_normal_whatever_is_printed_inverse(a2: Apple2) -> None:
    a2.call(AT["HOME"])
    a2.call(AT["SETINV"])
    a2.memory[PROMPT] = 0xBE
    starts(a2, "GETLN")
    types(a2, "A\r")
    assert bytes(a2.memory[0x400:0x402]) == b"\x3e\xc1" and a2.memory[MASK] == 0x3F


@pytest.mark.parametrize(
    ("keys", "place"),
    [("@", (0, 0)), ("A", (6, 9)), ("B", (4, 9)), ("C", (5, 10)), ("D", (5, 8)),
     ("IIX", (5, 7)), ("JX", (4, 9)), ("KKX", (7, 9)), ("MX", (5, 10)),
     ("E", (5, 9)), ("F", (5, 9))],
)  # fmt: skip
def test_esc_and_a_key_move_the_cursor_or_clear(
    a2: Apple2, keys: str, place: tuple[int, int]
) -> None:
    a2.memory[0x400:0x800] = b"\xd8" * 0x400
    a2.memory[COLUMN] = 5
    a2.call(AT["TABV"], A=9)
    starts(a2, "RDCHAR")
    types(a2, "\x1b" + keys + "Z")
    assert a2.cpu.a == 0xDA and (a2.memory[COLUMN], a2.memory[LINE]) == place
    blank = sum(row.count(" ") for row in a2.screen.text)
    assert blank == {"@": 960, "E": 35, "F": 35 + 14 * 40}.get(keys, 0)


def test_ctrl_s_holds_a_listing_until_a_key(a2: Apple2) -> None:
    a2.call(AT["HOME"])
    for key, left in (("Q", False), ("\x03", True)):
        a2.key(0x13)
        a2.cpu.a = 0x8D
        starts(a2, "COUT")
        assert a2.cpu.pc > 0xD000, "it waits"
        types(a2, key)
        assert a2.cpu.pc < 0xD000 and a2.key_waiting is left


def test_keys_and_characters_go_by_the_vectors(a2: Apple2) -> None:
    """A routine of a program's own that answers, and one that takes what is printed."""
    a2.memory[0x0340:0x0345] = bytes([0xA9, 0xD4, 0x60, 0xE6, 0x06])
    a2.memory[0x0345] = 0x60
    a2.memory[KSW : KSW + 2] = b"\x40\x03"
    assert a2.call(AT["RDKEY"]).a == 0xD4
    a2.memory[CSW : CSW + 2] = b"\x43\x03"
    a2.memory[6] = 0
    a2.call(AT["PRBYTE"], A=1)
    a2.call(AT["CROUT"])
    assert a2.memory[6] == 3
    a2.call(AT["SETKBD"])
    a2.call(AT["SETVID"])
    assert (a2.memory.word(KSW), a2.memory.word(CSW)) == (AT["KEYIN"], AT["COUT1"])


def test_a_card_is_chosen_and_prints_what_goes_out(a2: Apple2) -> None:
    a2.call(AT["OUTPORT"], A=1)
    assert a2.memory.word(CSW) == 0xC100
    for letter in "TO PAPER\r":
        a2.call(AT["COUT"], A=ord(letter) | 0x80)
    assert a2.printer.text == "TO PAPER\n"
    a2.call(AT["OUTPORT"], A=0)
    a2.call(AT["COUT"], A=0xC1)
    assert a2.printer.text == "TO PAPER\n" and a2.memory.word(CSW) == AT["COUT1"]
    a2.call(AT["INPORT"], A=6)
    assert a2.memory.word(KSW) == 0xC600


def test_power_on_and_reset_set_vectors_and_window(a2: Apple2) -> None:
    """A RESET that a program takes leaves it the rest of page zero."""
    a2.memory[0x0300:0x0303] = b"\x4c\x00\x03"
    a2.memory[0x03F2:0x03F4] = b"\x00\x03"
    a2.call(AT["SETPWRC"])
    assert a2.memory[0x03F4] == 0x03 ^ 0xA5
    a2.memory[0x00:0x100] = bytes([0x77]) * 0x100
    a2.reset()
    a2.run(cycles=5_000)
    assert a2.cpu.pc in range(0x300, 0x303)
    told = {0x20: 0, 0x21: 40, 0x22: 0, 0x23: 24, 0x25: 23, 0x28: 0xD0, 0x29: 7, 0x32: 0xFF,
            0x36: 0xF0, 0x37: 0xFD, 0x38: 0x1B, 0x39: 0xFD, 0x48: 0}  # fmt: skip
    assert {at: a2.memory[at] for at in range(0x100) if a2.memory[at] != 0x77} == told
