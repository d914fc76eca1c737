"""How a WOZ file is laid out: its chunks, and a new file of tracks that are bytes."""

from __future__ import annotations

import struct
import zlib

from .errors import ImageError

MAGIC_TAIL = b"\xff\n\r\n"
BLOCK = 512
FIRST_BLOCK = 3
QUARTERS = 160
NO_TRACK = 255
STALE = (b"WRIT", b"FLUX")
INFO_FLUX = slice(46, 50)
"""of INFO, from its version 3 on: where the FLUX chunk is, and the blocks of its longest track"""


def is_woz(blob: bytes) -> bool:
    """Does the file begin as a WOZ image of any version does?"""
    return blob[:3] == b"WOZ" and blob[4:8] == MAGIC_TAIL


def chunk_places(blob: bytes) -> list[tuple[bytes, int, int]]:
    """Name, first byte of its data and length of each chunk; ImageError where one is cut off."""
    found: list[tuple[bytes, int, int]] = []
    at = 12
    while at < len(blob):
        if at + 8 > len(blob):
            raise ImageError(f"WOZ: truncated chunk head at byte {at} of {len(blob)}")
        name, size = struct.unpack_from("<4sI", blob, at)
        at += 8
        if at + size > len(blob):
            shown = "".join(chr(b) if 0x20 <= b < 0x7F else f"\\x{b:02x}" for b in name)
            raise ImageError(
                f"WOZ: chunk {shown} truncated: found {len(blob) - at} bytes, expected {size}"
            )
        found.append((name, at, size))
        at += size
    return found


def chunks_of(blob: bytes) -> dict[bytes, bytes]:
    """The chunks' contents by name; of several with one name the first counts."""
    found: dict[bytes, bytes] = {}
    for name, at, size in chunk_places(blob):
        found.setdefault(name, blob[at : at + size])
    return found


Bits = tuple[bytes, int]
"""A track as in `gcr.Track`, its bits as bytes."""


def _info(tracks: list[Bits], write_protected: bool) -> bytes:
    largest = max((_blocks(t) for t in tracks), default=0)
    # Version 2, 5.25 inch, not synchronised, cleaned; one side, 16 sectors, 32 * 125 ns a cell.
    head = struct.pack("<BBBBB32s", 2, 1, write_protected, 0, 1, b"Grognard".ljust(32))
    return (head + struct.pack("<BBBHHH", 1, 1, 32, 0, 0, largest)).ljust(60, b"\0")


def _blocks(track: Bits) -> int:
    return (len(track[0]) + BLOCK - 1) // BLOCK


def woz_file(
    tracks: list[Bits], quarters: list[int], write_protected: bool, source: bytes | None = None
) -> bytes:
    """A WOZ 2 file; INFO and the chunks we do not know are taken over from `source`.

    WRIT is left out: its hints for writing real disks hold checksums of the old tracks.
    """
    chunks = chunks_of(source) if source is not None and is_woz(source) else {}
    info = _info(tracks, write_protected)
    if b"INFO" in chunks:
        old = chunks[b"INFO"].ljust(60, b"\0")[:60]
        newer = old[:1] if old[0] >= 2 else info[:1]
        tail = old[37:44] if old[0] >= 2 else info[37:44]
        info = newer + old[1:2] + bytes([write_protected]) + old[3:37] + tail + info[44:46]
        info += bytes(4) + old[INFO_FLUX.stop :] if old[0] >= 2 else bytes(14)
    entries = bytearray(1280)
    data = bytearray()
    block = FIRST_BLOCK
    for slot, track in enumerate(tracks):
        blocks = _blocks(track)
        struct.pack_into("<HHI", entries, 8 * slot, block, blocks, track[1])
        data += track[0].ljust(blocks * BLOCK, b"\0")
        block += blocks
    body = struct.pack("<4sI", b"INFO", 60) + info
    body += struct.pack("<4sI", b"TMAP", QUARTERS) + bytes(quarters)
    body += struct.pack("<4sI", b"TRKS", len(entries) + len(data)) + entries + data
    for name, content in chunks.items():
        if name not in (b"INFO", b"TMAP", b"TRKS", *STALE):
            body += struct.pack("<4sI", name, len(content)) + content
    return b"WOZ2" + MAGIC_TAIL + zlib.crc32(body).to_bytes(4, "little") + body
