"""What the pages of the order phase and the report say, read back from the picture."""

import pytest

from .phase_bench import (
    CHENG,
    GRUBER,
    PADOOKA,
    begin_battle,
    get,
    leave_over,
    put,
    record,
    type_ahead,
)


@pytest.fixture
def battle(ambush):
    return begin_battle(ambush)


def page(ambush):
    """The 24 lines of the hi-res page, found by the shapes of the font; inverse counts too."""
    tables = [ambush.sym[f"font_{line}"] for line in range(8)]
    shapes = {}
    for code in range(96):
        shape = bytes(ambush.mem[at + code] & 127 for at in tables)
        shapes.setdefault(bytes(127 - byte for byte in shape), chr(32 + code))
        shapes[shape] = chr(32 + code)
    lines = []
    for row in range(24):
        at = 0x2000 + (row & 7) * 0x80 + (row >> 3) * 0x28
        cells = (
            bytes(ambush.mem[at + 0x400 * line + column] & 127 for line in range(8))
            for column in range(40)
        )
        lines.append("".join(shapes.get(cell, "#") for cell in cells).rstrip())
    return lines


@pytest.mark.rule("CA-6.0.1")
@pytest.mark.rule("CA-6.2.1")
@pytest.mark.rule("CA-6.3.1")
@pytest.mark.rule("CA-6.4.1")
@pytest.mark.rule("CA-6.5.1")
@pytest.mark.rule("CA-6.8.1")
@pytest.mark.rule("CA-6.9.1")
@pytest.mark.rule("CA-6.9.2")
@pytest.mark.rule("CA-6.10.1")
@pytest.mark.rule("CA-6.11.1")
@pytest.mark.parametrize("routine", ["status_page", "report_status_page"])
def test_the_status_report_tells_everything(battle, routine):
    leave_over(battle)
    battle.set("st_blind", 1)
    put(battle, "man_wounds", CHENG, 12)
    put(battle, "man_posture", CHENG, 1)
    put(battle, "man_sneaking", CHENG, 1)
    put(battle, "man_sees_lo", CHENG, 1 << (GRUBER - 10))
    put(battle, "man_explosives", CHENG, 2 | 0x80)
    put(battle, "man_explosives", CHENG + 20, 1)
    put(battle, "man_weapons", CHENG, 5 | 0x40)
    put(battle, "man_weapons", CHENG + 20, 7)
    type_ahead(battle, " ")
    battle.call(routine, zp_man=CHENG)
    text = "\n".join(page(battle))
    for words in (
        "STATUS OF Pfc Cheng",
        "Wounds 12  wounded",
        "Position 1317",
        "Facing 1 north",
        "Posture P prone",
        "Sneaking Y yes",
        "Endurance 99",
        "Energy 200",
        "Command control 1.0",
        "Explosives FY PN",
        "Other weapons RNY KN",
        "MR12R   WA30",
        "Enemies he sees:",
        "2020",
    ):
        assert words in text, text


@pytest.mark.rule("CA-3.4.4")
@pytest.mark.parametrize("routine", ["squad_page", "report_squad_page"])
def test_the_squad_list_has_the_men_in_play_under_their_ranks(battle, routine):
    put(battle, "man_issued", CHENG, 5)
    put(battle, "man_strength", CHENG, 10)
    put(battle, "man_expert", CHENG, 1)
    type_ahead(battle, " ")
    battle.call(routine)
    lines = page(battle)
    assert lines[2:6] == [
        " Sgt",
        " Padooka     -0  0  5  5  5  5  0  0  0",
        " Pfc",
        " Cheng       R0  0 10  5  5  5  0  0  0E",
    ]
    assert not any("Gruber" in line for line in lines)


