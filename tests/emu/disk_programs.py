"""What the tests of image files do to a disk, by the processor's own writing."""

import warnings
from pathlib import Path

from grognard.emu import Apple2

from .programs import START, assembled
from .test_disk2 import WRITE_SECTOR, data_field


def start_motor(a2: Apple2) -> None:
    """Drive 1 on, and up to speed."""
    a2.memory[0x300:0x306] = b"\xad\xe9\xc0\xad\xea\xc0"
    a2.cpu.pc = 0x300
    a2.step(2)
    a2.memory[0x300:0x303] = b"\x4c\x00\x03"
    a2.cpu.pc = 0x300
    a2.run(seconds=1.1)


def stop_motor(a2: Apple2) -> None:
    """Off; its run-on passes, and what was written reaches its file."""
    a2.memory[0x300:0x306] = b"\xad\xe8\xc0\x4c\x03\x03"
    a2.cpu.pc = 0x300
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        a2.run(seconds=2.2)


_CODE: list[bytes] = []


def program(folder: Path) -> bytes:
    """Assembled once: some tests let every file fail."""
    if not _CODE:
        _CODE.append(assembled(WRITE_SECTOR, folder))
    return _CODE[0]


def write_sector(a2: Apple2, folder: Path, byte: int, sector: int = 5) -> None:
    """Fill a physical sector of the track under the head."""
    start_motor(a2)
    code = program(folder)
    a2.memory[START : START + len(code)] = code
    a2.memory[0x1000 : 0x1000 + 349] = data_field(bytes([byte]) * 256)
    a2.call(START, A=sector)
    stop_motor(a2)


def with_sector(disk: bytes, byte: int, sector: int = 5) -> bytes:
    """A .dsk with that sector of track 0 filled; 5 and 0 lie at their own place in DOS order."""
    assert sector in (0, 5)
    return disk[: sector * 256] + bytes([byte]) * 256 + disk[(sector + 1) * 256 :]
