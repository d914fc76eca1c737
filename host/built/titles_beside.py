"""Pictures of games' titles, made in a process beside this one: building a disk takes seconds.

    python -m grognard.host.built.titles_beside GAME...

writes for each game the length of its PNG, four bytes, low one first, and the PNG; length 0 where
there is none.
"""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from typing import BinaryIO

from .titles import title_picture

_QUIET = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class TitlesBeside:
    """The pictures of these games, in their order, as they come."""

    def __init__(self, games: list[str]) -> None:
        self._waiting = list(games)
        self._come: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._ended = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, *games],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=_QUIET,
            )
        except OSError:  # no room for another process: the list does without pictures
            self._ended.set()
            return
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _listen(self, pipe: BinaryIO) -> None:
        while len(head := pipe.read(4)) == 4:
            self._come.put(pipe.read(int.from_bytes(head, "little")) or None)
        self._ended.set()

    def come(self) -> list[tuple[str, bytes | None]]:
        """Games whose pictures have come since last asked, with the PNG; None: it has none.

        Never waits. When the process has ended early the rest have none.
        """
        found: list[tuple[str, bytes | None]] = []
        ended = self._ended.is_set()  # asked first: nothing comes after it
        while self._waiting:
            try:
                found.append((self._waiting[0], self._come.get_nowait()))
            except queue.Empty:
                break
            del self._waiting[0]
        if ended and not found:
            found = [(game, None) for game in self._waiting]
            self._waiting.clear()
        return found

    def close(self) -> None:
        """End the process, whatever it is at: a disk that it builds is then built anew."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def _main() -> None:
    out = sys.stdout.buffer
    for game in sys.argv[1:]:
        try:
            data = title_picture(game)
        except Exception:  # a game that cannot be built has no picture
            data = b""
        out.write(len(data).to_bytes(4, "little") + data)
        out.flush()


if __name__ == "__main__":
    _main()
