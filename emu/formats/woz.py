"""WOZ images, versions 1 and 2: bit streams as they lie on the disk.

Chunks: INFO at 12 (data at 20), TMAP (data at 88), TRKS (data at 256), then any others. Version 2
keeps tracks in blocks of 512 bytes from byte 1536 on; version 1 in records of 6,656 bytes.
"""

from __future__ import annotations

import struct
import zlib

import numpy as np

from .errors import ImageError
from .gcr import Track
from .woz_layout import (
    BLOCK,
    FIRST_BLOCK,
    NO_TRACK,
    QUARTERS,
    chunks_of,
)

WOZ1_RECORD = 6656
WOZ1_BITS_AREA = 6646
_MOST_BITS = 0xFFFF
_CELL_TICKS = 32
_GOES_ON = 255


def read_woz(blob: bytes) -> tuple[list[Track], list[int], bool]:
    """Parses a WOZ file into its tracks, the map of 160 quarter-tracks and the write protection.

    Raises ImageError for a wrong version, checksum, size or disk type.
    """
    version = blob[3:4]
    if version not in (b"1", b"2"):
        raise ImageError(f"WOZ version {version!r} found, expected 1 or 2")
    if len(blob) < 12:
        raise ImageError(f"WOZ: {len(blob)} bytes found, expected a header of 12")
    stored = int.from_bytes(blob[8:12], "little")
    actual = zlib.crc32(blob[12:])
    if stored and stored != actual:
        raise ImageError(f"WOZ: checksum {actual:08x} found, expected {stored:08x}: file damaged")
    chunks = chunks_of(blob)
    for name, least in ((b"INFO", 3), (b"TMAP", QUARTERS), (b"TRKS", 1)):
        if len(chunks.get(name, b"")) < least:
            raise ImageError(f"WOZ: no {name.decode()} chunk of at least {least} bytes")
    if chunks[b"INFO"][1] != 1:
        raise ImageError(f"WOZ disk type {chunks[b'INFO'][1]} found, expected 1 (5.25 inch)")
    quarters = list(chunks[b"TMAP"][:QUARTERS])
    used = slots_in_use(quarters)
    reader = _track_1 if version == b"1" else _track_2
    by_slot = {slot: reader(blob, chunks[b"TRKS"], slot) for slot in used}
    order = {slot: i for i, slot in enumerate(used)}
    tracks = list(by_slot.values())
    quarters = [order.get(q, NO_TRACK) for q in quarters]
    if version == b"2":
        _take_flux(blob, chunks, tracks, quarters)
    return tracks, quarters, bool(chunks[b"INFO"][2])


def _take_flux(
    blob: bytes, chunks: dict[bytes, bytes], tracks: list[Track], quarters: list[int]
) -> None:
    """Add the tracks that a file holds as times between changes of flux and not as bits."""
    flux = chunks.get(b"FLUX", b"")[:QUARTERS]
    places: dict[int, int] = {}
    for quarter, slot in enumerate(flux):
        if slot != NO_TRACK and quarters[quarter] == NO_TRACK:
            if slot not in places:
                places[slot] = len(tracks)
                tracks.append(_track_of_flux(blob, chunks[b"TRKS"], slot))
            quarters[quarter] = places[slot]


def _track_of_flux(blob: bytes, trks: bytes, slot: int) -> Track:
    """Bits from times: each in ticks of 125 ns, 255 meaning that it goes on in the next byte."""
    data, count = _entry_2(blob, trks, slot)
    if not 0 < count <= len(data):
        raise ImageError(f"WOZ: track {slot} claims {count} bytes of flux, {len(data)} found")
    ticks = np.frombuffer(data[:count], dtype=np.uint8)
    ends = np.cumsum(ticks, dtype=np.int64)[ticks != _GOES_ON]
    # the drive's sequencer starts its cells again at each change
    cells = np.maximum((np.diff(ends, prepend=0) + _CELL_TICKS // 2) // _CELL_TICKS, 1)
    total = int(cells.sum())
    if not 0 < total <= _MOST_BITS:
        raise ImageError(f"WOZ: flux of track {slot} makes {total} bits, expected {_MOST_BITS}")
    bits = np.zeros(total, dtype=np.uint8)
    bits[np.cumsum(cells) - 1] = 1
    return Track(np.packbits(bits), total)


def slots_in_use(quarters: list[int]) -> list[int]:
    """The track entries a map names, in rising order: the order of the tracks read."""
    return sorted({t for t in quarters if t != NO_TRACK})


def _track_1(_blob: bytes, trks: bytes, slot: int) -> Track:
    record = trks[slot * WOZ1_RECORD : (slot + 1) * WOZ1_RECORD]
    if len(record) < WOZ1_RECORD:
        raise ImageError(f"WOZ: track record {slot} is missing")
    used, count = struct.unpack_from("<HH", record, WOZ1_BITS_AREA)
    return _checked(record[: min(used, WOZ1_BITS_AREA)], count, slot)


def _track_2(blob: bytes, trks: bytes, slot: int) -> Track:
    return _checked(*_entry_2(blob, trks, slot), slot)


def _entry_2(blob: bytes, trks: bytes, slot: int) -> tuple[bytes, int]:
    """A version 2 track's blocks, and how much of them counts: bits, or bytes of flux."""
    if len(trks) < 8 * (slot + 1):
        raise ImageError(f"WOZ: track entry {slot} is missing")
    block, blocks, count = struct.unpack_from("<HHI", trks, 8 * slot)
    if block < FIRST_BLOCK:
        raise ImageError(f"WOZ: track {slot} in block {block}, expected {FIRST_BLOCK} or later")
    return blob[block * BLOCK : (block + blocks) * BLOCK], count


def _checked(data: bytes, count: int, slot: int) -> Track:
    size = (count + 7) // 8
    if not 0 < count <= 8 * len(data):
        raise ImageError(f"WOZ: track {slot} claims {count} bits, {8 * len(data)} found")
    if count > _MOST_BITS:
        raise ImageError(f"WOZ: track {slot} of {count} bits, expected at most {_MOST_BITS}")
    return Track(np.frombuffer(data[:size], dtype=np.uint8).copy(), count)
