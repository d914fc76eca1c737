"""Disks that boot one program: its bytes lie in raw sectors behind a boot sector of ours.

The rest of such a disk is an empty DOS 3.3 data disk, on which a program may keep files. Pages of
the program follow each other from track 1 on, the last one first, three sectors apart, and each
track begins five sectors later than the one before: as the boot sector reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from grognard.emu.formats import DOS_ORDER

from ..asm import AsmErrors, assemble
from ..link import LinkResult, link
from ..sources import BuildError, asm_root, machines
from .dos33 import SECTOR_BYTES, SECTORS, Sector, Volume

FIRST, LAST = 0x0800, 0xBFFF
"""Where a program may lie: above what the boot PROM uses, below the switches."""
HEADER_BYTES = 4
_BOOT: Sector = (0, 0)
_APART, _TRACK_APART = 3, 5


@dataclass(frozen=True)
class Program:
    """Bytes and the address they are loaded to, where the program also begins."""

    data: bytes
    address: int

    def __post_init__(self) -> None:
        if not self.data:
            raise BuildError("the program is empty")
        last = self.address + len(self.data) - 1
        if self.address < FIRST or last > LAST:
            raise BuildError(
                f"${self.address:04X} to ${last:04X} is no place for a program:"
                f" it must lie in ${FIRST:04X} to ${LAST:04X}"
            )


def program_of(data: bytes, linked: int | None = None, address: int | None = None) -> Program:
    """The program in a binary file, its address from the first of these that tells one: the header
    of a DOS binary file, `address`, where it was `linked`, $0800.

    BuildError where two of them disagree.
    """
    told = header_of(data)
    if told is not None:
        if address not in (None, told):
            raise BuildError(f"its header says ${told:04X}, --address ${address:04X}")
        return Program(data[HEADER_BYTES:], told)
    if address is None:
        return Program(data, FIRST if linked is None else linked)
    if linked not in (None, address):
        raise BuildError(f"it is linked for ${linked:04X}, --address is ${address:04X}")
    return Program(data, address)


def header_of(data: bytes) -> int | None:
    """The address in the header of a DOS binary file; None where there is no such header."""
    told, length = _word(data, 0), _word(data, 2)
    there = len(data) > HEADER_BYTES and length == len(data) - HEADER_BYTES and told >= FIRST
    return told if there else None


def _word(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 2], "little")


def program_volume(program: Program) -> Volume:
    """A disk that boots the program."""
    data = bytes(program.address % SECTOR_BYTES) + program.data
    pages = -(-len(data) // SECTOR_BYTES)
    volume = Volume.new(254, reserved_tracks=1 + -(-pages // SECTORS))
    behind = program.address // SECTOR_BYTES + pages
    start = program.address.to_bytes(2, "little")
    written = {"boot_start": start, "boot_page": bytes([behind]), "boot_pages": bytes([pages])}
    volume.write_sector(_BOOT, _filled(boot_sector(), written))
    data = data.ljust(pages * SECTOR_BYTES, b"\0")
    for number in range(pages):
        part = data[number * SECTOR_BYTES : (number + 1) * SECTOR_BYTES]
        volume.write_sector(_place(pages - 1 - number), part)
    return volume


def program_on(volume: Volume) -> Program | None:
    """The program that a disk made here boots, padded to whole pages; None for any other disk."""
    boot, found = boot_sector(), volume.sector(_BOOT)
    marks = {name: _offset(boot, name) for name in ("boot_start", "boot_page", "boot_pages")}
    start = found[marks["boot_start"] :][:2]
    behind, pages = found[marks["boot_page"]], found[marks["boot_pages"]]
    written = {"boot_start": start, "boot_page": bytes([behind]), "boot_pages": bytes([pages])}
    if found != _filled(boot, written):
        return None
    data = b"".join(volume.sector(_place(number)) for number in reversed(range(pages)))
    return Program(data[_word(start, 0) % SECTOR_BYTES :], _word(start, 0))


def _place(number: int) -> Sector:
    """The sector that is read as this one, in the numbers of DOS."""
    track, at = divmod(number, SECTORS)
    return 1 + track, DOS_ORDER[(_TRACK_APART * track + _APART * at) % SECTORS]


def _offset(boot: LinkResult, name: str) -> int:
    return boot.symbol(name) - FIRST


def _filled(boot: LinkResult, written: dict[str, bytes]) -> bytes:
    """The boot sector with what the program needs."""
    sector = bytearray(boot.files["boot"])
    for name, value in written.items():
        at = _offset(boot, name)
        sector[at : at + len(value)] = value
    return bytes(sector)


@lru_cache(maxsize=1)
def boot_sector() -> LinkResult:
    """The boot sector of such disks, without the three values that a program fills in."""
    (machine,) = machines()
    try:
        modules = [
            assemble(path, (asm_root(),), source_root=asm_root()) for path in machine.program
        ]
        return link(modules, machine.program_cfg, output="boot")
    except AsmErrors as errors:
        raise BuildError(str(errors)) from errors
