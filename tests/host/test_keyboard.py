"""Keys one by one: from a Windows console, from a pipe that nothing can wait for."""

from __future__ import annotations

import os
import time
from collections import deque

import pytest

from grognard.host.terminal.keyboard import Pipe, console_keys
from grognard.host.terminal.terminal import QUIT, keys_of


class Console:
    """What msvcrt has of a console, with these keys struck."""

    def __init__(self, typed: str) -> None:
        self._typed = deque(typed)

    def kbhit(self) -> bool:
        return bool(self._typed)

    def getwch(self) -> str:
        return self._typed.popleft()


@pytest.mark.parametrize("first", ["\x00", "\xe0"])
def test_a_console_s_arrows_are_the_apple_s(first: str) -> None:
    typed = console_keys(Console("".join(first + key for key in "HPMKS")))(0)
    assert typed is not None
    assert keys_of(typed) == [0x0B, 0x0A, 0x15, 0x08, 0x7F]


def test_a_console_s_letters_return_and_backspace_are_the_apple_s() -> None:
    typed = console_keys(Console("a\r\b\x1b\x03"))(0)
    assert typed is not None
    assert keys_of(typed) == [ord("A"), 0x0D, 0x08, 0x1B, QUIT]


def test_a_console_s_other_keys_are_none() -> None:
    assert console_keys(Console("\x00;\xe0G"))(0) is None


def test_a_console_without_a_key_is_waited_for_no_longer_than_said() -> None:
    began = time.perf_counter()
    assert console_keys(Console(""))(0.05) is None
    assert 0.04 < time.perf_counter() - began < 30  # soon on a busy computer too, not never


def test_a_pipe_gives_what_came_and_then_its_end() -> None:
    out, into = os.pipe()
    keys = Pipe(out)
    assert keys(0) is None
    os.write(into, "n\xe4".encode()[:2])
    typed = keys(10)
    os.write(into, "\xe4".encode()[1:])
    os.close(into)
    while (more := keys(10)) != "":
        typed = (typed or "") + (more or "")
    assert typed == "n\xe4" and keys(0) == ""
    os.close(out)
