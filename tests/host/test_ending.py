"""What the system's signals do to a window: it closes after the frame at hand."""

from __future__ import annotations

import os
import signal

import pytest

from grognard.host.running.ending import closed_by_signals


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no such signals")
def test_signals_close_and_only_a_second_ctrl_c_breaks_off():
    numbers = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = [signal.getsignal(number) for number in numbers]
    closed = []
    with pytest.raises(KeyboardInterrupt), closed_by_signals(lambda: closed.append(1)):
        for number in numbers:
            os.kill(os.getpid(), number)
        assert len(closed) == 3
        os.kill(os.getpid(), signal.SIGTERM)
        assert len(closed) == 4
        os.kill(os.getpid(), signal.SIGINT)
    assert [signal.getsignal(number) for number in numbers] == before


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no such signal")
def test_what_was_started_by_nohup_outlives_its_terminal():
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with closed_by_signals(pytest.fail):
            os.kill(os.getpid(), signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)
