"""Keys, numbers and samples: what the command line and the window make of what they are given."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from grognard.host.commands.values import memory_bytes, number, register
from grognard.host.running.steps import decode_keys
from grognard.host.running.typist import Typist
from grognard.host.terminal.cells import braille
from grognard.host.terminal.terminal import keys_of
from grognard.host.window.keys import apple_key

CPU_HZ = 1_020_484


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        (r"1\r", "1\x0d"),
        (r"\e\l\R", "\x1b\x08\x15"),
        (r"\cX\cc", "\x18\x03"),
        ("a\nb", "a\x0db"),
        (r"back\\slash", "back\\slash"),
        ("", ""),
    ],
)
def test_escapes_of_type_are_the_apples_keys(written, typed):
    assert decode_keys(written) == typed


@pytest.mark.parametrize("wrong", ["\\", r"\q", r"\c", r"\c1", "é", "\x00"])
def test_a_text_that_no_keyboard_types_is_refused(wrong):
    with pytest.raises(ValueError, match=r"\S"):
        decode_keys(wrong)


def test_numbers_are_decimal_hex_or_characters():
    read = [number(text) for text in ("12", "$0C", "0x0c", "'A'", "0")]
    assert read == [12, 12, 12, 65, 0]


@pytest.mark.parametrize(
    "wrong", ["", "-1", "0x", "0xG", "$0x1", "$", "$G", "1_000", "'AB'", "1.5", "²"]
)
def test_what_is_no_number_is_refused(wrong):
    with pytest.raises(ValueError, match="no number"):
        number(wrong)


def test_values_above_255_are_two_bytes_low_first():
    assert memory_bytes("255") == b"\xff"
    assert memory_bytes("256") == b"\x00\x01"
    assert memory_bytes("$1234,5,'A'") == b"\x34\x12\x05A"
    assert memory_bytes("',',1") == b",\x01"
    with pytest.raises(ValueError, match="two bytes"):
        memory_bytes("65536")


def test_a_register_holds_a_byte_and_the_carry_a_bit():
    assert register("A", "255") == 255
    assert register("C", "1") == 1
    for name, text in (("A", "256"), ("C", "2")):
        with pytest.raises(ValueError, match="holds"):
            register(name, text)


@pytest.mark.parametrize(
    ("key", "mod", "text", "code"),
    [
        (pygame.K_a, 0, "a", 0x41),
        (pygame.K_RETURN, 0, "\r", 0x0D),
        (pygame.K_BACKSPACE, 0, "\x08", 0x08),
        (pygame.K_RIGHT, 0, "", 0x15),
        (pygame.K_c, pygame.KMOD_LCTRL, "\x03", 0x03),
        (pygame.K_SLASH, pygame.KMOD_LSHIFT, "?", 0x3F),
        (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, "", None),
        (pygame.K_F12, 0, "", None),
        (pygame.K_UNKNOWN, 0, "é", None),
    ],
)
def test_host_keys_type_the_codes_of_an_apple_ii_plus(key, mod, text, code):
    assert apple_key(key, mod, text) == code


class Latch:
    """A keyboard latch: one key, and whether the program has not taken it yet."""

    def __init__(self):
        self.keys: list[int] = []
        self.full = False

    def press(self, code):
        self.keys.append(code)
        self.full = True


def test_two_keys_struck_within_a_frame_both_arrive():
    latch = Latch()
    typist = Typist(latch.press, lambda: latch.full)
    typist.strike(0x41)
    typist.strike(0x42)
    typist.frame()
    assert latch.keys == [0x41]
    latch.full = False
    typist.frame()
    assert latch.keys == [0x41, 0x42]


def test_a_program_that_does_not_look_sees_the_last_struck_key_but_loses_no_pasted_one():
    latch = Latch()
    typist = Typist(latch.press, lambda: latch.full)
    typist.strike(0x41)
    typist.strike(0x42)
    for _ in range(20):
        typist.frame()
    assert latch.keys == [0x41, 0x42]
    typist.paste("c\nd")
    for _ in range(100):
        typist.frame()
    assert latch.keys == [0x41, 0x42]
    for _ in range(3):
        latch.full = False
        typist.frame()
    assert latch.keys[2:] == [0x43, 0x0D, 0x44]


def test_what_a_terminal_sends_becomes_the_apples_keys():
    typed = "a1\r\n\x7f\x1b\x1b[A\x1b[D\x1bOC\x18\x03é"
    keys = [0x41, 0x31, 0x0D, 0x0D, 0x08, 0x1B, 0x0B, 0x08, 0x15, 0x18, "\x03"]
    assert keys_of(typed) == keys


def test_dots_become_braille_of_the_same_shape():
    pixels = np.zeros((192, 560, 3), np.uint8)
    pixels[0, 0:2] = 255
    pixels[3, 2:4] = 255
    pixels[191, 559, 1] = 255
    lines = braille(pixels)
    assert (len(lines), {len(line) for line in lines}) == (48, {140})
    assert lines[0][0] == chr(0x2800 + 0x01 + 0x80)
    assert lines[47][139] == chr(0x2800 + 0x80)
    assert set("".join(lines)) == {chr(0x2800), lines[0][0], lines[47][139]}
