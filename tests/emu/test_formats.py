"""Image files and the 6-and-2 encoding, held against a decoder written from the format's rules."""

import random
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import formats
from grognard.emu.formats import gcr

DISK = random.Random(1).randbytes(formats.SECTOR_IMAGE_BYTES)


def plain_nibbles(track: formats.Track) -> tuple[list[int], list[int]]:
    """Nibbles of one revolution and the number of bits from each to the next."""
    bits = np.unpackbits(track.bits, count=track.bit_count).tolist()
    nibbles, starts, at = [], [], 0
    while at + 8 <= len(bits):
        if not bits[at]:
            at += 1
            continue
        starts.append(at)
        nibbles.append(int("".join(map(str, bits[at : at + 8])), 2))
        at += 8
    return nibbles, [b - a for a, b in zip(starts, starts[1:], strict=False)]


def plain_sector(nibbles: list[int]) -> bytes:
    """Decodes a data field one byte at a time."""
    table = {int(n): i for i, n in enumerate(gcr.NIBBLES)}
    values, last = [], 0
    for nibble in nibbles[:342]:
        last ^= table[nibble]
        values.append(last)
    assert last == table[nibbles[342]]
    out = []
    for i in range(256):
        pair = values[i % 86] >> (2 * (i // 86)) & 3
        out.append(values[86 + i] << 2 | (pair & 1) << 1 | pair >> 1)
    return bytes(out)


def test_the_nibble_table_begins_and_ends_as_the_controller_s():
    assert gcr.NIBBLES[:8].tolist() == [0x96, 0x97, 0x9A, 0x9B, 0x9D, 0x9E, 0x9F, 0xA6]
    assert gcr.NIBBLES.size == 64 and gcr.NIBBLES[-1] == 0xFF
    assert not {0xAA, 0xD5} & set(gcr.NIBBLES.tolist())


def test_a_sector_is_encoded_as_the_plain_decoder_reads_it():
    data = random.Random(2).randbytes(256)
    nibbles = gcr.encode_sectors(np.frombuffer(data, dtype=np.uint8))
    assert plain_sector(nibbles.tolist()) == data
    assert gcr.decode_sector(nibbles) == data


def test_every_mark_follows_syncs_of_ten_bits():
    image = formats.image_from_sectors(DISK)
    nibbles, widths = plain_nibbles(image.tracks[7])
    marks = [i for i, n in enumerate(nibbles) if n == 0xD5]
    assert len(marks) == 32
    for mark in marks:
        assert nibbles[mark - 5 : mark] == [0xFF] * 5
        assert widths[mark - 5 : mark] == [10] * 5
    assert 50_500 < image.tracks[7].bit_count < 51_500


@pytest.mark.parametrize("suffix", ["dsk", "do", "po", "nib", "woz", "2mg"])
def test_an_image_file_gives_back_the_sectors_and_itself(tmp_path: Path, suffix: str):
    path = tmp_path / f"disk.{suffix}"
    formats.write_image(path, formats.image_from_sectors(DISK))
    image = formats.read_image(path)
    assert formats.sectors_from_image(image) == DISK
    assert formats.image_bytes(image) == path.read_bytes()


def test_a_dsk_file_is_the_sectors_in_dos_order(tmp_path: Path):
    path = tmp_path / "disk.dsk"
    path.write_bytes(DISK)
    track = gcr.decode_track(formats.read_image(path).tracks[3], 3)
    assert track.sectors[1] == DISK[(3 * 16 + 7) * 256 :][:256]  # place 1 holds sector 7
    assert track.volume == 254


@pytest.mark.parametrize("suffix", ["dsk", "po", "nib", "woz", "2mg"])
@pytest.mark.parametrize("change", [-1, 1, -4096])
@pytest.mark.quick_cases(5)
def test_a_truncated_or_oversized_image_is_refused(tmp_path: Path, suffix: str, change: int):
    path = tmp_path / f"disk.{suffix}"
    formats.write_image(path, formats.image_from_sectors(DISK))
    blob = path.read_bytes()
    path.write_bytes(blob + bytes(change) if change > 0 else blob[:change])
    if suffix == "2mg" and change > 0:
        formats.read_image(path)  # a comment may follow the data
        return
    with pytest.raises(formats.ImageError, match="found|expected|truncated"):
        formats.read_image(path)


def test_a_damaged_track_is_reported_and_never_zeroed(tmp_path: Path):
    path = tmp_path / "disk.dsk"
    path.write_bytes(DISK)
    image = formats.read_image(path)
    image.tracks[5].bits[3000:3010] ^= 0x55  # inside a data field
    with pytest.raises(formats.TrackError, match="track 5: sector"):
        formats.write_image(path, image)
    assert path.read_bytes() == DISK
    assert list(tmp_path.iterdir()) == [path]


def test_a_changed_sector_leaves_header_and_comment_of_a_2mg_as_they_were(tmp_path: Path):
    path = tmp_path / "disk.2mg"
    formats.write_image(path, formats.image_from_sectors(DISK))
    path.write_bytes(path.read_bytes() + b"a comment")
    image = formats.read_image(path)
    new = bytes(256) + DISK[256:]
    image.tracks = formats.image_from_sectors(new).tracks
    assert formats.image_bytes(image) == path.read_bytes()[:64] + new + b"a comment"


def test_a_changed_woz_keeps_its_other_chunks():
    blob = formats.image_bytes(formats.image_from_sectors(DISK), "woz")
    meta = b"META" + (10).to_bytes(4, "little") + b"title\tDisk"
    image = formats.parse_image(blob[:8] + bytes(4) + blob[12:] + meta, "woz")
    image.tracks[0].bits[:] = 0
    again = formats.image_bytes(image)
    assert again.endswith(meta)
    assert formats.parse_image(again, "woz").tracks[0].bits.sum() == 0


def test_the_start_of_the_stream_does_not_matter():
    track = formats.image_from_sectors(DISK).tracks[9]
    bits = np.unpackbits(track.bits, count=track.bit_count)
    for turn in (1, 3, 7, 12_345):
        turned = formats.Track(np.packbits(np.roll(bits, turn)), track.bit_count)
        decoded = formats.decode_track(turned, 9)
        assert not decoded.problems and decoded.sectors == formats.decode_track(track, 9).sectors
