"""The order phase and the report, played by keys."""

import pytest

from ..hires_page import text
from .phase_bench import (
    CHENG,
    ESCAPE,
    GRUBER,
    LEFT_OVER,
    LOOK_NONE,
    LOOK_PRONE,
    LOOK_SHOCK,
    LOOK_UPRIGHT,
    PADOOKA,
    RETURN,
    begin_battle,
    get,
    leave_over,
    orders,
    put,
    record,
    type_ahead,
)

VAIN = 32  # an order that was passed over: its kind, and 16 times why
MR, MI, PREPARE, GET, DROP, FS, FA, HH, EP, EF = 1, 2, 5, 7, 8, 9, 10, 11, 13, 14


@pytest.fixture
def battle(ambush):
    return begin_battle(ambush)


@pytest.mark.rule("CA-3.1.1")
@pytest.mark.rule("CA-5.42.1")
def test_orders_typed_for_a_soldier_are_his_when_the_phase_ends(battle):
    type_ahead(battle, "p\rmr12r\rNO\r4\rY")
    battle.call("orders_main")
    assert orders(battle, PADOOKA) == [bytes([1, 1, 2, ord("R")])]
    assert orders(battle, CHENG) == []


@pytest.mark.rule("CA-5.3.1")
def test_a_refused_order_is_not_on_the_list(battle):
    type_ahead(battle, "P\rMR92R\rSE\rNO\r")
    with pytest.raises(TimeoutError):  # nobody has ended the phase
        battle.call("orders_main", limit=1_800_000)
    assert orders(battle, PADOOKA) == []


@pytest.mark.rule("CA-6.1.1")
@pytest.mark.parametrize("wounds", [50, 98, 99])
def test_a_soldier_in_shock_or_dead_takes_no_orders(battle, wounds):
    put(battle, "man_wounds", PADOOKA, wounds)
    type_ahead(battle, "P\rSB\rC\rSB\rNO\r")
    with pytest.raises(TimeoutError):
        battle.call("orders_main", limit=1_800_000)
    assert orders(battle, PADOOKA) == []
    assert orders(battle, CHENG) == [bytes([3, 0, 0, 0])]


@pytest.mark.rule("CA-5.1.3")
@pytest.mark.rule("CA-5.1.4")
@pytest.mark.rule("CA-5.1.5")
@pytest.mark.rule("CA-5.1.6")
@pytest.mark.parametrize(
    ("answer", "kept", "spent"),
    [("N", [], 0), ("A", LEFT_OVER[:1], 9), ("L", LEFT_OVER, 9), (ESCAPE, LEFT_OVER, 9)],
)
def test_orders_left_over_are_wiped_kept_or_added_to(battle, answer, kept, spent):
    leave_over(battle)
    type_ahead(battle, answer + RETURN * (answer != ESCAPE) + "SB\r" * (answer in "NA") + "NO\r")
    battle.call("men_shown")
    battle.set("view_top", 30)
    if answer in ("L", ESCAPE):
        type_ahead(battle, answer + RETURN)
    battle.call("soldier_orders", X=CHENG)
    added = [bytes([3, 0, 0, 0])] if answer in "NA" else []
    assert orders(battle, CHENG) == kept + added
    assert get(battle, "man_spent_lo", CHENG) == spent


@pytest.mark.rule("CA-3.1.3")
def test_orders_written_in_this_phase_can_be_added_to(battle):
    battle.call("men_shown")
    battle.set("view_top", 30)
    battle.set("man_touched", [0] * 20)
    type_ahead(battle, "SB\rNO\r")
    battle.call("soldier_orders", X=CHENG)
    type_ahead(battle, "A\rWA10\rNO\r")
    battle.call("soldier_orders", X=CHENG)
    assert orders(battle, CHENG) == [bytes([3, 0, 0, 0]), bytes([15, 10, 0, 0])]


def message(ambush, number):
    """The words noted for refusal number."""
    ambush.call("note_refusal", A=number)
    at = get(ambush, "note_lo") | get(ambush, "note_hi") << 8
    return bytes(ambush.mem[at : at + 40]).split(b"\0")[0].decode()


def test_every_refusal_has_words_of_its_own_that_fit_the_line(battle, game_folder):
    lines = (game_folder / "data" / "messages_orders.txt").read_text().splitlines()
    written = dict(line.split(": ", 1) for line in lines if line.startswith("refusal_"))
    numbers = [
        int(line.split("=")[1].split(";")[0])
        for line in (game_folder / "orders.inc").read_text().splitlines()
        if line.startswith("REFUSE_")
    ]
    words = [message(battle, number) for number in numbers]
    assert words == [written[f"refusal_{number}"] for number in numbers]
    assert len(set(words)) == len(numbers)
    assert max(map(len, words)) <= 30  # behind "Order 16: "


