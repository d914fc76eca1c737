"""The window of the village: squares, sides, men, the cursor."""

import pytest

from ..hires_page import cell, keys, text

LEFT, RIGHT, BOTTOM, TOP = 11, 48, 11, 64
WALL, WINDOW, DOOR, HEDGE = 1, 2, 3, 4
CYCLES_200_MS = 204_545
MAN_COLUMNS = 0b1111100  # where a man stands: columns 2..6 of lines 2..7


@pytest.fixture
def page(ambush):
    ambush.call("screen_clear")
    ambush.set("man_in_play", [0] * 20)
    ambush.set("shown_look", [0] * 20)
    ambush.set("st_side", 0)
    ambush.set("st_blind", 0)
    ambush.set("view_top", TOP)
    return ambush


def set_square(ambush, x: int, y: int, ground: int = 0, north: int = 0, west: int = 0) -> None:
    low = ambush.mem[ambush.sym["village_row_lo"] + y - BOTTOM]
    high = ambush.mem[ambush.sym["village_row_hi"] + y - BOTTOM]
    ambush.mem[(low | high << 8) + x] = ground | north << 2 | west << 5


def empty_village(ambush) -> None:
    for y in range(BOTTOM, TOP + 1):
        for x in range(LEFT, RIGHT + 1):
            set_square(ambush, x, y)


def put_man(
    ambush, man: int, x: int, y: int, wounds: int = 0, prone: int = 0, name: str = ""
) -> None:
    values = {"man_in_play": 1, "man_x": x, "man_y": y, "man_wounds": wounds, "man_posture": prone}
    for array, value in values.items():
        ambush.mem[ambush.sym[array] + man] = value
    if name:
        at = ambush.sym["man_name"] + 12 * man
        ambush.mem[at : at + 12] = name.ljust(12).encode()


def square(ambush, x: int, y: int) -> bytes:
    """The square's eight bytes on the page."""
    top = ambush.mem[ambush.sym["view_top"]]
    return cell(ambush.mem, x - 9, top - y)


@pytest.mark.rule("CA-1.2.5", "CA-M.6")
def test_the_window_is_drawn_within_200_ms_with_all_men_in_it(page):
    for man in range(20):
        put_man(page, man, 15 + man, 20, name=chr(65 + man))
    page.set("view_top", 29)
    page.call("men_shown")
    assert page.call("map_show").cycles < CYCLES_200_MS


@pytest.mark.rule("CA-1.5.1")
def test_rows_are_labelled_from_the_top_down(page):
    page.set("view_top", 50)
    page.call("map_show")
    assert [row[:2] for row in text(page.mem)[:19]] == [str(y) for y in range(50, 31, -1)]


@pytest.mark.rule("CA-1.2.5")
def test_column_11_and_column_48_are_the_first_and_last_cells(page):
    empty_village(page)
    set_square(page, LEFT, 60, west=WALL)
    set_square(page, RIGHT, 60, ground=3)
    page.call("map_show")
    assert cell(page.mem, 2, 4) == bytes([0b11] * 8)
    assert any(cell(page.mem, 39, 4))
    assert not any(cell(page.mem, 38, 4))


@pytest.mark.rule("CA-1.2.5")
@pytest.mark.parametrize("x", [20, 21])
def test_each_kind_of_side_has_its_own_shape_on_both_axes(page, x):
    shapes = set()
    for kind in (0, WALL, WINDOW, DOOR, HEDGE):
        empty_village(page)
        set_square(page, x, 60, north=kind)
        set_square(page, x, 58, west=kind)
        page.call("map_show")
        north, west = square(page, x, 60), square(page, x, 58)
        assert not any(byte & 0x7F for byte in north[2:])  # two lines are enough
        assert not any(byte & MAN_COLUMNS for byte in west)  # and two columns
        shapes |= {("north", north), ("west", west)}
    assert len(shapes) == 10


@pytest.mark.rule("CA-1.2.5")
def test_a_corner_of_two_walls_is_closed(page):
    empty_village(page)
    set_square(page, 20, 59, north=WALL)  # the wall south of 2060
    set_square(page, 21, 60, west=WALL)  # the wall east of it
    page.call("map_show")
    assert square(page, 21, 59) == bytes([0b11, 0b11] + [0] * 6)


