"""What is asked at the keyboard."""

from __future__ import annotations

import pytest

from .library import Library

ROUTINES = ("key_capital",)


@pytest.mark.parametrize("typed", [bytes([code]) for code in range(128)])
def test_a_small_letter_counts_as_the_capital(lib: Library, typed: bytes) -> None:
    lib.keys(typed)
    assert lib.call("key_capital").a == typed.upper()[0]