@pytest.mark.rule("CA-3.4.4")
@pytest.mark.parametrize("routine", ["squad_page", "report_squad_page"])
def test_s_on_the_squad_list_shows_how_all_stand(battle, routine):
    """A rifle in hand and empty; wounds, a place, a posture; who is in shock, who is dead."""
    state = {"x": 21, "y": 33, "posture": 1, "sneaking": 1, "facing": 7, "wounds": 49}
    state |= {"endurance": 62, "energy_lo": 44, "energy_hi": 1, "order_count": 16}
    for name, value in state.items():
        put(battle, f"man_{name}", CHENG, value)
    put(battle, "man_weapons", CHENG, 5 | 0x80)
    type_ahead(battle, "s ")
    battle.call(routine)
    lines = page(battle)
    assert lines[5] == "Cheng        2133 PS 7 49 62 300 16 RN"
    for wounds, word in ((50, "down"), (98, "down"), (99, "dead")):
        put(battle, "man_wounds", CHENG, wounds)
        type_ahead(battle, "S ")
        battle.call(routine)
        assert page(battle)[5] == f"Cheng        2133 PS 7 {wounds} 62 300 16 {word}"


@pytest.mark.rule("CA-5.0.3")
@pytest.mark.rule("CA-5.40.1")
def test_the_panel_keeps_its_places_and_nl_lists_the_orders(battle):
    battle.set("view_top", 30)
    battle.call("men_shown")
    type_ahead(battle, "MR12R\rNO\r")
    battle.call("soldier_orders", X=PADOOKA)
    assert page(battle)[20:23] == [
        "Padooka      1322 Facing 1 Upright",
        "Time  230 Energy  194 Endur 99  Ctrl 1.0",
        "MR12R takes time 20, energy 6",
    ]
    battle.call("list_row", zp_man=PADOOKA)
    assert page(battle)[20:23] == ["MR12R", "", ""]


@pytest.mark.rule("CA-5.1.2")
def test_the_player_is_told_what_the_first_order_still_needs(battle):
    leave_over(battle)
    battle.call("plan_begin", zp_man=CHENG)
    battle.call("needs_row")
    assert page(battle)[22] == "MR12R needs 11 more time points."


@pytest.mark.rule("CA-5.41.1")
@pytest.mark.rule("CA-10.4.3")
@pytest.mark.parametrize(
    ("place", "target", "words"),
    [((31, 17), (31, 35), "0.820"), ((12, 15), (17, 15), "0.285"), ((33, 18), (29, 18), "0.960")],
)
def test_the_terrain_multiplier_is_shown_to_three_places(battle, place, target, words):
    """The printed examples of 10.4 and 10.5."""
    battle.set("zp_text_row", 22)
    battle.set("zp_text_col", 0)
    battle.set("plan_x", place[0])
    battle.set("plan_y", place[1])
    battle.call("terrain_row", zp_order=[9, *target, 1])
    assert page(battle)[22] == "Share of view left by terrain: " + words


@pytest.mark.rule("CA-3.1.2")
def test_a_wall_in_the_way_is_told(battle):
    battle.set("view_top", 30)
    battle.call("men_shown")
    type_ahead(battle, "MR34R\rNO\r")
    battle.call("soldier_orders", X=CHENG)  # row 17 is open beside the factory
    assert "takes" in page(battle)[22]
    put(battle, "man_order_count", CHENG, 0)
    put(battle, "man_y", CHENG, 19)
    type_ahead(battle, "MR34R\rNO\r")
    battle.call("soldier_orders", X=CHENG)
    assert page(battle)[22] == "Something bars his way at once."


@pytest.mark.rule("CA-3.5.1")
@pytest.mark.parametrize(
    ("winner", "side", "words"),
    [(1, 0, "YOU HAVE WON"), (1, 1, "YOU HAVE LOST"), (2, 1, "YOU HAVE WON"), (2, 0, "LOST")],
)
def test_the_report_says_who_has_won(battle, winner, side, words):
    battle.set("st_winner", winner)
    battle.set("st_side", side)
    type_ahead(battle, "E\r")
    battle.call("report_main")
    assert words in page(battle)[20]


