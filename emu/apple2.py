"""The public face of the machine: ``Apple2``."""

import builtins
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from . import layout as L
from .call import CallResult, call
from .cores import make_core
from .drives import Drive
from .firmware import Firmware, own_firmware, plug_in, read_firmware
from .game_port import GamePort
from .machine import Cpu, Memory
from .power import memory_pattern, reset_disk_card, reset_words
from .printer import Printer
from .screen import Screen
from .speaker import Speaker
from .states import States
from .symbols import Symbols
from .waiting import Waiting


class Apple2(Waiting, States):
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
        self._hooks = {}
        self._tickers = []
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

    # Calls

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
