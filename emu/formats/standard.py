"""The disk every maker wrote: 35 tracks of 16 sectors, and its WOZ file made without arrays.

The builder needs no more of this package than this module; numpy, which the others need, takes as
long to load as everything else of an edit's build.
"""

from __future__ import annotations

from functools import lru_cache

from .woz_layout import NO_TRACK, QUARTERS, woz_file

SECTORS = 16
SECTOR_BYTES = 256
TRACK_BYTES = SECTORS * SECTOR_BYTES
TRACKS = 35
SECTOR_IMAGE_BYTES = TRACKS * TRACK_BYTES
DEFAULT_VOLUME = 254
STANDARD_BITS = 51_024
"""One revolution at 300 a minute in cells of 4 cycles of 1,020,484 Hz."""

# Index: physical sector on the track; entry: the sector's place in the file.
DOS_ORDER = (0, 7, 14, 6, 13, 5, 12, 4, 11, 3, 10, 2, 9, 1, 8, 15)
PRODOS_ORDER = (0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15)

SYNC_BITS = 10
GAP1_EXTRA = 8
GAP2_SYNCS = 6
GAP3_SYNCS = 22
ADDRESS = b"\xd5\xaa\x96"
DATA = b"\xd5\xaa\xad"
EPILOGUE = b"\xde\xaa\xeb"
TWOS = 86
"""Bytes of a data field that hold the two low bits of three bytes each; the rest follow."""
FIELD = TWOS + SECTOR_BYTES + 1


# The 64 nibbles with bit 7 set, at most one pair of zeros in a row, two adjacent ones below bit 7,
# without the reserved AA and D5: this rule yields the controller's table in order.
def _legal(byte: int) -> bool:
    zeros_in_pairs = ~byte & 0xFF
    zeros_in_pairs &= zeros_in_pairs >> 1
    adjacent_ones = byte & (byte << 1) & 0x7E
    crowded = zeros_in_pairs & (zeros_in_pairs - 1)
    return bool(byte & 0x80 and adjacent_ones and not crowded and byte not in (0xAA, 0xD5))


NIBBLES = bytes(byte for byte in range(0x80, 0x100) if _legal(byte))
SWAP = bytes((0, 2, 1, 3))
"""The two low bits of a byte lie in the field in the other order."""

_AS_NIBBLES = NIBBLES.ljust(256, b"\0")
_HIGH = bytes(byte >> 2 for byte in range(256))
_LOW = bytes(SWAP[byte & 3] for byte in range(256))


def _four_and_four(value: int) -> bytes:
    return bytes((value >> 1 | 0xAA, value | 0xAA))


@lru_cache(maxsize=TRACKS * SECTORS)
def address_field(volume: int, track: int, sector: int) -> bytes:
    """The 14 nibbles that announce a sector."""
    check = volume ^ track ^ sector
    parts = b"".join(_four_and_four(v) for v in (volume, track, sector, check))
    return ADDRESS + parts + EPILOGUE


def standard_map(count: int = TRACKS) -> list[int]:
    """The quarter-track map of whole tracks: each is also heard a quarter-track to either side."""
    quarters = [NO_TRACK] * QUARTERS
    for track in range(count):
        for quarter in range(max(0, 4 * track - 1), min(QUARTERS, 4 * track + 2)):
            quarters[quarter] = track
    return quarters


def _field(data: bytes) -> bytes:
    """The 343 nibbles of a sector, as numbers of so many bytes: each exclusive-or at one go."""
    low = data.translate(_LOW)
    twos = 0
    for third in range(3):
        part = low[third * TWOS : (third + 1) * TWOS].ljust(TWOS, b"\0")
        twos |= int.from_bytes(part, "big") << 2 * third
    plain = twos.to_bytes(TWOS, "big") + data.translate(_HIGH) + b"\0"
    number = int.from_bytes(plain, "big")
    return (number ^ number >> 8).to_bytes(FIELD, "big").translate(_AS_NIBBLES)


def _syncs(count: int) -> int:
    """FFs of ten bits, the first one highest."""
    return sum(0x3FC << SYNC_BITS * place for place in range(count))


def _track_bits(data: bytes, track: int, volume: int) -> bytes:
    """A standard track, first bit in bit 7, of 16 sectors in the order of DOS 3.3."""
    gap2, gap3 = _syncs(GAP2_SYNCS), _syncs(GAP3_SYNCS)
    bits = _syncs(GAP1_EXTRA)
    for physical in range(SECTORS):
        at = DOS_ORDER[physical] * SECTOR_BYTES
        head = address_field(volume, track, physical)
        body = DATA + _field(data[at : at + SECTOR_BYTES]) + EPILOGUE
        bits = bits << GAP3_SYNCS * SYNC_BITS | gap3
        bits = bits << 8 * len(head) | int.from_bytes(head, "big")
        bits = bits << GAP2_SYNCS * SYNC_BITS | gap2
        bits = bits << 8 * len(body) | int.from_bytes(body, "big")
    return bits.to_bytes(STANDARD_BITS // 8, "big")


def standard_woz(data: bytes, volume: int = DEFAULT_VOLUME) -> bytes:
    """The WOZ file of a disk of 143,360 bytes in the order of DOS 3.3.

    It is what `image_bytes` makes of the same sectors, bit by bit.
    """
    tracks = [
        (_track_bits(data[n * TRACK_BYTES : (n + 1) * TRACK_BYTES], n, volume), STANDARD_BITS)
        for n in range(TRACKS)
    ]
    return woz_file(tracks, standard_map(), write_protected=False)
