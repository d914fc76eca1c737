"""Deployment by hand, key by key on the bench (section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import GERMAN, NO_UNIT, NOWHERE, SOVIET, Field, number

CLEAR, TOWN, BROKEN, WOODS, RIVER = 0, 2, 4, 5, 9
OFF_MAP, ASSAULT_GERMAN, PHASE_ORDERS, PHASE_SAVE = 64, 1, 3, 8
MAP_MENU = ["A-T unit RETURN here SPACE list  0 auto", "9 dig U land V view -map W goal X done ?"]
UNIT_MENU = ["M move L look N next E embark D unload", "P passengers 9 weapon V view X back ?"]


def lay(bench: Any) -> Field:
    """A German assault: lines at columns 20 and 25, the objective about (39, 15)."""
    field = Field(bench, rows=30)
    bench.set("st_battle", ASSAULT_GERMAN)
    bench.set("st_start_line", [20, 25])
    bench.set("st_objective_x", [39, 39])
    bench.set("st_trenches", [50, 50])
    field.unit(GERMAN, "A0", "PZ-IVH", 5, 10, 3)
    field.unit(GERMAN, "A1", "RIFLE", 30, 12, 3)
    field.unit(GERMAN, "B0", "HALFTRACK", 4, 14, 3)
    field.unit(GERMAN, "B1", "HMG", 4, 14, 3)
    field.unit(GERMAN, "T8", "75AT", 2, 15, 3)
    field.unit(GERMAN, "U0", "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP)
    field.unit(SOVIET, "A0", "T-34/76C", 3, 30, 3)
    field.unit(SOVIET, "A1", "S-RIFLE", 30, 31, 3)
    return field


class Desk(Hands):
    """One side's deployment, its map on the screen."""

    def __init__(self, bench: Any, side: int = GERMAN) -> None:
        self.field = lay(bench)
        super().__init__(bench, "deploy_map", st_side=side, zp_side=side)

    def at(self, x: int, y: int) -> None:
        """Put the cursor there at once."""
        self.aside("cursor_to", X=x, Y=y)

    @property
    def cursor(self) -> tuple[int, int]:
        return self.byte("st_cursor_x"), self.byte("st_cursor_y")

    @property
    def panel(self) -> list[str]:
        return self.text[20:]

    @property
    def picture(self) -> bytes:
        return bytes(self.mem[0x2000:0x4000])

    def square(self, x: int, y: int) -> int:
        return self.byte("map", 60 * y + x)


@pytest.fixture
def desk(kampf: Any) -> Desk:
    return Desk(kampf)


@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.2.2")
def test_the_map_comes_with_the_cursor_on_the_start_line_and_the_menu(kampf: Any) -> None:
    for side, line in ((GERMAN, 20), (SOVIET, 25)):
        desk = Desk(kampf, side)
        assert desk.cursor == (line, 15)
        assert desk.panel[2:] == MAP_MENU
        assert desk.panel[0] == f"Square {line},15 clear height 0 dig 50"
        desk.field.ground(line + 1, 14, TOWN, height=3)
        desk.types("2")
        assert desk.panel[0] == f"Square {line + 1},14 town height 3 dig 50"


@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.4.3")
def test_w_goes_to_the_objective_and_the_start_line_by_turns(kampf: Any) -> None:
    for side, line in ((GERMAN, 20), (SOVIET, 25)):
        desk = Desk(kampf, side)
        for where, words in ((39, "The objective area, 19 x 19: its centre"),
                             (line, "Your start line.")) * 2:  # fmt: skip
            desk.types("W")
            assert desk.cursor == (where, 15)
            assert desk.panel[1] == words
        desk.types("1w1w")
        assert desk.cursor == (line, 14), "the line has no row of its own"


BOUND = {"": "X90UVWYZ?-\r 12345678\x08\x0a\x0b\x15ABCDEFGHIJKLMNOPQRST"}
BOUND["A0"] = "XQ\x1bLMNEDPV9?12345678\x08\x0a\x0b\x15"


