"""Where things are kept: the platform's places for saves and caches, and the checkout."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def checkout() -> Path | None:
    """The folder of the checkout this runs from, or None when installed from a wheel."""
    return ROOT if (ROOT / "pyproject.toml").is_file() and (ROOT / "game_asm").is_dir() else None


def data_folder() -> Path:
    """Where the user's own SAVE disks live; not made here."""
    return _place("XDG_DATA_HOME", ".local/share", "Library/Application Support", "APPDATA")


def cache_folder() -> Path:
    """Where disks built from an installed wheel live; may be deleted at any time."""
    return _place("XDG_CACHE_HOME", ".cache", "Library/Caches", "LOCALAPPDATA")


def settings_folder() -> Path:
    """Where the user's settings live; not made here."""
    return _place("XDG_CONFIG_HOME", ".config", "Library/Application Support", "APPDATA")


def _place(xdg: str, unix: str, mac: str, windows: str) -> Path:
    """The XDG variable wins everywhere, so that tests and careful users can say where."""
    given = os.environ.get(xdg)
    if given and Path(given).is_absolute():
        return Path(given) / "grognard"
    if sys.platform == "win32":
        return Path(os.environ.get(windows) or Path.home() / "AppData" / "Local") / "Grognard"
    if sys.platform == "darwin":
        return Path.home() / mac / "Grognard"
    return Path.home() / unix / "grognard"
