"""Letters, numbers and typed lines on the hi-res page."""

import pytest

from ..hires_page import FONT, cell, keys, left_over, text

LEFT, RIGHT, RETURN, ESCAPE, AGAIN = "\x08", "\x15", "\r", "\x1b", "\x18"
MAX_ECHO_CYCLES = 51_136  # 50 ms at 1,022,727 cycles a second


@pytest.fixture
def page(ambush):
    ambush.call("screen_clear")
    return ambush


def typed_line(ambush, typed: str, most: int = 12, column: int = 3, row: int = 5):
    ambush.call("text_goto", X=column, Y=row)
    keys(ambush, typed)
    result = ambush.call("line_input", X=most)
    at = ambush.sym["line_buffer"]
    raw = bytes(ambush.mem[at : at + 40])
    return raw[: raw.index(0)].decode("ascii"), result


def print_text(ambush, words: str) -> None:
    ambush.mem[0x300 : 0x300 + len(words) + 1] = words.encode("ascii") + b"\0"
    ambush.call("text_print", A=0x00, Y=0x03)


@pytest.mark.parametrize(("column", "row"), [(0, 0), (1, 7), (38, 8), (39, 23)])
def test_a_letter_is_its_eight_bytes_of_the_font_in_its_cell(page, column, row):
    page.call("text_goto", X=column, Y=row)
    page.call("text_char", A=ord("g"))
    assert cell(page.mem, column, row) == FONT[8 * (ord("g") - 32) :][:8]


def test_inverse_letters_are_the_same_dots_the_other_way_round(page):
    page.call("text_goto", X=4, Y=4)
    page.call("text_inverse")
    page.call("text_char", A=ord("A"))
    page.call("text_plain")
    assert cell(page.mem, 4, 4) == bytes(b ^ 0x7F for b in FONT[8 * (ord("A") - 32) :][:8])


def test_a_letter_keeps_all_registers(page):
    r = page.call("text_char", A=0x41, X=7, Y=9)
    assert (r.a, r.x, r.y) == (0x41, 7, 9)


def test_text_goes_on_in_the_next_row_and_stops_below_the_last(page):
    page.call("text_goto", X=38, Y=22)
    print_text(page, "abcd\rxyz" + "q" * 40)
    rows = text(page.mem)
    assert rows[22][38:] == "ab" and rows[23][:2] == "cd"
    assert "x" not in "".join(rows)  # row 24 is no row


def test_nothing_outside_the_page_is_written(page):
    before = bytes(page.mem[0x4000:0x4004]), bytes(page.mem[0x1FF0:0x2000])
    page.call("text_goto", X=39, Y=23)
    print_text(page, "W" * 5)
    assert (bytes(page.mem[0x4000:0x4004]), bytes(page.mem[0x1FF0:0x2000])) == before


@pytest.mark.parametrize("value", [0, 9, 10, 99, 100, 250, 999, 1000, 9999, 10000, 65535])
def test_numbers_print_as_decimals_without_leading_blanks(page, value):
    page.call("text_goto", X=0, Y=1)
    page.call("text_number", zp_arg0=value & 255, zp_arg1=value >> 8)
    assert text(page.mem)[1].rstrip() == str(value)


@pytest.mark.parametrize("value", [0, 7, -1, -10, -250, 250, 32767, -32768])
def test_signed_numbers_stand_right_aligned(page, value):
    page.call("text_goto", X=0, Y=1)
    page.call("text_signed_right", X=6, zp_arg0=value & 255, zp_arg1=value >> 8 & 255)
    assert text(page.mem)[1][:6] == f"{value:6d}"


@pytest.mark.parametrize("value", range(0, 100, 7))
def test_two_digits_are_always_two(page, value):
    page.call("text_goto", X=0, Y=1)
    page.call("text_two_digits", A=value)
    assert text(page.mem)[1][:3] == f"{value:02d} "


def test_screen_clear_leaves_no_dot_lit(page):
    page.mem[0x2000:0x4000] = b"\x55" * 0x2000
    r = page.call("screen_clear")
    assert not any(page.mem[0x2000:0x4000])
    assert r.cycles < 51_136


@pytest.mark.rule("CA-1.7.1")
def test_return_ends_a_command(page):
    line, r = typed_line(page, "MR12R" + RETURN)
    assert (line, r.a, r.c) == ("MR12R", 5, 0)


@pytest.mark.rule("CA-1.7.1.1")
@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("MR12R" + LEFT * 2 + "3W" + RETURN, "MR13W"),  # back, then over the mistake
        ("MR12R" + LEFT * 3 + RETURN, "MR"),  # what was stepped over is not taken
        ("MR12R" + LEFT * 3 + "2" + RIGHT * 2 + RETURN, "MR22R"),  # the right arrow takes it back
        (LEFT + "A" + RETURN, "A"),
        ("AB" + RIGHT + RETURN, "AB"),
        ("AB" + LEFT * 5 + "C" + RETURN, "C"),
        ("AB" + "\x7f" + RETURN, "A"),
        ("ABC" + AGAIN + "D" + RETURN, "D"),
        ("\x01\x02A\x03" + RETURN, "A"),
    ],
)
def test_the_left_arrow_steps_back_and_typing_overwrites(page, typed, line):
    got, _ = typed_line(page, typed)
    assert got == line
    assert text(page.mem)[5].strip(" ") == line  # what the line shows is what was taken


