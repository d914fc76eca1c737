"""Numbers in print, against Python's own."""

from __future__ import annotations

import random

import pytest

from ..games import hires_page
from .library import Library

ROUTINES = (
    "text_number", "text_number_right", "text_signed_right", "text_two_digits", "text_byte",
    "text_byte_right",
)  # fmt: skip
EDGES = (0, 1, 9, 10, 19, 99, 100, 101, 199, 200, 255)
WORDS = (*EDGES, 256, 999, 1000, 9999, 10000, 10001, 32767, 32768, 65535)


def printed(lib: Library, routine: str, **inputs: int | bytes) -> str:
    """What the routine prints from column 3 of row 5 on, up to where it leaves the cursor."""
    lib.call("text_goto", X=3, Y=5)
    result = lib.call(routine, **inputs)
    assert result["zp_text_row"] == 5
    return hires_page.text(lib.a2.memory)[5][3 : result["zp_text_col"]]


@pytest.mark.parametrize("number", EDGES)
def test_a_byte_is_printed_without_blanks(lib: Library, number: int) -> None:
    assert printed(lib, "text_byte", A=number) == str(number)


@pytest.mark.parametrize("number", EDGES)
@pytest.mark.parametrize("cells", [3, 6])
def test_a_byte_is_printed_right_aligned(lib: Library, number: int, cells: int) -> None:
    assert printed(lib, "text_byte_right", A=number, X=cells) == str(number).rjust(cells)


def test_words_are_printed_plain_right_aligned_and_with_a_sign(lib: Library) -> None:
    for number in (*WORDS, *random.Random(1).sample(range(65536), 20)):
        word = {"zp_arg0": number & 255, "zp_arg1": number >> 8}
        assert printed(lib, "text_number", **word) == str(number)
        assert printed(lib, "text_number_right", X=5, **word) == str(number).rjust(5)
        signed = number - 65536 if number > 32767 else number
        assert printed(lib, "text_signed_right", X=6, **word) == str(signed).rjust(6)


def test_two_digits_always_stand(lib: Library) -> None:
    shown = [printed(lib, "text_two_digits", A=n) for n in range(100)]
    assert shown == [f"{n:02}" for n in range(100)]
