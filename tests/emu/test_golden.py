"""Every dot of the picture against a second drawing of it, a dot at a time, by the book."""

import math

import numpy as np
import pytest
from numpy.typing import NDArray

from grognard.emu import Apple2, Firmware
from grognard.emu import layout as L
from grognard.emu.picture.palette import LORES

CHARGEN = bytes(np.random.default_rng(8).integers(0, 256, 2048, np.uint8))
MODES = {
    "text": (0x51, 0x54), "text 2": (0x51, 0x55), "lo-res": (0x50, 0x52, 0x56, 0x54),
    "lo-res 2 mixed": (0x50, 0x53, 0x56, 0x55), "hi-res": (0x50, 0x52, 0x57, 0x54),
    "hi-res mixed": (0x50, 0x53, 0x57, 0x54), "hi-res 2": (0x50, 0x52, 0x57, 0x55),
}  # fmt: skip


def machine(mode: str) -> Apple2:
    a2 = Apple2(firmware=Firmware(bytes(0x3000), bytes(256), CHARGEN), powerup="random:3")
    for switch in MODES[mode]:
        a2.memory[0x300:0x303] = bytes((0xAD, switch, 0xC0))
        a2.cpu.pc = 0x300
        a2.step()
    a2.machine.words[L.CYCLES] = 16 * 5 * L.FRAME_CYCLES + 99  # flash stands the other way
    return a2


def text_row(a2: Apple2, line: int, page: int) -> list[int]:
    out: list[int] = []
    row = line // 8
    for column in range(40):
        code = a2.memory.byte(0x400 * page + row % 8 * 0x80 + row // 8 * 40 + column)
        bits = CHARGEN[code * 8 + line % 8]
        if code < 0x40 or code < 0x80:  # inverse, and flashing in this phase
            bits = ~bits
        for n in range(6, -1, -1):
            out += [bits >> n & 1] * 2
    return out


def lores_row(a2: Apple2, line: int, page: int) -> list[int]:
    row = line // 8
    out = []
    for x in range(560):
        byte = a2.memory.byte(0x400 * page + row % 8 * 0x80 + row // 8 * 40 + x // 14)
        out.append((byte >> 4 if line % 8 > 3 else byte & 15) >> x % 4 & 1)
    return out


def hires_row(a2: Apple2, line: int, page: int) -> list[int]:
    start = 0x2000 * page + line % 8 * 0x400 + line // 8 % 8 * 0x80 + line // 64 * 40
    out: list[int] = []
    for column in range(40):
        byte = a2.memory.byte(start + column)
        dots = [byte >> n // 2 & 1 for n in range(14)]
        if byte & 0x80:
            dots = [out[-1] if out else 0, *dots[:13]]
        out += dots
    return out


def drawn(a2: Apple2, mode: str) -> NDArray[np.int64]:
    switches = MODES[mode]
    page = 2 if 0x55 in switches else 1
    rows = []
    for line in range(192):
        if 0x51 in switches or (0x53 in switches and line >= 160):
            rows.append(text_row(a2, line, page))
        elif 0x57 in switches:
            rows.append(hires_row(a2, line, page))
        else:
            rows.append(lores_row(a2, line, page))
    return np.array(rows)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.quick_cases(3)
def test_every_dot_is_where_the_book_has_it(mode: str) -> None:
    a2 = machine(mode)
    a2.screen.look = "mono-white"
    want = np.repeat(drawn(a2, mode), 2, axis=0)
    assert np.array_equal(a2.screen.pixels, np.repeat(want[:, :, None] * 255, 3, axis=2))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.quick_cases(3)
def test_crisp_gives_each_run_of_dots_its_solid_colour(mode: str) -> None:
    a2 = machine(mode)
    a2.screen.look = "crisp"
    dots = drawn(a2, mode)
    for line in range(0, 192, 11):
        row = [0, 0, *dots[line].tolist(), 0, 0]
        for x in range(0, 560, 3):
            near = row[x : x + 5]
            want: tuple[int, ...] = (0, 0, 0)
            if near[2]:
                first, last = 2, 2
                while first > 0 and near[first - 1]:
                    first -= 1
                while last < 4 and near[last + 1]:
                    last += 1
                want = (255, 255, 255)
                if mode.startswith("text"):
                    pass  # no colour burst
                elif last - first + 1 <= 2:
                    want = LORES[sum(1 << (x + n - 2) % 4 for n in range(first, last + 1))]
            assert tuple(a2.screen.pixels[2 * line, x]) == want, (line, x)


@pytest.mark.parametrize("mode", ["lo-res", "hi-res"])
def test_colour_is_what_a_receiver_makes_of_the_dots(mode: str) -> None:
    """Brightness and two colour signals by multiplying with the carrier, dot by dot."""
    a2 = machine(mode)
    dots = drawn(a2, mode)
    luma = (0, 0, 0, 0, 0.5, 1, 1, 1, 0.5, 0, 0, 0)
    chroma = (0, 0, 0, 1, 2, 3, 4, 3, 2, 1, 0, 0)
    for line in range(3, 192, 31):
        row = [0] * 6 + dots[line].tolist() + [0] * 6
        for x in range(0, 560, 7):
            y = i = q = 0.0
            for n in range(12):
                if row[x + n]:
                    angle = 2 * math.pi * (x + n - 6) / 4 + math.radians(36)
                    y += luma[n] / 4
                    i += 2 * 0.85 * chroma[n] / 16 * math.cos(angle)
                    q += 2 * 0.85 * chroma[n] / 16 * math.sin(angle)
            rgb = (
                y + 0.956 * i + 0.621 * q, y - 0.272 * i - 0.647 * q, y - 1.106 * i + 1.703 * q
            )  # fmt: skip
            want = [255 * min(1.0, max(0.0, part)) for part in rgb]
            got = a2.screen.pixels[2 * line, x].tolist()
            assert max(abs(g - w) for g, w in zip(got, want, strict=True)) <= 0.51, (line, x)


def test_scan_lines_darken_every_second_row_and_nothing_else() -> None:
    a2 = machine("hi-res")
    plain = a2.screen.pixels
    a2.screen.scan_lines = True
    lined = a2.screen.pixels
    assert np.array_equal(lined[::2], plain[::2])
    assert np.array_equal(lined[1::2], plain[1::2] // 4)
    a2.screen.scan_lines = False
    assert np.array_equal(a2.screen.pixels, plain)
