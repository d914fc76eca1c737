"""States kept by themselves: before what the computer does, now and then, and at the end."""

from __future__ import annotations

import contextlib
import re
import time
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.emu import CPU_HZ
from grognard.emu.files import write_whole

from ..built.games import host_labels
from ..folders import data_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from grognard.emu import Apple2

KEPT = 20
EVERY_CYCLES = 300 * CPU_HZ
_NAME = re.compile(r"(\d{8}-\d{6})-(\d{3})(?:\.turn(\d+))?\.state")


@dataclass(frozen=True)
class Kept:
    """A state that was kept: when, and the turn where the game names its number."""

    path: Path
    when: time.struct_time
    turn: int | None

    def told(self) -> str:
        """For a list of them."""
        turn = "" if self.turn is None else f"  turn {self.turn}"
        return time.strftime("%Y-%m-%d %H:%M:%S", self.when) + turn


def state_folder(name: str) -> Path:
    """Where the states of a game or disk are; not made here."""
    return data_folder() / "states" / name


def kept_states(name: str) -> list[Kept]:
    """The states kept by themselves, the newest first."""
    found = []
    folder = state_folder(name)
    for path in folder.iterdir() if folder.is_dir() else ():
        match = _NAME.fullmatch(path.name)
        if match:
            with contextlib.suppress(ValueError):
                when = time.strptime(match[1], "%Y%m%d-%H%M%S")
                turn = None if match[3] is None else int(match[3])
                found.append((match[1], match[2], Kept(path, when, turn)))
    return [kept for *_, kept in sorted(found, key=lambda row: row[:2], reverse=True)]


def _free_name(folder: Path, turn: str) -> Path:
    """A name for now, to the thousandth of a second; later names come later.

    Where the clock was put back, as it is by an hour each autumn, the name is that of a thousandth
    after the last state: it would else be taken for an older one, and the first to be removed.
    """
    when = datetime.now()
    for path in folder.iterdir():
        if match := _NAME.fullmatch(path.name):
            with contextlib.suppress(ValueError, OverflowError):
                last = datetime.strptime(f"{match[1]}-{match[2]}", "%Y%m%d-%H%M%S-%f")
                when = max(when, last + timedelta(milliseconds=1))
    stamp = f"{when:%Y%m%d-%H%M%S}-{when.microsecond // 1000:03}"
    return folder / f"{stamp}{turn}.state"


class Autosaves:
    """Watches a machine frame by frame and keeps its states, the last twenty.

    A game's game.toml names the bytes that tell its phase and whose it is: when one changes and a
    key was struck since the last state, one is kept, at most a frame into the new phase and so
    before any computer player's decision. A disk without them gets one every five emulated
    minutes in which keys were struck. Nothing is kept where nothing was typed.
    """

    def __init__(self, a2: Apple2, name: str, tell: Callable[[str], None]) -> None:
        self._a2 = a2
        self.name = name
        self._tell = tell
        labels = host_labels(name)
        self._phase_at = [self._find(label) for label in labels.phase]
        self._turn = labels.turn
        self._turn_at = self._find(labels.turn) if labels.turn else None
        self._phase = self._phase_now()
        self._struck = False
        self._last = a2.cycles
        self._failed = False

    def _find(self, label: str) -> int | None:
        from grognard.emu import SymbolError

        try:
            return self._a2.symbol(label)
        except SymbolError:
            return None

    def _phase_now(self) -> list[int]:
        return [self._a2.memory[at] for at in self._phase_at if at is not None]

    def _turn_now(self, at: int) -> int:
        size = self._a2.symbols.size(self._turn)
        return int.from_bytes(self._a2.memory[at : at + size], "little")

    def struck(self) -> None:
        """A key went to the machine: there is something to lose."""
        self._struck = True

    def frame(self) -> None:
        """After each frame of the machine."""
        phase, cycles = self._phase_now(), self._a2.cycles
        if phase != self._phase:
            self._phase = phase
            self.keep()
        elif not 0 <= cycles - self._last < EVERY_CYCLES:
            self.keep()

    def keep(self) -> Path | None:
        """Keep the state now, unless nothing was typed since the last one."""
        self._last = self._a2.cycles
        if not self._struck:
            return None
        self._struck = False
        folder = state_folder(self.name)
        turn = ""
        if self._turn_at is not None:
            turn = f".turn{self._turn_now(self._turn_at)}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _free_name(folder, turn)
            write_whole(path, self._a2.save())
        except OSError as error:
            if not self._failed:
                self._tell(f"no states are kept: {error.strerror or error}: {folder}")
            self._failed = True
            return None
        for old in kept_states(self.name)[KEPT:]:
            with contextlib.suppress(OSError):
                old.path.unlink()
        return path
