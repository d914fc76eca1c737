"""BPS patches: round trips, checks before anything is done, bounded whatever they say."""

import random
import struct
import zlib

import pytest

from grognard.rom_build.disk import bps


def signed(body, source, target):
    """A patch of these bytes with right checksums."""
    body += struct.pack("<II", zlib.crc32(source), zlib.crc32(target))
    return body + struct.pack("<I", zlib.crc32(body))


def edited(draw, data):
    out = bytearray(data)
    for _ in range(draw.randrange(6)):
        at = draw.randrange(len(out) + 1)
        new = draw.choice(
            (draw.randbytes(draw.randrange(60)), bytes(draw.randrange(300)), data[100:300])
        )
        out[at : at + draw.randrange(50)] = new
    return bytes(out)


def test_a_patch_there_and_one_back_give_the_bytes_again():
    for seed in range(150):
        draw = random.Random(seed)
        old = draw.randbytes(draw.randrange(3000))
        new = edited(draw, old)
        assert bps.apply(old, bps.make(old, new)) == new
        assert bps.apply(new, bps.make(new, old)) == old


def test_numbers_have_the_published_form():
    # seven bits a byte, the last marked, each length beginning where the shorter ones end
    for value, form in ((0, "80"), (127, "ff"), (128, "0080"), (16511, "7fff"), (16512, "000080")):
        assert bps.encode_number(value).hex() == form


def test_a_patch_written_by_hand_is_applied():
    # source abcd -> target abXXXXabcd: read 2, write X, copy X three times, copy source from 0
    body = b"BPS1" + bytes((0x84, 0x8A, 0x80))
    body += bytes((0x84, 0x81)) + b"X" + bytes((0x8B, 0x84, 0x8E, 0x80))
    assert bps.apply(b"abcd", signed(body, b"abcd", b"abXXXXabcd")) == b"abXXXXabcd"


def test_a_changed_byte_makes_a_small_patch():
    old = random.Random(1).randbytes(143_360)
    new = old[:70_000] + bytes([old[70_000] ^ 1]) + old[70_001:]
    assert len(bps.make(old, new)) < 50


def test_the_wrong_source_is_refused_with_both_checksums():
    patch = bps.make(b"one source", b"a target")
    with pytest.raises(bps.PatchError) as caught:
        bps.apply(b"two source", patch)
    for data in (b"one source", b"two source"):
        assert f"{zlib.crc32(data):08x}" in str(caught.value)


def test_every_changed_byte_of_a_patch_is_noticed():
    patch = bps.make(bytes(100), bytes(50) + b"new" + bytes(40))
    for at in range(len(patch)):
        bad = patch[:at] + bytes([patch[at] ^ 0x20]) + patch[at + 1 :]
        with pytest.raises(bps.PatchError):
            bps.apply(bytes(100), bad)


def test_hostile_sizes_are_refused_before_anything_is_made():
    huge = bps.encode_number(1 << 34)
    for body in (
        b"BPS1\x84" + huge + b"\x80",  # the target
        b"BPS1" + huge + b"\x84\x80",  # the source
        b"BPS1\x84\x84" + huge,  # the metadata
        b"BPS1\x84\x84\x80" + huge,  # an action
        b"BPS1" + b"\x7f" * 4000,  # a number without an end
        b"BPS1\x84\x84\x80\x8e\x83",  # a copy from before the beginning
    ):
        with pytest.raises(bps.PatchError):
            bps.apply(b"abcd", signed(body, b"abcd", b"abcd"))


def test_random_actions_end_in_a_message():
    draw = random.Random(7)
    for _ in range(3000):
        body = b"BPS1\x84\x00\x9f\x80" + draw.randbytes(draw.randrange(40))
        with pytest.raises(bps.PatchError):
            bps.apply(b"abcd", signed(body, b"abcd", draw.randbytes(8)))
