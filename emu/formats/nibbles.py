"""Tracks as bare nibbles, as .nib files hold them: no bit counts, no beginning, no sync bits.

A row of a file has room for more nibbles than a revolution: other programs fill it up with FFs or
zeros, or go on into a second turn. Out of it comes a track no longer than a real one, so that a
program that formats it reaches all round. Back into it goes exactly one revolution.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache

import numpy as np

from .errors import ImageError, TrackError
from .gcr import Bytes, Track, decode_track
from .standard import ADDRESS, STANDARD_BITS, SYNC_BITS

LEAST_SYNCS = 5
"""FFs in front of a D5 that bring any start into step: no run of them is cut shorter."""
_RUN = re.compile(rb"(?<!\xff)\xff++(?=\xd5)")
_ZEROS_AND_NIBBLE = re.compile(rb"\x00*+\x01.{7}", re.DOTALL)
_READ_TWICE = range(16, 1024)
"""nibbles that a row may hold a second time"""
_MOST_TURNS = 9
_ROWS_KEPT = 40


def nibble_track(nibbles: Bytes) -> Track:
    """A bit stream from bare nibbles; FFs that stand in front of a D5 become ten-bit syncs.

    It has `STANDARD_BITS` at most: what was read in a second turn goes, and then FFs of the
    longest runs. Zeros stand where nothing is recorded; ImageError for other bytes below $80, and
    where all are zeros.
    """
    if ((nibbles < 0x80) & (nibbles != 0)).any():
        raise ImageError("nibble track holds bytes below $80, expected disk nibbles")
    ring = _from_longest_gap(_first_turn(nibbles[nibbles != 0].tobytes()))
    if not ring:
        raise ImageError("nibble track holds zeros, expected disk nibbles")
    syncs = sum(len(run[0]) for run in _RUN.finditer(ring))
    surplus = 8 * len(ring) + (SYNC_BITS - 8) * syncs - STANDARD_BITS
    ring = _with_fewer_syncs(ring, -(-surplus // SYNC_BITS))
    values = np.frombuffer(ring, dtype=np.uint8)
    widths = np.full(values.size, 8)
    for run in _RUN.finditer(ring):
        widths[run.start() : run.end()] = SYNC_BITS
    starts = np.cumsum(widths) - widths
    bits = np.zeros(int(widths.sum()), dtype=np.uint8)
    bits[(starts[:, np.newaxis] + np.arange(8)).ravel()] = np.unpackbits(values)
    return Track(np.packbits(bits), bits.size)


def _first_turn(row: bytes) -> bytes:
    """The row without an end that is as its beginning: there it goes on into a second turn."""
    mark = row.find(ADDRESS)
    if 0 <= mark < _READ_TWICE.stop:
        key = row[: mark + _READ_TWICE.start]
        at = row.find(key, max(1, len(row) - _READ_TWICE.stop))
        while at >= 0:
            if row.startswith(row[at:]):
                return row[:at]
            at = row.find(key, at + 1)
    return row


def _from_longest_gap(ring: bytes) -> bytes:
    """The ring of nibbles, begun with its longest run of FFs in front of a D5.

    That is the gap which formatting began with: its end, the splice, comes last then, and no
    sector is cut in two.
    """
    runs = [run.span() for run in _RUN.finditer(ring + ring)]
    if not runs:
        return ring
    start, _ = max(runs, key=lambda run: run[1] - run[0])
    start %= len(ring)
    return ring[start:] + ring[:start]


def _with_fewer_syncs(ring: bytes, surplus: int) -> bytes:
    """The nibbles without so many FFs, taken from the longest runs in front of a D5.

    `LEAST_SYNCS` of each stay: fewer may go than asked for.
    """
    if surplus <= 0:
        return ring
    runs = [run.span() for run in _RUN.finditer(ring)]
    lengths = [end - start for start, end in runs]

    def beyond(most: int) -> int:
        return sum(length - most for length in lengths if length > most)

    # the highest level that takes enough away
    levels = range(LEAST_SYNCS + 1, max(lengths, default=0) + 1)
    most = LEAST_SYNCS + bisect_right(levels, -surplus, key=lambda most: -beyond(most))
    spare = max(0, beyond(most) - surplus)
    parts, at = [], 0
    for start, end in runs:
        left = min(end - start, most)
        if spare and end - start > most:
            left, spare = left + 1, spare - 1
        parts += [ring[at:start], b"\xff" * left]
        at = end
    return b"".join(parts) + ring[at:]


def one_turn(track: Track) -> bytes:
    """The nibbles of exactly one revolution, as the drive delivers them once it is in step.

    It is in step where a nibble begins as one began a revolution before: from there on all
    repeats. Empty where nothing is recorded, or where no turn is as the one before.
    """
    bits = np.unpackbits(track.bits, count=track.bit_count)
    for turns in (2, _MOST_TURNS):
        stream = bits.tobytes() * turns
        lengths = map(len, _ZEROS_AND_NIBBLE.findall(stream))
        starts = np.cumsum(np.fromiter(lengths, dtype=np.int64)) - 8
        again = np.flatnonzero(np.isin(starts + track.bit_count, starts, assume_unique=True))
        if again.size:
            begin = int(again[0])
            end = int(np.searchsorted(starts, starts[begin] + track.bit_count))
            places = starts[begin:end, np.newaxis] + np.arange(8)
            return np.packbits(bits[places % track.bit_count]).tobytes()
    return b""


def track_as_nibbles(track: Track, size: int, number: int) -> bytes:
    """The track as a row of `size` nibbles; of zeros where nothing is recorded.

    Length is made up or saved in the FFs in front of a D5. TrackError where that is not enough, or
    the row would not hold the same sectors.
    """
    return _row(track.bits.tobytes(), track.bit_count, size, number)


@lru_cache(maxsize=_ROWS_KEPT)
def _row(data: bytes, bit_count: int, size: int, number: int) -> bytes:
    track = Track(np.frombuffer(data, dtype=np.uint8), bit_count)
    if not track.bits.any():
        return bytes(size)
    ring = _from_longest_gap(one_turn(track))
    if not ring:
        raise TrackError({number: ["its nibbles are not the same in each turn"]})
    ring = _with_fewer_syncs(ring, len(ring) - size)
    if len(ring) > size:
        raise TrackError({number: [f"{len(ring)} nibbles, expected at most {size}"]})
    if _RUN.match(ring):
        row = ring.rjust(size, b"\xff")
    else:
        row = ring.ljust(size, b"\0")
    was = decode_track(track, number)
    again = nibble_track(np.frombuffer(row, dtype=np.uint8))
    if decode_track(again, number).sectors != was.sectors:
        raise TrackError({number: was.problems or ["as nibbles its sectors would be others"]})
    return row
