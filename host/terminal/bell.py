"""The speaker as a terminal has it: one bell when a sound begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.emu import CPU_HZ

if TYPE_CHECKING:
    from grognard.emu import Apple2

_QUIET_CYCLES = CPU_HZ // 2
"""so long must it have been quiet before a sound counts as another one"""


class Bell:
    """`rings()` as often as one likes."""

    def __init__(self, a2: Apple2, silent: bool = False) -> None:
        self._a2 = a2
        self._silent = silent
        self._last = -_QUIET_CYCLES
        a2.forget_sound()

    def rings(self) -> bool:
        """Whether a sound began since the last call; a single move of the cone is none."""
        moves = self._a2.speaker_toggles()
        if not moves:
            return False
        began = moves[0] - self._last > _QUIET_CYCLES and len(moves) > 1
        self._last = moves[-1]
        return began and not self._silent