def test_a_line_takes_no_more_than_it_may(page):
    line, r = typed_line(page, "ABCDEFGH" + RETURN, most=5)
    assert (line, r.a) == ("ABCDE", 5)


def test_escape_leaves_the_line_empty_and_says_so(page):
    line, r = typed_line(page, "ABC" + ESCAPE)
    assert (line, r.c) == ("", 1)
    assert not text(page.mem)[5].strip()


def test_small_letters_stay_as_typed_until_asked(page):
    line, _ = typed_line(page, "Joe Buck" + RETURN)
    assert line == "Joe Buck"
    page.call("line_upper")
    at = page.sym["line_buffer"]
    assert bytes(page.mem[at : at + 9]) == b"JOE BUCK\0"


def test_a_question_mark_alone_asks_for_help_at_once(page):
    line, r = typed_line(page, "?")
    assert (line, r.a, r.c) == ("?", 1, 0)


def test_a_password_shows_stars(page):
    page.call("text_goto", X=3, Y=5)
    keys(page, "TIGER" + RETURN)
    r = page.call("line_input_secret", X=5)
    assert r.a == 5
    assert text(page.mem)[5].strip() == "*****"


def test_every_key_echoes_within_a_twentieth_of_a_second(page):
    _, few = typed_line(page, "A" + RETURN)
    page.call("screen_clear")
    _, more = typed_line(page, "AAAAAAAAAAA" + RETURN)
    assert (more.cycles - few.cycles) / 10 < MAX_ECHO_CYCLES / 10


def test_no_key_typed_ahead_is_lost(page):
    keys(page, "ABCDEFGHIJKL" + RETURN + "XYZ")
    page.call("text_goto", X=0, Y=0)
    page.call("line_input", X=20)
    assert left_over(page) == 3


@pytest.mark.parametrize(
    ("line", "value"),
    [("0", 0), ("7", 7), ("250", 250), ("00250", 250), ("65535", 65535)],
)
def test_a_line_of_figures_is_a_number(page, line, value):
    r = page.call("line_number", line_buffer=line.encode() + b"\0")
    assert r.c == 0 and page.word("zp_arg0") == value


@pytest.mark.parametrize("line", ["", "A", "12A", "-1", "65536", "70000", "99999", "1.5", " 1"])
def test_anything_else_is_no_number(page, line):
    assert page.call("line_number", line_buffer=line.encode() + b"\0").c == 1


@pytest.mark.parametrize(("typed", "answer"), [("Y", 1), ("y", 1), ("N", 0), ("n", 0), ("xqY", 1)])
def test_yes_or_no_takes_nothing_else(page, typed, answer):
    keys(page, typed)
    assert page.call("ask_yes_no").c == answer


def test_escape_means_no(page):
    keys(page, ESCAPE)
    r = page.call("ask_yes_no")
    assert (r.c, r.z) == (0, 1)


def test_a_question_mark_at_yes_or_no_asks_for_help_and_is_no_answer(page):
    keys(page, "?")
    before = text(page.mem)
    r = page.call("ask_yes_no")
    assert (r.c, r.z) == (0, 0)
    assert text(page.mem) == before, "neither word is printed"
    keys(page, "N")
    r = page.call("ask_yes_no")
    assert (r.c, r.z) == (0, 1)


def test_a_choice_takes_only_the_figures_offered(page):
    keys(page, "05A4")
    r = page.call("menu_choice", A=4)
    assert (r.a, r.c) == (4, 0)


@pytest.mark.parametrize("typed", ["X", "x", ESCAPE])
def test_x_leaves_a_menu_as_escape_does(page, typed):
    keys(page, typed)
    r = page.call("menu_choice", A=4)
    assert (r.a, r.c) == (ord(ESCAPE), 1)


def test_waiting_stirs_the_dice_only_while_it_may(page):
    page.set("rng_seed", [1, 2, 3, 4])
    page.set("key_stirs", 0)
    keys(page, "x")
    page.call("key_wait")
    assert bytes(page.mem[page.sym["rng_seed"] :][:4]) == bytes([1, 2, 3, 4])
    page.set("key_stirs", 1)
    keys(page, "x")
    page.call("key_wait")
    assert bytes(page.mem[page.sym["rng_seed"] :][:4]) != bytes([1, 2, 3, 4])


def test_reset_goes_where_it_was_sent_and_the_vector_is_valid(page):
    page.call("reset_install", A=0x34, Y=0x12)
    low, high, check = page.mem[0x3F2:0x3F5]
    assert (low, high) == (0x34, 0x12) and check == high ^ 0xA5