@pytest.mark.rule("CA-3.5.1")
def test_the_question_mark_helps_in_the_report_too(battle):
    for typed, words in (("?", "ends the report"), ("? ", "The village"), ("?  ", "E End ?")):
        type_ahead(battle, typed)
        with pytest.raises(TimeoutError):
            battle.call("report_main", limit=6_000_000)
        assert any(words in line for line in page(battle))
    type_ahead(battle, "?  E\r")
    battle.call("report_main", limit=6_000_000)


@pytest.mark.rule("CA-16.A1.2")
@pytest.mark.parametrize(("winner", "words"), [(1, "Americans have won"), (2, "Germans have won")])
def test_the_victor_is_announced_behind_the_reports(battle, winner, words):
    battle.set("st_winner", winner)
    put(battle, "man_wounds", GRUBER, 99)
    record(battle)
    with pytest.raises(TimeoutError):
        battle.call("result_page", limit=1_000_000)
    text = "\n".join(page(battle))
    assert words in text
    assert "All the others are in shock or dead." in text
    assert ("is yours" if winner == 1 else "is lost") in text
    assert "fit 2  in shock 0  dead 0" in text and "fit 0  in shock 0  dead 1" in text


@pytest.mark.rule("CA-S.3")
def test_the_question_mark_shows_the_order_chart(battle):
    type_ahead(battle, " ")
    battle.call("chart_page")
    text = "\n".join(page(battle))
    for form in (
        "MRdnm",
        "MIdnm",
        "SB",
        "FSxxyy",
        "FApptt",
        "HJtt",
        "EPttt",
        "EFxxyy",
        "WAtt",
        "NL",
    ):
        assert form in text


@pytest.mark.rule("CA-1.5.1")
@pytest.mark.rule("CA-1.2.2")
@pytest.mark.parametrize("routine", ["map_page", "report_map_page"])
def test_the_map_page_tells_what_a_square_holds(battle, routine):
    """Of enemies no more than their nation: on the map each is the same figure."""
    at = routine.replace("page", "at_")
    battle.set("view_top", 30)
    for man in (PADOOKA, CHENG):
        put(battle, "man_x", man, 20)
        put(battle, "man_y", man, 20)
    for side, men in ((0, "GERMAN Cheng Padooka"), (1, "Gruber AMERICAN AMERICAN")):
        battle.set("st_side", side)
        battle.call("men_shown")
        battle.set(at + "x", 20)
        battle.set(at + "y", 20)
        type_ahead(battle, "\r\x1b")
        battle.call(routine)
        lines = page(battle)
        assert lines[20].startswith("2020 open ground")
        assert lines[22] == men
        assert get(battle, at + "x") == 20


@pytest.mark.rule("CA-3.4.3")
@pytest.mark.rule("CA-3.5.1")
@pytest.mark.parametrize(
    ("side", "name", "line"),
    [
        (0, "AMERICAN", "Down: 0 of 2  Enemy seen: 1, down: 1"),
        (1, "GERMAN", "Down: 1 of 1  Enemy seen: 2, down: 0"),
    ],
)
def test_each_side_has_its_report_of_who_is_seen_now(battle, side, name, line):
    put(battle, "man_wounds", GRUBER, 60)
    battle.set("st_side", side)
    type_ahead(battle, "M\r\x1bE\r")
    battle.call("report_main")
    assert page(battle)[20:22] == [f"{name} REPORT  Turn 1  undecided", line]


@pytest.mark.rule("CA-1.0.3")
def test_a_fire_order_tells_its_cost_and_no_chance_unless_l_asks_for_the_terrain(battle):
    battle.set("view_top", 30)
    battle.call("men_shown")
    put(battle, "man_weapons", PADOOKA, 5 | 0xC0)
    put(battle, "man_issued", PADOOKA, 5)
    for keys, told in (("FS2020\rNO\r", False), ("FS2020L\rNO\r", True)):
        put(battle, "man_order_count", PADOOKA, 0)
        type_ahead(battle, keys)
        battle.call("soldier_orders", X=PADOOKA)
        panel = page(battle)[22]
        assert "takes time" in panel.lower() or told
        assert ("0." in panel) == told, panel
