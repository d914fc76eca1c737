"""The sound as a WAV file."""

import wave
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from .. import layout as L
from ..apple2 import Apple2
from .speaker import RATE_HZ, Speaker


class WavWriter:
    """Writes the sound to a WAV file while the machine runs, from now to ``close()``."""

    def __init__(self, a2: Apple2, path: str | Path) -> None:
        self._speaker = Speaker(a2.machine)
        self._a2 = a2
        self._file: Any = wave.open(str(path), "wb")
        self._file.setnchannels(1)
        self._file.setsampwidth(2)
        self._file.setframerate(RATE_HZ)
        self.next_mark = a2.cycles
        self._remove = a2.add_ticker(self)

    def mark(self) -> None:
        """Take the sound so far."""
        self._file.writeframesraw(self._speaker.samples().astype("<i2").tobytes())
        self.next_mark = self._a2.cycles + L.FRAME_CYCLES

    def close(self) -> None:
        """End the file."""
        self._remove()
        self.mark()
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.close()
