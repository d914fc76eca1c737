"""WOZ images, versions 1 and 2: bit streams as they lie on the disk.

Chunks: INFO at 12 (data at 20), TMAP (data at 88), TRKS (data at 256), then any others, all kept
when an image is written back. Version 2 keeps tracks in blocks of 512 bytes from byte 1536 on;
version 1 in records of 6,656 bytes.
"""

from __future__ import annotations

import struct
import zlib

import numpy as np

from .errors import ImageError
from .gcr import Track

MAGIC_TAIL = b"\xff\n\r\n"
QUARTERS = 160
NO_TRACK = 255
_BLOCK = 512
_FIRST_BLOCK = 3
_WOZ1_RECORD = 6656
_WOZ1_BITS_AREA = 6646
_MOST_BITS = 0xFFFF


def is_woz(blob: bytes) -> bool:
    """Does the file begin as a WOZ image of any version does?"""
    return blob[:3] == b"WOZ" and blob[4:8] == MAGIC_TAIL


def _chunks(blob: bytes) -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = {}
    at = 12
    while at < len(blob):
        if at + 8 > len(blob):
            raise ImageError(f"WOZ: truncated chunk head at byte {at} of {len(blob)}")
        name, size = struct.unpack_from("<4sI", blob, at)
        at += 8
        if at + size > len(blob):
            shown = name.decode("ascii", "replace")
            raise ImageError(
                f"WOZ: chunk {shown} truncated: found {len(blob) - at} bytes, expected {size}"
            )
        found.setdefault(name, blob[at : at + size])
        at += size
    return found


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
    chunks = _chunks(blob)
    for name, least in ((b"INFO", 3), (b"TMAP", QUARTERS), (b"TRKS", 1)):
        if len(chunks.get(name, b"")) < least:
            raise ImageError(f"WOZ: no {name.decode()} chunk of at least {least} bytes")
    if chunks[b"INFO"][1] != 1:
        raise ImageError(f"WOZ disk type {chunks[b'INFO'][1]} found, expected 1 (5.25 inch)")
    quarters = list(chunks[b"TMAP"][:QUARTERS])
    used = sorted({t for t in quarters if t != NO_TRACK})
    reader = _track_1 if version == b"1" else _track_2
    by_slot = {slot: reader(blob, chunks[b"TRKS"], slot) for slot in used}
    order = {slot: i for i, slot in enumerate(used)}
    return (
        list(by_slot.values()),
        [order.get(q, NO_TRACK) for q in quarters],
        bool(chunks[b"INFO"][2]),
    )


def _track_1(_blob: bytes, trks: bytes, slot: int) -> Track:
    record = trks[slot * _WOZ1_RECORD : (slot + 1) * _WOZ1_RECORD]
    if len(record) < _WOZ1_RECORD:
        raise ImageError(f"WOZ: track record {slot} is missing")
    used, count = struct.unpack_from("<HH", record, _WOZ1_BITS_AREA)
    return _checked(record[:used], count, slot)


def _track_2(blob: bytes, trks: bytes, slot: int) -> Track:
    if len(trks) < 8 * (slot + 1):
        raise ImageError(f"WOZ: track entry {slot} is missing")
    block, blocks, count = struct.unpack_from("<HHI", trks, 8 * slot)
    return _checked(blob[block * _BLOCK : (block + blocks) * _BLOCK], count, slot)


def _checked(data: bytes, count: int, slot: int) -> Track:
    size = (count + 7) // 8
    if not 0 < count <= 8 * len(data):
        raise ImageError(f"WOZ: track {slot} claims {count} bits, {8 * len(data)} found")
    if count > _MOST_BITS:
        raise ImageError(f"WOZ: track {slot} of {count} bits, expected at most {_MOST_BITS}")
    return Track(np.frombuffer(data[:size], dtype=np.uint8).copy(), count)


def _info(tracks: list[Track], write_protected: bool) -> bytes:
    largest = max((_blocks(t) for t in tracks), default=0)
    # Version 2, 5.25 inch, not synchronised, cleaned; one side, 16 sectors, 32 * 125 ns a cell.
    head = struct.pack("<BBBBB32s", 2, 1, write_protected, 0, 1, b"Grognard".ljust(32))
    return (head + struct.pack("<BBBHHH", 1, 1, 32, 0, 0, largest)).ljust(60, b"\0")


def _blocks(track: Track) -> int:
    return (len(track.bits) + _BLOCK - 1) // _BLOCK


def write_woz(
    tracks: list[Track], quarters: list[int], write_protected: bool, source: bytes | None = None
) -> bytes:
    """A WOZ 2 file; INFO and the chunks we do not know are taken over from `source`.

    WRIT is left out: its hints for writing real disks hold checksums of the old tracks.
    """
    chunks = _chunks(source) if source is not None and is_woz(source) else {}
    info = _info(tracks, write_protected)
    if b"INFO" in chunks:
        old = chunks[b"INFO"].ljust(60, b"\0")[:60]
        newer = old[:1] if old[0] >= 2 else info[:1]
        tail = old[37:44] if old[0] >= 2 else info[37:44]
        info = newer + old[1:2] + bytes([write_protected]) + old[3:37] + tail + info[44:46]
        info += old[46:] if old[0] >= 2 else bytes(14)
    entries = bytearray(1280)
    data = bytearray()
    block = _FIRST_BLOCK
    for slot, track in enumerate(tracks):
        blocks = _blocks(track)
        struct.pack_into("<HHI", entries, 8 * slot, block, blocks, track.bit_count)
        data += track.bits.tobytes().ljust(blocks * _BLOCK, b"\0")
        block += blocks
    body = struct.pack("<4sI", b"INFO", 60) + info
    body += struct.pack("<4sI", b"TMAP", QUARTERS) + bytes(quarters)
    body += struct.pack("<4sI", b"TRKS", len(entries) + len(data)) + entries + data
    for name, content in chunks.items():
        if name not in (b"INFO", b"TMAP", b"TRKS", b"WRIT", b"FLUX"):
            body += struct.pack("<4sI", name, len(content)) + content
    return b"WOZ2" + MAGIC_TAIL + zlib.crc32(body).to_bytes(4, "little") + body
