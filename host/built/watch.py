"""A game that is rebuilt while it is played, whenever one of its sources is saved."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.emu import EmulatorError
from grognard.emu.formats import ImageError

from ..errors import Failure
from .games import BuiltGame, host_labels, is_fresh, sources_seen
from .reload import Before, go_on

if TYPE_CHECKING:
    from grognard.emu import Apple2

_EVERY_SECONDS = 0.5


class Watch:
    """Looks at the sources of a game between frames, and goes on with what is built of them.

    The build is a program of its own, so that the game runs on meanwhile and changed Python counts
    too. Where it fails, `tell` gets the assembler's words, and the game as it was runs on.
    """

    def __init__(self, a2: Apple2, game: BuiltGame, tell: Callable[[str], None]) -> None:
        """The symbols of the machine must be the built game's."""
        self.state = ""
        """What is under way, or what went wrong last: for a caption."""
        self._a2, self._game, self._tell = a2, game, tell
        self._seen = sources_seen(game.name)
        self._next = 0.0
        self._before: Before | None = None
        self._build: subprocess.Popen[str] | None = None

    def frame(self) -> None:
        """To be called between two frames."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _EVERY_SECONDS
        if self._build is None:
            self._look()
        elif self._build.poll() is not None:
            self._built(self._build)
        else:
            self._next = 0.0  # a build ends at any moment

    def close(self) -> None:
        """No further builds; one that is under way is ended."""
        if self._build is not None:
            self._build.kill()
            self._build.communicate()
            self._build = None

    def _look(self) -> None:
        now = sources_seen(self._game.name)
        if now == self._seen:
            return
        self._seen = now
        if is_fresh(self._game):
            return
        self._before = Before.of(host_labels(self._game.name), self._a2.symbol)
        folder = self._game.folder.parent
        self._build = subprocess.Popen(
            [sys.executable, "-m", "grognard", "build", self._game.name, "-o", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.state = "building"

    def _built(self, build: subprocess.Popen[str]) -> None:
        said = build.communicate()[1].strip()
        self._build = None
        self.state = "not built" if build.returncode else ""
        try:
            if build.returncode:
                self._tell(said or f"{self._game.name}: not built")
            elif self._before is not None:
                self._tell(go_on(self._a2, self._game, self._before).said)
        except (Failure, EmulatorError, ImageError, OSError) as error:
            self._tell(f"{self._game.name}: not reloaded: {error}")
