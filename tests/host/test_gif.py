"""Moving pictures: what a reader of GIF files makes of them is what was shown."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import numpy as np
import pytest

from grognard.emu.compiler import jit
from grognard.host.running import gif
from grognard.host.running.gif import Packer, Pixels, gif_bytes, lzw

HEIGHT, WIDTH = 40, 60


def unpacked(data: bytes, least: int) -> bytes:
    """LZW as GIF 89a's specification has a decoder do it, appendix F."""
    clear, end = 1 << least, (1 << least) + 1
    table: list[bytes] = []
    out, width, bits, have, before = bytearray(), least + 1, 0, 0, b""
    for byte in data:
        bits |= byte << have
        have += 8
        while have >= width:
            code = bits & ((1 << width) - 1)
            bits >>= width
            have -= width
            if code == clear:
                table = [*(bytes([n]) for n in range(clear)), b"", b""]
                width, before = least + 1, b""
                continue
            if code == end:
                return bytes(out)
            phrase = table[code] if code < len(table) else before + before[:1]
            if before and len(table) < 4096:
                table.append(before + phrase[:1])
            width += len(table) == 1 << width and width < 12
            out += phrase
            before = phrase
    raise AssertionError("no end code")


def pictures_of(data: bytes) -> Iterator[tuple[Pixels, int]]:
    """The whole picture after each image, and how long it stands."""
    assert data[:6] == b"GIF89a" and data[-1] == 0x3B
    width, height, flags = struct.unpack_from("<HHB", data, 6)
    palette = np.frombuffer(data, np.uint8, 3 << (flags & 7) + 1, 13).reshape(-1, 3)
    canvas = np.zeros((height, width, 3), np.uint8)
    at, delay = 13 + palette.size, 0
    while data[at] != 0x3B:
        if data[at] == 0x21:
            if data[at + 1] == 0xF9:
                (delay,) = struct.unpack_from("<H", data, at + 4)
            at += 2
            while data[at]:
                at += data[at] + 1
            at += 1
            continue
        left, top, wide, high = struct.unpack_from("<HHHH", data, at + 1)
        least, packed = data[at + 10], bytearray()
        at += 11
        while data[at]:
            packed += data[at + 1 : at + 1 + data[at]]
            at += data[at] + 1
        at += 1
        cells = np.frombuffer(unpacked(bytes(packed), least), np.uint8).reshape(high, wide)
        canvas[top : top + high, left : left + wide] = palette[cells]
        yield canvas.copy(), delay


def scenes(colours: int) -> list[tuple[Pixels, int]]:
    """Noise, a part of it changed, the same again, and all of it scrolled."""
    dice = np.random.default_rng(colours)
    palette = dice.integers(0, 256, (colours, 3), np.uint8)
    first: Pixels = palette[dice.integers(0, colours, (HEIGHT, WIDTH))]
    second = first.copy()
    second[5:9, 7:30] = palette[0]
    return [(first, 10), (second, 9), (second, 300), (np.roll(second, 3, axis=1), 1)]


@pytest.mark.parametrize("colours", [1, 2, 16, 256])
@pytest.mark.parametrize("compiled", [True, False])
def test_a_reader_sees_what_was_shown(
    colours: int, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not compiled:
        monkeypatch.setattr(gif, "packs", lambda: False)
    shown = scenes(colours)
    read = list(pictures_of(gif_bytes(shown)))
    assert [delay for _, delay in read] == [delay for _, delay in shown]
    for (seen, _), (meant, _) in zip(read, shown, strict=True):
        assert np.array_equal(seen, meant)


def test_more_than_256_colours_become_their_nearest_of_216() -> None:
    shown = scenes(1000)
    for (seen, _), (meant, _) in zip(pictures_of(gif_bytes(shown)), shown, strict=True):
        assert np.abs(seen.astype(int) - meant).max() <= 25  # half of a step of 51
        assert not (seen % 51).any()


def test_compiled_code_packs_as_python_does() -> None:
    if jit.LLVM is None:
        pytest.skip("llvmlite is not there: nothing is compiled")
    pack, dice = Packer(), np.random.default_rng(3)
    assert jit.packs()
    for size in (1, 2, 3, 255, 256, 4000, 40_000):
        for kinds in (1, 2, 9, 256):  # the table fills up again and again with many
            cells = dice.integers(0, kinds, (1, size)).astype(np.uint8)
            packed = pack(cells)
            assert packed == lzw(cells.tobytes())
            assert unpacked(packed, 8) == cells.tobytes()
