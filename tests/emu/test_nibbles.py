"""Tracks as rows of nibbles: one revolution, neither more nor less, whatever lies on the track."""

import random
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import ImageError
from grognard.emu.formats import (
    Track,
    TrackError,
    decode_track,
    encode_track,
    image_bytes,
    image_from_sectors,
    parse_image,
    read_image,
    sectors_from_image,
    write_image,
)
from grognard.emu.formats.gcr import STANDARD_BITS
from grognard.emu.formats.nibbles import nibble_track, one_turn, track_as_nibbles
from grognard.emu.media.disk_file import DiskFile

SECTORS = random.Random(4).randbytes(143_360)
ROW = 6656
OLD, NEW = (
    encode_track(np.frombuffer(data, np.uint8).reshape(16, 256), 9)
    for data in (SECTORS[:4096], SECTORS[4096:8192])
)
ADDRESS = b"\xd5\xaa\x96"


def bits_of(track: Track) -> list[int]:
    return np.unpackbits(track.bits, count=track.bit_count).tolist()


def track_of(bits: list[int]) -> Track:
    return Track(np.packbits(np.array(bits, dtype=np.uint8)), len(bits))


def written_over(bit_count: int, at: int) -> Track:
    """A track of so many bits that held OLD, formatted with NEW from bit `at` on."""
    bits = (bits_of(OLD) * 2)[:bit_count]
    for place, bit in enumerate(bits_of(NEW)):
        bits[(at + place) % bit_count] = bit
    return track_of(bits)


def sectors_announced(stream: bytes) -> list[int]:
    """The sector numbers of the address fields in a ring of nibbles."""
    ring = stream + stream[:10]
    places = [at for at in range(len(stream)) if ring.startswith(ADDRESS, at)]
    return [(ring[at + 7] << 1 | 1) & ring[at + 8] for at in places]


def read_bit_by_bit(track: Track, turns: int) -> list[int]:
    """What a shift register delivers that is emptied after each nibble."""
    register, found = 0, []
    for bit in bits_of(track) * turns:
        register = register << 1 | bit
        if register & 0x80:
            found.append(register)
            register = 0
    return found


@pytest.mark.parametrize("size", [6656, 6384])
def test_a_track_of_ours_comes_back_bit_by_bit(size: int) -> None:
    row = np.frombuffer(track_as_nibbles(NEW, size, 9), np.uint8)
    again = nibble_track(row)
    assert (row.size, again.bit_count) == (size, STANDARD_BITS)
    assert again.bits.tobytes() == NEW.bits.tobytes()


@pytest.mark.parametrize("splice", [0, 1, 777, 30_011, 51_000])
@pytest.mark.parametrize("bit_count", [51_024, 51_500, 52_340, 53_000])
def test_a_formatted_track_comes_back_whatever_is_left_behind_its_splice(
    bit_count: int, splice: int
) -> None:
    track = written_over(bit_count, splice)
    row = track_as_nibbles(track, ROW, 9)
    assert sorted(sectors_announced(row)) == sorted(sectors_announced(one_turn(track)))
    again = nibble_track(np.frombuffer(row, np.uint8))
    assert decode_track(again, 9).sectors == decode_track(NEW, 9).sectors


def test_an_old_sector_whole_behind_the_splice_is_not_chosen_between() -> None:
    with pytest.raises(TrackError, match="track 9: sector 0 twice with different contents"):
        track_as_nibbles(written_over(54_944, 1), ROW, 9)


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_is_what_a_drive_in_step_delivers(seed: int) -> None:
    dice = random.Random(seed)
    bits = [dice.randrange(2) for _ in range(dice.randrange(900, 2000))]
    bits += [1, 1, 1, 1, 1, 1, 1, 1, 0, 0] * 6
    track = track_of(bits)
    turn = list(one_turn(track))
    delivered = read_bit_by_bit(track, 7)
    assert delivered[-3 * len(turn) :] == (turn * 4)[_phase(turn, delivered) :][: 3 * len(turn)]


def _phase(turn: list[int], delivered: list[int]) -> int:
    """Where in the turn the last three turns delivered begin."""
    tail = delivered[-3 * len(turn) :]
    return next(n for n in range(len(turn)) if (turn * 2)[n : n + len(turn)] == tail[: len(turn)])


