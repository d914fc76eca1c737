"""`play --watch`: a saved source is built and the battle goes on; a failed build is told."""

from __future__ import annotations

import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

TOY = Path(__file__).parent / "toy"


class Played:
    """`grognard play toy --watch --plain`, its input held open, and the lines it writes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grognard", "play", "toy", "--watch", "--plain"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.lines: queue.Queue[str] = queue.Queue()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self.lines.put(line)

    def strike(self, keys: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(keys)
        self.process.stdin.flush()

    def see(self, *words: str, seconds: float = 60.0) -> str:
        """The next line that holds these words; of several, which two streams may bring in any
        order, the line that came last."""
        end, seen, missing = time.monotonic() + seconds, "", set(words)
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=0.1)
            except queue.Empty:
                continue
            missing -= {one for one in missing if one in line}
            if not missing:
                return line
            seen += line
        raise AssertionError(f"no {sorted(missing)} in:\n{seen}")


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "games" / "toy"
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("GROGNARD_GAMES", str(folder.parent))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def played(toy: Path) -> Iterator[Played]:
    made = Played()
    yield made
    made.process.kill()
    made.process.wait()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.slow
def test_a_saved_source_is_built_and_the_battle_goes_on(toy: Path, played: Played) -> None:
    played.see("SMALLEST")
    played.strike(" NN")
    played.see("number is 4")
    # a table
    edit(toy / "data" / "words.txt", "The number is", "Now it is")
    played.see("battle goes on", "Now it is 4")
    # a source with a fault in it: told with its place, and the game runs on
    edit(toy / "main.s", "        jsr     disk_write_init\n", "        jsr     disk_rite_init\n")
    assert "main.s:" in played.see("disk_rite_init")
    played.strike("N")
    played.see("Now it is 8")
    # mended; and with it the Python of a data tool
    edit(toy / "tools" / "factor.py", "def generate", "# changed\ndef generate")
    edit(toy / "data" / "words.txt", "Now it is", "It became")
    edit(toy / "main.s", "disk_rite_init", "disk_write_init")
    played.see("battle goes on", "It became 8")
    played.strike("N")
    played.see("It became 16")
