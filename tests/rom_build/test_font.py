"""The font and the drawing tools of rom_build/data."""

from pathlib import Path

import pytest

from grognard.rom_build.data import drawing, font, messages, picture

GAME_ASM = Path(__file__).parents[2] / "game_asm"
FONT = GAME_ASM / "lib" / "data" / "font.txt"


def glyph(char: str) -> bytes:
    return font.font_bytes(FONT)[8 * (ord(char) - 0x20) :][:8]


def test_the_font_file_holds_96_glyphs_leftmost_dot_in_bit_0():
    assert len(font.font_bytes(FONT)) == 768
    # an L: upright of two dots down to the foot of six
    assert list(glyph("L")) == [0b11] * 6 + [0b111111, 0]
    assert glyph(" ") == bytes(8)


@pytest.mark.parametrize("char", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
def test_every_lit_stretch_of_a_letter_is_two_dots_or_more(char):
    # a lone dot would be violet or green on a colour screen
    for byte in glyph(char):
        runs = f"{byte & 0x7F:07b}".split("0")
        assert all(len(run) != 1 for run in runs), f"{char}: {byte:07b}"


@pytest.mark.parametrize("char", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
def test_letters_leave_the_last_column_and_the_high_bit_clear(char):
    assert all(byte & 0xC0 == 0 for byte in glyph(char))


def test_no_two_glyphs_look_alike():
    data = font.font_bytes(FONT)
    assert len({data[at : at + 8] for at in range(0, 768, 8)}) == 96


def test_a_glyph_too_narrow_is_refused_with_its_line(tmp_path):
    bad = tmp_path / "font.txt"
    bad.write_text("glyphs 20\n" + "......\n" * 8)
    with pytest.raises(drawing.DrawingError, match=r"font.txt:1: error: expected 7 x 8 dots"):
        font.font_bytes(bad)


def test_a_row_with_a_glyph_missing_is_refused_with_its_line(tmp_path):
    bad = tmp_path / "font.txt"
    bad.write_text("glyphs 20\n....... .......\n.......\n")
    with pytest.raises(drawing.DrawingError, match=r"font.txt:3: error: expected 2 glyphs"):
        font.font_bytes(bad)


def test_messages_end_with_0_and_break_lines_only_where_the_screen_does_not(tmp_path):
    source = tmp_path / "messages_x.txt"
    source.write_text("; words\n[MENU]\na: Hi~you |\nb: " + "x" * 40 + "~y\n")
    made = messages.generate([source])
    assert ".byte   $48,$69,$0D,$79,$6F,$75,$20,$00" in made
    assert "$0D" not in made.split("msg_b:")[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("a: Hi\n", "expected '\\[SEGMENT\\]' first"),
        ("[MENU]\na: Hi\na: Ho\n", "messages_x.txt:3: error: message a stands here twice"),
        ("[MENU]\na: " + "x" * 41 + "\n", "expected at most 40 columns, found 41"),
        ("[MENU]\na: \u00e4\n", "only printable ASCII"),
    ],
)
def test_messages_that_cannot_be_shown_are_refused_with_their_line(tmp_path, words, message):
    source = tmp_path / "messages_x.txt"
    source.write_text(words, encoding="utf-8")
    with pytest.raises(ValueError, match=message):
        messages.generate([source])


def unpack(packed: list[int]) -> bytes:
    out, at = bytearray(), 0
    while packed[at]:
        count = packed[at] & 0x7F
        if packed[at] & 0x80:
            out += bytes([packed[at + 1]]) * count
            at += 2
        else:
            out += bytes(packed[at + 1 : at + 1 + count])
            at += 1 + count
    assert at == len(packed) - 1
    return bytes(out)


@pytest.mark.parametrize(
    "data",
    [b"", b"a", b"aa", b"aaa", b"abc" * 100, b"\0" * 1000, b"ab" + b"c" * 127 + b"d" * 128 + b"e"],
)
def test_packing_loses_nothing(data):
    assert unpack(picture.pack(data)) == data


def test_a_coloured_area_lights_the_dots_that_show_in_that_colour(tmp_path):
    source = tmp_path / "p.txt"
    source.write_text("picture\n" + "ggggggggggggggbbbbbbbbbbbbbb#..#\n")
    (line,) = picture.picture_lines(source)
    # green: odd dots, high bit clear; blue: even dots, high bit set
    assert list(line[:5]) == [0b0101010, 0b1010101, 0x80 | 0b1010101, 0x80 | 0b0101010, 0b0001001]
    assert line[5:] == bytes(35)