def play(ambush, keys):
    ambush.set("view_top", 30)
    type_ahead(ambush, keys)
    ambush.call("movie_show", limit=20_000_000)


def shown(ambush, man):
    return tuple(get(ambush, "shown_" + name, man) for name in ("x", "y", "look"))


@pytest.mark.rule("CA-3.4.1")
def test_the_movie_ends_where_the_events_lead(battle):
    record(
        battle,
        (10, "MOVE", PADOOKA, 13, 21),
        (30, "FALL", PADOOKA, 0, 0),
        (40, "FIRE", GRUBER, 13, 21),
        (50, "SHOCK", GRUBER, 0, 0),
        (60, "BLAST", 255, 20, 21),
    )
    play(battle, "-------")
    assert shown(battle, PADOOKA) == (13, 21, LOOK_PRONE)
    assert shown(battle, GRUBER) == (20, 20, LOOK_SHOCK)
    assert (get(battle, "man_y", PADOOKA), get(battle, "man_posture", PADOOKA)) == (20, 0)


@pytest.mark.rule("CA-3.4.2")
def test_in_a_blind_game_the_movie_shows_the_enemy_only_once_he_is_seen(battle):
    battle.set("st_blind", 1)
    record(battle, (10, "MOVE", GRUBER, 19, 20), (20, "MOVE", GRUBER, 18, 20))
    play(battle, "----")
    assert shown(battle, GRUBER)[2] == LOOK_NONE
    record(
        battle,
        (10, "MOVE", GRUBER, 19, 20),
        (10, "SEEN", GRUBER, 0, 0),
        (20, "MOVE", GRUBER, 18, 20),
        (30, "LOST", GRUBER, 0, 0),
        (40, "MOVE", GRUBER, 17, 20),
    )
    play(battle, "-------")
    assert shown(battle, GRUBER) == (18, 20, LOOK_UPRIGHT)  # where he was seen last


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([(40, "FIRE", GRUBER, 13, 20)], "A German 2020 fires at Padooka 1320"),
        ([(40, "FIRE", PADOOKA, 20, 20)], "Padooka 1320 fires at a German 2020"),
        ([(40, "FIRE", PADOOKA, 25, 20)], "Padooka 1320 fires at 2520"),
        (
            [(9, "MOVE", CHENG, 13, 20), (9, "SHOCK", CHENG, 0, 0), (40, "FIRE", GRUBER, 13, 20)],
            "A German 2020 fires at Padooka 1320",
        ),
        (
            [(9, "MOVE", CHENG, 13, 20), (9, "SHOCK", PADOOKA, 0, 0), (40, "FIRE", GRUBER, 13, 20)],
            "A German 2020 fires at Cheng 1320",
        ),
        (
            [(9, "SHOCK", PADOOKA, 0, 0), (40, "FIRE", GRUBER, 13, 20)],
            "A German 2020 fires at Padooka 1320",
        ),
        ([(40, "THROW", CHENG, 18, 20)], "Cheng 1317 lobs a grenade at 1820"),
        ([(40, "HIT", GRUBER, 30, 0)], "A German is hit at 2020"),
        ([(40, "HIT", CHENG, 49, 0)], "Cheng is hit at 1317, wounds 49"),
        ([(40, "BLAST", 255, 18, 20)], "A grenade goes off at 1820"),
        ([(40, "MOVE", CHENG, 13, 20), (50, "DEAD", CHENG, 0, 0)], "Cheng is dead at 1320"),
        ([(40, VAIN + PREPARE, CHENG, 5, 0)], "Cheng cannot PR: already so"),
        ([(40, VAIN + MR + 16, CHENG, 0x13, ord("D"))], "Cheng cannot MR13D: way barred"),
        ([(40, VAIN + MI + 16, CHENG, 0x89, ord("C"))], "Cheng cannot MI89C: way barred"),
        ([(40, VAIN + MR + 16 * 2, CHENG, 0x13, ord("R"))], "Cheng cannot MR13R: lies prone"),
        ([(40, VAIN + MR + 16 * 3, CHENG, 0x13, ord("C"))], "Cheng cannot MR13C: is upright"),
        ([(40, VAIN + DROP + 16 * 4, CHENG, 2, 0)], "Cheng cannot DF: not carried"),
        ([(40, VAIN + GET + 16 * 5, CHENG, 3, 0)], "Cheng cannot GM: hands full"),
        ([(40, VAIN + DROP + 16 * 6, CHENG, 2, 0)], "Cheng cannot DF: is in hand"),
        ([(40, VAIN + EP + 16 * 7, CHENG, 50, 0)], "Cheng cannot EP050: not in hand"),
        ([(40, VAIN + FA + 16 * 8, CHENG, 50, 99)], "Cheng cannot FA5099: not loaded"),
        ([(40, VAIN + HH + 16 * 9, CHENG, 0, 0)], "Cheng cannot HH: nobody there"),
        ([(40, VAIN + FS + 16 * 10, CHENG, 18, 20)], "Cheng cannot FS1820: no sight"),
        ([(40, VAIN + EF + 16 * 11, CHENG, 18, 20)], "Cheng cannot EF1820: too far"),
        ([(40, VAIN + EP + 16 * 12, CHENG, 0xE7, 3)], "Cheng cannot EP999: no expert"),
        ([(40, VAIN + FS, GRUBER, 13, 20)], "No shot, no blow, nobody new was seen."),
    ],
)
def test_the_movie_says_who_does_what_to_whom_and_where(battle, events, words):
    record(battle, *events)
    play(battle, "-------")
    assert text(battle.mem)[22].strip() == words