def test_a_track_without_any_step_is_refused() -> None:
    with pytest.raises(TrackError, match="not the same in each turn"):
        track_as_nibbles(track_of([1] * 8001), ROW, 3)


def test_a_track_of_too_many_nibbles_is_refused() -> None:
    bits = np.unpackbits(np.full(6385, 0xB5, np.uint8)).tolist()
    with pytest.raises(TrackError, match="6385 nibbles, expected at most 6384"):
        track_as_nibbles(track_of(bits), 6384, 3)
    assert track_as_nibbles(track_of(bits), ROW, 3) == b"\xb5" * 6385 + bytes(ROW - 6385)


def test_an_unformatted_track_is_a_row_of_zeros() -> None:
    assert track_as_nibbles(track_of([0] * 51_024), ROW, 3) == bytes(ROW)


def row_of(start: int = 0, total: int = ROW) -> bytes:
    """A row as a program makes it that read on past the end of the revolution."""
    ring = one_turn(NEW)
    return (ring * 3)[start:][:total]


@pytest.mark.parametrize("start", [0, 5, 400, 1000])
def test_a_row_that_goes_on_into_a_second_turn_is_read_once(start: int) -> None:
    track = nibble_track(np.frombuffer(row_of(start), np.uint8))
    assert sorted(sectors_announced(one_turn(track))) == list(range(16))
    assert decode_track(track, 9).sectors == decode_track(NEW, 9).sectors


@pytest.mark.parametrize("blank", [336, 16])
@pytest.mark.slow
def test_a_nib_file_with_zeros_between_its_tracks_is_read_and_written(blank: int) -> None:
    rows = [track_as_nibbles(t, ROW - blank, n) for n, t in enumerate(tracks())]
    blob = b"".join(row + bytes(blank) for row in rows)
    image = parse_image(blob, "nib")
    assert sectors_from_image(image) == SECTORS
    assert image_bytes(image) == blob
    image.tracks[7] = encode_track(np.zeros((16, 256), np.uint8), 7)
    again = image_bytes(image)
    assert again[: 7 * ROW] == blob[: 7 * ROW] and again[8 * ROW :] == blob[8 * ROW :]
    assert sectors_from_image(parse_image(again, "nib")) == (
        SECTORS[: 7 * 4096] + bytes(4096) + SECTORS[8 * 4096 :]
    )


def tracks() -> list[Track]:
    return image_from_sectors(SECTORS).tracks


def test_zeros_inside_a_track_are_no_nibbles_and_other_bytes_are_refused() -> None:
    row = bytearray(track_as_nibbles(NEW, ROW - 9, 9))
    at = row.index(ADDRESS) - 4
    track = nibble_track(np.frombuffer(bytes(row[:at] + bytes(9) + row[at:]), np.uint8))
    assert decode_track(track, 9).sectors == decode_track(NEW, 9).sectors
    row[at] = 0x7F
    with pytest.raises(ImageError, match=r"below \$80"):
        nibble_track(np.frombuffer(bytes(row), np.uint8))


@pytest.mark.parametrize("suffix", ["dsk", "po", "nib", "2mg"])
@pytest.mark.parametrize("quarter", [140, 30])
def test_what_is_written_beside_the_tracks_is_kept_as_woz_and_said(
    suffix: str, quarter: int, tmp_path: Path
) -> None:
    path = tmp_path / f"save.{suffix}"
    write_image(path, image_from_sectors(SECTORS))
    before, said = path.read_bytes(), []
    file = DiskFile(path, said.append)
    image = read_image(path)
    image.tracks.append(NEW)
    image.quarter_map[quarter] = 35
    file.store(image)
    file.close()
    assert path.read_bytes() == before
    assert f"has no room for what is on track {quarter / 4:g}" in said[0]
    kept = read_image(tmp_path / "save.unreadable.woz")
    assert kept.tracks[kept.quarter_map[quarter]].bits.tobytes() == NEW.bits.tobytes()
    assert sectors_from_image(kept) == SECTORS
