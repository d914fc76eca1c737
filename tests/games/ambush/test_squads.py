"""Squads of a player's own: drawn by chance, edited by the book's keys, named, saved, printed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ..hires_page import keys, left_over, text

ARRAYS = "strength intelligence dexterity observation throwing firing fighting".split()
PHASE_GENERATE, PHASE_OPTIONS, PHASE_SQUAD_SAVE = 13, 11, 14
LEFT, RIGHT, UP, DOWN = "\x08", "\x15", "\x0b", "\x0a"


def ratings(ambush, side: int = 0) -> list[list[int]]:
    rows = [
        list(ambush.mem[at : at + 10])
        for at in (ambush.sym["man_" + a] + 10 * side for a in ARRAYS)
    ]
    return [list(man) for man in zip(*rows, strict=True)]


def names(ambush, side: int = 0) -> list[str]:
    at = ambush.sym["man_name"] + 120 * side
    return [bytes(ambush.mem[at + 12 * n : at + 12 * n + 12]).decode().rstrip() for n in range(10)]


def edit(ambush, typed: str, side: int = 0) -> bool | None:
    """Type in the editor; True when it ended with the squad, False thrown away, None unfinished."""
    ambush.set("st_side", side)
    keys(ambush, typed)
    try:
        return not ambush.call("squad_edit", limit=2_000_000).c
    except TimeoutError:
        assert left_over(ambush) == 0
        return None


@pytest.fixture
def squad(ambush):
    """The standard squads."""
    for side in (0, 1):
        ambush.call("squad_load", X=side)
    return ambush


# --- drawn ---------------------------------------------------------------------------------


@pytest.mark.rule("CA-13.0.1")
@pytest.mark.parametrize("side", [0, 1])
def test_ratings_are_drawn_rank_and_weight_stay(ambush, side):
    """W20: 2 and two draws of 0 to 4; the mean of 70 ratings a squad, 20 squads, is near 6."""
    ambush.call("squad_load", X=side)
    kept = {
        n: list(ambush.mem[ambush.sym[n] : ambush.sym[n] + 20]) for n in ("man_rank", "man_weight")
    }
    drawn: Counter[int] = Counter()
    ambush.set("st_side", side)
    for seed in range(20):
        ambush.set("rng_seed", [seed + 1, 77, 3, 9])
        ambush.set("st_step", 0)
        ambush.set("st_phase", PHASE_GENERATE)
        keys(ambush, "12"[side])
        with pytest.raises(TimeoutError):
            ambush.call("setup_main", limit=2_000_000)
        drawn.update(v for man in ratings(ambush, side) for v in man)
        for n, values in kept.items():
            at = ambush.sym[n] + 10 * side
            assert list(ambush.mem[at : at + 10]) == values[10 * side : 10 * side + 10]
    assert set(drawn) == set(range(2, 11))
    mean = sum(k * v for k, v in drawn.items()) / drawn.total()
    assert 5.8 < mean < 6.2
    assert drawn[6] > 2 * drawn[2]


# --- the editor ----------------------------------------------------------------------------


@pytest.mark.rule("CA-13.1.1")
def test_the_page_shows_names_and_values_with_the_cursor_on_the_leader_s_strength(squad):
    assert edit(squad, "") is None
    rows = text(squad.mem)
    ranks = [word.split("-")[0] for word in RANKS_AND_WEIGHTS[0].split()]
    for row, rank, name, man in zip(rows[4:14], ranks, names(squad), ratings(squad), strict=True):
        assert row[:4].rstrip() == rank
        assert row[4:16].rstrip() == name
        assert [int(v) for v in row[16:38].split()] == man
        assert row[38] == ("E" if name == "Cheng" else " ")
    assert edit(squad, "3") is None
    assert ratings(squad)[0][0] == 3


@pytest.mark.rule("CA-13.1.2")
def test_a_figure_sets_the_value_and_moves_on_0_stands_for_10(squad):
    before = ratings(squad)
    assert edit(squad, "1203456" + "7") is None
    assert ratings(squad)[0] == [1, 2, 10, 3, 4, 5, 6]
    assert ratings(squad)[1] == [7, *before[1][1:]]
    assert ratings(squad)[2:] == before[2:]


@pytest.mark.rule("CA-13.1.1.1")
@pytest.mark.parametrize(
    ("typed", "man", "column"),
    [
        ("M1", 1, 0), ("MMI1", 1, 0), ("K1", 0, 1), ("KKJ1", 0, 1), (RIGHT * 3 + LEFT + "1", 0, 2),
        ("mk1", 1, 1), (DOWN + DOWN + UP + "1", 1, 0), ("I1", 0, 0), ("J1", 0, 0), ("MJ1", 0, 6),
        ("K" * 7 + "1", 1, 0), ("M" * 12 + "1", 9, 0),
    ],
)  # fmt: skip
def test_the_cursor_keys(squad, typed, man, column):
    before = ratings(squad)
    before[man][column] = 1
    assert edit(squad, typed) is None
    assert ratings(squad) == before


@pytest.mark.rule("CA-13.1.1.2")
def test_return_goes_to_the_next_man_s_first_value(squad):
    before = ratings(squad)
    before[1][0] = before[2][0] = 1
    assert edit(squad, "KKK\r1\r1") is None
    assert ratings(squad) == before
    assert edit(squad, "\r" * 10 + "2") is None
    assert ratings(squad)[0][0] == 2  # round and round


@pytest.mark.rule("CA-13.1.1.2", "CA-13.2.3", "CA-13.1.2")
def test_f_then_y_finishes_and_anything_else_goes_back(squad):
    assert edit(squad, "F") is None
    assert "Finished?" in text(squad.mem)[22]
    assert edit(squad, "FY") is True
    assert edit(squad, "fy") is True
    for other in "N1 \x1b":
        assert edit(squad, "F" + other) is None
        assert "names" in text(squad.mem)[22]
    assert edit(squad, "F\r") is None  # a RETURN behind the F is no answer
    assert "Finished?" in text(squad.mem)[22]
    assert edit(squad, "F?\r") is None
    assert "The squad's characteristics" in text(squad.mem)[0]
    assert edit(squad, "FN5FY") is True
    assert ratings(squad)[0][0] == 5


def test_escape_asks_before_the_squad_is_thrown_away(squad):
    assert edit(squad, "\x1b") is None
    assert edit(squad, "\x1bN") is None
    assert edit(squad, "\x1b?\r") is None
    assert "The squad's characteristics" in text(squad.mem)[0]
    assert edit(squad, "\x1b?\r ") is None
    assert "Throw this squad away?" in text(squad.mem)[22]
    assert edit(squad, "\x1bY") is False


# --- names ---------------------------------------------------------------------------------


@pytest.mark.rule("CA-13.2.1")
def test_n_names_one_man_after_the_other(squad):
    assert edit(squad, "NUlrich\rVane\r\r") is None
    assert names(squad)[:4] == ["Ulrich", "Vane", "Bastinelli", "Lawson"]


@pytest.mark.rule("CA-13.2.1", "CA-13.2.3")
def test_behind_the_last_name_the_values_are_changed_again(squad):
    squad.set("st_side", 1)
    assert edit(squad, "N" + "\r" * 10 + "3FY", side=1) is True
    assert ratings(squad, 1)[0][0] == 3


@pytest.mark.rule("CA-13.2.1.1")
@pytest.mark.parametrize(
    ("typed", "name"),
    [("ULRICH", "Ulrich"), ("ulrich", "Ulrich"), ("UL RI", "Ul Ri"), ("u bOOT", "U Boot")],
)
def test_capitals_stand_first_and_behind_blanks(squad, typed, name):
    edit(squad, f"N{typed}\r")
    assert names(squad)[0] == name


@pytest.mark.rule("CA-13.2.2")
@pytest.mark.parametrize("typed", ["RALPH", "dora", "1ST", "A2", " X"])
def test_a_name_begins_with_a_letter_that_no_other_man_has(squad, typed):
    edit(squad, f"N{typed}\r")
    assert names(squad)[0] == "Padooka"
    assert "first no other man's" in " ".join(text(squad.mem))
    edit(squad, "NPete\r")  # his own letter is free
    assert names(squad)[0] == "Pete"


@pytest.mark.rule("CA-4.11.4")
@pytest.mark.parametrize(("side", "letter", "expert"), [(0, "H", 7), (1, "r", 10), (0, "\r", 5)])
def test_the_player_names_the_expert(squad, side, letter, expert):
    squad.set("st_side", side)
    keys(squad, letter)
    squad.call("expert_ask")
    at = squad.sym["man_expert"]
    assert [n for n in range(10 * side, 10 * side + 10) if squad.mem[at + n]] == [expert]


# --- saved and printed ---------------------------------------------------------------------


@pytest.mark.rule("CA-1.4.3", "CA-13.3.1")
@pytest.mark.parametrize("side", [0, 1])
def test_what_a_squad_s_file_holds_comes_back_whole(squad, side):
    squad.set("st_side", side)
    edit(squad, "N" + "Yorick\r" + "\x1b" + "123F", side)
    wanted, called = ratings(squad, side), names(squad, side)
    squad.call("squad_gather")
    blob = squad.mem[squad.sym["squad_file"] : squad.sym["squad_file"] + 202]
    squad.call("squad_load", X=side)
    assert names(squad, side) != called
    squad.call("squad_scatter", squad_file=bytes(blob))
    assert (ratings(squad, side), names(squad, side)) == (wanted, called)
    assert squad.mem[squad.sym["st_made"] + side] == 1


PAPER = 0x6000
"""Where the card of these tests writes: the village is not asked for."""


def printer_card(ambush) -> None:
    """A card in slot 1 whose put entry, $C102, appends A behind PAPER and spoils page zero."""
    code = bytearray(256)
    code[2:8] = bytes.fromhex("4c20c148ea48")  # jmp $C120; the marks at 5 and 7
    code[0x20:0x30] = bytes.fromhex("8d0060ee21c1d003ee22c1a900852460")
    ambush.mem[0xC100:0xC200] = bytes(code)


def paper(ambush) -> str:
    end = ambush.mem[0xC121] | ambush.mem[0xC122] << 8
    return bytes(b & 0x7F for b in ambush.mem[PAPER:end]).decode().replace("\r", "\n")


RANKS_AND_WEIGHTS = (
    "Sgt-6 Cpl-6 Pfc-10 Pfc-6 Pfc-7 Pfc-5 Pvt-7 Pvt-8 Pvt-8 Pvt-6",
    "Fw-7 Uo-7 Og-6 Og-7 Og-8 Og-6 Og-10 Gf-5 Gf-9 Gf-6",
)
"""The squad card's, from the leader down."""


