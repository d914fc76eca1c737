"""Rewinding with care for the files of the disks."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.rewind import Rewind


def rewind(a2: Apple2, history: Rewind, seconds: float) -> tuple[float, list[Path]]:
    """Go back; returns how many emulated seconds, and the copies made.

    A disk file that has been written since is copied first, under its name and the time: its
    older content will take its place. OSError when a copy cannot be made, and nothing has
    happened.
    """
    copies = []
    undone = history.undoes_writes(seconds)
    if undone:
        a2.keep_disks()
    for drive in undone:
        path = a2.disk_path(drive)
        if path is not None and a2.disk_writable(drive):
            copies.append(_dated_copy(path))
    return history.back(seconds), copies


def _dated_copy(path: Path) -> Path:
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    for number in range(1000):
        more = f"-{number}" if number else ""
        copy = path.with_name(f"{path.stem}.{stamp}{more}{path.suffix}")
        try:
            with copy.open("xb") as out, path.open("rb") as source:
                shutil.copyfileobj(source, out)
        except FileExistsError:
            continue
        return copy
    raise FileExistsError(f"{path.name}: a thousand copies of one second")
