"""Nine places for states that the player keeps, each shown by its picture."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from grognard.emu.files import write_whole
from grognard.emu.picture.png import png_bytes

from . import notices

COLUMNS, SLOTS = 3, 9
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -COLUMNS, pygame.K_DOWN: COLUMNS}


def slot_path(folder: Path, slot: int) -> Path:
    """The state of a slot, 1 to 9; its picture lies beside it as PNG."""
    return folder / f"slot{slot}.state"


def keep_in_slot(path: Path, state: bytes, pixels: notices.Pixels) -> None:
    """Write state and picture; what was there before stays as `.before`. OSError where it cannot.

    The picture goes first: a state without its own would be shown by another's.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path.with_suffix(".png"), png_bytes(pixels))
    write_whole(path, state, keep_before=True)


class Slots:
    """The page of the nine places; arrows or a number, and Return."""

    def __init__(self, folder: Path, keeps: bool, take: Callable[[Path | None], None]) -> None:
        """`keeps`: a state is to be kept there, so that an empty place can be chosen too."""
        self._keeps = keeps
        self._paths = [slot_path(folder, slot) for slot in range(1, SLOTS + 1)]
        self._there = [path.is_file() for path in self._paths]
        self._pictures = [self._picture(n) for n in range(SLOTS)]
        self.take = take
        wanted = not keeps
        self.at = self._there.index(wanted) if wanted in self._there else 0

    def _picture(self, number: int) -> pygame.Surface | None:
        if self._there[number]:
            with contextlib.suppress(pygame.error, OSError):
                return pygame.image.load(str(self._paths[number].with_suffix(".png")))
        return None

    @property
    def chosen(self) -> Path | None:
        """The file of the place under the mark; None where there is nothing to go back to."""
        return self._paths[self.at] if self._keeps or self._there[self.at] else None

    def key(self, key: int) -> bool:
        """Move the mark; True when the place is chosen."""
        if pygame.K_1 <= key < pygame.K_1 + SLOTS:
            self.at = key - pygame.K_1
        elif 0 <= self.at + _STEPS.get(key, 0) < SLOTS:
            self.at += _STEPS.get(key, 0)
        return key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.chosen is not None

    def _told(self, number: int) -> str:
        if not self._there[number]:
            return f"{number + 1}  empty"
        with contextlib.suppress(OSError):
            when = time.localtime(self._paths[number].stat().st_mtime)
            return f"{number + 1}  {time.strftime('%Y-%m-%d %H:%M', when)}"
        return f"{number + 1}"

    def draw(self, surface: pygame.Surface) -> None:
        """All nine, over the whole window."""
        width, height = surface.get_size()
        surface.fill(notices.PAPER)
        font = pygame.font.Font(None, max(12, min(22, width // 40)))
        line = font.get_linesize()
        heading = "Keep the state in" if self._keeps else "Go back to"
        text = f"{heading}: arrows or 1 to 9, Return; Esc goes on"
        surface.blit(font.render(text, True, notices.INK), (line, line // 2))
        room = (width - line) // COLUMNS - line, (height - 2 * line) // COLUMNS - 2 * line
        by = max(0.05, min(room[0] / 280, room[1] / 192))
        size = int(280 * by), int(192 * by)
        for number, picture in enumerate(self._pictures):
            column, row = number % COLUMNS, number // COLUMNS
            left = (width * (2 * column + 1)) // (2 * COLUMNS) - size[0] // 2
            place = pygame.Rect(left, 2 * line + row * (size[1] + 2 * line), *size)
            if picture is not None:
                surface.blit(pygame.transform.smoothscale(picture, size), place)
            marked = number == self.at
            ink = notices.MARK if marked else notices.INK
            pygame.draw.rect(surface, ink, place.inflate(4, 4), 3 if marked else 1)
            drawn = font.render(self._told(number), True, ink)
            surface.blit(drawn, (place.left, place.bottom + 4))