@pytest.mark.rule("CA-2.2.6", "CA-13.3.1", "CA-11.2.8", "CA-4.1.1", "CA-4.3.1")
@pytest.mark.parametrize("side", [0, 1])
def test_a_squad_is_printed_with_its_characteristics_and_weapons(squad, side):
    squad.set("st_side", side)
    squad.set("man_in_play", [1] * 20)
    squad.set("zp_lib0", 7)
    printer_card(squad)
    keys(squad, " ")
    squad.call("squad_print")
    assert "The squad is printed." in text(squad.mem)[22]  # until a key is typed
    lines = paper(squad).splitlines()
    assert lines[0] == "Computer Ambush, the squad: " + ("AMERICAN", "GERMAN")[side]
    assert lines[1].split() == "Rank Wt Name Gun St In De Ob Th Fi Ha".split()
    for row, name, man in zip(lines[2:12], names(squad, side), ratings(squad, side), strict=True):
        assert row[8:20].rstrip() == name
        assert [int(v) for v in row[23:44].split()] == man
    assert [row[:8].split() for row in lines[2:12]] == [
        word.split("-") for word in RANKS_AND_WEIGHTS[side].split()
    ]
    expert = "Cheng" if side == 0 else "Wagner"
    assert next(r for r in lines if r[8:].startswith(expert)).endswith("EP")


