"""Writing WOZ images.

An image that came from a WOZ file is written back as that file with the changed bits in their
places: version, order of chunks, INFO, META and all that we do not know stay. Only where a track
is new, or no longer fits its place, the file is laid out again. Of what describes the old bits,
WRIT (hints for writing real disks, with checksums) and FLUX are left out of a changed file.
"""

from __future__ import annotations

import struct
import zlib
from itertools import pairwise

from .gcr import Track
from .woz import WOZ1_BITS_AREA, WOZ1_RECORD, slots_in_use
from .woz_layout import (
    BLOCK,
    INFO_FLUX,
    NO_TRACK,
    QUARTERS,
    STALE,
    chunk_places,
    chunks_of,
    woz_file,
)

_CRC = slice(8, 12)
_FLUX_VERSION = 3


def patch_woz(source: bytes, tracks: list[Track], quarters: list[int]) -> bytes | None:
    """`source`, a WOZ file that was read, with these bits; None where they have no place in it.

    `tracks` and `quarters` are as `read_woz` gave them, new tracks at the end.
    """
    chunks = chunks_of(source)
    old = list(chunks[b"TMAP"][:QUARTERS])
    used = slots_in_use(old)
    order = {slot: i for i, slot in enumerate(used)}
    if [order.get(q, NO_TRACK) for q in old] != quarters or len(tracks) != len(used):
        return _add_records(source, tracks, quarters, used) if source[3:4] == b"1" else None
    out = bytearray(source)
    start, size = next((at, size) for name, at, size in chunk_places(source) if name == b"TRKS")
    taken: list[tuple[int, int]] = []
    for slot, track in zip(used, tracks, strict=True):
        if source[3:4] == b"1":
            at = start + slot * WOZ1_RECORD
            (count,) = struct.unpack_from("<H", source, at + WOZ1_BITS_AREA + 2)
        else:
            block, _, count = struct.unpack_from("<HHI", source, start + 8 * slot)
            at = block * BLOCK
        if count != track.bit_count or not start <= at <= start + size - len(track.bits):
            return None
        taken.append((at, at + len(track.bits)))
        _put_bits(out, at, track)
    taken.sort()
    if any(end > start for (_, end), (start, _) in pairwise(taken)):
        return None  # in a damaged file one track lies over another: each gets its own place
    return _sealed(_without_stale(bytes(out)))


def _put_bits(out: bytearray, at: int, track: Track) -> None:
    """Lay the bits over the old ones; what fills up the last byte stays as it is."""
    whole, rest = divmod(track.bit_count, 8)
    data = track.bits.tobytes()
    out[at : at + whole] = data[:whole]
    if rest:
        mask = 0xFF00 >> rest & 0xFF
        out[at + whole] = data[whole] & mask | out[at + whole] & ~mask & 0xFF


def _add_records(
    source: bytes, tracks: list[Track], quarters: list[int], used: list[int]
) -> bytes | None:
    """A version 1 file with more tracks: each has a record of its own, and new ones follow."""
    places = chunk_places(source)
    if [name for name, _, _ in places[:3]] != [b"INFO", b"TMAP", b"TRKS"]:
        return None
    if any(len(track.bits) > WOZ1_BITS_AREA for track in tracks) or len(tracks) < len(used):
        return None
    _, start, size = places[2]
    records = bytearray(source[start : start + size // WOZ1_RECORD * WOZ1_RECORD])
    slots = list(used)
    for track in tracks[len(used) :]:
        slots.append(len(records) // WOZ1_RECORD)
        if slots[-1] >= NO_TRACK:
            return None
        # no splice point is known
        tail = struct.pack("<HHHBBH", len(track.bits), track.bit_count, 0xFFFF, 0, 0, 0)
        records += bytes(WOZ1_BITS_AREA) + tail
    for slot, track in zip(slots, tracks, strict=True):
        _put_bits(records, slot * WOZ1_RECORD, track)
        struct.pack_into(
            "<HH", records, slot * WOZ1_RECORD + WOZ1_BITS_AREA, len(track.bits), track.bit_count
        )
    entries = bytes(NO_TRACK if q == NO_TRACK else slots[q] for q in quarters)
    tmap = places[1][1]
    head = source[:tmap] + entries + source[tmap + QUARTERS : start - 4]
    body = head + struct.pack("<I", len(records)) + records + source[start + size :]
    return _sealed(_without_stale(body))


def _without_stale(blob: bytes) -> bytes:
    """The file without the chunks behind the tracks that describe the old bits."""
    out = bytearray(blob)
    for name, at, size in reversed(chunk_places(blob)):
        if name == b"TRKS":
            break
        if name in STALE:
            del out[at - 8 : at + size]
            if name == b"FLUX":
                _forget_flux(out)
    return bytes(out)


def _forget_flux(blob: bytearray) -> None:
    """INFO names the place of a FLUX chunk, and its longest track: no more."""
    at = next((at for name, at, size in chunk_places(bytes(blob)) if name == b"INFO"), None)
    if at is not None and blob[at] >= _FLUX_VERSION:
        blob[at + INFO_FLUX.start : at + INFO_FLUX.stop] = bytes(4)


def _sealed(blob: bytes) -> bytes:
    """With its checksum; a file that had none (0) stays without."""
    if not any(blob[_CRC]):
        return blob
    return blob[:8] + zlib.crc32(blob[12:]).to_bytes(4, "little") + blob[12:]


def write_woz(
    tracks: list[Track], quarters: list[int], write_protected: bool, source: bytes | None = None
) -> bytes:
    """The file that `woz_file` makes of these tracks."""
    bits = [(track.bits.tobytes(), track.bit_count) for track in tracks]
    return woz_file(bits, quarters, write_protected, source)


def with_meta(blob: bytes, entries: dict[str, str]) -> bytes:
    """A WOZ file without META, with one: lines of a key, a tab and a value, in UTF-8."""
    text = "".join(f"{key}\t{value}\n" for key, value in entries.items()).encode()
    return _sealed(blob + struct.pack("<4sI", b"META", len(text)) + text)


def meta_of(blob: bytes) -> dict[str, str]:
    """What META says; empty without one. Bytes that are no UTF-8 become question marks."""
    text = chunks_of(blob).get(b"META", b"").decode("utf-8", "replace")
    rows = (line.partition("\t") for line in text.split("\n") if "\t" in line)
    return {key: value for key, _, value in rows}