@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.5.1")
@pytest.mark.rule("KG-1.2.1")
def test_a_key_of_no_meaning_changes_nothing(desk: Desk) -> None:
    begin, end = desk.sym["state_begin"], desk.sym["state_end"]
    for mode in ("", "A0"):
        desk.types(mode)
        before = desk.picture, bytes(desk.mem[begin:end])
        for key in map(chr, range(128)):
            if key.upper() not in BOUND[mode]:
                desk.types(key)
                assert (desk.picture, bytes(desk.mem[begin:end])) == before, (mode, key)


@pytest.mark.rule("KG-4.8.1")
@pytest.mark.rule("KG-4.8.2")
@pytest.mark.rule("KG-4.8.4")
@pytest.mark.rule("KG-4.4.1")
def test_9_digs_in_and_says_why_not(desk: Desk) -> None:
    desk.at(14, 8)
    desk.types("9")
    assert desk.square(14, 8) == BROKEN
    assert desk.panel[:2] == ["Square 14,8 broken height 0 dig 49", ""]
    desk.types("9")
    assert desk.panel[1] == "Only clear ground can be dug up."
    desk.at(21, 8)
    desk.types("9")
    assert desk.panel[1] == "That is beyond your start line."
    desk.set("st_trenches", 0)
    desk.at(20, 8)
    desk.types("9")
    assert desk.panel[1] == "All fifty are dug."
    desk.set("st_battle", 2)
    desk.types("9")
    assert desk.panel[1] == "Entrenchments only before assaults."
    assert desk.square(20, 8) == desk.square(21, 8) == CLEAR


@pytest.mark.rule("KG-4.10.1")
def test_u_gives_the_square_any_of_ten_grounds(desk: Desk) -> None:
    desk.field.ground(20, 15, WOODS, height=2)
    for key in "0123456789":
        desk.types("U")
        assert desk.panel[:2] == [
            "Ground: 0 clear 1 road 2 town 3 rd-slope",
            "4 brok 5 wood 6 slp 7 ford 8 brdg 9 rv",
        ]
        desk.types(key)
        assert desk.square(20, 15) == 0x20 | int(key)
        assert desk.panel[1] == ""
    for other in "/:X\x1b":
        desk.types("U" + other)
        assert desk.square(20, 15) == 0x20 | RIVER
        assert desk.panel[1:3] == ["", MAP_MENU[0]]


@pytest.mark.rule("KG-4.4.4")
@pytest.mark.rule("KG-4.4.2")
def test_y_shows_the_ground_and_v_the_view_until_a_key(desk: Desk) -> None:
    desk.at(12, 5)
    desk.types("1")
    before = desk.picture
    for key, what in (("Y", "The ground alone"), ("V", "What can be seen")):
        desk.types(key)
        assert desk.picture != before
        assert desk.panel[1] == f"{what}. Press any key"
        desk.types(" ")
        assert desk.picture == before


@pytest.mark.rule("KG-4.4.1")
def test_help_is_a_page_then_the_card_of_all_weapons(desk: Desk) -> None:
    desk.types("?")
    assert desk.text[0].strip() == "Deployment" and "AUTO DEPLOY" in "\n".join(desk.text)
    assert desk.text[21] == "Any key: all weapons   ESC: back"
    desk.types("\x1b")
    assert desk.panel[2:] == MAP_MENU, "there may be no need of the card"
    desk.types("? ")
    assert desk.text[23].endswith(" ESC"), "the card says how to leave it"
    assert desk.text[0].strip().startswith("Weapons ") and "PZ-IIF" in "\n".join(desk.text)
    desk.types("\x1b")
    assert desk.panel[2:] == MAP_MENU and desk.panel[0].startswith("Square 20,15")
    desk.types("A0? ")
    assert desk.text[0].strip().startswith("Weapons ") and "PZ-IVH" in "\n".join(desk.text)
    desk.types("X")
    assert desk.panel[2:] == UNIT_MENU and desk.panel[0].startswith("A0   5 PZ-IVH")


