"""The window: picture, sound and keyboard of one machine, in real time."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import click
import numpy as np
import pygame

from grognard.emu import CPU_HZ, FRAME_CYCLES, EmulatorError
from grognard.emu.formats import ImageError
from grognard.emu.palette import LOOKS
from grognard.emu.rewind import Rewind

from . import overlay
from .errors import Failure
from .keys import apple_key
from .output import Loudspeaker
from .pending import undecided
from .typist import Typist

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.replay import Player

FRAME_SECONDS = FRAME_CYCLES / CPU_HZ
WIDTH_PX, HEIGHT_PX = 280, 192
_BORDER = (0, 0, 0)
_NOTE_SECONDS = 2.5


class NoScreen(Failure):
    """There is nothing to open a window on."""


def open_display() -> None:
    """Start SDL's video; raises NoScreen where there is none."""
    asked = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreen(f"no window can be opened: {error}") from error
    if not asked and pygame.display.get_driver() in ("dummy", "offscreen"):
        pygame.display.quit()
        raise NoScreen("no window can be opened: there is no screen")
    pygame.font.init()


class Window:
    """One machine in a window; `run()` returns when it is closed.

    The machine's owner closes the machine: disks are written there whatever happens here.
    """

    def __init__(self, a2: Apple2, title: str, scale: int = 0, full_screen: bool = False) -> None:
        open_display()
        self.a2 = a2
        self.title = title
        self.full_screen = full_screen
        self.paused = False
        self.warp = False
        self.showing_help = False
        self.choice: overlay.DiskChoice | None = None
        self.history = Rewind(a2)
        self.player: Player | None = None
        """A replay that is shown instead of what the keyboard says."""
        self.asks = True
        """Ask on closing what becomes of changes to a disk that stays untouched."""
        self.asking: list[Path] = []
        self.decision: str | None = None
        a2.on_notice = self._tell
        self.typist = Typist(a2.key, lambda: a2.key_waiting)
        self.sound = Loudspeaker(a2)
        self._note = ("", 0.0)
        self._closed = False
        desktop = pygame.display.get_desktop_sizes()[0]
        fits = min(desktop[0] * 9 // 10 // WIDTH_PX, desktop[1] * 85 // 100 // HEIGHT_PX)
        self._scale = scale or max(1, min(fits, 4))
        self._open()
        # Only the window's own keys repeat as fast as the host says; the machine's at its pace.
        pygame.key.set_repeat(500, 100)

    # --- picture -----------------------------------------------------------------------------

    def _open(self) -> None:
        flags = pygame.FULLSCREEN if self.full_screen else pygame.RESIZABLE
        size = (0, 0) if self.full_screen else (WIDTH_PX * self._scale, HEIGHT_PX * self._scale)
        self.surface = pygame.display.set_mode(size, flags)
        self._show_title()

    def _show_title(self) -> None:
        state = " (paused)" if self.paused else " (fast)" if self.warp else ""
        pygame.display.set_caption(f"{self.title}{state} - Grognard")

    def picture(self) -> pygame.Surface:
        """The machine's picture, in its own size."""
        pixels = np.ascontiguousarray(self.a2.screen.pixels)
        height, width = pixels.shape[:2]
        return pygame.image.frombuffer(pixels.tobytes(), (width, height), "RGB")

    def draw(self) -> None:
        """Draw the picture by whole numbers in the middle of the window, and what lies over it."""
        room = self.surface.get_size()
        # The picture carries two dots a column; a column is what is shown by a whole number.
        by = max(1, min(room[0] // WIDTH_PX, room[1] // HEIGHT_PX))
        size = (WIDTH_PX * by, HEIGHT_PX * by)
        picture = pygame.transform.scale(self.picture(), size)
        self.surface.fill(_BORDER)
        self.surface.blit(picture, ((room[0] - size[0]) // 2, (room[1] - size[1]) // 2))
        if self.choice:
            overlay.draw(self.surface, self.choice.lines())
        elif self.asking:
            lines = overlay.exit_question(self.asking)
            overlay.draw(self.surface, [(line, False) for line in lines])
        elif self.showing_help:
            overlay.draw(self.surface, [(line, False) for line in overlay.HELP.splitlines()])
        elif time.monotonic() < self._note[1]:
            overlay.draw(self.surface, [(self._note[0], False)])
        pygame.display.flip()

    def note(self, text: str) -> None:
        """Show a line for a moment."""
        self._note = (text, time.monotonic() + _NOTE_SECONDS)

    def _tell(self, text: str) -> None:
        """What befell a disk: for a moment in the window, and for good on stderr."""
        self.note(text[:100])
        click.echo(text, err=True)

    # --- what the user does ------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """One event of SDL."""
        if event.type == pygame.QUIT:
            self._leave()
        elif event.type == pygame.KEYDOWN:
            self._key(event.key, event.mod, event.unicode)
        elif event.type == pygame.DROPFILE:
            half = pygame.mouse.get_pos()[0] * 2 >= self.surface.get_width()
            self.insert(2 if half else 1, Path(event.file))

    def _key(self, key: int, mod: int, text: str) -> None:
        if self.asking:
            self._answer(key)
        elif self.choice:
            self._choose(key)
        elif self.showing_help:
            self.showing_help = False
        elif not self._own_key(key, mod):
            code = apple_key(key, mod, text)
            playing = self.player is not None and not self.player.done
            if code is not None and not playing:
                self.typist.strike(code)

    def _leave(self) -> None:
        """Close, or ask first; closing once more leaves the question open."""
        self.asking = [] if self.asking or not self.asks else undecided(self.a2)
        if self.asking:
            self.choice, self.showing_help = None, False
        else:
            self._closed = True

    def _answer(self, key: int) -> None:
        answer = overlay.EXIT_KEYS.get(key)
        if answer is not None:
            self.decision = None if answer == "later" else answer
            self._closed = True
        elif key == pygame.K_ESCAPE:
            self.asking = []

    def _own_key(self, key: int, mod: int) -> bool:
        """The window's own keys; True when it was one."""
        if key == pygame.K_RETURN and mod & pygame.KMOD_ALT:
            self.full_screen = not self.full_screen
            self._open()
        elif key == pygame.K_INSERT and mod & pygame.KMOD_SHIFT:
            self._paste()
        elif key == pygame.K_F1:
            self.showing_help = True
        elif key == pygame.K_F2:
            self._restart(reset_only=bool(mod & pygame.KMOD_CTRL))
        elif key in (pygame.K_F3, pygame.K_F4):
            self.choice = overlay.DiskChoice(1 if key == pygame.K_F3 else 2, self._folders())
        elif key == pygame.K_F5:
            self._swap()
        elif key == pygame.K_F6 and mod & pygame.KMOD_SHIFT:
            self._rewind()
        elif key in (pygame.K_F6, pygame.K_PAUSE):
            self.paused = not self.paused
            self._show_title()
        elif key == pygame.K_F7:
            self.warp = not self.warp
            self._show_title()
        elif key == pygame.K_F8:
            self.sound.muted = not self.sound.muted
            self.note("sound off" if self.sound.muted else "sound on")
        elif key == pygame.K_F9:
            self._screenshot()
        elif key == pygame.K_F11:
            self._reload()
        elif key == pygame.K_F10:
            screen = self.a2.screen
            screen.look = LOOKS[(LOOKS.index(screen.look) + 1) % len(LOOKS)]
            self.note(screen.look)
        else:
            return False
        return True

    def _rewind(self) -> None:
        """A second back; the key repeats while it is held."""
        self.typist.clear()
        gone = self.history.back(1.0)
        self.note(f"{gone:.1f} s back, {self.history.seconds:.0f} s more")

    def _restart(self, reset_only: bool) -> None:
        self.typist.clear()
        if reset_only:
            self.a2.reset()
        else:
            self.a2.reboot()

    def _reload(self) -> None:
        """Build the game in drive 1 anew and go on with its battle."""
        from grognard.rom_build.sources import BuildError

        from .reload import reload_game

        self.typist.clear()
        try:
            self.note(reload_game(self.a2).said)
        except (Failure, BuildError, EmulatorError, ImageError, OSError) as error:
            self.note((str(error).splitlines() or ["not rebuilt"])[0][:100])

    def _paste(self) -> None:
        try:
            self.typist.paste(pygame.scrap.get_text())
        except (pygame.error, AttributeError):
            self.note("nothing to paste")

    def _screenshot(self) -> None:
        for number in range(1, 10_000):
            path = Path(f"grognard-{number:04}.png")
            if not path.exists():
                break
        try:
            self.a2.screen.png(path)
            self.note(f"saved {path}")
        except OSError as error:
            self.note(f"not saved: {error}")

    # --- disks -------------------------------------------------------------------------------

    def _folders(self) -> list[Path]:
        from .folders import data_folder

        disks = [self.a2.disk_path(drive) for drive in (1, 2)]
        return [*(d.parent for d in disks if d), Path.cwd(), data_folder()]

    def _choose(self, key: int) -> None:
        assert self.choice is not None
        choice = self.choice
        if key == pygame.K_ESCAPE:
            self.choice = None
        elif choice.key(key):
            self.choice = None
            if choice.chosen is None:
                self.a2.eject(choice.drive)
                self.note(f"drive {choice.drive} is empty")
            else:
                self.insert(choice.drive, choice.chosen)

    def insert(self, drive: int, path: Path) -> None:
        """Put an image into a drive; what is wrong with it is shown, the old disk stays."""
        try:
            self.a2.insert(drive, path, writable=True)
            self.note(f"drive {drive}: {path.name}")
        except (ImageError, EmulatorError, OSError) as error:
            self.note(f"{path.name}: {error}"[:100])

    def _swap(self) -> None:
        try:
            self.a2.swap()
            self.note("disks swapped")
        except (ImageError, EmulatorError, OSError) as error:
            self.note(f"not swapped: {error}"[:100])

    # --- time --------------------------------------------------------------------------------

    def _advance(self, until: float) -> None:
        """Run the machine for one frame, or for as many as fit before `until` in fast-forward."""
        if self.paused or self.choice or self.showing_help or self.asking:
            return
        self._frame()
        while self.warp and time.perf_counter() < until:
            self._frame()
        self.history.frame()
        self.sound.frame(silent=self.warp)

    def _frame(self) -> None:
        if self.player is not None and not self.player.done:
            self.player.run(FRAME_CYCLES)
            if self.player.done:
                differs = self.player.difference is not None
                self.note("replay over: it went another way" if differs else "replay over")
            return
        self.typist.frame()
        self.a2.run(frames=1)

    def run(self) -> None:
        """Run until the window is closed."""
        # A terminated program must close its disks: let the owner's `with` see it.
        before = signal.signal(signal.SIGTERM, lambda *_: self.close())
        due = time.perf_counter()
        try:
            while not self._closed:
                for event in pygame.event.get():
                    self.handle(event)
                self._advance(due + FRAME_SECONDS)
                self.draw()
                due += FRAME_SECONDS
                late = time.perf_counter() - due
                if late < 0:
                    time.sleep(-late)
                elif late > 0.25:
                    # The host was away: go on from here instead of hurrying after.
                    due = time.perf_counter()
        finally:
            signal.signal(signal.SIGTERM, before)
            self.sound.close()
            pygame.display.quit()

    def close(self) -> None:
        """Leave `run()` after the frame at hand."""
        self._closed = True
