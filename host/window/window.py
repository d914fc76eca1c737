"""The window: picture, sound and keyboard of one machine, in real time."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import click
import numpy as np
import pygame

from grognard.emu import CPU_HZ, FRAME_CYCLES, EmulatorError
from grognard.emu.formats import ImageError
from grognard.emu.states.rewind import Rewind

from ..built.order_chart import chart_pages
from ..disks.pending import undecided
from ..errors import Failure
from ..folders import data_folder
from ..running.autosaves import Autosaves
from ..running.captures import Captures, film_of
from ..running.ending import closed_by_signals
from ..running.settings import Settings
from ..running.typist import Typist
from . import notices
from .gamepad import Gamepad
from .keys import apple_key
from .output import Loudspeaker
from .own_keys import REPEATING, OwnKeys, help_lines, method_of

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.states.player import Player

    from ..built.watch import Watch

FRAME_SECONDS = FRAME_CYCLES / CPU_HZ
WIDTH_PX, HEIGHT_PX = 280, 192
_BORDER = (0, 0, 0)
_NOTE_SECONDS = 2.5
_REPEAT_FIRST_SECONDS, _REPEAT_SECONDS = 0.5, 0.1
_SCREEN_SECONDS = 2.0


class NoScreen(Failure):
    """There is nothing to open a window on."""


def open_display() -> None:
    """Start SDL's video; raises NoScreen where there is none.

    A screen that the environment names gets a moment: an X server that has lost its last window,
    as when a game has just been chosen from the list, may start again.
    """
    named = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    limit = time.monotonic() + (_SCREEN_SECONDS if named else 0)
    while True:
        try:
            return _open_display()
        except NoScreen:
            if time.monotonic() >= limit:
                raise
        time.sleep(0.1)


def _open_display() -> None:
    asked = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreen(f"no window can be opened: {error}") from error
    if not asked and pygame.display.get_driver() in ("dummy", "offscreen"):
        pygame.display.quit()
        raise NoScreen("no window can be opened: there is no screen")
    pygame.font.init()


def _font(disk: Path | None) -> notices.ChartFont | None:
    """The letters of a built game, beside its disk."""
    path = disk.with_suffix(".font") if disk else None
    return notices.ChartFont(path.read_bytes()) if path and path.is_file() else None


class Window:
    """One machine in a window; `run()` returns when it is closed.

    The machine's owner closes the machine: disks are written there whatever happens here.
    """

    def __init__(
        self,
        a2: Apple2,
        title: str,
        scale: int = 0,
        full_screen: bool = False,
        *,
        settings: Settings | None = None,
        game: str | None = None,
        autosave: bool = False,
    ) -> None:
        """`game` names one of ours, whose order chart F1 shows; without it, or without
        `settings`, the window has what a first start has. `autosave` keeps states by itself."""
        open_display()
        self.a2 = a2
        self.title = title
        self.settings = settings or Settings()
        disk = None if a2.bare else a2.disk_path(1)
        self.name = game or (disk.stem if disk else "no-disk")
        """what the folder of its states is called"""
        self.full_screen = full_screen or self.settings.full_screen
        self.paused = False
        self.warp = False
        self.font = _font(disk) if game else None
        self.pages = notices.help_pages(chart_pages(game) if game and self.font else [])
        self.help_page: int | None = None
        """Which of `pages`, then the window's keys, lies over the picture."""
        self.choice: notices.Page | None = None
        self.history = Rewind(a2)
        self.player: Player | None = None
        """A replay that is shown instead of what the keyboard says."""
        self.asks = True
        """Ask on closing what becomes of changes to a disk that stays untouched."""
        self.asking: list[Path] = []
        self.decision: str | None = None
        a2.on_notice = self.tell
        self.typist = Typist(a2.key, lambda: a2.key_waiting)
        self.gamepad = Gamepad(a2, self.settings.gamepad, self._strike)
        self.captures = Captures(a2, self.note, film_of(a2, game) if game else None)
        self.autosaves = Autosaves(a2, self.name, self.tell) if autosave else None
        self.watch: Watch | None = None
        """What rebuilds the game when a source of it is saved."""
        self.sound = Loudspeaker(a2)
        self.sound.volume = self.settings.volume / 100
        self.sound.muted = self.sound.muted or self.settings.muted
        self.own_keys = OwnKeys(self)
        self._note = ("", 0.0)
        self._caption = ""
        self._closed = False
        desktop = pygame.display.get_desktop_sizes()[0]
        fits = min(desktop[0] * 9 // 10 // WIDTH_PX, desktop[1] * 85 // 100 // HEIGHT_PX)
        self.largest = max(1, fits, scale)
        """how large a window F10 makes, in screen dots a picture dot"""
        self.scale = scale or self.settings.scale or max(1, min(fits, 4))
        self._place: tuple[int, int] | None = None
        """Where the window was before it filled the screen."""
        self._held: tuple[pygame.event.Event, float] | None = None
        """The key that is down, and when it repeats."""
        self.open()
        pygame.key.set_repeat()  # not by SDL's clock: _repeat() sees to it

    # --- picture -----------------------------------------------------------------------------

    def open(self) -> None:
        """Open the window, or open it again in the size that is set now."""
        flags = pygame.FULLSCREEN if self.full_screen else pygame.RESIZABLE
        wide, high = WIDTH_PX * self.scale, HEIGHT_PX * self.scale + notices.STRIP_PX
        size = (0, 0) if self.full_screen else (wide, high)
        if self.full_screen and len(pygame.display.get_desktop_sizes()) == 1:
            # An X server without a window manager leaves it where the window was.
            if pygame.display.get_surface() is not None:
                self._place = pygame.display.get_window_position()
                pygame.display.set_window_position((0, 0))
        self.surface = pygame.display.set_mode(size, flags)
        if self._place is not None and not self.full_screen:
            pygame.display.set_window_position(self._place)
            self._place = None
        self._caption = ""

    def _show_title(self) -> None:
        states = ["paused" if self.paused else "fast" if self._fast() else ""]
        states += [self.watch.state] if self.watch else []
        told = ", ".join(filter(None, [*states, self.captures.running]))
        caption = f"{self.title}{told and f' ({told})'} - Grognard"
        if caption != self._caption:
            self._caption = caption
            pygame.display.set_caption(caption)

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
        # What is said for a moment stands below, where the window leaves room there.
        over = room[1] - size[1]
        top = max(0, min(over - notices.STRIP_PX, over // 2))
        self.surface.blit(picture, ((room[0] - size[0]) // 2, top))
        if self.choice:
            self.choice.draw(self.surface)
        elif self.asking:
            lines = notices.exit_question(self.asking)
            notices.draw(self.surface, [(line, False) for line in lines])
        elif self.help_page is not None:
            if self.font and self.help_page < len(self.pages):
                self.font.draw(self.surface, self.pages[self.help_page])
            else:
                notices.draw(self.surface, [(line, False) for line in help_lines()])
        elif time.monotonic() < self._note[1]:
            notices.draw_strip(self.surface, self._note[0])
        elif self.paused:
            notices.draw_strip(self.surface, "paused: F6 goes on")
        self._show_title()
        pygame.display.flip()

    def note(self, text: str) -> None:
        """Show a line for a moment."""
        self._note = (text, time.monotonic() + _NOTE_SECONDS)

    def tell(self, text: str) -> None:
        """What befell a disk or a build: for a moment in the window, and for good on stderr."""
        self.note(text.partition("\n")[0][:100])
        click.echo(text, err=True)

    # --- what the user does ------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """One event of SDL."""
        if event.type == pygame.QUIT:
            self._leave()
        elif event.type == pygame.KEYDOWN:
            self._held = event, time.monotonic() + _REPEAT_FIRST_SECONDS
            self._key(event.key, event.mod, event.unicode)
        elif event.type == pygame.KEYUP:
            if self._held and self._held[0].key == event.key:
                self._held = None
        elif event.type == pygame.DROPFILE:
            half = pygame.mouse.get_pos()[0] * 2 >= self.surface.get_width()
            self.insert(2 if half else 1, Path(event.file))
        else:
            self.gamepad.handle(event)

    def _repeat(self) -> None:
        """A key that is held strikes again, but for one that turns something on or off.

        Asked after all events were seen, so that no key repeats because this computer was busy
        elsewhere while it was let go: SDL's own clock would not know.
        """
        if self._held is None or time.monotonic() < self._held[1]:
            return
        event, self._held = self._held[0], None
        method = method_of(event.key, event.mod)
        if (method is None or method in REPEATING) and pygame.key.get_pressed()[event.key]:
            self._held = event, time.monotonic() + _REPEAT_SECONDS
            self._key(event.key, event.mod, event.unicode)

    def _key(self, key: int, mod: int, text: str) -> None:
        if self.asking:
            self._answer(key)
        elif self.choice:
            self._choose(key)
        elif self.help_page is not None:
            more = key == pygame.K_F1 and self.help_page < len(self.pages)
            self.help_page = self.help_page + 1 if more else None
        elif not self._own_key(key, mod):
            code = apple_key(key, mod, text)
            if code is not None:
                self._strike(code)

    def _own_key(self, key: int, mod: int) -> bool:
        """The window's own keys; True when it was one."""
        method = method_of(key, mod)
        if method is not None:
            getattr(self.own_keys, method)()
        return method is not None

    def _strike(self, code: int) -> None:
        """A key for the machine, from keyboard or gamepad."""
        if self.player is None or self.player.done:
            self.typist.strike(code)
            if self.autosaves:
                self.autosaves.struck()

    def _leave(self) -> None:
        """Close, or ask first; closing once more leaves the question open."""
        self.asking = [] if self.asking or not self.asks else undecided(self.a2)
        if self.asking:
            self.choice, self.help_page = None, None
        else:
            self._closed = True

    def _answer(self, key: int) -> None:
        answer = notices.EXIT_KEYS.get(key)
        if answer is not None:
            self.decision = None if answer == "later" else answer
            self._closed = True
        elif key == pygame.K_ESCAPE:
            self.asking = []

    # --- disks -------------------------------------------------------------------------------

    def disk_folders(self) -> list[Path]:
        """Where disks to choose from are looked for."""
        disks = [self.a2.disk_path(drive) for drive in (1, 2)]
        return [*(d.parent for d in disks if d), Path.cwd(), data_folder()]

    def _choose(self, key: int) -> None:
        assert self.choice is not None
        choice = self.choice
        if key == pygame.K_ESCAPE:
            self.choice = None
        elif choice.key(key):
            self.choice = None
            choice.take(choice.chosen)

    def change(self, drive: int, path: Path | None) -> None:
        """Put an image into a drive, or take out the one that is there (None)."""
        if path is not None:
            self.insert(drive, path)
            return
        self.a2.eject(drive)
        self.note(f"drive {drive} is empty")

    def insert(self, drive: int, path: Path) -> None:
        """Put an image into a drive; what is wrong with it is shown, the old disk stays."""
        try:
            self.a2.insert(drive, path, writable=True)
            self.note(f"drive {drive}: {path.name}")
        except (ImageError, EmulatorError, OSError) as error:
            said = str(error)
            while said.startswith(f"{path.name}: "):
                said = said.removeprefix(f"{path.name}: ")
            self.note(f"{path.name}: {said}"[:100])

    # --- time --------------------------------------------------------------------------------

    def _fast(self) -> bool:
        return self.warp or (self.settings.warp_drive and self.a2.disk_turns)

    def _advance(self, until: float) -> None:
        """Run the machine for one frame, or for as many as fit before `until` in fast-forward."""
        if self.paused or self.choice or self.help_page is not None or self.asking:
            return
        self._frame()
        while self._fast() and time.perf_counter() < until:
            self._frame()
        self.history.frame()
        self.captures.frame()
        self.sound.frame(silent=self._fast())

    def _frame(self) -> None:
        if self.player is not None and not self.player.done:
            self.player.run(FRAME_CYCLES)
            if self.player.done:
                differs = self.player.difference is not None
                self.note("replay over: it went another way" if differs else "replay over")
            return
        self.typist.frame()
        self.a2.run(frames=1)
        if self.autosaves:
            self.autosaves.frame()

    def run(self) -> None:
        """Run until the window is closed."""
        # A program that is ended must close its disks: let the owner's `with` see it.
        with closed_by_signals(self.close):
            self._run()

    def _run(self) -> None:
        due = time.perf_counter()
        try:
            while not self._closed:
                for event in pygame.event.get():
                    self.handle(event)
                self._repeat()
                self._advance(due + FRAME_SECONDS)
                if self.watch:
                    self.watch.frame()
                self.draw()
                due += FRAME_SECONDS
                late = time.perf_counter() - due
                if late < 0:
                    time.sleep(-late)
                elif late > 0.25:
                    # The host was away: go on from here instead of hurrying after.
                    due = time.perf_counter()
        finally:
            if self.autosaves:
                self.autosaves.keep()
            if self.watch:
                self.watch.close()
            self.captures.close()
            self.sound.close()
            pygame.display.quit()

    def close(self) -> None:
        """Leave `run()` after the frame at hand."""
        self._closed = True