@pytest.mark.rule("KG-4.4.4")
def test_z_shows_the_own_units_here_one_by_one(kampf: Any) -> None:
    desk = Desk(kampf)
    desk.at(14, 3)
    desk.types("Z")
    assert desk.panel[0].startswith("B0   4 HALFTRACK")
    desk.types(" ")
    assert desk.panel[0].startswith("B1   4 HMG")
    desk.types(" ")
    assert desk.panel[:2] == ["Square 14,3 clear height 0 dig 50", ""]
    for leave in "Xx":
        desk.types("z" + leave)
        assert desk.panel[0].startswith("Square")
    desk.field.unit(GERMAN, "B0", "HALFTRACK", 0, 14, 3)
    desk.types("Z")
    assert desk.panel[0].startswith("B1"), "B0 is lost"
    desk.types("X")
    desk.field.unit(GERMAN, "B3", "SMG", 0, 13, 3, start=30)
    for x, y in ((14, 4), (13, 3)):
        desk.at(x, y)
        desk.types("Z")
        assert desk.panel[1] == "You have nobody here."
    desk.at(30, 3)
    desk.types("Z")
    assert desk.panel[1] == "You have nobody here.", "the enemy's are not shown"
    desk = Desk(kampf, SOVIET)
    desk.at(30, 3)
    desk.types("Z")
    assert desk.panel[0].startswith("A0   3 T-34/76C")
    desk.types(" ")
    assert desk.panel[0].startswith("Square")


@pytest.mark.rule("KG-4.4.4")
def test_z_shows_the_last_unit_of_all(desk: Desk) -> None:
    desk.field.unit(GERMAN, "U8", "SMG", 30, 3, 3)
    desk.at(3, 3)
    desk.types("Z")
    assert desk.panel[0].startswith("U8  30 SMG")


@pytest.mark.rule("KG-4.4.4")
@pytest.mark.rule("KG-AM.7")
def test_return_takes_a_unit_here_and_space_lists_all(desk: Desk) -> None:
    desk.at(14, 3)
    desk.types("Z ")
    assert desk.panel[2:] == ["Next Quit  RETURN takes it", ""]
    desk.types("\r")
    assert desk.panel[0].startswith("B1   4 HMG") and desk.panel[2:] == UNIT_MENU
    desk.at(17, 6)
    desk.types("MX")
    assert desk.panel[2:] == MAP_MENU
    desk.types("\r")
    assert desk.panel[0].startswith("B1   4 HMG") and desk.panel[2:] == UNIT_MENU
    desk.types("XB0EB1X\r")
    assert desk.panel[0].startswith("B0   4 HALFTRACK"), "not who rides on it"
    desk.types("X")
    for x, y in ((3, 3), (30, 3)):
        desk.at(x, y)
        desk.types("\r")
        assert desk.panel[1:] == ["You have nobody here.", *MAP_MENU]
    desk.types(" ")
    assert [line.split()[:1] for line in desk.text[2:9]] == [
        [unit] for unit in ("A0", "A1", "B0", "B1", "T8", "U0")
    ] + [[]]
    desk.types(" ")
    assert desk.panel[2:] == MAP_MENU


@pytest.mark.rule("KG-4.5.1")
@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.1.2")
def test_a_letter_and_an_index_take_a_unit_up(desk: Desk) -> None:
    desk.types("T")
    assert desk.panel[1] == "Its index, 0 to 8: T"
    for refused in "9/AX":
        desk.types(refused)
        assert desk.panel[1] == "Its index, 0 to 8: T"
    desk.types("\x1b")
    assert desk.panel[1:] == ["", *MAP_MENU]
    desk.types("T8")
    assert desk.panel[0].startswith("T8   2 75AT")
    assert desk.panel[2:] == UNIT_MENU
    assert desk.cursor == (15, 3)
    for leave in "XQ\x1b":
        desk.types(leave)
        assert desk.panel[2:] == MAP_MENU
        desk.types("b1")
        assert desk.panel[0].startswith("B1   4 HMG")
    desk.types("X")
    desk.field.unit(GERMAN, "A2", "SMG", 0, 13, 3, start=30)
    for missing, words in (("A2", "unit"), ("C", "formation"), ("S", "formation")):
        desk.types(missing)
        assert desk.panel[1:] == [f"There is no such {words}.", *MAP_MENU], missing


