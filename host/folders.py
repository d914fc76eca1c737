"""Where things are kept: the platform's places for saves and caches, and the checkout."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

from grognard.emu.private import private_folder

ROOT = Path(__file__).resolve().parent.parent


def checkout() -> Path | None:
    """The folder of the checkout this runs from, or None when installed from a wheel."""
    return ROOT if (ROOT / "pyproject.toml").is_file() and (ROOT / "game_asm").is_dir() else None


def data_folder() -> Path:
    """Where the user's own SAVE disks live; not made here.

    A temporary folder where that cannot be written.
    """
    wanted = own_data_folder()
    return wanted if is_writable(wanted) else _temporary("data")


def own_data_folder() -> Path:
    """Where they live if it can be written, and lie if they were made when it could."""
    return _place("XDG_DATA_HOME", ".local/share", "Library/Application Support", "APPDATA")


def cache_folder() -> Path:
    """Where disks built from an installed wheel live; may be deleted at any time."""
    wanted = _place("XDG_CACHE_HOME", ".cache", "Library/Caches", "LOCALAPPDATA")
    return wanted if is_writable(wanted) else _temporary("cache")


def settings_folder() -> Path:
    """Where the user's settings live; not made here."""
    return _place("XDG_CONFIG_HOME", ".config", "Library/Application Support", "APPDATA")


def _place(xdg: str, unix: str, mac: str, windows: str) -> Path:
    """The XDG variable wins everywhere, so that tests and careful users can say where."""
    given = os.environ.get(xdg)
    if given and Path(given).is_absolute():
        return Path(given) / "grognard"
    try:
        home = Path.home()
    except RuntimeError:  # nobody knows where it is
        home = Path(os.sep)
    if sys.platform == "win32":
        return Path(os.environ.get(windows) or home / "AppData" / "Local") / "Grognard"
    if sys.platform == "darwin":
        return home / mac / "Grognard"
    return home / unix / "grognard"


def is_writable(folder: Path) -> bool:
    """Whether files can be made in a folder, which need not be there yet."""
    try:
        there = next(place for place in (folder, *folder.parents) if place.exists())
        return there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    except (OSError, StopIteration):
        return False


@cache
def _temporary(kind: str) -> Path:
    """A folder for one user where the system keeps what may go; another's is never taken."""
    user = getattr(os, "getuid", lambda: 0)()
    with suppress(OSError):
        folder = private_folder(Path(tempfile.gettempdir()) / f"grognard-{user}")
        if folder is not None:
            return folder / kind
    return Path(tempfile.mkdtemp(prefix="grognard-")) / kind
