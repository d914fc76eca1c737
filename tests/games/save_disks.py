"""SAVE disks in every condition, and power that fails while a game writes on one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from grognard.emu import Apple2, formats
from grognard.emu.formats import blank_image, gcr, write_image
from grognard.rom_build.disk.dos33 import VTOC, Sector, Volume

from .hands import AtTheKeys

SECTOR_BITS = (formats.gcr.STANDARD_BITS - gcr.GAP1_EXTRA * gcr.SYNC_BITS) // gcr.SECTORS
HEAD_NIBBLES, MARK_NIBBLES = 14, 3
FIELD_AT = (gcr.GAP3_SYNCS + gcr.GAP2_SYNCS) * gcr.SYNC_BITS + 8 * (HEAD_NIBBLES + MARK_NIBBLES)
"""Where the data of a sector begin in a track of ours, in bits from the gap before it."""
CATALOG: Sector = (17, 13)
CATALOG_LAST: Sector = (17, 7)
"""Of a SAVE disk: where its chain begins and ends."""
MIRROR = 16
"""The track that holds the directory's copy."""
LISTED = 123
"""A list and the sectors it lists."""
PART_OF_A_SECTOR = 32 * 40
"""In cycles: 40 nibbles, so few that what follows them cannot fit them by luck."""


def new_save_disk(path: Path) -> Path:
    """A formatted disk that is nobody's: what an image of sectors can hold before INIT."""
    write_image(path, blank_image(formatted=True))
    return path


def volume_of(path: Path) -> Volume:
    """The SAVE disk as DOS would read it, what is unreadable noted."""
    return Volume.from_image(formats.read_image(path))


def write_volume(path: Path, volume: Volume) -> Path:
    """A disk of these sectors, in the format that the suffix names."""
    formats.write_image(path, volume.to_image())
    return path


def names_on(path: Path) -> set[str]:
    """What its catalog lists."""
    return {entry.name for entry in volume_of(path).entries()}


def spoil(path: Path, *sectors: Sector) -> Path:
    """Change one nibble of each sector's data: its checksum no longer holds."""
    image = formats.read_image(path)
    for track, sector in sectors:
        stream = image.track_at(track)
        assert stream is not None
        place = formats.DOS_ORDER.index(sector)
        bits = np.unpackbits(stream.bits)
        at = gcr.GAP1_EXTRA * gcr.SYNC_BITS + place * SECTOR_BITS + FIELD_AT + 8 * 100
        nibble = int(np.packbits(bits[at : at + 8])[0])
        other = 0x96 if nibble != 0x96 else 0x97
        bits[at : at + 8] = np.unpackbits(np.array([other], dtype=np.uint8))
        stream.bits[:] = np.packbits(bits)[: stream.bits.size]
    formats.write_image(path, image)
    assert volume_of(path).unreadable >= set(sectors)
    return path


def fill(volume: Volume, leave: int) -> Volume:
    """Fill the disk with a text file or two so that so many sectors stay free."""
    free = volume.free_sectors() - leave
    if free % LISTED == 1:  # of no single file: the last sector would be a list of nothing
        volume.put("FILLING", b"\xc1", type="T")
        free -= 2
    lists = -(-free // LISTED)
    volume.put("FILLER", b"\xc1" * (256 * (free - lists)), type="T")
    assert volume.free_sectors() == leave
    return volume


def with_bytes(volume: Volume, at: Sector, start: int, *values: int) -> None:
    """Change bytes of a sector, in both copies when it is one of the directory's."""
    for track in (at[0], MIRROR) if at[0] == VTOC[0] else (at[0],):
        data = bytearray(volume.sector((track, at[1])))
        data[start : start + len(values)] = bytes(values)
        volume.write_sector((track, at[1]), bytes(data))


def mirror(volume: Volume) -> Volume:
    """Copy the directory as DOS left it to its other track: our SAVE disks want both."""
    for sector in range(16):
        volume.write_sector((MIRROR, sector), volume.sector((VTOC[0], sector)))
    return volume


def with_an_older_catalog(volume: Volume) -> Volume:
    """As SAVE disks were made before: the chain begins where DOS has it, at sector 15."""
    with_bytes(volume, VTOC, 2, CATALOG[1] + 2)
    for sector in range(CATALOG[1], CATALOG_LAST[1] - 1, -1):
        data = bytearray(volume.sector((VTOC[0], sector)))
        data[2] += 2 if data[1] else 0
        volume.write_sector((VTOC[0], sector + 2), bytes(data))
        volume.write_sector((VTOC[0], sector), bytes(256))
    return mirror(volume)


def list_and_data(volume: Volume, name: str) -> tuple[Sector, list[Sector]]:
    """Where the list and the data of a file lie."""
    lists, data = volume.walk(volume.find(name), [])
    return lists[0], [at for at in data if at is not None]


def disks_after_each_write(a2: Apple2, path: Path, act: Callable[[], None]) -> list[bytes]:
    """Let `act` write on the disk of drive 2; the disk's bits after each sector written."""
    found: list[bytes] = []

    def look(a2: Apple2) -> None:
        a2.eject(2)
        bits = path.read_bytes()
        if not found or bits != found[-1]:
            found.append(bits)
        a2.insert(2, path, writable=True)

    remove = a2.on("rwts_stop", look)
    act()
    remove()
    return found


def cut_in_a_write(a2: Apple2, write: int) -> None:
    """Run until the machine is in the midst of its write of this number from now, from 1."""
    for _ in range(write):
        a2.until(label="rwts_put", within=10)
        a2.step()
    a2.until(label="nibble_pad10", within=10)  # the data mark is being written
    a2.run(cycles=PART_OF_A_SECTOR)


def run_until_written(a2: Apple2, writes: int) -> None:
    """Run until one more than so many sectors have been begun."""
    for _ in range(writes + 1):
        a2.until(label="rwts_put", within=10)
        a2.step()


def makes_a_save_disk(player: AtTheKeys) -> None:
    """From the main menu: the disk in drive 2 becomes a SAVE disk, and the page is left."""
    player.types("1")
    player.sees("INIT:")
    player.types("1")
    player.sees("GO ON?")
    player.types("Y")
    player.sees("THE SAVE DISK IS READY", within=60)
    player.types(" ")
    player.sees("CATALOG:")
    player.types("\x1b")


def says_there_is_one_drive(player: AtTheKeys) -> None:
    """From the main menu: a SAVE disk is to be made in drive 1, and not of the game's disk."""
    player.types("1")
    player.sees("ONLY ONE DRIVE")
    player.types("5")
    for game_disk_still_in in (True, False):
        player.sees("TWO DRIVES")
        player.types("1")
        player.sees("GO ON?")
        player.types("Y")
        player.sees("SAVE DISK INTO DRIVE 1")
        if game_disk_still_in:
            player.types(" ")
            player.sees("THAT IS THE GAME DISK")
            player.types(" ")