@pytest.mark.rule("CA-3.4.1")
def test_the_line_before_moves_up(battle):
    record(battle, (40, "FIRE", PADOOKA, 20, 20), (50, "HIT", GRUBER, 30, 0))
    play(battle, "-------")
    lines = [line.strip() for line in text(battle.mem)[21:23]]
    assert lines == ["Padooka 1320 fires at a German 2020", "A German is hit at 2020"]


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize("leaves", [False, True])
def test_walls_stand_in_the_movie_until_the_plastic_goes_off(battle, leaves):
    """The factory's corner, blown up in this turn; the movie begins before that."""
    at = battle.sym["village"]
    whole = bytes(battle.mem[at : at + 38 * 54])
    battle.set("start_blasts", 0)
    for blast, (x, y) in enumerate(((14, 20), (16, 21), (11, 11))):
        battle.call("village_keep", X=blast, zp_to_x=x, zp_to_y=y)
        put(battle, "blast_x", blast, x)
        put(battle, "blast_y", blast, y)
        battle.set("blast_count", blast + 1)
        battle.call("village_blast", zp_to_x=x, zp_to_y=y)
    fallen = bytes(battle.mem[at : at + 38 * 54])
    assert fallen != whole
    battle.call("cast")
    assert bytes(battle.mem[at : at + 38 * 54]) == whole
    record(
        battle,
        *((50, "MOVE", CHENG, 13, 18),) * 3,
        (60, "PLASTIC", 255, 14, 20),
        (60, "PLASTIC", 255, 16, 21),
        (60, "PLASTIC", 255, 11, 11),
    )
    play(battle, ESCAPE if leaves else "--------")
    assert bytes(battle.mem[at : at + 38 * 54]) == fallen


def test_shots_and_blasts_leave_the_picture_as_it_was(battle):
    battle.set("view_top", 30)
    battle.call("men_shown")
    battle.call("map_show")
    before = bytes(battle.mem[0x2000:0x4000])
    for target in ((20, 20), (13, 29), (11, 12), (48, 30), (13, 20)):
        battle.call("tracer", zp_from_x=13, zp_from_y=20, zp_to_x=target[0], zp_to_y=target[1])
    for column, row in ((13, 20), (11, 12), (48, 30)):
        battle.call("rings", A=16, zp_to_x=column, zp_to_y=row, limit=20_000_000)
    assert bytes(battle.mem[0x2000:0x4000]) == before


@pytest.mark.rule("CA-3.4.1")
def test_a_shot_is_a_line_from_man_to_target(battle):
    """Pairs of dots on the way are turned over at both ends and in the middle."""
    battle.set("view_top", 30)
    battle.call("screen_clear")
    middle = {}
    for name, (column, row) in {"from": (13, 20), "to": (23, 24), "half": (18, 22)}.items():
        result = battle.call("cell_centre", X=column, Y=row)
        middle[name] = (result.x, result.y)
    battle.call("tracer_ends", zp_from_x=13, zp_from_y=20, zp_to_x=23, zp_to_y=24)
    battle.call("line_flip", lob_wait=0)
    for x, y in middle.values():
        assert dot(battle, 2 * x, y) and dot(battle, 2 * x + 1, y)


def dot(ambush, x, y):
    at = 0x2000 + (y & 7) * 0x400 + (y >> 3 & 7) * 0x80 + (y >> 6) * 0x28 + x // 7
    return ambush.mem[at] >> x % 7 & 1


@pytest.mark.rule("CA-1.3.2")
def test_two_players_see_nothing_before_the_password(battle):
    battle.set("st_solitaire", 0)
    battle.set("st_passwords", list(b"TIGERPANZR"))
    type_ahead(battle, "WRONG\rTIGER\r")
    battle.call("password_ask")
    battle.set("st_side", 1)
    type_ahead(battle, "TIGER\r")
    with pytest.raises(TimeoutError):
        battle.call("password_ask", limit=1_000_000)
    type_ahead(battle, "panzr\r")
    battle.call("password_ask")
