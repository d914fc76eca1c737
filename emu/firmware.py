"""What the machine's sockets hold: 12K ROM, PROMs of disk and printer card, characters."""

import importlib
from dataclasses import dataclass
from pathlib import Path

from . import layout as L
from .errors import FirmwareError
from .machine import Machine

ROM_BYTES, BIG_ROM_BYTES, PROM_BYTES = 12_288, 20_480, 256
_PROM_IN_BIG_ROM = 0x600
"""20K images hold $B000-$FFFF; emulators put the slot ROMs at their place from $C000 on."""


@dataclass(frozen=True)
class Firmware:
    """``rom`` for $D000-$FFFF, ``disk_prom`` for $C600, ``chargen`` by screen code * 8 + row.

    ``printer_prom`` for $C100; empty where no printer card is in slot 1.
    """

    rom: bytes
    disk_prom: bytes
    chargen: bytes
    printer_prom: bytes = b""


def own_firmware() -> Firmware:
    """The project's own firmware.

    It is assembled from source, and this package knows no assembler: the builder is asked for by
    name when the first machine is switched on.
    """
    try:
        builder = importlib.import_module(__package__.rpartition(".")[0] + ".rom_build.firmware")
    except ImportError as error:
        raise FirmwareError(f"no firmware: {error}; give rom=FILE") from error
    built = builder.build_firmware()
    return Firmware(built.rom, built.disk_prom, built.chargen, built.printer_prom)


def read_firmware(rom: str | Path, disk_rom: str | Path | None = None) -> Firmware:
    """Someone's ROM image of 12K ($D000-$FFFF) or 20K ($B000-$FFFF, slots included).

    The disk PROM comes from ``disk_rom``, else from the 20K image, else from our own firmware, as
    do the character generator and the printer card's page always.
    """
    data = Path(rom).read_bytes()
    own = own_firmware()
    prom = own.disk_prom
    if len(data) == BIG_ROM_BYTES:
        inside = data[0x1000 + _PROM_IN_BIG_ROM :][:PROM_BYTES]
        if inside[1::2][:4] == b"\x20\x00\x03\x3c":
            prom = inside
        data = data[-ROM_BYTES:]
    if len(data) != ROM_BYTES:
        raise FirmwareError(f"{rom}: {len(data)} bytes found, expected {ROM_BYTES} or 20480")
    if disk_rom is not None:
        prom = Path(disk_rom).read_bytes()
        if len(prom) != PROM_BYTES:
            raise FirmwareError(f"{disk_rom}: {len(prom)} bytes found, expected {PROM_BYTES}")
    return Firmware(data, prom, own.chargen, own.printer_prom)


def plug_in(machine: Machine, firmware: Firmware) -> None:
    """Put firmware, the disk card and, with its page, the printer card into the machine."""
    m, words = machine.bytes_, machine.words
    chargen = firmware.chargen
    if len(chargen) == 512:
        chargen *= 4
    for at, data, size in (
        (L.ROM, firmware.rom, ROM_BYTES),
        (L.SLOT_ROM + 0x600, firmware.disk_prom, PROM_BYTES),
        (L.CHARGEN, chargen, 2048),
        (L.SLOT_ROM + 0x100, firmware.printer_prom or bytes(PROM_BYTES), PROM_BYTES),
    ):
        if len(data) != size:
            raise FirmwareError(f"{len(data)} bytes of firmware found, expected {size}")
        m[at : at + size] = memoryview(data)
    words[L.SLOTS_WITH_ROM] = 1 << 6
    words[L.DISK_PRESENT] = 1
    if firmware.printer_prom:
        words[L.SLOTS_WITH_ROM] |= 1 << 1
        words[L.PRINTER_PRESENT] = 1
