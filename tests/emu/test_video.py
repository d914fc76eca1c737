"""What the screen shows, as text and as dots."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2, Firmware
from grognard.emu import layout as L

from .programs import machine

# a generator whose glyph rows are the screen code itself: every code can be told from any other
CHARGEN = bytes(code & 0x3F | row << 6 & 0x40 for code in range(256) for row in range(8))


# the sixteen lo-res colours as a television shows them
TELEVISION = [
    (0, 0, 0),
    (172, 18, 76),
    (0, 7, 131),
    (170, 26, 209),
    (0, 131, 47),
    (159, 151, 126),
    (0, 138, 181),
    (159, 158, 255),
    (122, 95, 0),
    (255, 114, 71),
    (120, 104, 127),
    (255, 122, 207),
    (111, 230, 44),
    (255, 246, 123),
    (108, 238, 178),
    (255, 255, 255),
]


def screen(*switches: int) -> Apple2:
    a2 = Apple2(firmware=Firmware(bytes(0x3000), bytes(256), CHARGEN), powerup="zero")
    for switch in switches:
        touch(a2, switch)
    a2.machine.words[L.CYCLES] += L.FRAME_CYCLES  # the beam has been everywhere since
    return a2


def touch(a2: Apple2, switch: int) -> None:
    a2.memory[0x300:0x303] = bytes((0xAD, switch, 0xC0))
    a2.cpu.pc = 0x300
    a2.step()


def dots(a2: Apple2, line: int) -> str:
    """One line in white and black, a character a dot."""
    a2.screen.look = "mono-white"
    row = a2.screen.pixels[2 * line]
    assert (a2.screen.pixels[2 * line + 1] == row).all()
    return "".join("#" if lit else "." for lit in row[:, 0] > 0)


def nearest(pixels: np.ndarray) -> int:
    """The lo-res colour that a patch of the picture comes nearest to, seen from afar."""
    mean = pixels.reshape(-1, 3).mean(axis=0)
    return int(((np.array(TELEVISION) - mean) ** 2).sum(axis=1).argmin())


def test_the_picture_is_384_lines_of_560_dots_in_rgb() -> None:
    pixels = screen().screen.pixels
    assert pixels.shape == (384, 560, 3) and pixels.dtype == np.uint8


def test_text_reads_normal_inverse_and_flashing_alike() -> None:
    a2 = screen(0x51)
    for row in range(24):
        at = 0x400 + row % 8 * 128 + row // 8 * 40
        a2.memory[at : at + 40] = b"\xa0" * 40
    a2.memory[0x400:0x405] = bytes((0xC1, 0x01, 0x41, 0xB1, 0x31))
    a2.memory[0x7D0] = 0xDA
    text = a2.screen.text
    assert text[0] == "AAA11" + 35 * " " and text[23] == "Z" + 39 * " "
    assert len(text) == 24 and all(len(line) == 40 for line in text)


def test_glyph_dots_come_from_the_generator_leftmost_first() -> None:
    a2 = screen(0x51)
    a2.memory[0x400:0x402] = bytes((0x95, 0x80))
    assert dots(a2, 0)[:28] == "...." + "##..##..##" + 14 * "."
    assert dots(a2, 1)[:28] == "##" + "..##..##..##" + "##" + 12 * "."


def test_inverse_swaps_and_flash_alternates_every_16_frames() -> None:
    a2 = screen(0x51)
    a2.memory[0x400:0x402] = bytes((0x15, 0x55))
    phases = []
    for frame in (0, 15, 16, 31, 32):
        a2.machine.words[L.CYCLES] = frame * L.FRAME_CYCLES + 30
        line = dots(a2, 0)
        assert line[:14] == "####..##..##.."
        phases.append(line[14:28] == "####..##..##..")
    assert phases == [False, False, True, True, False]


def test_hi_res_bits_go_left_to_right_and_bit_7_shifts_half_a_dot() -> None:
    a2 = screen(0x50, 0x52, 0x57, 0x54)
    a2.memory[0x2000:0x2003] = bytes((0x05, 0x85, 0x00))
    assert dots(a2, 0)[:28] == "##..##........" + ".##..##......."
    a2.memory[0x2000:0x2002] = bytes((0x40, 0x80))
    assert dots(a2, 0)[:28] == 12 * "." + "###" + 13 * "."
    at = 0x2000 + 7 * 0x400 + 7 * 0x80 + 2 * 40
    a2.memory[at] = 0x01
    assert dots(a2, 191)[:2] == "##"


@pytest.mark.parametrize(
    ("pair", "entry"),
    [((0x55, 0x2A), 3), ((0x2A, 0x55), 12), ((0xD5, 0xAA), 6), ((0xAA, 0xD5), 9),
     ((0x7F, 0x7F), 15), ((0x00, 0x00), 0)],
    ids=["violet", "green", "blue", "orange", "white", "black"],
)  # fmt: skip
def test_hi_res_artifact_colours(pair: tuple[int, int], entry: int) -> None:
    a2 = screen(0x50, 0x52, 0x57, 0x54)
    a2.memory[0x2000:0x2028] = bytes(pair) * 20
    assert nearest(a2.screen.pixels[0, 100:400]) == entry


# 2 and 13 leave what a screen can show and come out nearer to their neighbours
@pytest.mark.parametrize("entry", [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15])
def test_lo_res_blocks_have_their_sixteen_colours(entry: int) -> None:
    a2 = screen(0x50, 0x52, 0x56, 0x54)
    a2.memory[0x400:0x428] = bytes([entry | (15 - entry) << 4] * 40)
    pixels = a2.screen.pixels
    grey = {5, 10}  # the same grey twice
    for rows, want in ((slice(0, 8), entry), (slice(8, 16), 15 - entry)):
        got = nearest(pixels[rows, 100:400])
        assert got == want or {got, want} == grey


def test_mixed_screens_have_four_lines_of_text() -> None:
    a2 = screen(0x50, 0x53, 0x57, 0x54)
    a2.memory[0x2000:0x4000] = b"\x7f" * 0x2000
    a2.memory[0x650:0x678] = b"\x80" * 40
    assert dots(a2, 159) == 560 * "#" and dots(a2, 160) == 560 * "."


def test_page_2_shows_other_memory() -> None:
    a2 = screen(0x50, 0x52, 0x57, 0x55)
    a2.memory[0x4000] = 0x01
    assert dots(a2, 0)[:4] == "##.."


def test_a_switch_in_mid_frame_counts_from_its_line_on() -> None:
    a2 = screen(0x51)
    a2.memory[0x2000:0x4000] = b"\x7f" * 0x2000
    a2.memory[0x400:0x800] = b"\x80" * 1024
    frame = 9 * L.FRAME_CYCLES
    touch(a2, 0x57)
    a2.machine.words[L.CYCLES] = frame + 65 * 50 - 20
    touch(a2, 0x50)
    a2.machine.words[L.CYCLES] = frame + 65 * 100 - 20
    touch(a2, 0x51)
    a2.machine.words[L.CYCLES] = frame + 65 * 200
    lit = [dots(a2, line)[2] == "#" for line in (0, 49, 50, 99, 101)]
    assert lit == [False, False, True, True, False]


def _delay(outer: int, inner: int, nops: int, threes: int = 0) -> bytes:
    """Code that takes 1 + outer * (5 * inner + 6) + 2 * nops + 3 * threes cycles."""
    loops = bytes((0xA2, outer, 0xA0, inner, 0x88, 0xD0, 0xFD, 0xCA, 0xD0, 0xF8))
    return loops + b"\xea" * nops + b"\xa5\x00" * threes


def test_a_program_that_finds_the_beam_splits_every_frame_at_the_same_lines() -> None:
    """It reads the bus until the beam shows its mark, then has 50 lines of text in each frame."""
    a2 = screen(0x50, 0x52, 0x57, 0x54)
    line = 100
    at = 0x2000 + line % 8 * 0x400 + line // 8 % 8 * 0x80 + line // 64 * 40
    a2.memory[at : at + 40] = b"\x5a" * 40
    a2.memory[0x400:0x800] = b"\x80" * 1024
    lock = bytes.fromhex("AD50C0C95AD0F9")  # LDA $C050, CMP #$5A, BNE: the bus, nothing drives it
    text, graphics = bytes.fromhex("2C51C0"), bytes.fromhex("2C50C0")
    # 4 + 3246 + 4 + 13773 + 3 cycles: a frame; 3250 of them are 50 lines
    loop = text + _delay(5, 128, 6, 1) + graphics + _delay(20, 136, 26)
    start = 0x6000 + len(lock)
    code = lock + loop + bytes((0x4C, start & 255, start >> 8))
    a2.memory[0x6000 : 0x6000 + len(code)] = code
    a2.cpu.pc = 0x6000
    a2.run(frames=3)
    a2.memory[0x400:0x800] = b"\x00" * 1024  # inverse: nearly all white
    for _ in range(5):
        a2.run(frames=1.13)
        white = [n for n in range(192) if dots(a2, n).count("#") > 470]
        assert white == list(range(line + 1, line + 51))


def test_hi_res_text_is_read_by_the_font_inverse_too(tmp_path: Path) -> None:
    random = np.random.default_rng(4)
    glyphs = random.integers(0, 128, (96, 8), np.uint8)
    glyphs[0] = 0
    (tmp_path / "f.font").write_bytes((glyphs | 0x80).tobytes())
    a2 = screen(0x50, 0x52, 0x57, 0x54)
    a2.screen.use_font(tmp_path / "f.font")
    for column, (char, mask) in enumerate((("H", 0), ("i", 0), ("!", 0x7F), (" ", 0))):
        for row in range(8):
            at = 0x2000 + row * 0x400 + 2 * 0x80 + column
            a2.memory[at] = (int(glyphs[ord(char) - 32, row]) ^ mask) | (0x80 if row & 1 else 0)
    a2.memory[0x2000 + 2 * 0x80 + 10] = 0x33  # no glyph of the font
    assert a2.screen.text[2] == "Hi!".ljust(40)


def test_a_disk_beside_a_built_game_is_read_by_its_font(tmp_path: Path) -> None:
    """A patched disk has another name; with two fonts in the folder none is taken."""
    shapes = np.random.default_rng(5).integers(0, 128, (96, 8), dtype=np.uint8)
    shapes[0] = 0
    (tmp_path / "game.font").write_bytes(shapes.tobytes())
    (tmp_path / "mine.dsk").write_bytes(bytes(143360))
    for fonts in (1, 2):
        a2 = screen(0x50, 0x52, 0x57, 0x54)
        a2.insert(1, tmp_path / "mine.dsk")
        for line in range(8):
            a2.memory[0x2000 + 0x400 * line] = int(shapes[ord("A") - 32][line])
        assert (a2.screen.text[0][:1] == "A") == (fonts == 1)
        (tmp_path / "other.font").write_bytes(shapes.tobytes())


def test_the_png_holds_exactly_the_pixels(tmp_path: Path) -> None:
    a2 = machine()
    a2.screen.png(tmp_path / "s.png")
    data = (tmp_path / "s.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (560, 384)
    start = data.index(b"IDAT") + 4
    size = struct.unpack(">I", data[start - 8 : start - 4])[0]
    rows = np.frombuffer(zlib.decompress(data[start : start + size]), np.uint8).reshape(384, -1)
    assert not rows[:, 0].any()
    assert (rows[:, 1:].reshape(384, 560, 3) == a2.screen.pixels).all()
