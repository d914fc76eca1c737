"""Title, menu and the questions before a battle, played by keys."""

from pathlib import Path

import pytest

from grognard.rom_build.data.picture import picture_lines

from ..hires_page import GAME_ASM, keys, left_over, line, text

PHASE_SETUP, PHASE_GENERATE, PHASE_DISK, PHASE_RESTART, PHASE_OPTIONS = 12, 13, 9, 10, 11
ESCAPE = "\x1b"
NCO = "3111"  # new game, solitaire, NCO Training, with sound


PAGE_CYCLES = 220_000  # one page cleared and printed, and more


def play(ambush, typed: str) -> bool:
    """Type at the menu; True when the menu came to an end."""
    ambush.set("st_phase", PHASE_OPTIONS)
    keys(ambush, typed)
    try:
        ambush.call("menu_main", limit=PAGE_CYCLES * (len(typed) + 1))
    except TimeoutError:
        assert left_over(ambush) == 0
        return False
    return True


def state(ambush, name: str) -> int:
    return ambush.mem[ambush.sym[name]]


def heading(ambush) -> str:
    return text(ambush.mem)[0].strip()


@pytest.mark.rule("CA-2.0.1")
def test_the_title_is_the_picture_with_the_games_name_in_letters(ambush):
    ambush.call("title_show")
    lines = picture_lines(Path(GAME_ASM / "games/ambush/data/title.txt"))
    assert len(lines) == 160
    for y, wanted in enumerate(lines):
        assert line(ambush.mem, y) == wanted
    assert any("AMBUSH" in row for row in text(ambush.mem))


@pytest.mark.rule("CA-2.0.1")
def test_any_key_leaves_the_title(ambush):
    ambush.set("st_phase", 0)
    keys(ambush, "")
    with pytest.raises(TimeoutError):
        ambush.call("menu_main", limit=600_000)
    assert any("AMBUSH" in row for row in text(ambush.mem))


@pytest.mark.rule("CA-2.1.1")
def test_the_menu_offers_four_options(ambush):
    assert not play(ambush, "")
    rows = [row.strip() for row in text(ambush.mem)]
    assert [row[0] for row in rows if row[:1].isdigit()] == ["1", "2", "3", "4"]


@pytest.mark.rule("CA-2.1.3")
@pytest.mark.parametrize(
    ("key", "phase"), [("1", PHASE_DISK), ("2", PHASE_GENERATE), ("4", PHASE_RESTART)]
)
def test_disks_squads_and_old_games_are_their_own_phases(ambush, key, phase):
    assert play(ambush, key)
    assert state(ambush, "st_phase") == phase


@pytest.mark.rule("CA-2.1.4", "CA-2.2.1", "CA-16.A.2")
def test_nco_training_begins_against_rookies(ambush):
    assert play(ambush, NCO + "1250\r")
    assert state(ambush, "st_phase") == PHASE_SETUP
    assert (state(ambush, "st_scenario"), state(ambush, "st_level")) == (0, 1)


@pytest.mark.rule("CA-2.2.2")
def test_five_solitaire_and_seven_two_player_scenarios_are_listed(ambush):
    for typed, count in (("31", 5), ("32", 7)):
        assert not play(ambush, typed)
        rows = [row.strip() for row in text(ambush.mem)]
        assert [row[0] for row in rows if row[:1].isdigit()] == list("1234567"[:count])


@pytest.mark.rule("CA-16.0.1", "CA-16.A.1", "CA-2.4.3")
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("level", "123")
def test_solitaire_scenarios_ask_the_level_and_level_3_is_blind(ambush, number, level):
    asked = "" if number == 1 else level
    sight = "" if asked == "3" else "2"
    assert play(ambush, f"31{number}{asked}2{sight}250\r")
    assert state(ambush, "st_scenario") == number - 1
    assert state(ambush, "st_level") == int(asked or 1)
    assert state(ambush, "st_blind") == (asked == "3")
    assert state(ambush, "st_computer") == 2


@pytest.mark.rule("CA-16.0.1")
@pytest.mark.parametrize("number", range(1, 8))
def test_scenarios_for_two_have_no_level_and_no_computer(ambush, number):
    defender = "2" if number == 6 else ""
    assert play(ambush, f"32{number}{defender}22250\r")
    assert state(ambush, "st_scenario") == number + 4
    assert (state(ambush, "st_level"), state(ambush, "st_computer")) == (0, 0)
    if defender:
        assert state(ambush, "st_defender") == 1


@pytest.mark.rule("CA-2.2.3")
@pytest.mark.parametrize(("key", "computer"), [("1", 2), ("2", 0), ("3", 1), ("4", 3)])
def test_the_computer_can_play_either_side_or_both(ambush, key, computer):
    assert play(ambush, f"3{key}122250\r" if key == "2" else f"3{key}122250\r")
    assert state(ambush, "st_computer") == computer


