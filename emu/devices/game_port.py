"""The game port's socket: a stick with its buttons, or paddles, or nothing."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..machine import Machine

CENTRE = 127
PADDLES, BUTTONS = 4, 3


class GamePort:
    """What is plugged into the game port.

    Nothing is at first: the buttons then read pressed, as a II Plus without a stick reads them,
    and the timers of the paddles never end. ``plug()`` plugs in a stick at rest; then
    ``paddle[0..3]`` are positions 0-255 and ``button[0..2]`` are True while held. A position lasts
    8 + 11 * position cycles after $C070.
    """

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.paddle = Paddles(machine.words)
        self.button = Buttons(machine.words)

    @property
    def plugged(self) -> bool:
        """Whether a stick or paddles are plugged in."""
        return any(position is not None for position in self.paddle)

    def plug(self, paddles: int = 2) -> None:
        """Plug in a stick (two paddles) or two (four), centred, no button held.

        A second plug leaves positions and buttons as they are.
        """
        if paddles not in range(1, PADDLES + 1):
            raise ValueError(f"{paddles} paddles: 1 to {PADDLES}")
        if not self.plugged:
            self._machine.words[L.BUTTONS] = 0
        for number in range(paddles):
            if self.paddle[number] is None:
                self.paddle[number] = CENTRE

    def unplug(self) -> None:
        """Pull it out."""
        for number in range(PADDLES):
            self.paddle[number] = None
        self._machine.words[L.BUTTONS] = (1 << BUTTONS) - 1


class Paddles:
    """Positions 0-255 of paddles 0-3; None is not plugged in."""

    def __init__(self, words: NDArray[np.int64]) -> None:
        self._words = words

    def __len__(self) -> int:
        return PADDLES

    def __iter__(self) -> Iterator[int | None]:
        return (self[number] for number in range(PADDLES))

    def __getitem__(self, number: int) -> int | None:
        position = int(self._words[L.PADDLES + _checked(number, PADDLES, "paddle")])
        return None if position == L.UNPLUGGED else position

    def __setitem__(self, number: int, position: int | None) -> None:
        _checked(number, PADDLES, "paddle")
        if position is not None and not 0 <= position <= 255:
            raise ValueError(f"paddle {number} to {position}: 0-255")
        words = self._words
        words[L.PADDLES + number] = L.UNPLUGGED if position is None else position
        words[L.PADDLE_ENDS + number] = min(words[L.PADDLE_ENDS + number], words[L.CYCLES])


class Buttons:
    """Buttons 0-2, True while held; without a stick all read held."""

    def __init__(self, words: NDArray[np.int64]) -> None:
        self._words = words

    def __len__(self) -> int:
        return BUTTONS

    def __iter__(self) -> Iterator[bool]:
        return (self[number] for number in range(BUTTONS))

    def __getitem__(self, number: int) -> bool:
        return bool(int(self._words[L.BUTTONS]) >> _checked(number, BUTTONS, "button") & 1)

    def __setitem__(self, number: int, held: bool) -> None:
        bit = 1 << _checked(number, BUTTONS, "button")
        now = int(self._words[L.BUTTONS]) & ~bit
        self._words[L.BUTTONS] = now | (bit if held else 0)


def _checked(number: int, count: int, what: str) -> int:
    if number not in range(count):
        raise IndexError(f"{what} {number}: 0 to {count - 1}")
    return number
