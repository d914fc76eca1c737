"""What a machine was at when a test's wait or call came to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.emu import EmulatorError, WaitError

from .target import Target
from .views import history_row, history_text

if TYPE_CHECKING:
    from grognard.emu import Apple2

SHOWN = 12


def instructions(a2: Apple2, error: BaseException) -> list[tuple[str, str]]:
    """A section for the report: the last instructions where they were kept, else the next ones.

    The next ones are run for that: a program that waits in vain goes round in a loop.
    """
    if not isinstance(error, EmulatorError):
        return []
    kept = a2.trace.enabled and a2.trace.instructions > 0
    if not kept and not isinstance(error, WaitError):
        return []
    target = Target(a2)
    if not kept:
        target.step(SHOWN)
    rows = [history_row(target, one) for one in a2.trace.ring(SHOWN)]
    title = "6502: the last instructions" if kept else "6502: the instructions that come next"
    return [(title, history_text(target, rows))]
