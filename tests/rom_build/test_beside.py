"""Bytes made on another processor: there, or here where that cannot be."""

from __future__ import annotations

import os
import threading

import pytest

from grognard.rom_build import beside
from grognard.rom_build.beside import made_beside

LARGE = 1 << 20  # more than a pipe holds
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system copies no process")


def _where() -> bytes:
    return b"%d " % os.getpid() * LARGE


def _alone(patch: pytest.MonkeyPatch, threads: int = 1, processors: int = 2) -> None:
    """As if the process had so many threads: under xdist a test has one beside it."""
    patch.setattr(threading, "active_count", lambda: threads)
    patch.setattr(os, "cpu_count", lambda: processors)


def _children() -> bool:
    try:
        return os.waitpid(-1, os.WNOHANG) == (0, 0)
    except ChildProcessError:
        return False


def test_another_process_makes_them(monkeypatch):
    _alone(monkeypatch)
    with made_beside(_where) as made:
        told = made()
    assert len(told) > LARGE and set(told.split()) - {b"%d" % os.getpid()}
    assert len(set(told.split())) == 1


@pytest.mark.parametrize(("threads", "processors"), [(2, 2), (1, 1)])
def test_with_threads_or_one_processor_they_are_made_here(monkeypatch, threads, processors):
    _alone(monkeypatch, threads, processors)
    with made_beside(_where) as made:
        assert made() == _where()


def test_what_fails_there_is_made_here_and_fails_here(monkeypatch):
    _alone(monkeypatch)
    here = os.getpid()

    def only_here() -> bytes:
        if os.getpid() != here:
            raise ValueError("not here")
        return b"here"

    with made_beside(only_here) as made:
        assert made() == b"here"


def test_where_no_process_can_be_begun_they_are_made_here(monkeypatch):
    _alone(monkeypatch)

    def none() -> int:
        raise BlockingIOError

    monkeypatch.setattr(os, "fork", none)
    with made_beside(_where) as made:
        assert made() == _where()


def test_nothing_is_left_when_the_bytes_are_not_asked_for(monkeypatch):
    _alone(monkeypatch)
    before = _children()
    with pytest.raises(KeyError), beside.made_beside(_where):
        raise KeyError
    assert _children() == before
