"""The public face of the machine: ``Apple2``."""

import builtins
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from . import layout as L
from .call import CallResult, call
from .cores import make_core
from .disks import Disks
from .drives import Drive
from .errors import JamError, KeyNotTakenError, StateError, WaitError
from .firmware import Firmware, own_firmware, plug_in, read_firmware
from .formats.files import write_atomically
from .game_port import GamePort
from .machine import Cpu, Memory
from .ports import Ports
from .power import memory_pattern, reset_disk_card, reset_words
from .printer import Printer
from .replay import Recorder
from .screen import Screen
from .snapshot import MOST_STATE_BYTES, load_state, save_state, state_hash
from .speaker import Speaker
from .symbols import Named, Symbols
from .trace import Tracing

_B_HOOK, _B_STOP = 1, 2


class Ticker(Protocol):
    """Something that wants to look at the machine from time to time."""

    next_mark: int
    """cycle of the next look"""

    def mark(self) -> None:
        """Look, and set ``next_mark`` to a later cycle."""


class Apple2(Ports, Disks, Named, Tracing):
    """An Apple II Plus without window or clock.

    >>> from grognard.emu import Apple2
    >>> a2 = Apple2(bare=True)
    >>> a2.memory[0x300:0x303] = b"\\xa9\\x2a\\x60"     # LDA #42, RTS
    >>> a2.call(0x300).a
    42

    ``core`` is "fast" or "reference"; ``bare`` is 64K of plain memory without any I/O;
    ``sanitize`` stops at what no sound program does (sanitize.py).
    """

    def __init__(
        self,
        core: str = "fast",
        ram: int = 48,
        *,
        rom: str | Path | None = None,
        disk_rom: str | Path | None = None,
        firmware: Firmware | None = None,
        powerup: str = "00ff",
        bare: bool = False,
        sanitize: bool = False,
    ) -> None:
        if ram not in (48, 64):
            raise ValueError(f"ram={ram}: 48, or 64 with a language card")
        self.core_name = core
        self.ram = ram
        self.bare = bare
        self._pattern = memory_pattern(powerup)
        self.machine, self._core = make_core(core)
        self.game_port = GamePort(self.machine)
        self.printer = Printer(self.machine)
        self.cpu = Cpu(self.machine)
        self.memory = Memory(self.machine)
        self.screen = Screen(self.machine)
        self.symbols = Symbols()
        self.speaker = Speaker(self.machine)
        self._hooks: dict[int, list[Callable[[Apple2], object]]] = {}
        self._tickers: list[Ticker] = []
        self._drives = ()
        if not bare:
            if firmware is None:
                firmware = own_firmware() if rom is None else read_firmware(rom, disk_rom)
            plug_in(self.machine, firmware)
            self._drives = (
                Drive(self.machine, 1, self.notice),
                Drive(self.machine, 2, self.notice),
            )
        reset_words(self.machine, bare, card=ram == 64)
        self._power_up()
        if sanitize:
            self.trace.sanitize()

    def _power_up(self) -> None:
        words = self.machine.words
        words[L.P] = 0x34
        words[L.S] = 0xFD
        words[L.IRQ_DELAY_AT] = words[L.RESUME] = -1
        if not self.bare:
            self.machine.bytes_[:0x10000] = self._pattern
            self.machine.map_memory()
            for drive in self._drives:
                drive.eject()
            self.reset()

    # Time

    @property
    def cycles(self) -> int:
        """Cycles since power-on, at 1,020,484 a second."""
        return int(self.machine.words[L.CYCLES])

    def _run_until(self, end: int) -> int:
        """Run to cycle ``end``; returns early with an ``E_*`` event, hooks having been called."""
        if self.recorder is not None:
            self.recorder.look()
        while self._tickers:
            event = self._go(min(end, *(ticker.next_mark for ticker in self._tickers)))
            for ticker in list(self._tickers):
                if self.cycles >= ticker.next_mark:
                    ticker.mark()
            if event or self.cycles >= end:
                return event
        return self._go(end)

    def add_ticker(self, ticker: Ticker) -> Callable[[], None]:
        """Call ``ticker.mark()`` at its ``next_mark`` cycle; returns what takes it away."""
        self._tickers.append(ticker)
        return lambda: self._tickers.remove(ticker)

    def _go(self, end: int) -> int:
        words = self.machine.words
        while True:
            words[L.STOP] = end
            if words[L.JAMMED]:
                self._jam()
            self._core.run()
            event = int(words[L.EVENT])
            if words[L.PRINTER_COUNT] != self.printer.taken:
                self.printer.take()
            if event == L.E_PRINTER:
                continue
            if event == L.E_JAM:
                self._jam()
            if event == L.E_TRACE:
                self.trace.stopped()
            if event == L.E_BREAK:
                pc = int(words[L.PC])
                for hook in list(self._hooks.get(pc, ())):
                    hook(self)
                if self.machine.bytes_[L.BREAKS + pc] & _B_STOP:
                    return event
            elif event or words[L.CYCLES] >= end:
                return event

    def _jam(self) -> None:
        opcode, pc = int(self.machine.words[L.JAM_OP]), self.cpu.pc
        where = self.describe((pc - 2) & 0xFFFF)
        raise JamError(f"JAM: opcode ${opcode:02X} at {where} stopped the processor ({self.cpu!r})")

    def run(
        self,
        *,
        seconds: float | None = None,
        cycles: int | None = None,
        frames: float | None = None,
    ) -> None:
        """Run for emulated seconds, cycles or video frames, to the end of an instruction."""
        given = [v for v in (seconds, cycles, frames) if v is not None]
        if len(given) != 1:
            raise TypeError("run() takes one of seconds=, cycles=, frames=")
        if given[0] < 0:
            raise ValueError("time runs forward only")
        if seconds is not None:
            span = round(seconds * L.CPU_HZ)
        elif frames is not None:
            span = round(frames * L.FRAME_CYCLES)
        else:
            span = int(given[0])
        end = self.cycles + span
        while self.cycles < end:
            # a written disk reaches its file soon after its motor has stopped
            self._run_until(min(end, self.cycles + L.CPU_HZ))
            self._keep_disks()

    def step(self, n: int = 1) -> None:
        """Execute ``n`` instructions."""
        words = self.machine.words
        watch = words[L.WATCH]
        words[L.WATCH] = watch & ~L.W_BREAK
        try:
            for _ in range(n):
                self._run_until(self.cycles + 1)
        finally:
            words[L.WATCH] = watch

    def stops_at(self, addresses: set[int], limit: int) -> Iterator[int]:
        """Run, yielding the address each time one of ``addresses`` is reached, until ``limit``."""
        breaks = self.machine.bytes_[L.BREAKS : L.BREAKS + 0x10000]
        mine = [addr for addr in addresses if not breaks[addr] & _B_STOP]
        breaks[mine] |= _B_STOP
        self._update_watch()
        try:
            while self.cycles < limit:
                if self._run_until(limit) == L.E_BREAK and self.cpu.pc in addresses:
                    yield self.cpu.pc
        finally:
            breaks[mine] &= 255 - _B_STOP
            self._update_watch()

    def _update_watch(self) -> None:
        words, m = self.machine.words, self.machine.bytes_
        watch = L.W_BREAK if m[L.BREAKS : L.BREAKS + 0x10000].any() else 0
        if words[L.IRQ_LINE] or words[L.NMI_EDGE]:
            watch |= L.W_IRQ
        words[L.WATCH] = watch

    def until(
        self,
        *,
        text: str | None = None,
        pc: int | None = None,
        label: str | None = None,
        within: float = 60,
    ) -> None:
        """Run until the screen shows ``text`` (case ignored) or the processor reaches an address.

        WaitError, with the screen in its message, after ``within`` emulated seconds.
        """
        if sum(x is not None for x in (text, pc, label)) != 1:
            raise TypeError("until() takes one of text=, pc=, label=")
        limit = self.cycles + round(within * L.CPU_HZ)
        if text is not None:
            wanted = text.upper()
            while not any(wanted in line.upper() for line in self.screen.text):
                if self.cycles >= limit:
                    raise WaitError(self._in_vain(f"text {text!r} not seen", within))
                self._run_until(min(limit, self.cycles + L.FRAME_CYCLES))
                self._keep_disks()
            return
        addr = self.address(label) if label is not None else pc
        assert addr is not None
        for _ in self.stops_at({addr}, limit):
            return
        raise WaitError(self._in_vain(f"{self.describe(addr)} not reached", within))

    def _in_vain(self, what: str, seconds: float) -> str:
        lines = [line.rstrip() for line in self.screen.text]
        while lines and not lines[-1]:
            lines.pop()
        picture = "\n".join(f"  |{line}" for line in lines) or "  (nothing)"
        where = self.describe(self.cpu.pc)
        return f"{what} within {seconds:g} emulated seconds; at {where}, the screen:\n{picture}"

    # Keyboard

    def type(self, text: str, within: float = 10) -> None:
        """Type characters, each when the program has taken the one before, until all are taken.

        The keyboard has no small letters: they are typed as capitals; a line feed is a RETURN.
        KeyNotTakenError when one is not taken ``within`` emulated seconds.
        """
        for char in text:
            self._take_key(within)
            self.key(13 if char == "\n" else ord(char.upper()) if ord(char) < 0x80 else 256)
        self._take_key(within)

    def _take_key(self, within: float) -> None:
        words = self.machine.words
        limit = self.cycles + round(within * L.CPU_HZ)
        words[L.STOP_ON] |= L.S_KEY
        try:
            while self.key_waiting:
                if self.cycles >= limit:
                    what = f"key {chr(int(words[L.KEY]) & 0x7F)!r} not taken"
                    raise KeyNotTakenError(self._in_vain(what, within))
                self._run_until(min(limit, self.cycles + L.CPU_HZ))
                self._keep_disks()
        finally:
            words[L.STOP_ON] &= ~L.S_KEY

    # Reset and interrupts

    def reset(self) -> None:
        """Press RESET: seven cycles, S down by three, I set, cards reset, on through $FFFC."""
        self._note("reset")
        words = self.machine.words
        if not self.bare:
            reset_disk_card(self.machine)
        words[L.S] = (int(words[L.S]) - 3) & 0xFF
        words[L.P] |= 0x34
        words[L.CYCLES] += 7
        words[L.JAMMED] = words[L.NMI_EDGE] = 0
        words[L.PC] = self.memory.word(0xFFFC)

    def reboot(self) -> None:
        """Switch off and on; the disks stay in their drives, time goes on."""
        with self._changed_whole():
            self._reboot()

    def _reboot(self) -> None:
        for drive in self._drives:
            drive.keep()
        reset_words(self.machine, self.bare, card=self.ram == 64, keep_media=True)
        words = self.machine.words
        words[L.P], words[L.S] = 0x34, 0xFD
        self._trace_from(power_on=True)
        if not self.bare:
            self.machine.bytes_[:0x10000] = self._pattern
            self.machine.map_memory()
            self.reset()

    def irq(self, active: bool = True) -> None:
        """Pull the interrupt line down, or let it go."""
        self._note("irq", int(active))
        self.machine.words[L.IRQ_LINE] = int(active)
        self._update_watch()

    def nmi(self) -> None:
        """Pulse the non-maskable interrupt."""
        self._note("nmi")
        self.machine.words[L.NMI_EDGE] = 1
        self._update_watch()

    # States

    def record(self) -> Recorder:
        """Begin a replay: what is done to the machine from now on is noted."""
        return Recorder(self)

    @contextmanager
    def _changed_whole(self) -> Iterator[None]:
        """What happens inside is noted by a recorder as the state it leaves."""
        before, recorder, self.recorder = self.cycles, self.recorder, None
        try:
            yield
        finally:
            self.recorder = recorder
            if recorder is not None:
                recorder.note_state(before)

    def poke(self, address: int, data: bytes) -> None:
        """Write memory from outside, so that a replay knows of it."""
        with self._changed_whole():
            self.memory[address : address + len(data)] = data

    def save(self) -> bytes:
        """The whole machine as bytes, disks in the drives included."""
        return save_state(self.machine)

    def load(self, blob: bytes) -> None:
        """Take over a saved state. StateError for anything damaged, and nothing has changed.

        Where it was saved with another disk in a drive, that drive lets go of its file.
        """
        for drive in self._drives:
            drive.keep()
        before = [drive.content() for drive in self._drives]
        with self._changed_whole():
            load_state(self.machine, blob)
        self.forget_sound()
        self.speaker.skip()
        self.printer.forget()
        self.ram = 64 if self.machine.words[L.HAS_CARD] else 48
        self.machine.words[L.RESUME] = -1
        self._trace_from(power_on=False)
        self._update_watch()
        for drive, content in zip(self._drives, before, strict=True):
            drive.loaded(content)

    def save_file(self, path: str | Path) -> None:
        """Save the state into a file, in one step."""
        write_atomically(path, self.save())

    def load_file(self, path: str | Path) -> None:
        """Load a state from a file; StateError names it when it is none."""
        with open(path, "rb") as file:
            blob = file.read(MOST_STATE_BYTES + 1)
        try:
            self.load(blob)
        except StateError as error:
            raise StateError(f"{path}: {error}") from None

    def hash(self) -> str:
        """A digest of the whole machine's state, the same on both cores."""
        return state_hash(self.machine)

    # Hooks and calls

    def on(self, label: str | int, function: "Callable[[Apple2], object]") -> Callable[[], None]:
        """Call ``function(self)`` whenever the instruction at ``label`` is about to run.

        Returns a function that takes the hook away. Without hooks the core loses no time.
        """
        addr = self.address(label)
        self._hooks.setdefault(addr, []).append(function)
        self.machine.bytes_[L.BREAKS + addr] |= _B_HOOK
        self._update_watch()

        def remove() -> None:
            hooks = self._hooks.get(addr, [])
            if function in hooks:
                hooks.remove(function)
            if not hooks:
                self._hooks.pop(addr, None)
                self.machine.bytes_[L.BREAKS + addr] &= 255 - _B_HOOK
                self._update_watch()

        return remove

    def call(
        self,
        routine: str | int,
        *,
        cycle_limit: int = 20_000_000,
        **inputs: int | bytes,
    ) -> CallResult:
        """Run one routine to its RTS and return registers, memory and exact cycles.

        ``A= X= Y= C=`` set registers, any other keyword the memory at that symbol: an int fills a
        symbol of 2 to 4 bytes in full and otherwise one byte (or as many as it needs), bytes are
        stored as they are. Memory keeps what the routine did, the caller's registers come back.
        CallError if it does not return in ``cycle_limit``, leaves the stack unbalanced or meets
        a BRK.
        """
        return call(self, routine, cycle_limit, inputs)

    # Context

    def close(self) -> None:
        """Write back what has to be written and let go of files."""
        with ExitStack() as last:
            last.callback(self.printer.close)
            for drive in self._drives:
                last.callback(drive.eject)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: builtins.type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
