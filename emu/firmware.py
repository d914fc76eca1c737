"""What the machine's sockets hold: 12K ROM, PROMs of disk and printer card, characters."""

import importlib
from dataclasses import dataclass, replace
from pathlib import Path

from . import layout as L
from .errors import FirmwareError
from .files import read_regular
from .machine import Machine

ROM_BYTES, BIG_ROM_BYTES, PROM_BYTES, CHARGEN_BYTES = 12_288, 20_480, 256, 2048
MOST_ROM_BYTES = 1 << 20
"""The largest file read as firmware, to tell its size where it is none."""
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


def read_firmware(
    rom: str | Path | None = None,
    boot_prom: str | Path | None = None,
    char_rom: str | Path | None = None,
) -> Firmware:
    """Our own firmware with what is someone's put in its place; FirmwareError names what is not.

    ``rom`` has 12K ($D000-$FFFF) or 20K ($B000-$FFFF, from which the disk card's page comes too,
    where it is one), ``boot_prom`` is that page, 256 bytes, ``char_rom`` the 2K that draw the text.
    """
    found = own_firmware()
    if rom is not None:
        data = _read(rom, ROM_BYTES, BIG_ROM_BYTES)
        page = data[:-ROM_BYTES][0x1000 + _PROM_IN_BIG_ROM :][:PROM_BYTES]
        if page[1::2][:4] == b"\x20\x00\x03\x3c":
            found = replace(found, disk_prom=page)
        found = replace(found, rom=data[-ROM_BYTES:])
    if boot_prom is not None:
        found = replace(found, disk_prom=_read(boot_prom, PROM_BYTES))
    if char_rom is not None:
        found = replace(found, chargen=_read(char_rom, CHARGEN_BYTES))
    return found


def _read(path: str | Path, *sizes: int) -> bytes:
    data = read_regular(path, MOST_ROM_BYTES)
    if len(data) not in sizes:
        wanted = " or ".join(map(str, sizes))
        raise FirmwareError(f"{path}: {len(data)} bytes found, expected {wanted}")
    return data


def plug_in(machine: Machine, firmware: Firmware) -> None:
    """Put firmware, the disk card and, with its page, the printer card into the machine."""
    m, words = machine.bytes_, machine.words
    for at, data, size in (
        (L.ROM, firmware.rom, ROM_BYTES),
        (L.SLOT_ROM + 0x600, firmware.disk_prom, PROM_BYTES),
        (L.CHARGEN, firmware.chargen, CHARGEN_BYTES),
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