@pytest.mark.rule("CA-1.2.5")
@pytest.mark.rule("CA-M.6")
def test_a_single_square_looks_as_in_the_whole_window(page):
    for top in (29, 46, TOP):
        page.set("view_top", top)
        page.call("map_show")
        whole = bytes(page.mem[0x2000:0x4000])
        for x in range(LEFT, RIGHT + 1, 3):
            for y in range(top - 18, top + 1):
                page.call("map_draw_square", X=x, Y=y)
        assert bytes(page.mem[0x2000:0x4000]) == whole


@pytest.mark.rule("CA-1.2.5")
@pytest.mark.parametrize(("x", "y"), [(10, 60), (49, 60), (20, 45), (20, 65), (0, 0), (255, 255)])
def test_squares_outside_the_window_are_not_drawn(page, x, y):
    page.call("map_show")
    whole = bytes(page.mem[0x2000:0x4000])
    page.call("map_draw_square", X=x, Y=y)
    page.call("map_mark", X=x, Y=y)
    assert bytes(page.mem[0x2000:0x4000]) == whole


@pytest.mark.rule("CA-1.2.1", "CA-4.2.1")
def test_friends_show_their_own_initials(page):
    empty_village(page)
    looks = set()
    for man, name in enumerate(("Padooka", "Cheng", "Bastinelli", "Dumke")):
        put_man(page, man, 20, 60 - 2 * man, name=name)
    page.call("men_shown")
    page.call("map_show")
    for man in range(4):
        looks.add(square(page, 20, 60 - 2 * man))
    assert len(looks) == 4


@pytest.mark.rule("CA-1.2.2", "CA-1.2.3", "CA-1.2.4")
@pytest.mark.parametrize("side", [0, 1])
def test_an_enemy_is_one_figure_but_prone_shocked_and_dead_ones_are_others(page, side):
    empty_village(page)
    page.set("st_side", side)
    first = 10 * (1 - side)
    for k, (wounds, prone) in enumerate([(0, 0), (49, 0), (0, 1), (50, 1), (98, 0), (99, 1)]):
        put_man(page, first + k, 20, 62 - 2 * k, wounds, prone, name=chr(65 + k))
    page.call("men_shown")
    page.call("map_show")
    up, hurt, prone, shock, shock_2, dead = (square(page, 20, 62 - 2 * k) for k in range(6))
    assert up == hurt and shock == shock_2
    assert len({up, prone, shock, dead}) == 4


@pytest.mark.rule("CA-1.2.2")
def test_americans_and_germans_are_different_figures(page):
    empty_village(page)
    looks = []
    for side in (0, 1):
        page.set("man_in_play", [0] * 20)
        page.set("st_side", side)
        put_man(page, 10 * (1 - side), 20, 60, name="X")
        page.call("men_shown")
        page.call("map_show")
        looks.append(square(page, 20, 60))
    assert looks[0] != looks[1]


@pytest.mark.rule("CA-1.2.1")
def test_a_prone_friend_looks_different(page):
    empty_village(page)
    put_man(page, 0, 20, 60, name="Padooka")
    put_man(page, 1, 20, 58, prone=1, name="Padooka")
    page.call("men_shown")
    page.call("map_show")
    assert square(page, 20, 60) != square(page, 20, 58)


@pytest.mark.rule("CA-1.2.5")
def test_a_man_hides_neither_side_of_his_square(page):
    empty_village(page)
    set_square(page, 20, 60, ground=2, north=WALL, west=WINDOW)
    page.call("map_show")
    bare = square(page, 20, 60)
    put_man(page, 10, 20, 60, name="Reich")
    page.call("men_shown")
    page.call("map_show")
    manned = square(page, 20, 60)
    assert manned != bare and manned[:2] == bare[:2]
    assert [b & 0x83 for b in manned] == [b & 0x83 for b in bare]


@pytest.mark.rule("CA-2.4.1", "CA-2.4.2")
@pytest.mark.parametrize(("blind", "seen", "shown"), [(0, 0, 1), (0, 1, 1), (1, 0, 0), (1, 1, 1)])
def test_a_blind_game_shows_only_enemies_that_are_seen(page, blind, seen, shown):
    put_man(page, 12, 20, 60, name="Gruber")
    page.set("st_blind", blind)
    page.mem[page.sym["man_seen"] + 12] = seen
    page.set("shown_all", 0)
    page.call("men_shown")
    assert bool(page.mem[page.sym["shown_look"] + 12]) == bool(shown)


