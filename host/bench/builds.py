"""How long `grognard build` takes, as a person sees it: the whole command."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from grognard.rom_build.games import FURTHER, game_folder
from grognard.rom_build.sources import read_sources

from ..errors import Failure
from .machine import seconds


def build_times(name: str) -> dict[str, float]:
    """Seconds of `grognard build` on a copy of a game: from nothing, and after an edit.

    The edit puts one instruction into a routine, so that what lies behind it moves. What Python
    keeps of its own modules is there both times, as from the second run on.
    """
    with tempfile.TemporaryDirectory() as top:
        copied = Path(top) / "games" / f"{name}_timed"
        shutil.copytree(game_folder(name), copied)
        environment = {**os.environ, FURTHER: str(copied.parent)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        out = Path(top) / "out"

        def command(*words: str) -> None:
            line = [sys.executable, "-m", "grognard", *words]
            done = subprocess.run(line, env=environment, capture_output=True, text=True)
            if done.returncode:
                raise Failure(done.stderr.strip())

        def build() -> None:
            command("build", copied.name, "-o", str(out))

        build()
        shutil.rmtree(out)
        cold = seconds(build)
        _edit(copied)
        return {"build_cold_s": cold, "build_edit_s": seconds(build)}


def _edit(folder: Path) -> None:
    """Makes the first routine of the game an instruction longer."""
    for path in read_sources(folder).files:
        lines = path.read_text(encoding="utf-8").splitlines()
        place = next((at for at, line in enumerate(lines, 1) if line.startswith(".proc")), None)
        if place is not None:
            path.write_text("\n".join([*lines[:place], " nop", *lines[place:], ""]), "utf-8")
            return
    raise Failure(f"{folder.name} has no routine to edit")
