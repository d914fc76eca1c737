"""The page of settings: what the window's keys change one by one, all in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from grognard.emu.picture.palette import LOOKS

from . import notices

if TYPE_CHECKING:
    from .window import Window


@dataclass(frozen=True)
class _Row:
    name: str
    value: Callable[[], str]
    change: Callable[[int], None]
    """A step on, 1, or back, -1."""


class SettingsPage:
    """Up and down to a setting, left and right to change it: the window follows at once."""

    def __init__(self, window: Window) -> None:
        self.at = 0
        settings, keys = window.settings, window.own_keys

        def look(step: int) -> None:
            window.a2.screen.look = LOOKS[(LOOKS.index(settings.look) + step) % len(LOOKS)]
            settings.look = window.a2.screen.look

        def scale(step: int) -> None:
            keys.set_scale(max(1, min(window.largest, window.scale + step)))

        self._rows = (
            _Row("Kind of screen", lambda: settings.look.removeprefix("mono-"), look),
            _yes_no("Dark rows between the lines", lambda: settings.scan_lines, keys.toggle_lines),
            _Row("Size of the window", lambda: f"{window.scale} times", scale),
            _yes_no("Full screen", lambda: window.full_screen, keys.toggle_full_screen),
            _yes_no("Sound", lambda: not settings.muted, keys.mute),
            _Row(
                "Volume",
                lambda: f"{settings.volume} %",
                lambda step: keys.set_volume(settings.volume + 10 * step),
            ),
            _yes_no("Fast while a drive turns", lambda: settings.warp_drive, keys.fast_drive),
        )

    @property
    def chosen(self) -> Path | None:
        """Nothing: each change is made at once."""
        return None

    def take(self, path: Path | None) -> None:
        """Nothing is left to do."""

    def key(self, key: int) -> bool:
        """Move the mark, or change the setting under it; only Esc ends the page."""
        row = self._rows[self.at]
        if key in (pygame.K_UP, pygame.K_DOWN):
            step = 1 if key == pygame.K_DOWN else -1
            self.at = max(0, min(len(self._rows) - 1, self.at + step))
        elif key == pygame.K_LEFT:
            row.change(-1)
        elif key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            row.change(1)
        return False

    def lines(self) -> list[tuple[str, bool]]:
        """The page; a tab parts its columns."""
        rows = [(f"{row.name}\t{row.value()}", n == self.at) for n, row in enumerate(self._rows)]
        heading = "Settings: up and down, left and right; Esc goes on"
        return [(heading, False), ("", False), *rows]

    def draw(self, surface: pygame.Surface) -> None:
        """In a box in the middle."""
        notices.draw(surface, self.lines())


def _yes_no(name: str, value: Callable[[], bool], turn: Callable[[], None]) -> _Row:
    return _Row(name, lambda: "yes" if value() else "no", lambda step: turn())
