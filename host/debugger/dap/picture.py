"""The window beside the editor: the machine's live picture, its keys, its pace."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
import pygame

from grognard.emu import layout as L

from ...window.keys import apple_key
from ...window.window import FRAME_SECONDS, HEIGHT_PX, WIDTH_PX, open_display

if TYPE_CHECKING:
    from ..target import Target

_SCALE = 2
_STILL_SECONDS = 0.05


class DebugWindow:
    """Shows a machine under the debugger; while it runs it is held to the real machine's speed."""

    def __init__(self, target: Target) -> None:
        open_display()
        self._target = target
        target.slice_cycles = L.FRAME_CYCLES
        self._surface = pygame.display.set_mode((WIDTH_PX * _SCALE, HEIGHT_PX * _SCALE))
        self._shown = -1
        self._due = 0.0
        self._caption = ""

    def frame(self, runs: bool) -> None:
        """Show the machine, and take its keys while it runs."""
        now, cycles = time.perf_counter(), self._target.a2.cycles
        if runs and cycles - self._shown < L.FRAME_CYCLES and now < self._due:
            return
        if not runs and now < self._due:
            return
        for event in pygame.event.get():
            if event.type == pygame.KEYDOWN:
                code = apple_key(event.key, event.mod, event.unicode)
                if code is not None:
                    self._target.keys.append(chr(code))
        self._draw("" if runs else " (stopped)")
        if not runs:
            self._due = now + _STILL_SECONDS
            return
        ran = min(max(cycles - self._shown, 0) / L.CPU_HZ, FRAME_SECONDS * 2)
        self._shown = cycles
        self._due = max(self._due + ran, now - FRAME_SECONDS)
        if self._due > now:
            time.sleep(min(self._due - now, FRAME_SECONDS))

    def _draw(self, state: str) -> None:
        pixels = np.ascontiguousarray(self._target.a2.screen.pixels)
        height, width = pixels.shape[:2]
        picture = pygame.image.frombuffer(pixels.tobytes(), (width, height), "RGB")
        self._surface.blit(pygame.transform.scale(picture, self._surface.get_size()), (0, 0))
        caption = f"Grognard{state}"
        if caption != self._caption:
            pygame.display.set_caption(caption)
            self._caption = caption
        pygame.display.flip()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()