@pytest.mark.rule("CA-2.2.6")
def test_without_a_card_the_printout_is_refused_in_words(squad):
    squad.mem[0xC100:0xC200] = bytes(256)
    keys(squad, " ")
    squad.call("squad_print")
    assert "No printer card" in text(squad.mem)[22]


@pytest.mark.rule("CA-13.3.1", "CA-2.1.2")
def test_the_finished_squad_can_be_saved_printed_or_kept(squad):
    squad.set("st_phase", PHASE_GENERATE)
    squad.set("st_step", 0)
    keys(squad, "2FY\r\r1")
    squad.call("setup_main", limit=4_000_000)
    phase = squad.mem[squad.sym["st_phase"]]
    assert (phase, squad.mem[squad.sym["st_made"] + 1]) == (PHASE_SQUAD_SAVE, 1)
    squad.set("st_phase", PHASE_GENERATE)  # back from the SAVE disk
    keys(squad, "3")
    squad.call("setup_main", limit=4_000_000)
    assert squad.mem[squad.sym["st_phase"]] == PHASE_OPTIONS


@pytest.mark.rule("CA-13.3.1")
def test_another_squad_does_not_take_the_place_of_one_unasked(squad):
    squad.set("st_phase", PHASE_GENERATE)
    squad.set("st_step", 0)
    squad.set("st_made", [0, 1])
    before = ratings(squad)
    keys(squad, "2N3")  # no: it is shown, and can be saved
    squad.call("setup_main", limit=4_000_000)
    assert squad.mem[squad.sym["st_phase"]] == PHASE_OPTIONS
    assert ratings(squad) == before and squad.mem[squad.sym["st_made"] + 1] == 1
    keys(squad, "2Y")
    squad.set("st_phase", PHASE_GENERATE)
    with pytest.raises(TimeoutError):
        squad.call("setup_main", limit=4_000_000)
    assert "St In De" in "\n".join(text(squad.mem))


