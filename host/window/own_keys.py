"""The window's own keys: one table for what they do and for the page that tells it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from grognard.emu import EmulatorError
from grognard.emu.files import write_whole
from grognard.emu.formats import ImageError
from grognard.emu.picture.palette import LOOKS

from ..errors import Failure
from ..running.autosaves import kept_states, state_folder
from . import notices
from .settings_page import SettingsPage
from .slots import Slots, keep_in_slot

if TYPE_CHECKING:
    from .window import Window

SHIFT, CTRL, ALT = "Shift-", "Ctrl-", "Alt-"
_NAMES = {f"F{n}": getattr(pygame, f"K_F{n}") for n in range(1, 13)}
_NAMES |= {"Pause": pygame.K_PAUSE, "Insert": pygame.K_INSERT, "Return": pygame.K_RETURN}

# key, method, words for the help page ("" for one that another line tells)
KEYS = (
    ("F1", "help", "the game's order chart; once more: this page"),
    ("Ctrl-F1", "settings_page", "settings: screen, size, sound, pace"),
    ("F2", "reboot", "switch off and on (Ctrl-F2: RESET)"),
    ("Ctrl-F2", "reset", ""),
    ("F3", "choose_1", "choose the disk in drive 1 (F4: drive 2)"),
    ("F4", "choose_2", ""),
    ("F5", "swap", "swap the two disks"),
    ("Shift-F5", "record_replay", "begin and end a replay"),
    ("F6", "pause", "pause"),
    ("Pause", "pause", ""),
    ("Shift-F6", "rewind", "a second back; hold it for more"),
    ("F7", "fast", "fast-forward (Shift-F7: only while a drive turns)"),
    ("Shift-F7", "fast_drive", ""),
    ("F8", "mute", "sound off and on (Shift-F8 louder, Ctrl-F8 quieter)"),
    ("Shift-F8", "louder", ""),
    ("Ctrl-F8", "quieter", ""),
    ("F9", "screenshot", "picture (Shift-F9: moving picture, Ctrl-F9: sound)"),
    ("Shift-F9", "moving_picture", ""),
    ("Ctrl-F9", "record_sound", ""),
    ("Shift-Ctrl-F9", "film", "the game's last film, as a moving picture"),
    ("F10", "next_look", "colour, white, green, amber, crisp (Ctrl-F10: scan lines)"),
    ("Shift-F10", "next_scale", "size of the window"),
    ("Ctrl-F10", "toggle_lines", ""),
    ("F11", "save_state", "keep the state of the machine (F12: go back to it)"),
    ("Shift-F11", "reload", "rebuild the game, reboot, go on with the battle"),
    ("F12", "load_state", ""),
    ("Ctrl-F11", "keep_in_slot", "keep it in one of nine places (Ctrl-F12: go back to one)"),
    ("Ctrl-F12", "go_to_slot", ""),
    ("Shift-F12", "choose_state", "choose among the states kept by themselves"),
    ("Shift-Insert", "paste", "paste"),
    ("Alt-Return", "toggle_full_screen", "full screen"),
)
REPEATING = {"rewind", "louder", "quieter"}
"""Methods of keys that strike again while they are held."""


def held(mod: int) -> str:
    """The modifiers of a key event, as the table writes them."""
    names = ((pygame.KMOD_SHIFT, SHIFT), (pygame.KMOD_CTRL, CTRL), (pygame.KMOD_ALT, ALT))
    return "".join(name for mask, name in names if mod & mask)


def _split(name: str) -> tuple[str, int]:
    modifiers, _, key = name.rpartition("-")
    return modifiers and modifiers + "-", _NAMES[key]


_METHODS = {_split(name): method for name, method, _ in KEYS}


def method_of(key: int, mod: int) -> str | None:
    """The method for a key; a function key with modifiers it has no use for counts plain."""
    return _METHODS.get((held(mod), key)) or _METHODS.get(("", key))


def help_lines() -> list[str]:
    """The help page; a tab parts its columns."""
    lines = [f"{name}\t{words}" for name, _, words in KEYS if words]
    lines.append("drop a file\tleft half of the window: drive 1, right half: drive 2")
    return [*lines, "", "Arrows, Esc and Ctrl with a letter go to the machine."]


class OwnKeys:
    """The methods of the table, and what they do to a window."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def help(self) -> None:
        """The first page over the picture."""
        self.window.help_page = 0

    def settings_page(self) -> None:
        """All settings in one place."""
        self.window.choice = SettingsPage(self.window)

    def reboot(self) -> None:
        """Off and on."""
        self.window.typist.clear()
        self.window.a2.reboot()

    def reset(self) -> None:
        """The RESET key."""
        self.window.typist.clear()
        self.window.a2.reset()

    def choose_1(self) -> None:
        """The disk in drive 1."""
        self._choose_disk(1)

    def choose_2(self) -> None:
        """The disk in drive 2."""
        self._choose_disk(2)

    def _choose_disk(self, drive: int) -> None:
        window = self.window
        inside = window.a2.disk_path(drive)
        window.choice = notices.disk_choice(drive, window.disk_folders(), window.change, inside)

    def swap(self) -> None:
        """Exchange the disks."""
        try:
            self.window.a2.swap()
            self.window.note("disks swapped")
        except (ImageError, EmulatorError, OSError) as error:
            self.window.note(f"not swapped: {error}"[:100])

    def record_replay(self) -> None:
        """Begin or end a replay."""
        self.window.captures.replay()

    def pause(self) -> None:
        """Stand still, or go on."""
        self.window.paused = not self.window.paused
        self.window.note("paused: F6 goes on" if self.window.paused else "going on")

    def rewind(self) -> None:
        """A second back; the key repeats while it is held."""
        self.window.typist.clear()
        gone = self.window.history.back(1.0)
        self.window.note(f"{gone:.1f} s back, {self.window.history.seconds:.0f} s more")

    def fast(self) -> None:
        """Fast-forward, or back to the machine's pace."""
        self.window.warp = not self.window.warp
        self.window.note("fast: F7 goes back" if self.window.warp else "at its own pace")

    def fast_drive(self) -> None:
        """Fast-forward while a drive turns, or not."""
        settings = self.window.settings
        settings.warp_drive = not settings.warp_drive
        said = "fast while a drive turns" if settings.warp_drive else "drives at their pace"
        self.window.note(said)

    def mute(self) -> None:
        """Sound off and on."""
        self.window.sound.muted = self.window.settings.muted = not self.window.sound.muted
        self.window.note("sound off" if self.window.sound.muted else "sound on")

    def louder(self) -> None:
        """A tenth more."""
        self.set_volume(self.window.settings.volume + 10)

    def quieter(self) -> None:
        """A tenth less."""
        self.set_volume(self.window.settings.volume - 10)

    def set_volume(self, volume: int) -> None:
        """0 to 100 per cent."""
        self.window.settings.volume = max(0, min(100, volume))
        self.window.sound.volume = self.window.settings.volume / 100
        self.window.note(f"volume {self.window.settings.volume} %")

    def screenshot(self) -> None:
        """The picture into the current folder."""
        self.window.captures.picture()

    def moving_picture(self) -> None:
        """Begin or end a moving picture."""
        self.window.captures.moving()

    def film(self) -> None:
        """Save the game's film."""
        self.window.captures.film()

    def record_sound(self) -> None:
        """Begin or end a recording of the speaker."""
        self.window.captures.sound()

    def next_look(self) -> None:
        """The next kind of screen."""
        screen = self.window.a2.screen
        screen.look = LOOKS[(LOOKS.index(screen.look) + 1) % len(LOOKS)]
        self.window.settings.look = screen.look
        self.window.note(screen.look)

    def toggle_lines(self) -> None:
        """Scan lines or not."""
        screen = self.window.a2.screen
        screen.scan_lines = self.window.settings.scan_lines = not screen.scan_lines

    def next_scale(self) -> None:
        """The next whole number, from 1 again where it would not fit."""
        window = self.window
        self.set_scale(window.scale + 1 if window.scale < window.largest else 1)

    def set_scale(self, scale: int) -> None:
        """So many dots of the screen a picture dot, in a window."""
        window = self.window
        window.scale = window.settings.scale = scale
        window.full_screen = window.settings.full_screen = False
        window.open()

    def toggle_full_screen(self) -> None:
        """The whole screen, or a window."""
        self.window.full_screen = self.window.settings.full_screen = not self.window.full_screen
        self.window.open()

    def paste(self) -> None:
        """Type what the clipboard holds, at the pace the program reads."""
        try:
            self.window.typist.paste(pygame.scrap.get_text())
        except (pygame.error, AttributeError):
            self.window.note("nothing to paste")

    # --- states ------------------------------------------------------------------------------

    def save_state(self) -> None:
        """Keep the state; the one before stays beside it."""
        path = state_folder(self.window.name) / "kept.state"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, self.window.a2.save(), keep_before=True)
            self.window.note("state kept: F12 goes back to it")
        except OSError as error:
            self.window.note(f"not kept: {error.strerror or error}"[:100])

    def load_state(self) -> None:
        """Back to the state that F11 kept."""
        path = state_folder(self.window.name) / "kept.state"
        if path.exists():
            self.go_to(path)
        else:
            self.window.note("no state was kept yet: F11 keeps one")

    def keep_in_slot(self) -> None:
        """Nine places with their pictures, one for the state of now."""
        folder = state_folder(self.window.name)
        self.window.choice = Slots(folder, True, self._keep_at)

    def _keep_at(self, path: Path | None) -> None:
        if path is None:
            return
        a2 = self.window.a2
        try:
            keep_in_slot(path, a2.save(), a2.screen.pixels)
            self.window.note(f"kept in {path.stem.removeprefix('slot')}: Ctrl-F12 goes back to it")
        except OSError as error:
            self.window.note(f"not kept: {error.strerror or error}"[:100])

    def go_to_slot(self) -> None:
        """The same places, to go back to one."""
        self.window.choice = Slots(state_folder(self.window.name), False, self.go_to)

    def choose_state(self) -> None:
        """A list of the states kept by themselves."""
        kept = kept_states(self.window.name)
        if not kept:
            self.window.note("no states are kept yet")
            return
        lines: list[tuple[str, Path | None]] = [(state.told(), state.path) for state in kept]
        heading = "States: arrows, Return; Esc goes on"
        self.window.choice = notices.Choice(heading, lines, self.go_to)

    def go_to(self, path: Path | None) -> None:
        """Take over a state; a bad one is refused in words."""
        if path is None:
            return
        self.window.typist.clear()
        try:
            self.window.a2.load_file(path)
            self.window.note("back at the state")
        except (EmulatorError, OSError) as error:
            self.window.note(str(error).replace(str(path), path.name)[:100])

    def reload(self) -> None:
        """Build the game in drive 1 again and go on with its battle."""
        from grognard.rom_build.sources import BuildError

        from ..built.reload import reload_game

        self.window.typist.clear()
        try:
            self.window.note(reload_game(self.window.a2).said)
        except (Failure, BuildError, EmulatorError, ImageError, OSError) as error:
            self.window.note((str(error).splitlines() or ["not rebuilt"])[0][:100])