@pytest.mark.rule("KG-4.5.1")
def test_n_goes_round_all_living_units_with_the_cursor(kampf: Any) -> None:
    desk = Desk(kampf)
    desk.field.unit(GERMAN, "C3", "SMG", 0, 13, 3, start=30)
    desk.types("T8")
    seen = []
    for _ in range(6):
        desk.types("N")
        seen.append((desk.panel[0].split()[0], desk.cursor))
    stay = (15, 3)
    places = [("U0", stay), ("A0", (10, 3)), ("A1", (12, 3)), ("B0", (14, 3)), ("B1", (14, 3))]
    assert seen == [*places, ("T8", (15, 3))], "U0 is off the map: the cursor stays"
    desk.field.unit(GERMAN, "U8", "SMG", 30, 3, 9)
    desk.types("NN")
    assert (desk.panel[0].split()[0], desk.cursor) == ("U8", (3, 9))
    desk.types("N")
    assert desk.panel[0].split()[0] == "A0"
    desk = Desk(kampf, SOVIET)
    desk.types("A0")
    assert desk.cursor == (30, 3)
    desk.types("N")
    assert desk.cursor == (31, 3)
    desk.types("4L")
    assert desk.cursor == (31, 3)


@pytest.mark.rule("KG-4.5.1")
@pytest.mark.rule("KG-4.0.2")
def test_m_puts_the_unit_at_the_cursor_or_says_why_not(desk: Desk) -> None:
    place = desk.field.place
    desk.field.unit(GERMAN, "A1", "RIFLE", 30, 12, 3, carrier=number("A0"))
    desk.types("A044M")
    assert desk.panel[0].split() == ["A0", "5", "PZ-IVH", "III", "L"]
    assert place(GERMAN, "A0") == (12, 5) and desk.panel[1].startswith("A40"), "its ammunition"
    desk.at(21, 5)
    desk.types("M")
    assert desk.panel[1] == "That is beyond your start line."
    desk.at(17, 5)
    desk.types("M")
    assert place(GERMAN, "A0") == (17, 5) and desk.panel[1].startswith("A40")
    desk.at(12, 5)
    desk.types("M")
    desk.field.ground(18, 5, RIVER)
    desk.at(18, 5)
    desk.types("m")
    assert desk.panel[1] == "It cannot go there."
    assert place(GERMAN, "A0") == (12, 5)
    desk.types("X")
    desk.field.unit(GERMAN, "B1", "HMG", 4, 14, 3, carrier=number("B0"))
    desk.types("B1M")
    assert desk.panel[1] == "It is carried, or behind the map"
    desk.types("XT8NM")
    assert desk.panel[0].startswith("U0") and desk.panel[1] == "It is carried, or behind the map"
    desk.types("XB0")
    desk.at(9, 9)
    desk.types("M")
    assert place(GERMAN, "B0") == place(GERMAN, "B1") == (9, 9)


@pytest.mark.rule("KG-4.5.1")
@pytest.mark.rule("KG-4.5.2")
@pytest.mark.rule("KG-4.5.3")
@pytest.mark.rule("KG-5.4.2")
def test_embarking_by_hand(desk: Desk) -> None:
    get = desk.field.get
    desk.types("B1E")
    assert desk.panel[1] == "Only a vehicle can embark units."
    desk.types("XB0E")
    assert desk.panel[1] == "Embark which unit? Letter, index:"
    for refused in "V@9 ":
        desk.types(refused)
        assert desk.panel[1] == "Embark which unit? Letter, index:"
    desk.types("b9Z")
    assert desk.panel[1] == "Embark which unit? Letter, index: B"
    desk.types("1")
    assert get(GERMAN, "B1", "carrier") == number("B0")
    assert desk.panel[0].split() == ["B0", "4", "HALFTRACK", "HQ", "L"]
    desk.types("P")
    assert desk.panel[1] == "B1   4 HMG"
    desk.types("EA1")
    assert get(GERMAN, "A1", "carrier") == number("B0"), "4 x 10 points: 8 for the HMG, 30 for men"
    desk.types("P")
    assert desk.panel[1] == f"{'A1  30 RIFLE':20}B1   4 HMG"
    desk.field.unit(GERMAN, "U1", "SMG", 2, 14, 3, carrier=number("B0"))
    desk.types("P")
    assert desk.panel[1] == f"{'A1  30 RIFLE':20}B1   4 HMG", "two at a time"
    desk.types(" ")
    assert desk.panel[1] == "U1   2 SMG"
    desk.field.unit(GERMAN, "U1", "SMG", 0, 14, 3)
    desk.field.unit(GERMAN, "T0", "SMG", 1, 15, 3)
    desk.field.unit(SOVIET, "A1", "S-RIFLE", 1, 15, 3)
    for wrong in ("T8", "S8", "A0", "B0", "U0"):
        desk.types(f"E{wrong}")
        assert desk.panel[1] == "It cannot carry that unit.", wrong
    assert get(GERMAN, "T8", "carrier") == NO_UNIT
    for back in ("E\x1b", "EA\x1b"):
        desk.types(back)
        assert desk.panel[1].startswith("A40")
    desk.types("D")
    assert [get(GERMAN, u, "carrier") for u in ("A1", "B1")] == [NO_UNIT, NO_UNIT]
    assert desk.panel[0].split() == ["B0", "4", "HALFTRACK", "HQ"]
    desk.types("EB1XB1D")
    assert get(GERMAN, "B1", "carrier") == NO_UNIT, "a passenger steps down by itself"
    desk.types("XB0")
    desk.types("D")
    assert desk.panel[1] == "Nobody to unload."
    desk.types("P")
    assert desk.panel[1] == "It carries nobody."


