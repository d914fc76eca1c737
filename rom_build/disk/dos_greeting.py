"""A program as the greeting of a DOS 3.3 disk that somebody brings.

DOS runs the file that the disk was initialised with: its name stands behind the code, and one byte
of the code says that it is a BASIC program to RUN. With another byte there it is a binary to BRUN.
"""

from __future__ import annotations

from ..sources import BuildError
from .dos33 import Sector, Volume
from .names import name_bytes
from .program_disk import Program

LAST = 0x95FF
"""DOS itself, with its three file buffers, begins behind it."""
_BOOT: tuple[Sector, int, str] = ((0, 0), 0, "01 A5 27 C9 09 D0 18 A5 2B")
_COMMANDS: tuple[Sector, int, str] = ((1, 7), 0x84, "49 4E 49 D4 4C 4F 41 C4 53 41 56 C5")
_GREETS: tuple[Sector, int, str] = ((0, 13), 0x41, "A9 .. D0 05 AD 62 .. F0 06 8D 5F ..")
_COMMAND_BYTE: tuple[Sector, int] = (0, 13), 0x42
_NAME: tuple[Sector, int] = (1, 9), 0x75
_RUN, _BRUN = 0x06, 0x34


def make_greeting(volume: Volume, name: str, program: Program) -> None:
    """Puts the program on the disk as `name` and lets DOS start it after booting.

    BuildError where the disk holds no DOS 3.3 of which that is known, or the program reaches into
    DOS; ValueError, FileExistsError and VolumeFull as `Volume.put`.
    """
    if program.address + len(program.data) - 1 > LAST:
        raise BuildError(f"with DOS in memory a program may reach up to ${LAST:04X}")
    known = all(_is_there(volume, *place) for place in (_BOOT, _COMMANDS, _GREETS))
    sector, at = _COMMAND_BYTE
    if not known or volume.sector(sector)[at] not in (_RUN, _BRUN):
        raise BuildError("the DOS on its first tracks is not DOS 3.3 as Apple gave it out")
    volume.put(name, program.data, "B", program.address)
    _write(volume, _COMMAND_BYTE, bytes([_BRUN]))
    _write(volume, _NAME, name_bytes(name))


def _is_there(volume: Volume, sector: Sector, at: int, wanted: str) -> bool:
    found = volume.sector(sector)[at:]
    pairs = zip(wanted.split(), found, strict=False)
    return all(text == ".." or int(text, 16) == byte for text, byte in pairs)


def _write(volume: Volume, place: tuple[Sector, int], data: bytes) -> None:
    sector, at = place
    old = volume.sector(sector)
    volume.write_sector(sector, old[:at] + data + old[at + len(data) :])
