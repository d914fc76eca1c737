"""6-and-2 group code: 16 sectors of 256 bytes <-> the bit stream of one track.

A bit stream is a `Track`: bits packed eight to a byte, first bit in bit 7, and their exact number,
for a revolution is rarely a whole number of bytes. The drive's shift register finds nibbles in it
by itself: zeros in front of a nibble are skipped, so FFs of ten bits (eight ones, two zeros) bring
any start into step within five of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import standard
from .standard import (
    ADDRESS,
    DATA,
    DEFAULT_VOLUME,
    EPILOGUE,
    FIELD,
    GAP1_EXTRA,
    GAP2_SYNCS,
    GAP3_SYNCS,
    SECTOR_BYTES,
    SECTORS,
    STANDARD_BITS,
    SYNC_BITS,
    TWOS,
    address_field,
)

Bytes = NDArray[np.uint8]

NIBBLES: Bytes = np.frombuffer(standard.NIBBLES, dtype=np.uint8)
BAD = 0xFF
"""What `VALUES` holds for a byte that is no nibble of the table."""
VALUES: Bytes = np.full(256, BAD, dtype=np.uint8)
VALUES[NIBBLES] = np.arange(64, dtype=np.uint8)

_SWAP: Bytes = np.frombuffer(standard.SWAP, dtype=np.uint8)


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
    padded = np.zeros((*data.shape[:-1], 3 * TWOS), dtype=np.uint8)
    padded[..., :SECTOR_BYTES] = low
    twos = padded[..., :TWOS] | padded[..., TWOS : 2 * TWOS] << 2 | padded[..., 2 * TWOS :] << 4
    plain = np.zeros((*data.shape[:-1], FIELD + 1), dtype=np.uint8)
    plain[..., 1 : TWOS + 1] = twos
    plain[..., TWOS + 1 : FIELD] = data >> 2
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
    twos = plain[:TWOS]
    low = np.concatenate((twos & 3, twos >> 2 & 3, twos >> 4 & 3))[:SECTOR_BYTES]
    return bytes(plain[TWOS : FIELD - 1] << 2 | _SWAP[low])


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
        body = np.empty((count, FIELD + 6), dtype=np.uint8)
        body[:, :3] = np.frombuffer(DATA, dtype=np.uint8)
        body[:, 3:-3] = fields[:, sector]
        body[:, -3:] = np.frombuffer(EPILOGUE, dtype=np.uint8)
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
        body = stream.find(DATA, at + 11, following if following >= 0 else len(stream))
        at = following
        if vol ^ trk ^ sector ^ check or sector >= SECTORS:
            _note(debris, "address field with a wrong checksum or sector number")
        elif number is not None and trk != number:
            _note(debris, f"address field of track {trk}")
        elif 0 <= body <= len(stream) - 3 - FIELD:
            volume = vol if volume is None else volume
            data = decode_sector(nibbles[body + 3 : body + 3 + FIELD])
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
