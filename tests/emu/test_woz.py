"""WOZ files, both versions, held against writers and readers made from the format's description."""

import hashlib
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import ImageError, formats
from grognard.emu import layout as L
from grognard.emu.devices.disk2 import find_track
from grognard.emu.formats import Track

from .disk_programs import with_sector, write_sector
from .programs import machine

SECTORS = np.random.default_rng(11).integers(0, 256, 143_360, np.uint8).tobytes()
META = b"title\tA disk\nside\tDisk 1, Side A\n"
WRIT = bytes(range(64))


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data


def sealed(version: bytes, body: bytes) -> bytes:
    return version + b"\xff\n\r\n" + struct.pack("<I", zlib.crc32(body)) + body


def info(version: int) -> bytes:
    head = struct.pack("<BBBBB32s", version, 1, 0, 1, 1, b"some other program".ljust(32))
    tail = struct.pack("<BBBHHH", 1, 1, 32, 0x23, 64, 13) if version == 2 else b""
    return (head + tail).ljust(60, b"\0")


def half_track_map() -> bytes:
    """Whole tracks 0-3 and a track of its own at 5 1/2."""
    quarters = [255] * 160
    for slot in range(4):
        for quarter in range(max(0, 4 * slot - 1), 4 * slot + 2):
            quarters[quarter] = slot
    quarters[21] = quarters[22] = quarters[23] = 4
    return bytes(quarters)


def tracks() -> list[Track]:
    """Five tracks of unlike length, one of them no whole number of bytes."""
    image = formats.image_from_sectors(SECTORS)
    found = [image.tracks[n] for n in range(5)]
    found[2] = Track(np.packbits(np.unpackbits(found[2].bits)[:50_303]), 50_303)
    return found


def woz1(found: list[Track] | None = None, quarters: bytes = b"") -> bytes:
    records = b"".join(
        t.bits.tobytes().ljust(6646, b"\xee")
        + struct.pack("<HHHBBH", len(t.bits), t.bit_count, 1000 + n, 0xD5, 10, 0)
        for n, t in enumerate(found or tracks())
    )
    tmap = quarters or half_track_map()
    parts = (b"INFO", info(1)), (b"TMAP", tmap), (b"TRKS", records), (b"META", META)
    return sealed(b"WOZ1", b"".join(chunk(*part) for part in parts))