@pytest.mark.rule("KG-4.5.1")
@pytest.mark.rule("KG-4.5.2")
@pytest.mark.rule("KG-4.1.2")
def test_the_last_letter_and_index_can_be_carried_and_the_lost_are_not_listed(desk: Desk) -> None:
    field = desk.field
    field.unit(GERMAN, "U8", "SMG", 2, 14, 3)
    desk.types("B0EU8")
    assert field.get(GERMAN, "U8", "carrier") == number("B0")
    desk.types("P")
    assert desk.panel[1] == "U8   2 SMG"
    lost = {"carrier": number("B0"), "start": 30}
    field.unit(GERMAN, "A3", "RIFLE", 0, 14, 3, **lost)
    field.unit(SOVIET, "A0", "S-RIFLE", 9, 14, 3, carrier=number("B0"))
    desk.types("P")
    assert desk.panel[1] == "U8   2 SMG"
    desk.types("D")
    assert field.get(GERMAN, "U8", "carrier") == NO_UNIT
    assert field.get(SOVIET, "A0", "carrier") == number("B0"), "the other side's are left alone"
    field.unit(GERMAN, "A3", "RIFLE", 0, 14, 3, **lost)
    field.unit(GERMAN, "U8", "SMG", 0, 14, 3, **lost)
    desk.types("P")
    assert desk.panel[1] == "It carries nobody."
    desk.types("D")
    assert desk.panel[1] == "Nobody to unload."
    field.unit(GERMAN, "A0", "SMG", 2, 14, 3, carrier=number("B0"))
    desk.types("D")
    assert field.get(GERMAN, "A0", "carrier") == NO_UNIT, "the first unit of all"
    field.unit(GERMAN, "U8", "SMG", 2, 14, 3, carrier=number("B0"))
    desk.types("XTD0")  # T's index D is none: a key, then D changes nothing
    assert field.get(GERMAN, "U8", "carrier") == number("B0")


NEW_WEAPON = "New weapon, 0 to 47, ? the list:"


@pytest.mark.rule("KG-4.11.1")
def test_9_asks_for_the_number_of_another_weapon(desk: Desk) -> None:
    get = desk.field.get
    desk.types("A09")
    assert desk.panel[1] == NEW_WEAPON
    desk.types("?")
    assert desk.text[0].strip().startswith("Weapons ")
    desk.types("X")
    assert desk.panel[0].startswith("A0") and desk.panel[1:] == [NEW_WEAPON, *UNIT_MENU]
    desk.types("471\r")
    assert get(GERMAN, "A0", "weapon") == 47
    for wrong in ("48\r", "99\r", "\r"):
        desk.types("9" + wrong)
        assert desk.panel[1] == "No armour has that number.", wrong
        assert get(GERMAN, "A0", "weapon") == 47
    desk.types("9\x1b")
    assert desk.panel[1].startswith("A40")
    desk.types("90\r")
    assert get(GERMAN, "A0", "weapon") == 0
    desk.types("XB09")
    assert desk.panel[1] == "Armour only, and no halftracks.", "before a number is asked for"
    assert get(GERMAN, "B0", "weapon") == 48