@pytest.mark.rule("CA-16.A.1")
@pytest.mark.parametrize(
    ("who", "asks", "led"),
    [
        ("1", "who are the Germans?", None),
        ("3", "who are your Germans?", "computer leads its Americans."),
        ("4", "who are the Germans?", "computer leads both sides."),
    ],
)
def test_the_page_of_levels_knows_whom_the_computer_leads(ambush, who, asks, led):
    assert not play(ambush, f"3{who}2")
    assert heading(ambush) == "New game: " + asks
    assert [row.strip() for row in text(ambush.mem) if "computer" in row] == [led] * bool(led)
    assert not play(ambush, f"3{who}2{ESCAPE}")
    assert heading(ambush) == "New game: solitaire"
    for level in "123":
        assert not play(ambush, f"3{who}2{level}")
        assert heading(ambush) == "New game: sound"


@pytest.mark.rule("CA-16.B0.1")
def test_the_hint_for_the_defender_stands_with_the_scenarios(ambush):
    assert not play(ambush, "32")
    assert "two thirds" in " ".join(text(ambush.mem))


@pytest.mark.rule("CA-2.3.1")
@pytest.mark.parametrize(("key", "music"), [("1", 1), ("2", 0)])
def test_sound_or_silence(ambush, key, music):
    assert play(ambush, "311" + key + "1250\r")
    assert state(ambush, "st_music") == music


@pytest.mark.rule("CA-2.4.1", "CA-2.4.2")
@pytest.mark.parametrize(("key", "blind"), [("1", 1), ("2", 0)])
def test_blind_or_unlimited(ambush, key, blind):
    assert play(ambush, NCO + key + "250\r")
    assert state(ambush, "st_blind") == blind


@pytest.mark.rule("CA-2.5.1", "CA-2.5.2")
@pytest.mark.parametrize("points", [1, 2, 99, 249, 250])
def test_the_first_turn_has_1_to_250_time_points(ambush, points):
    assert play(ambush, NCO + f"1{points}\r")
    assert state(ambush, "st_turn_length") == points


@pytest.mark.rule("CA-2.5.1")
# a first RETURN belongs to the answer before, so nothing at all is a second one
@pytest.mark.parametrize("typed", ["0", "251", "1000", "\r", "1A"])
def test_other_lengths_are_refused_with_the_reason(ambush, typed):
    assert not play(ambush, NCO + "1" + typed + "\r")
    assert any("From 1 to 250" in row for row in text(ambush.mem))
    assert play(ambush, NCO + "1" + typed + "\r7\r")
    assert [row.strip() for row in text(ambush.mem) if "moment" in row] == ["One moment..."]


@pytest.mark.rule("CA-2.2.1")
@pytest.mark.parametrize(
    ("typed", "now"),
    [
        ("3", "menu"),
        ("311", "New game"),
        ("3111", "sound"),
        ("31111", "sight"),
    ],
)
def test_escape_leaves_every_screen(ambush, typed, now):
    assert not play(ambush, typed)
    before = heading(ambush)
    assert not play(ambush, typed + ESCAPE)
    assert heading(ambush) != before
    assert now in heading(ambush)


@pytest.mark.rule("CA-2.1.1")
@pytest.mark.rule("CA-2.2.1")
@pytest.mark.rule("CA-2.5.1")
@pytest.mark.parametrize("typed", ["", "31", "3111", "31111"])
def test_a_question_mark_shows_help_everywhere_and_any_key_leaves_it(ambush, typed):
    assert not play(ambush, typed)
    before = text(ambush.mem)
    assert not play(ambush, typed + "?")
    assert heading(ambush) == "Help"
    assert not play(ambush, typed + "?\r")
    assert heading(ambush) == "Help"
    assert not play(ambush, typed + "? ")
    assert text(ambush.mem) == before


@pytest.mark.rule("CA-2.2.2")
@pytest.mark.rule("CA-13.3.1")
@pytest.mark.parametrize(
    ("made", "typed", "asks"),
    [
        ([1, 0], "311", True),  # NCO Training is fought by the card's men
        ([0, 1], "311", True),
        ([0, 0], "311", False),
        ([1, 0], "312", False),  # in the other battles the American squad fights
        ([0, 1], "313", True),  # the computer's Germans are drawn again
        ([1, 1], "321", False),
        ([0, 1], "4", True),  # a saved battle brings its own
        ([0, 0], "4", False),
    ],
)
def test_a_squad_is_not_lost_unasked(ambush, made, typed, asks):
    ambush.set("st_made", made)
    left = play(ambush, typed)
    assert (heading(ambush) == "Your squad") == asks
    assert left == (typed == "4" and not asks)
    if not asks:
        return
    for key, page in (("2", None), (ESCAPE, None), ("1", "gone on")):
        ambush.set("st_made", made)
        left = play(ambush, typed + key)
        assert list(ambush.mem[ambush.sym["st_made"] :][:2]) == made
        if page:
            assert left == (typed == "4")
            assert left or heading(ambush) in ("New game: sound", "New game: who are the Germans?")
        else:
            assert not left and heading(ambush) != "Your squad"


@pytest.mark.rule("CA-2.2.1")
@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("311" + ESCAPE, "New game: solitaire"),
        ("3122" + ESCAPE, "New game: who are the Germans?"),
        ("321" + ESCAPE, "New game: two players"),
        ("3112" + ESCAPE, "New game: sound"),
    ],
)
def test_escape_goes_back_one_question(ambush, typed, page):
    assert not play(ambush, typed)
    assert heading(ambush) == page