def woz2(found: list[Track] | None = None, quarters: bytes = b"", with_writ: bool = False) -> bytes:
    entries, data, block = b"", b"", 3
    for t in found or tracks():
        blocks = -(-len(t.bits) // 512)
        entries += struct.pack("<HHI", block, blocks, t.bit_count)
        data += t.bits.tobytes().ljust(512 * blocks, b"\0")
        block += blocks
    trks = entries.ljust(1280, b"\0") + data
    parts = [(b"INFO", info(2)), (b"TMAP", quarters or half_track_map())]
    parts += [(b"TRKS", trks), (b"XTRA", b"mine")]
    if with_writ:
        parts.append((b"WRIT", WRIT))
    parts.append((b"META", META))
    return sealed(b"WOZ2", b"".join(chunk(*part) for part in parts))


FILES = pytest.mark.parametrize("blob", [woz1(), woz2()], ids=["WOZ1", "WOZ2"])


@FILES
def test_both_versions_read_as_written_half_track_included(blob: bytes) -> None:
    image = formats.parse_image(blob, "woz")
    assert [t.bit_count for t in image.tracks] == [51_024, 51_024, 50_303, 51_024, 51_024]
    for read, made in zip(image.tracks, tracks(), strict=True):
        assert read.bits.tobytes() == made.bits.tobytes()
    assert bytes(image.quarter_map) == half_track_map()
    assert image.track_at(5) is None and image.quarter_map[22] == 4


@FILES
def test_an_image_not_written_to_is_its_file_byte_for_byte(blob: bytes) -> None:
    assert formats.image_bytes(formats.parse_image(blob, "woz")) == blob


@FILES
def test_a_changed_track_changes_its_bits_and_the_checksum_only(blob: bytes) -> None:
    image = formats.parse_image(blob, "woz")
    old = image.tracks[2]
    new = old.bits.copy()
    new[100] ^= 0xFF
    new[-1] ^= 0x80  # 50,303 bits: seven of the last byte's are the track's
    image.tracks[2] = Track(new, old.bit_count)
    out = formats.image_bytes(image)
    at = 256 + 2 * 6656 if blob[3:4] == b"1" else blob.index(old.bits.tobytes())
    expected = bytearray(blob)
    expected[at + 100] ^= 0xFF
    expected[at + len(new) - 1] ^= 0x80
    expected[8:12] = struct.pack("<I", zlib.crc32(expected[12:]))
    assert out == expected


def test_a_file_without_a_checksum_stays_without() -> None:
    blob = woz2()[:8] + bytes(4) + woz2()[12:]
    image = formats.parse_image(blob, "woz")
    image.tracks[0].bits[5] ^= 1
    assert formats.image_bytes(image)[8:12] == bytes(4)


def test_writing_hints_for_the_old_bits_go_when_bits_change() -> None:
    image = formats.parse_image(woz2(with_writ=True), "woz")
    assert WRIT in formats.image_bytes(image)
    image.tracks[0].bits[5] ^= 1
    out = formats.image_bytes(image)
    assert WRIT not in out and out.endswith(chunk(b"META", META)) and b"XTRA" in out
    assert out[8:12] == struct.pack("<I", zlib.crc32(out[12:]))


@FILES
def test_a_new_track_keeps_version_and_chunks_where_they_can_hold_it(blob: bytes) -> None:
    image = formats.parse_image(blob, "woz")
    image.tracks.append(tracks()[1])
    for quarter in (39, 40, 41):
        image.quarter_map[quarter] = 5
    out = formats.image_bytes(image)
    again = formats.parse_image(out, "woz")
    assert out[:4] == blob[:4] and again.quarter_map == image.quarter_map
    assert out.endswith(chunk(b"META", META)) and b"some other program" in out
    for read, made in zip(again.tracks, [*tracks(), tracks()[1]], strict=True):
        assert (read.bits.tobytes(), read.bit_count) == (made.bits.tobytes(), made.bit_count)
    if blob[3:4] == b"1":
        assert out[256 : 256 + 5 * 6656] == blob[256 : 256 + 5 * 6656]


@FILES
@pytest.mark.parametrize("at", [8, 13, 25, 100, 5000])
def test_a_byte_changed_anywhere_is_noticed_by_the_checksum(blob: bytes, at: int) -> None:
    bad = bytearray(blob)
    bad[at] ^= 4
    with pytest.raises(ImageError, match="checksum"):
        formats.parse_image(bytes(bad), "woz")


@pytest.mark.slow
def test_a_2mg_with_a_nibble_payload_keeps_header_comment_and_creator_data() -> None:
    nib = formats.image_bytes(formats.image_from_sectors(SECTORS), "nib")
    comment, creator = b"a comment", b"\x01creator\x02"
    head = struct.pack(
        "<4s4sHHIIIIIIIII", b"2IMG", b"TEST", 64, 1, 2, 0, 0, 64, len(nib), 64 + len(nib),
        len(comment), 64 + len(nib) + len(comment), len(creator),
    )  # fmt: skip
    blob = head.ljust(64, b"\0") + nib + comment + creator
    image = formats.parse_image(blob, "2mg")
    assert formats.image_bytes(image) == blob
    image.tracks[3] = image.tracks[4]  # reads as a track 4: no track 3 any more
    with pytest.raises(ImageError, match="track 3"):
        formats.sectors_from_image(image)
    image.tracks[3] = formats.encode_track(np.zeros((16, 256), np.uint8), 3)
    out = formats.image_bytes(image)
    assert len(out) == len(blob)
    assert out[:64] == blob[:64] and out.endswith(comment + creator)
    changed = np.flatnonzero(np.frombuffer(out, np.uint8) != np.frombuffer(blob, np.uint8))
    assert 64 + 3 * 6656 <= changed.min() and changed.max() < 64 + 4 * 6656
    sectors = formats.sectors_from_image(formats.parse_image(out, "2mg"))
    assert sectors == SECTORS[: 3 * 4096] + bytes(4096) + SECTORS[4 * 4096 :]


def test_unformatted_tracks_of_a_nib_are_read_and_come_back() -> None:
    nib = bytearray(formats.image_bytes(formats.image_from_sectors(SECTORS), "nib"))
    nib[34 * 6656 :] = bytes(6656)
    image = formats.parse_image(bytes(nib), "nib")
    assert not image.tracks[34].bits.any()
    image.tracks[0] = formats.encode_track(np.zeros((16, 256), np.uint8), 0)
    assert formats.image_bytes(image)[6656:] == nib[6656:]


def _short_nib() -> bytes:
    """A .nib file of 6,384 nibbles a track: the long one without some of the FFs before a D5."""
    nib = formats.image_bytes(formats.image_from_sectors(SECTORS), "nib")
    out = b""
    for number in range(35):
        row = nib[6656 * number : 6656 * (number + 1)].rstrip(b"\xff") + b"\xff" * 400
        while len(row) > 6384:
            row = row.replace(b"\xff" * 4 + b"\xd5", b"\xff" * 3 + b"\xd5", len(row) - 6384)
            row = row[:6384] if not row[6384:].strip(b"\xff") else row
        out += row
    return out


def test_a_short_nib_reads_and_comes_back_with_what_was_written() -> None:
    blob = _short_nib()
    image = formats.parse_image(blob, "nib")
    assert formats.image_bytes(image) == blob
    assert formats.sectors_from_image(image) == SECTORS
    image.tracks[3] = formats.encode_track(np.zeros((16, 256), np.uint8), 3)
    out = formats.image_bytes(image)
    assert len(out) == 35 * 6384
    assert out[: 3 * 6384] == blob[: 3 * 6384] and out[4 * 6384 :] == blob[4 * 6384 :]
    again = formats.parse_image(out, "nib")
    assert formats.decode_track(again.tracks[3], 3).sectors == [bytes(256)] * 16


@pytest.mark.parametrize("form", [0, 1, 2])
def test_a_2mg_whose_header_leaves_the_size_out_is_read(form: int) -> None:
    nib = formats.image_bytes(formats.image_from_sectors(SECTORS), "nib")
    data = nib if form == 2 else SECTORS
    head = struct.pack("<4s4sHHIIIII", b"2IMG", b"TEST", 64, 1, form, 0, 0, 64, 0)
    blob = head.ljust(64, b"\0") + data + b"comment"
    image = formats.parse_image(blob, "2mg")
    assert formats.sectors_from_image(image, "po" if form == 1 else "dsk") == SECTORS
    image.tracks[9] = formats.encode_track(np.zeros((16, 256), np.uint8), 9)
    out = formats.image_bytes(image)
    assert len(out) == len(blob) and out[:64] == blob[:64] and out.endswith(b"comment")


def test_a_written_sector_leaves_the_rest_of_a_dsk_byte_for_byte() -> None:
    for kind in ("dsk", "po"):
        image = formats.parse_image(SECTORS, kind)
        assert formats.image_bytes(image) == SECTORS
        image.tracks[7] = formats.encode_track(np.zeros((16, 256), np.uint8), 7)
        out = formats.image_bytes(image)
        assert out == SECTORS[: 7 * 4096] + bytes(4096) + SECTORS[8 * 4096 :]


def test_tracks_that_lie_over_each_other_in_a_damaged_file_are_told_apart_when_one_is_written():
    image = formats.image_from_sectors(SECTORS)
    blob = bytearray(formats.image_bytes(image, "woz"))
    (block,) = struct.unpack_from("<H", blob, 256 + 8 * 18)
    struct.pack_into("<H", blob, 256 + 8 * 17, block + 3)
    struct.pack_into("<I", blob, 8, zlib.crc32(blob[12:]))
    image = formats.parse_image(bytes(blob), "woz")
    new = Track(image.tracks[17].bits ^ np.uint8(0x18), image.tracks[17].bit_count)
    others = [t.bits.tobytes() for n, t in enumerate(image.tracks) if n != 17]
    image.tracks[17] = new
    again = formats.parse_image(formats.image_bytes(image), "woz")
    assert again.tracks[17].bits.tobytes() == new.bits.tobytes()
    assert [t.bits.tobytes() for n, t in enumerate(again.tracks) if n != 17] == others


def flux_of(track: Track) -> bytes:
    """Times between changes of flux, in 125 ns, a little uneven, as a drive's are."""
    bits = np.unpackbits(track.bits, count=track.bit_count)
    ones = np.flatnonzero(bits)
    jitter = np.random.default_rng(3).integers(-7, 8, len(ones))
    times = np.diff((ones + 1) * 32 + jitter, prepend=0)
    return b"".join(b"\xff" * (t // 255) + bytes([t % 255]) for t in times.tolist())


def with_flux(only: set[int]) -> bytes:
    """A WOZ 2.1 file of whole tracks, those of `only` as flux."""
    image = formats.image_from_sectors(SECTORS)
    tmap, fmap, entries, data = [255] * 160, [255] * 160, bytearray(1280), b""
    longest = 0
    for number, track in enumerate(image.tracks):
        held = flux_of(track) if number in only else track.bits.tobytes()
        (fmap if number in only else tmap)[4 * number] = number
        blocks = -(-len(held) // 512)
        longest = max(longest, blocks if number in only else 0)
        count = len(held) if number in only else track.bit_count
        struct.pack_into("<HHI", entries, 8 * number, 3 + len(data) // 512, blocks, count)
        data += held.ljust(blocks * 512, b"\0")
    head = bytearray(info(2))
    head[0] = 3
    struct.pack_into("<HH", head, 46, 3 + len(data) // 512, longest)
    body = chunk(b"INFO", bytes(head)) + chunk(b"TMAP", bytes(tmap))
    body += chunk(b"TRKS", bytes(entries) + data)
    return sealed(b"WOZ2", body + chunk(b"FLUX", bytes(fmap)) + chunk(b"META", META))


def test_tracks_that_a_file_holds_as_flux_read_as_bits() -> None:
    blob = with_flux({0, 7, 34})
    image = formats.parse_image(blob, "woz")
    assert formats.image_bytes(image) == blob
    assert formats.sectors_from_image(image) == SECTORS
    assert image.quarter_map[4 * 35] == image.quarter_map[30] == 255


@pytest.mark.parametrize("changed", [7, 8])
def test_a_written_track_turns_flux_into_bits_and_says_so(changed: int) -> None:
    image = formats.parse_image(with_flux({0, 7, 34}), "woz")
    slot = image.quarter_map[4 * changed]
    image.tracks[slot] = formats.encode_track(np.zeros((16, 256), np.uint8), changed)
    out = formats.image_bytes(image)
    assert (
        b"FLUX" not in out
        and META in out
        and zlib.crc32(out[12:]) == int.from_bytes(out[8:12], "little")
    )
    assert out[20 + 46 : 20 + 50] == bytes(4)
    at = changed * 4096
    want = SECTORS[:at] + bytes(4096) + SECTORS[at + 4096 :]
    assert formats.sectors_from_image(formats.parse_image(out, "woz")) == want


@pytest.mark.parametrize("count", [0, 99_999, 0xFFFFFFFF])
def test_flux_of_a_wrong_length_is_refused(count: int) -> None:
    blob = bytearray(with_flux({7}))
    struct.pack_into("<I", blob, 256 + 8 * 7 + 4, count)
    with pytest.raises(ImageError, match="track 7"):
        formats.parse_image(sealed(b"WOZ2", bytes(blob[12:])), "woz")


def a_track_for_every_quarter() -> list[Track]:
    """160 tracks of unlike content, the whole ones as DOS has them."""
    whole = [*formats.image_from_sectors(SECTORS).tracks, *tracks()]
    between = np.random.default_rng(5).integers(0x80, 256, (160, 6250), np.uint8)
    own = [Track(row[: (50_007 - q) // 8], 50_000 - q) for q, row in enumerate(between)]
    return [own[q] if q % 4 else whole[q // 4] for q in range(160)]


@pytest.mark.parametrize("make", [woz1, woz2])
def test_a_disk_with_a_track_for_every_quarter_is_read_written_and_saved(
    make: Callable[[list[Track], bytes], bytes], tmp_path: Path
) -> None:
    made = a_track_for_every_quarter()
    path = tmp_path / "all.woz"
    path.write_bytes(make(made, bytes(range(160))))
    with machine() as a2:
        a2.insert(1, path, writable=True)
        for quarter in (0, 1, 79, 80, 81, 159):
            a2.machine.words[L.DRIVE + L.D_HEAD] = quarter
            find_track(a2.machine.m, a2.machine.q)
            base = int(a2.machine.words[L.DISK_BASE])
            under_the_head = a2.machine.bytes_[base : base + 100]
            assert under_the_head.tobytes() == made[quarter].bits[:100].tobytes()
        a2.machine.words[L.DRIVE + L.D_HEAD] = 0
        find_track(a2.machine.m, a2.machine.q)
        write_sector(a2, tmp_path, 0x11)
        state, before = a2.save(), a2.hash()
    out = path.read_bytes()
    image = formats.parse_image(out, "woz")
    assert out[3] == path.with_name("all.woz.before").read_bytes()[3]
    assert formats.sectors_from_image(image) == with_sector(SECTORS, 0x11)
    for quarter in range(1, 160):
        assert image.tracks[quarter].bits.tobytes() == made[quarter].bits.tobytes()
    with machine() as a2:
        a2.load(state)
        assert a2.hash() == before and a2.save() == state


def test_room_for_more_tracks_changes_no_hash_and_no_state(tmp_path: Path) -> None:
    path = tmp_path / "a.woz"
    path.write_bytes(woz2())
    with machine() as a2:
        a2.insert(1, path)
        whole = a2.machine.bytes_
        first = whole[: L.MEDIA + L.M_DATA + 80 * L.TRACK_BYTES]
        at = L.MEDIA + L.MEDIA_BYTES
        second = whole[at : at + L.M_DATA + 80 * L.TRACK_BYTES]
        assert a2.hash() == hashlib.sha256(first.tobytes() + second.tobytes()).hexdigest()
        assert len(a2.save()) < 600_000
