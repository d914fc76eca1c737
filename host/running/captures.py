"""What the window keeps of what it shows and plays: pictures, films, sound, replays."""

from __future__ import annotations

import contextlib
import os
import threading
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from grognard.emu import FRAME_CYCLES
from grognard.emu.devices.wav import WavWriter
from grognard.emu.files import write_new
from grognard.emu.picture.png import png_bytes

from ..built.games import host_labels
from .gif import Pixels, gif_bytes

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.states.recorder import Recorder

_EVERY = 6
"""frames of the machine a picture of a moving picture"""
_MOST_PICTURES = 600
_MOST_OF_A_FILM = 1800
_HUNDREDTHS = 100 * FRAME_CYCLES / 1_020_484


def free_capture(suffix: str) -> Path:
    """The first of grognard-0001.SUFFIX and on in the current folder that is not there yet."""
    for number in range(1, 10_000):
        path = Path(f"grognard-{number:04}.{suffix}")
        if not os.path.lexists(path):
            return path
    raise OSError(f"there are 9999 files grognard-NNNN.{suffix} here")


def keep_capture(suffix: str, data: bytes) -> Path:
    """Write a new file of the first such name, which another window may want too."""
    while True:
        path = free_capture(suffix)
        with contextlib.suppress(FileExistsError):
            write_new(path, data)
            return path


class Film:
    """The pictures of what a game shows as a film, taken without being asked for.

    They are packed: a film of minutes stays below some megabytes.
    """

    def __init__(self, a2: Apple2, runs: Callable[[], bool]) -> None:
        self._a2 = a2
        self._runs = runs
        self._running = False
        self._frames = 0
        self._pictures: list[tuple[bytes, tuple[int, ...], int]] = []

    def frame(self) -> None:
        """Once for each frame drawn while the machine runs."""
        before, self._running = self._running, self._runs()
        if not self._running:
            return
        if not before:
            self._pictures, self._frames = [], 0
        self._frames += 1
        if self._frames % _EVERY != 1 or len(self._pictures) >= _MOST_OF_A_FILM:
            return
        shown = self._a2.screen.pixels
        packed, delay = zlib.compress(shown.tobytes(), 1), round(_EVERY * _HUNDREDTHS)
        if self._pictures and self._pictures[-1][0] == packed:
            _, shape, stood = self._pictures.pop()
            delay = min(stood + delay, 60_000)
        self._pictures.append((packed, shown.shape, delay))

    def pictures(self) -> list[tuple[bytes, tuple[int, ...], int]]:
        """Of the film that runs so far, or of the last one."""
        return list(self._pictures)


def _unpacked(
    pictures: list[tuple[bytes, tuple[int, ...], int]],
) -> Iterator[tuple[Pixels, int]]:
    for packed, shape, delay in pictures:
        yield np.frombuffer(zlib.decompress(packed), np.uint8).reshape(shape), delay


def film_of(a2: Apple2, name: str) -> Callable[[], bool] | None:
    """Asks whether the built game in the machine shows a film now; None for one that has none."""
    from grognard.emu import SymbolError

    try:
        at, value = (a2.symbol(label) for label in host_labels(name).film)
    except (SymbolError, ValueError):
        return None
    return lambda: a2.memory[at] == value


class Captures:
    """Each method is a key of the window: it says in a line what was done."""

    def __init__(
        self, a2: Apple2, tell: Callable[[str], None], film_runs: Callable[[], bool] | None = None
    ) -> None:
        """`film_runs`: does the game show a film now? None for one that shows none."""
        self._a2 = a2
        self._tell = tell
        self._film = Film(a2, film_runs) if film_runs else None
        self._pictures: list[tuple[Pixels, int]] | None = None
        self._frames = 0
        self._wav: tuple[WavWriter, Path] | None = None
        self._recorder: Recorder | None = None
        self._writing: list[threading.Thread] = []

    @property
    def running(self) -> str:
        """What is being taken now, for the title; "" for nothing."""
        kinds = [("GIF", self._pictures), ("WAV", self._wav), ("replay", self._recorder)]
        return ", ".join(name for name, what in kinds if what is not None)

    def picture(self) -> None:
        """Save what the screen shows."""
        self._store("png", png_bytes(self._a2.screen.pixels))

    def _store(self, suffix: str, data: bytes) -> None:
        try:
            self._tell(f"saved {keep_capture(suffix, data)}")
        except OSError as error:
            self._tell(f"not saved: {error.strerror or error}")

    def moving(self) -> None:
        """Begin a moving picture, or end and save it; the writing goes on beside the play."""
        if self._pictures is None:
            self._pictures, self._frames = [], 0
            self._tell("moving picture: the same key ends it")
            return
        pictures, self._pictures = self._pictures, None
        if not pictures:
            self._tell("no picture yet, nothing saved")
            return
        self._tell("the moving picture is being written")
        self._write(lambda: gif_bytes(pictures))

    def _write(self, data: Callable[[], bytes]) -> None:
        work = threading.Thread(target=lambda: self._store("gif", data()))
        self._writing.append(work)
        work.start()

    def film(self) -> None:
        """Save the film that runs, as far as it has come, or the last one, from its beginning."""
        if self._film is None:
            self._tell("this disk shows no films")
            return
        pictures = self._film.pictures()
        if not pictures:
            self._tell("no film was shown yet")
            return
        self._tell("the film is being written")
        self._write(lambda: gif_bytes(_unpacked(pictures)))

    def frame(self) -> None:
        """Once for each frame drawn while the machine runs."""
        if self._film is not None:
            self._film.frame()
        if self._pictures is None:
            return
        self._frames += 1
        if self._frames % _EVERY != 1:
            return
        shown = self._a2.screen.pixels
        delay = round(_EVERY * _HUNDREDTHS)
        if self._pictures and np.array_equal(self._pictures[-1][0], shown):
            before = self._pictures[-1][1]
            self._pictures[-1] = (shown, min(before + delay, 60_000))
        else:
            self._pictures.append((shown, delay))
        if len(self._pictures) >= _MOST_PICTURES:
            self.moving()

    def sound(self) -> None:
        """Begin a WAV file of the speaker, or end it."""
        try:
            if self._wav is None:
                path = free_capture("wav")
                self._wav = (WavWriter(self._a2, path), path)
                self._tell(f"recording the sound into {path}: the same key ends it")
            else:
                (writer, path), self._wav = self._wav, None
                writer.close()
                self._tell(f"saved {path}")
        except OSError as error:
            self._tell(f"not saved: {error.strerror or error}")

    def replay(self) -> None:
        """Begin a replay, or end and save it."""
        if self._recorder is None:
            self._recorder = self._a2.record()
            self._tell("recording a replay: the same key ends it")
            return
        recorder, self._recorder = self._recorder, None
        self._store("replay", recorder.stop().to_bytes())

    def close(self) -> None:
        """End and save whatever is being taken."""
        for kind, end in (("GIF", self.moving), ("WAV", self.sound), ("replay", self.replay)):
            if kind in self.running.split(", "):
                end()
        for work in self._writing:
            work.join()
