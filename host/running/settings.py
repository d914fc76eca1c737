"""What the user has set: one JSON file in the platform's place for settings."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from grognard.emu.files import FileError, free_name, read_regular, write_whole
from grognard.emu.picture.palette import LOOKS

from ..folders import settings_folder

MOST_BYTES = 1 << 16
VOLUMES = range(0, 101)

DEFAULT_PAD = {
    "axis 0": "paddle 0",
    "axis 1": "paddle 1",
    "button 0": "button 0",
    "button 1": "button 1",
    "button 2": "button 2",
    "hat up": "key up",
    "hat down": "key down",
    "hat left": "key left",
    "hat right": "key right",
}


@dataclass
class Settings:
    """The defaults are what a first start has."""

    look: str = "colour"
    scan_lines: bool = False
    scale: int = 0
    """screen dots a picture dot; 0: as many as fit, at most 4"""
    full_screen: bool = False
    volume: int = 100
    """per cent"""
    muted: bool = False
    warp_drive: bool = False
    """fast-forward while a drive turns"""
    gamepad: dict[str, str] = field(default_factory=lambda: dict(DEFAULT_PAD))
    """`axis N`, `button N`, `hat up|down|left|right` -> `paddle N`, `button N`, `key X`"""


def settings_path() -> Path:
    """Where the file is, or would be."""
    return settings_folder() / "settings.json"


def _wrong(settings: Settings) -> str | None:
    """What is wrong with the values, each of its right type already."""
    from ..window.gamepad import target_of

    if settings.look not in LOOKS:
        return f"look {settings.look!r}: {', '.join(LOOKS)}"
    if settings.scale not in range(0, 17):
        return f"scale {settings.scale}: 0 to 16"
    if settings.volume not in VOLUMES:
        return f"volume {settings.volume}: 0 to 100"
    for source, target in settings.gamepad.items():
        try:
            target_of(target)
        except ValueError as error:
            return f"gamepad, {source}: {error}"
    return None


def parse_settings(data: bytes) -> Settings:
    """The settings in a file's bytes; ValueError says what is wrong. Unknown names are ignored."""
    if len(data) > MOST_BYTES:
        raise ValueError(f"{len(data)} bytes")
    try:
        table = json.loads(data)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(table, dict):
        raise ValueError("no table")
    settings = Settings()
    for known in fields(Settings):
        if known.name not in table:
            continue
        value: Any = table[known.name]
        if type(value) is not type(getattr(settings, known.name)):
            raise ValueError(f"{known.name}: {str(value)[:40]!r}")
        setattr(settings, known.name, value)
    pad = settings.gamepad.items()
    if not all(isinstance(text, str) for pair in pad for text in pair):
        raise ValueError("gamepad: words are expected")
    wrong = _wrong(settings)
    if wrong:
        raise ValueError(wrong)
    return settings


def load_settings() -> tuple[Settings, str | None]:
    """The settings, and a line for the user where the file was no good.

    A bad file is kept aside under another name, and the defaults are used.
    """
    path = settings_path()
    try:
        data = read_regular(path, MOST_BYTES)
    except FileNotFoundError:
        return Settings(), None
    except FileError as error:
        said = f"{path}: {error.strerror}; the defaults are used"
        return Settings(), f"{said}{_set_aside(path)}"
    except OSError as error:
        return Settings(), f"{path} cannot be read ({error.strerror}): the defaults are used"
    try:
        return parse_settings(data), None
    except ValueError as error:
        return Settings(), f"{path}: {error}; the defaults are used{_set_aside(path)}"


def _set_aside(path: Path) -> str:
    aside = free_name(path, "bad")
    try:
        os.rename(path, aside)
    except OSError:
        return ""
    return f", the file is {aside.name} now"


def store_settings(settings: Settings) -> str | None:
    """Write them in one step; a line for the user where that cannot be done."""
    path = settings_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, (json.dumps(asdict(settings), indent=1) + "\n").encode())
    except OSError as error:
        return f"settings are not kept: {path}: {error.strerror}"
    return None