@pytest.mark.rule("CA-1.2.1")
def test_men_out_of_play_are_not_drawn(page):
    put_man(page, 0, 20, 60, name="Padooka")
    page.mem[page.sym["man_in_play"]] = 0
    page.call("men_shown")
    assert page.mem[page.sym["shown_look"]] == 0


@pytest.mark.rule("CA-1.2.1")
def test_friends_who_share_a_square_are_counted(page):
    empty_village(page)
    looks = set()
    for man in range(10):
        put_man(page, man, 20, 60, name="Cheng")
        page.call("men_shown")
        page.call("map_show")
        looks.add(square(page, 20, 60))
    assert len(looks) == 9  # an initial, then 2 to 9


@pytest.mark.rule("CA-1.2.1")
def test_in_one_square_the_fit_stand_before_the_fallen(page):
    empty_village(page)
    put_man(page, 5, 20, 60, name="Cheng")
    page.call("men_shown")
    page.call("map_show")
    alone = square(page, 20, 60)
    put_man(page, 0, 20, 60, wounds=99, name="Padooka")
    put_man(page, 11, 20, 60, wounds=60, name="Reich")
    page.call("men_shown")
    page.call("map_show")
    assert square(page, 20, 60) == alone


@pytest.mark.rule("CA-M.6")
def test_the_mark_turns_every_dot_and_comes_off_again(page):
    page.call("map_show")
    before = square(page, 20, 60)
    page.call("map_mark", X=20, Y=60)
    assert square(page, 20, 60) == bytes(b ^ 0x7F for b in before)
    page.call("map_unmark", X=20, Y=60)
    assert square(page, 20, 60) == before


@pytest.mark.parametrize("y", [11, 13, 28, 29, 30, 46, 47, 61, 64])
@pytest.mark.parametrize("top", [0, 29, 45, 64, 255])
def test_scrolling_brings_every_row_into_the_window(page, y, top):
    page.set("view_top", top)
    r = page.call("map_scroll_to", X=20, Y=y)
    now = page.mem[page.sym["view_top"]]
    assert 29 <= now <= 64 and now - 18 <= y <= now
    assert r.c == (now != top)


@pytest.mark.rule("CA-1.5.1")
def test_the_cursor_shows_column_and_row_and_stays_in_the_village(page):
    page.call("map_scroll_to", X=48, Y=64)
    page.call("map_show")
    keys(page, "IIKKMMJJJ\r")
    r = page.call("map_cursor", A=20, X=48, Y=64)
    assert (r.x, r.y, r.c) == (45, 62, 0)
    assert text(page.mem)[23][36:] == "4562"


@pytest.mark.rule("CA-1.5.1")
@pytest.mark.parametrize("top", [29, 40, 64])
def test_the_figures_of_the_eight_directions_move_the_cursor_that_way(page, top):
    steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    for way, (dx, dy) in enumerate(steps, 1):
        page.set("view_top", top)
        page.call("map_show")
        keys(page, f"{way}\r")
        r = page.call("map_cursor", A=20, X=30, Y=top - 9)
        assert (r.x, r.y, r.c) == (30 + dx, top - 9 + dy, 0)


def test_escape_leaves_the_cursor(page):
    page.call("map_show")
    keys(page, "\x1b")
    assert page.call("map_cursor", A=20, X=20, Y=60).c == 1


@pytest.mark.rule("CA-1.5.1")
@pytest.mark.parametrize("row", [20, 21, 22])
def test_what_was_said_of_a_square_goes_when_the_cursor_leaves_it(page, row):
    """From the row on that the caller names, and not before the cursor moves."""
    page.call("map_show")
    for said in range(20, 24):
        page.call("text_goto", X=0, Y=said)
        page.call("text_char", A=ord("A") + said - 20)
    keys(page, "\x1b")
    page.call("map_cursor", A=row, X=20, Y=60)
    assert [line[0] for line in text(page.mem)[20:]] == list("ABCD")
    keys(page, "I\x1b")
    page.call("map_cursor", A=row, X=20, Y=60)
    left = [letter if line < row else " " for line, letter in enumerate("ABC", 20)]
    assert [line[0] for line in text(page.mem)[20:]] == [*left, "D"]


def test_a_return_behind_a_choice_is_not_the_cursor_s(page):
    page.call("map_show")
    keys(page, "\rI\r")
    r = page.call("map_cursor", A=22, X=20, Y=60, key_answered=1)
    assert (r.c, r.x, r.y) == (0, 20, 61)
