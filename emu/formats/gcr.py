"""6-and-2 group code: 16 sectors of 256 bytes <-> the bit stream of one track.

A bit stream is a `Track`: bits packed eight to a byte, first bit in bit 7, and their exact number,
for a revolution is rarely a whole number of bytes. The drive's shift register finds nibbles in it
by itself: zeros in front of a nibble are skipped, so FFs of ten bits (eight ones, two zeros) bring
any start into step within five of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]

SECTORS = 16
SECTOR_BYTES = 256
TRACK_BYTES = SECTORS * SECTOR_BYTES
DEFAULT_VOLUME = 254
STANDARD_BITS = 51_024
"""One revolution at 300 a minute in cells of 4 cycles of 1,020,484 Hz."""

SYNC_BITS = 10
GAP1_EXTRA = 8
GAP2_SYNCS = 6
GAP3_SYNCS = 22


# The 64 nibbles with bit 7 set, at most one pair of zeros in a row, two adjacent ones below bit 7,
# without the reserved AA and D5: this rule yields the controller's table in order.
def _legal(byte: int) -> bool:
    zeros_in_pairs = ~byte & 0xFF
    zeros_in_pairs &= zeros_in_pairs >> 1
    adjacent_ones = byte & (byte << 1) & 0x7E
    crowded = zeros_in_pairs & (zeros_in_pairs - 1)
    return bool(byte & 0x80 and adjacent_ones and not crowded and byte not in (0xAA, 0xD5))


NIBBLES: Bytes = np.array([b for b in range(0x80, 0x100) if _legal(b)], dtype=np.uint8)
BAD = 0xFF
"""What `VALUES` holds for a byte that is no nibble of the table."""
VALUES: Bytes = np.full(256, BAD, dtype=np.uint8)
VALUES[NIBBLES] = np.arange(64, dtype=np.uint8)

_SWAP: Bytes = np.array([0, 2, 1, 3], dtype=np.uint8)
ADDRESS = b"\xd5\xaa\x96"
_DATA = b"\xd5\xaa\xad"
_EPILOGUE = b"\xde\xaa\xeb"
_TWOS = 86
_FIELD = _TWOS + SECTOR_BYTES + 1


class Track(NamedTuple):
    """One track: `bits` packed big-endian in a uint8 array, and `bit_count` of them in use."""

    bits: Bytes
    bit_count: int


@dataclass(frozen=True)
class SectorTrack:
    """What one bit stream decodes to: 16 sectors by physical number, None where unreadable.

    `problems` would lose data in a sector image; `debris` lies beside the sectors and would not.
    """

    sectors: list[bytes | None]
    volume: int | None
    problems: list[str]
    debris: list[str]


def encode_sectors(data: Bytes) -> Bytes:
    """Data fields: uint8 array (..., 256) -> nibbles (..., 343), checksum last."""
    low = _SWAP[data & 3]
    padded = np.zeros((*data.shape[:-1], 3 * _TWOS), dtype=np.uint8)
    padded[..., :SECTOR_BYTES] = low
    twos = padded[..., :_TWOS] | padded[..., _TWOS : 2 * _TWOS] << 2 | padded[..., 2 * _TWOS :] << 4
    plain = np.zeros((*data.shape[:-1], _FIELD + 1), dtype=np.uint8)
    plain[..., 1 : _TWOS + 1] = twos
    plain[..., _TWOS + 1 : _FIELD] = data >> 2
    result: Bytes = NIBBLES[plain[..., 1:] ^ plain[..., :-1]]
    return result


def decode_sector(nibbles: Bytes) -> bytes | None:
    """One data field of 343 nibbles -> 256 bytes, or None for a wrong nibble or checksum."""
    values = VALUES[nibbles]
    if (values == BAD).any():
        return None
    plain = np.bitwise_xor.accumulate(values)
    if plain[-1]:
        return None
    twos = plain[:_TWOS]
    low = np.concatenate((twos & 3, twos >> 2 & 3, twos >> 4 & 3))[:SECTOR_BYTES]
    return bytes(plain[_TWOS : _FIELD - 1] << 2 | _SWAP[low])


def _four_and_four(value: int) -> bytes:
    return bytes((value >> 1 | 0xAA, value | 0xAA))


@lru_cache(maxsize=35 * SECTORS)
def address_field(volume: int, track: int, sector: int) -> bytes:
    """The 14 nibbles that announce a sector."""
    check = volume ^ track ^ sector
    parts = b"".join(_four_and_four(v) for v in (volume, track, sector, check))
    return ADDRESS + parts + _EPILOGUE


def encode_track(sectors: Bytes, track: int, volume: int = DEFAULT_VOLUME) -> Track:
    """A standard track from a uint8 array (16, 256) in physical order."""
    return encode_tracks(sectors[np.newaxis], [track], volume)[0]


def encode_tracks(sectors: Bytes, numbers: list[int], volume: int = DEFAULT_VOLUME) -> list[Track]:
    """Standard tracks from a uint8 array (tracks, 16, 256) in physical order.

    Every field has ten-bit FFs right in front; each track is `STANDARD_BITS` long.
    """
    count = len(numbers)
    fields = encode_sectors(sectors)
    sync: Bytes = np.tile(np.array([1] * 8 + [0] * 2, dtype=np.uint8), GAP3_SYNCS)
    bits = np.empty((count, STANDARD_BITS), dtype=np.uint8)
    at = GAP1_EXTRA * SYNC_BITS
    bits[:, :at] = sync[:at]
    for sector in range(SECTORS):
        bits[:, at : at + sync.size] = sync
        at += sync.size
        heads = b"".join(address_field(volume, t, sector) for t in numbers)
        head = np.frombuffer(heads, dtype=np.uint8).reshape(count, -1)
        body = np.empty((count, _FIELD + 6), dtype=np.uint8)
        body[:, :3] = np.frombuffer(_DATA, dtype=np.uint8)
        body[:, 3:-3] = fields[:, sector]
        body[:, -3:] = np.frombuffer(_EPILOGUE, dtype=np.uint8)
        for part in (head, sync[: GAP2_SYNCS * SYNC_BITS], body):
            row: Bytes = np.unpackbits(part, axis=1) if part.ndim == 2 else part
            bits[:, at : at + row.shape[-1]] = row
            at += row.shape[-1]
    assert at == STANDARD_BITS
    packed = np.packbits(bits, axis=1)
    return [Track(packed[i].copy(), STANDARD_BITS) for i in range(count)]


_NIBBLE = re.compile(rb"\x01.{7}", re.DOTALL)
_NIBBLES_THROUGHOUT = re.compile(rb"(?>\x00*+\x01.{7})*+", re.DOTALL)


def track_nibbles(track: Track, revolutions: float = 2) -> Bytes:
    """The nibbles the drive's shift register delivers, started empty at bit 0.

    The register skips zeros and is full with a one and the seven bits behind it, which is what
    the patterns say: matched in C, four times as fast as numpy finds the places by doubling.
    """
    count = track.bit_count
    turn = np.unpackbits(track.bits, count=count).tobytes()
    if 1 not in turn:
        return np.zeros(0, dtype=np.uint8)
    goal = round(count * revolutions)
    stream = turn * (goal // count + 3)
    found = _NIBBLE.findall(stream, 0, goal)
    throughout = _NIBBLES_THROUGHOUT.match(stream, 0, goal)
    if throughout and throughout.end() < goal:  # one more is taken up before the goal
        last = _NIBBLE.search(stream, throughout.end())
        found += [last.group()] if last else []
    return np.packbits(np.frombuffer(b"".join(found), dtype=np.uint8))


_FEW_REVOLUTIONS = 1.25
_MANY_REVOLUTIONS = 4.0


def decode_track(track: Track, number: int | None = None) -> SectorTrack:
    """Reads a bit stream back into sectors, saying what is wrong with it.

    `number` is the track the address fields must name; None takes any. A sector counts only with
    a right address checksum and a right data checksum in the data field that follows it.
    """
    quick = _decode(track_nibbles(track, _FEW_REVOLUTIONS), number)
    return quick if not quick.problems else _decode(track_nibbles(track, _MANY_REVOLUTIONS), number)


def _decode(nibbles: Bytes, number: int | None) -> SectorTrack:
    stream = nibbles.tobytes()
    found: list[bytes | None] = [None] * SECTORS
    problems: list[str] = []
    debris: list[str] = []
    volume: int | None = None
    at = stream.find(ADDRESS)
    while at >= 0 and at + 11 <= len(stream):
        following = stream.find(ADDRESS, at + 3)
        pairs = [(stream[at + i] << 1 | 1) & stream[at + i + 1] for i in (3, 5, 7, 9)]
        vol, trk, sector, check = pairs
        body = stream.find(_DATA, at + 11, following if following >= 0 else len(stream))
        at = following
        if vol ^ trk ^ sector ^ check or sector >= SECTORS:
            _note(debris, "address field with a wrong checksum or sector number")
        elif number is not None and trk != number:
            _note(debris, f"address field of track {trk}")
        elif 0 <= body <= len(stream) - 3 - _FIELD:
            volume = vol if volume is None else volume
            data = decode_sector(nibbles[body + 3 : body + 3 + _FIELD])
            if data is not None and found[sector] not in (None, data):
                _note(problems, f"sector {sector} twice with different contents")
            found[sector] = found[sector] or data
    missing = [str(i) for i, data in enumerate(found) if data is None]
    if missing:
        few = "no sector" if len(missing) == SECTORS else "sector " + " ".join(missing) + " not"
        problems.append(f"{few} readable")
    return SectorTrack(found, volume, problems, debris)


def _note(problems: list[str], text: str) -> None:
    if text not in problems:
        problems.append(text)