@pytest.mark.slow
@pytest.mark.rule("CA-1.4.3", "CA-13.3.1", "CA-13.3.2", "CA-14.0.4")
def test_a_squad_is_saved_and_fights_in_a_later_game(desk, tmp_path: Path):
    from ..save_disks import new_save_disk
    from .save_bench import initialises, saves_a_squad

    path = new_save_disk(tmp_path / "save.dsk")
    with desk.at_the_menu(path) as player:
        initialises(player)
    with desk.at_the_menu(path) as player:
        saves_a_squad(player, "TIGERS")
        player.types(" ")
        player.sees("SAVE IT ON A SAVE DISK")
        player.types("1")
        player.sees("NAME OF THE SQUAD")
        player.types("TIGERS\r")
        player.sees("IN USE")
    with desk.at_the_menu(path) as player:
        for key, until in zip("3", ("SOLITAIRE",), strict=True):
            player.types(key)
            player.sees(until)
        player.types("1")
        player.sees("NCO")
        player.types("2")
        player.sees("VOLKS")
        player.types("2")
        player.sees("SILENCE")
        player.types("2")
        player.sees("UNLIMITED")
        player.types("2")
        player.sees("HOW MANY")
        player.types("250\r")
        player.sees("A SQUAD FROM A SAVE DISK")
        player.types("3")
        player.sees("NAME OF THE SQUAD")
        player.types("TIGERS\r")
        player.sees("WHO TAKES PART")
        player.sees("ULLA")
        assert player.byte("man_strength") == 9
        assert [player.byte("man_expert", n) for n in range(10)] == [1] + [0] * 9
