"""The public face of the machine: ``Apple2``."""

import builtins
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cached_property, partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from . import layout as L
from .call import CallResult, Calls
from .cpu.cores import make_core
from .debuginfo.names import Names
from .debuginfo.symbols import Symbols
from .devices.game_port import GamePort
from .devices.keyboard import Keyboard
from .devices.printer import Printer
from .devices.speaker import Speaker, Toggles
from .engine import Engine, Ticker
from .errors import EmulatorError
from .firmware import Firmware, plug_in, read_firmware
from .journal import Journal, Listener
from .machine import Cpu, Memory
from .media.drives import Drives
from .picture.screen import Screen
from .power import Power
from .states.recorder import Recorder
from .states.states import States
from .tracing.records import Stop
from .tracing.sanitize import check_stop
from .tracing.trace import Trace
from .waiting import Waiting


class Apple2:
    """An Apple II Plus without window or clock.

    >>> from grognard.emu import Apple2
    >>> a2 = Apple2(bare=True)
    >>> a2.memory[0x300:0x303] = b"\\xa9\\x2a\\x60"     # LDA #42, RTS
    >>> a2.call(0x300).a
    42

    ``core`` is "fast" or "reference"; ``rom``, ``boot_prom`` and ``char_rom`` are files of other
    firmware (firmware.py); ``bare`` is 64K of plain memory without any I/O; ``sanitize`` stops at
    what no sound program does (tracing/sanitize.py).

    It is put together from parts, each of which knows the machine's buffer and the parts it
    needs; what stands here hands on to them. Pickled, it is its saved state with its core, names,
    letters and look: the disks come along and belong to no file; what looks on (hooks, tickers,
    a recorder, a trace, what is told of notices) stays behind, and so does the printer's paper.
    """

    def __init__(
        self,
        core: str = "fast",
        ram: int = 48,
        *,
        rom: str | Path | None = None,
        boot_prom: str | Path | None = None,
        char_rom: str | Path | None = None,
        firmware: Firmware | None = None,
        powerup: str = "00ff",
        bare: bool = False,
        sanitize: bool = False,
    ) -> None:
        if ram not in (48, 64):
            raise ValueError(f"ram={ram}: 48, or 64 with a language card")
        self._put_together(core, bare, powerup, Symbols())
        if not bare:
            if firmware is None:
                firmware = read_firmware(rom, boot_prom, char_rom)
            plug_in(self.machine, firmware)
        self._power.on(card=ram == 64)
        if sanitize:
            self.trace.sanitize()

    def _put_together(self, core: str, bare: bool, powerup: str, symbols: Symbols) -> None:
        self.core_name = core
        self.bare = bare
        self.machine, running = make_core(core)
        machine = self.machine
        self.cpu = Cpu(machine)
        self.memory = Memory(machine)
        self.screen = Screen(machine)
        self.speaker = Speaker(machine)
        self.printer = Printer(machine)
        self.game_port = GamePort(machine)
        self.symbols = symbols
        self.names = Names(symbols, self.memory)
        self.memory.symbol = symbols.__getitem__
        self.drives = Drives(machine, bare)
        self._journal = Journal(machine)
        self.keyboard = Keyboard(machine, self._journal)
        self.engine = Engine(machine, running, self.printer, self.drives, self.names, self._journal)
        self.calls = Calls(self.engine, self.memory, self.names)
        self._waiting = Waiting(self.engine, self.keyboard, self.screen, self.names)
        self._power = Power(machine, self.drives, self._journal, bare, powerup)
        self._states = States(machine, self.drives, self._journal)
        self._toggles = Toggles(machine)
        self._states.on_load += [
            self._toggles.skip,
            self.speaker.skip,
            self.printer.forget,
            self.screen.forget,
            self.engine.update_watch,
        ]
        self.drives.on_insert.append(self._find_font)

    @cached_property
    def trace(self) -> Trace:
        """What ran, who called, what was touched: see tracing/trace.py."""
        trace = Trace(self.engine, self.memory, self.symbols, self.notice)
        self.engine.on_trace_stop = partial(self._trace_stopped, trace)
        self.calls.on_call = trace.enter_call
        self.drives.on_insert.append(trace.load_beside)
        self._power.on_again.append(trace.again)
        self._states.on_load.append(trace.jump)
        return trace

    def _trace_stopped(self, trace: Trace) -> None:
        check_stop(trace)
        trace.hooks.fire()

    @property
    def ram(self) -> int:
        """48, or 64 with a language card."""
        return 64 if self.machine.q[L.HAS_CARD] else 48

    # Switches and interrupts

    def reset(self) -> None:
        """Press RESET: seven cycles, S down by three, I set, cards reset, on through $FFFC."""
        self._power.reset()

    def reboot(self) -> None:
        """Switch off and on; disks and stick stay where they are, time goes on."""
        self._power.again()

    def irq(self, active: bool = True) -> None:
        """Pull the interrupt line down, or let it go."""
        self.engine.irq(active)

    def nmi(self) -> None:
        """Pulse the non-maskable interrupt."""
        self.engine.nmi()

    # Time

    @property
    def cycles(self) -> int:
        """Cycles since power-on, at 1,020,484 a second."""
        return self.engine.cycles

    def run(
        self,
        *,
        seconds: float | None = None,
        cycles: int | None = None,
        frames: float | None = None,
    ) -> None:
        """Run for emulated seconds, cycles or video frames, to the end of an instruction."""
        self.engine.run(seconds=seconds, cycles=cycles, frames=frames)

    def step(self, n: int = 1) -> None:
        """Execute ``n`` instructions."""
        self.engine.step(n)

    def stops_at(self, addresses: set[int], limit: int) -> Iterator[int]:
        """Run, yielding the address each time one of ``addresses`` is reached, until ``limit``."""
        return self.engine.stops_at(addresses, limit)

    def add_ticker(self, ticker: Ticker) -> Callable[[], None]:
        """Call ``ticker.mark()`` at its ``next_mark`` cycle; returns what takes it away."""
        return self.engine.add_ticker(ticker)

    def on(self, label: str | int, function: "Callable[[Apple2], object]") -> Callable[[], None]:
        """Call ``function(self)`` whenever the instruction at ``label`` is about to run.

        A label of an overlay counts while that overlay is in memory, as ``overlay_id`` tells.
        Returns a function that takes the hook away. Without hooks the core loses no time.
        """

        def hook() -> None:
            if not isinstance(label, str) or self.names.is_loaded(label):
                function(self)

        return self.engine.add_hook(self.names.address(label), hook)

    def on_read(
        self, place: str | int, function: Callable[[Stop], object], size: int = 1
    ) -> Callable[[], None]:
        """Call ``function(stop)`` after each read of ``size`` bytes from ``place`` on by an
        instruction; ``stop`` has ``address``, ``value``, ``pc`` and ``cycle``.

        Fetching an instruction is no read. Returns a function that takes the hook away. Hooks on
        page zero and from $0200 to $BFFF cost next to nothing elsewhere; while there is one on
        the stack's page or from $C000 on, or where the core is not compiled, the traced core runs,
        at about an eighth of the speed. An instruction that does both counts as the read, if
        both are hooked. ``trace.run`` stops at these places too; ``trace.ring`` and
        ``trace.backtrace`` know what came before a hook only while ``trace`` is enabled.
        """
        return self.trace.hooks.add("read", self.names.address(place), size, function)

    def on_write(
        self, place: str | int, function: Callable[[Stop], object], size: int = 1
    ) -> Callable[[], None]:
        """The same after each write; ``stop.old`` is the byte before."""
        return self.trace.hooks.add("write", self.names.address(place), size, function)

    def until(
        self,
        *,
        text: str | None = None,
        pc: int | None = None,
        label: str | None = None,
        within: float = 60,
    ) -> None:
        """Run until the screen shows ``text`` (case ignored) or the processor reaches an address.

        A label of an overlay is reached while that overlay is in memory, as ``overlay_id`` tells.
        WaitError, with the screen in its message, after ``within`` emulated seconds.
        """
        __tracebackhide__ = True
        self._waiting.until(text, pc, label, within)

    # Keys, game port, sound

    @property
    def key_waiting(self) -> bool:
        """Whether a key was struck that the program has not taken yet."""
        return self.keyboard.waiting

    def key(self, code: int) -> None:
        """Strike the key with this seven-bit code, taken or not the one before."""
        self.keyboard.strike(code)

    def type(self, text: str, within: float = 10) -> None:
        """Type characters, each when the program has taken the one before, until all are taken.

        The keyboard has no small letters: they are typed as capitals; a line feed is a RETURN.
        KeyNotTakenError when one is not taken ``within`` emulated seconds.
        """
        __tracebackhide__ = True
        self._waiting.type(text, within)

    def button(self, number: int, pressed: bool) -> None:
        """Hold or let go button 0, 1 or 2 of the game port; see ``game_port``."""
        self.game_port.button[number] = pressed

    def paddle(self, number: int, position: int | None) -> None:
        """Turn paddle 0-3 to a position of 0-255, or unplug it (None)."""
        self.game_port.paddle[number] = position

    def speaker_toggles(self) -> list[int]:
        """Cycle stamps of the speaker's moves since the last call (of the last 16,384)."""
        return self._toggles.take()

    def forget_sound(self) -> None:
        """Let the next ``speaker_toggles`` begin now."""
        self._toggles.skip()

    # Disks

    def insert(
        self,
        drive: int,
        path: str | Path,
        writable: bool = False,
        overlay: str | Path | None = None,
    ) -> None:
        """Put an image file into drive 1 or 2; ImageError leaves the drive as it was.

        ``writable`` writes what the program writes back to the file whenever the motor has
        stopped, and at eject and close; the version before stays as NAME.before. ``overlay`` is a
        folder that receives it instead: the image itself stays untouched, and the changes are
        there again when it is inserted with that folder the next time. With neither, what is
        written is lost with the disk. ImageBusyError where another program writes the image (or
        its overlay). An image marked protected is write-protected, and so is one to be written
        whose file or folder is read-only.
        """
        self.drives.insert(drive, path, writable, overlay)

    def _find_font(self, path: Path) -> None:
        try:
            self.screen.use_font_beside(path)
        except (OSError, EmulatorError) as error:
            self.notice(f"no letters are read on hi-res pages: {error}")

    def eject(self, drive: int) -> None:
        """Take the disk out, writing back what has to be written."""
        self.drives.eject(drive)

    def swap(self) -> None:
        """Exchange the two disks; each keeps what receives its writes."""
        self.drives.swap()

    def disk_path(self, drive: int) -> Path | None:
        """The file in a drive, None if it is empty."""
        return self.drives[drive].path

    def disk_changes(self) -> dict[str, list[float]]:
        """For each drive, "1" and "2", the tracks the program has written."""
        return self.drives.changed_tracks()

    def disk_swaps(self) -> int:
        """How often a disk was put in or taken out."""
        return self.drives.swaps()

    @property
    def disk_turns(self) -> bool:
        """Whether a drive's motor is on."""
        return self.drives.turning

    def pending(self, drive: int) -> Path | None:
        """The overlay with changes that wait to be kept or discarded; None without any."""
        return self.drives[drive].pending

    def keep_changes(self, drive: int) -> None:
        """Write an overlaid disk's changes into its image; PendingError where it cannot be."""
        self.drives.keep_changes(drive)

    def discard_changes(self, drive: int) -> None:
        """Drop an overlaid disk's changes; the disk in the drive is the image again."""
        self.drives.discard_changes(drive)

    def rescue_to(self, folder: str | Path) -> None:
        """Name a folder for disks that cannot be written where they belong."""
        self.drives.rescue_to(folder)

    @property
    def rescued(self) -> list[Path]:
        """Where disks went whose own files did not take them."""
        return self.drives.rescued

    def notice(self, text: str) -> None:
        """Tell the user something about a disk."""
        self.drives.notice(text)

    @property
    def on_notice(self) -> Callable[[str], object] | None:
        """Is told, in words for the user, what befell a disk: read-only, changed by another
        program, not to be written now. Without it, each is a ``DiskWarning``."""
        return self.drives.on_notice

    @on_notice.setter
    def on_notice(self, tell: Callable[[str], object] | None) -> None:
        self.drives.on_notice = tell

    # Names

    def load_symbols(self, path: str | Path) -> None:
        """Read names from an ld65 debug file, or from a list of labels that VICE, Merlin, ACME,
        64tass, KickAssembler, dasm or AppleWin wrote (or ld65 -Ln)."""
        __tracebackhide__ = True
        self.symbols.load(path)

    def symbol(self, name: str) -> int:
        """The address a symbol stands for; SymbolError with near names if there is none."""
        __tracebackhide__ = True
        return self.symbols[name]

    def address(self, name: str | int) -> int:
        """The address of a symbol, or the number itself."""
        return self.names.address(name)

    @property
    def overlay(self) -> int:
        """The number of the overlay in memory, as ``overlay_id`` tells; -1 where nothing does."""
        return self.names.overlay

    def is_loaded(self, name: str) -> bool:
        """Is the overlay in memory that a symbol lies in? So is what lies in none, and all of a
        program without ``overlay_id``."""
        return self.names.is_loaded(name)

    def describe(self, addr: int) -> str:
        """An address for a message: ``$0812 (resolve+3)``.

        Of overlays that share the address the one in memory counts, as ``overlay_id`` tells.
        """
        return self.names.describe(addr)

    def call(
        self,
        routine: str | int,
        *,
        cycle_limit: int = 20_000_000,
        **inputs: int | bytes,
    ) -> CallResult:
        """Run one routine to its RTS and return registers, memory and exact cycles.

        ``A= X= Y= P= C=`` set registers, any other keyword the memory at that symbol: an int fills
        a symbol of 2 to 4 bytes in full and otherwise one byte (or as many as it needs), bytes are
        stored as they are. Memory keeps what the routine did, the caller's registers come back.
        CallError if it does not return in ``cycle_limit``, leaves the stack unbalanced or meets
        a BRK.
        """
        __tracebackhide__ = True
        return self.calls.call(routine, cycle_limit, inputs)

    # States

    def save(self) -> bytes:
        """The whole machine as bytes, disks in the drives included."""
        return self._states.save()

    def load(self, blob: bytes) -> None:
        """Take over a saved state. StateError for anything damaged, and nothing has changed.

        Where it was saved with another disk in a drive, that drive lets go of its file.
        """
        self._states.load(blob)

    def save_file(self, path: str | Path) -> None:
        """Save the state into a file, in one step."""
        self._states.save_file(path)

    def load_file(self, path: str | Path) -> None:
        """Load a state from a file; StateError names it when it is none."""
        self._states.load_file(path)

    def hash(self) -> str:
        """A digest of the whole machine's state, the same on both cores."""
        return self._states.hash()

    def poke(self, address: int, data: bytes) -> None:
        """Write memory from outside, so that a replay knows of it."""
        with self._journal.changed_whole():
            self.memory[address : address + len(data)] = data

    def record(self) -> Recorder:
        """Begin a replay: what is done to the machine from now on is noted."""
        return Recorder(self.engine, self._states, self._journal)

    @property
    def recorder(self) -> Listener | None:
        """Who notes what is done to the machine; None while nobody does."""
        return self._journal.recorder

    @recorder.setter
    def recorder(self, listener: Listener | None) -> None:
        self._journal.recorder = listener

    def __getstate__(self) -> dict[str, Any]:
        return {
            "core": self.core_name,
            "bare": self.bare,
            "powerup": self._power.pattern,
            "symbols": self.symbols,
            "font": self.screen.font,
            "look": self.screen.look,
            "scan_lines": self.screen.scan_lines,
            "state": self.save(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._put_together(kept["core"], kept["bare"], kept["powerup"], kept["symbols"])
        self._power.on(card=False)
        self.screen.set_font(kept["font"])
        self.screen.look, self.screen.scan_lines = kept["look"], kept["scan_lines"]
        self.load(kept["state"])  # firmware, cards and disks are in it

    # Context

    def close(self) -> None:
        """Write back what has to be written and let go of files."""
        with ExitStack() as last:
            last.callback(self.printer.close)
            last.callback(self.drives.eject_all)

    def __repr__(self) -> str:
        return f"<Apple2 {self.cpu!r} cycle {self.cycles}>"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: builtins.type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
