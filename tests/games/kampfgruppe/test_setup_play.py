"""From the title to turn 1 as the player meets it: questions, forces, deployment by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from . import force_book as forces
from .set_up import NO_PLAYER, ONE_GERMAN, ONE_SOVIET, TWO_PLAYERS, SetUp

KINDS = forces.rows("formations.csv")
BROKEN, WOODS = 4, 5
PHASE_ORDERS = 3


@pytest.mark.rule("KG-3.1.1")
@pytest.mark.rule("KG-3.2.1")
@pytest.mark.rule("KG-3.3.1")
@pytest.mark.rule("KG-3.4.1")
@pytest.mark.rule("KG-3.5.1")
@pytest.mark.rule("KG-3.5.2")
@pytest.mark.parametrize(
    ("who", "human"),
    [(ONE_GERMAN, [1, 0]), (ONE_SOVIET, [0, 1]), (TWO_PLAYERS, [1, 1]), (NO_PLAYER, [0, 0])],
)
@pytest.mark.quick_cases(2)
def test_a_scenario_goes_from_its_question_to_turn_1(who: str, human: list[int]) -> None:
    with SetUp() as game:
        game.conditions(who, handicap="5", scenario="4")
        game.turn_begins()
        assert [game.byte("st_human"), game.byte("st_human", 1)] == human
        assert game.byte("st_scenario") == 3 and game.byte("st_battle") == 3
        assert game.byte("st_handicap") == 5 and game.byte("st_message_delay") == 4
        assert forces.living(game, 0) and forces.living(game, 1)


def test_5_on_the_page_of_who_commands_changes_the_level_and_asks_again() -> None:
    """3, 2, 1 and 3 again; it stays through forces and deployment."""
    with SetUp() as game:
        game.answers(("press any", " "), ("start a new", "2"))
        for level in (3, 2, 1, 3, 2):
            game.sees(f"level: {level}")
            assert game.byte("st_level") == game.byte("st_level", 1) == 3 - level
            game.types("5")
        assert game.byte("st_level") == 2
        game.types("4")
        game.answers(("handicap", "3"), ("pace", "1"), ("sound", "2"), ("which", "5"))
        game.built("2", "0", "5", "3", "2")
        game.turn_begins()
        assert [game.byte("st_level"), game.byte("st_level", 1)] == [2, 2]


@pytest.mark.rule("KG-3.2.1")
@pytest.mark.rule("KG-4.0.3")
@pytest.mark.slow
def test_two_computers_come_to_turn_1_of_a_built_battle_by_themselves() -> None:
    with SetUp() as game:
        game.conditions(NO_PLAYER)
        game.built("1", "5", "6", "4", "1")
        game.turn_begins()
        for side in (0, 1):
            placed = [game.place(side, n)[0] for n in forces.living(game, side)]
            assert len(placed) > 10 and placed.count(0xFF) == sum(
                bool(unit[forces.FLAGS] & 0x40) for unit in forces.living(game, side).values()
            )


@pytest.mark.rule("KG-3.5.3")
@pytest.mark.rule("KG-3.6.1")
@pytest.mark.rule("KG-3.7.1")
@pytest.mark.rule("KG-3.8.1")
@pytest.mark.rule("KG-3.8.5")
@pytest.mark.rule("KG-3.9.1")
@pytest.mark.rule("KG-3.9.3")
@pytest.mark.rule("KG-AM.4")
def test_a_player_builds_a_battle_and_buys_by_letter() -> None:
    with SetUp() as game:
        game.conditions(ONE_GERMAN)
        game.built("2", "0", "5", "3", "2")
        game.answers(("panzer", "4"))
        game.sees("points left")
        assert game.byte("st_force") == 1  # a German who meets comes motorized
        while game.byte("formation_kind", 1) != 0xFF:
            game.types("\b")
        assert game.byte("st_points_left") == 22
        game.types("b")  # the second that is offered: the panzer grenadiers
        offered = [n for n, k in enumerate(KINDS) if k["side"] == "german" and "M" in k["forces"]]
        offered = [n for n in offered if KINDS[n]["when"] == "any"]
        assert game.byte("formation_kind", 1) == offered[1]
        left = 22 - forces.price(KINDS[offered[1]], 5)
        assert game.byte("st_points_left") == left
        assert f"points left {left}" in " ".join(game.a2.screen.text)
        game.types("a")  # too dear now
        assert game.byte("st_points_left") == left
        assert game.byte("formation_kind", 2) == 0xFF
        game.types("0")
        assert game.byte("st_points_left") < 6
        game.types("x")
        game.sees("A-T unit", within=60)
        assert game.byte("st_river") == 0 and game.byte("st_density") == 0
        assert game.byte("st_small") == 1 and game.byte("st_period") == 5
        ground = {game.square(x, y) & 15 for x in range(60) for y in range(60)}
        assert not ground & {4, 5, 7, 8, 9}


@pytest.fixture(scope="module")
def deploying() -> Iterator[tuple[SetUp, bytes]]:
    """A German assault of period 5, the German's deployment on the screen; and that state."""
    with SetUp() as game:
        game.conditions(ONE_GERMAN)
        game.built("2", "4", "5", "2", "1")
        game.answers(("panzer", "4"), ("points left", "x"))
        game.sees("A-T unit", within=60)
        game.a2.run(seconds=0.4)
        yield game, game.a2.save()


@pytest.fixture
def table(deploying: tuple[SetUp, bytes]) -> SetUp:
    """The beginning of the deployment, whatever was done before."""
    game, begun = deploying
    game.a2.load(begun)
    return game


@pytest.mark.rule("KG-4.0.1")
@pytest.mark.rule("KG-4.0.4")
def test_deployment_comes_first_with_all_units_at_the_top(table: SetUp) -> None:
    assert table.byte("st_turn") == 0
    mine = [n for n, unit in forces.living(table, 0).items() if not unit[forces.FLAGS] & 0x40]
    assert {table.place(0, n)[1] for n in mine} == {0}


@pytest.mark.rule("KG-4.2.2")
@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.4.3")
@pytest.mark.rule("KG-4.6.1")
def test_w_goes_to_the_objective_then_to_the_start_line(table: SetUp) -> None:
    table.types("w")
    assert table.cursor == (39, 15)
    table.types("w")
    assert table.cursor == (20, 15)
    table.types("12345678")
    assert table.cursor == (20, 15)
    for key, step in zip("12345678", [(0, -1), (1, -1), (1, 0), (1, 1)] * 2, strict=True):
        x, y = table.cursor
        sign = 1 if key < "5" else -1
        table.types(key)
        assert table.cursor == (x + sign * step[0], y + sign * step[1])


@pytest.mark.rule("KG-4.10.1")
@pytest.mark.rule("KG-4.8.2")
@pytest.mark.rule("KG-4.4.1")
def test_u_changes_the_ground_and_9_digs_in_the_clear(table: SetUp) -> None:
    table.goes_to(15, 9)
    table.types("u5")
    assert table.square(15, 9) & 15 == WOODS
    table.types("9")
    assert table.square(15, 9) & 15 == WOODS and table.byte("st_trenches") == 50
    table.types("u09")
    assert table.square(15, 9) & 15 == BROKEN and table.byte("st_trenches") == 49


@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.5.1")
def test_a_unit_is_chosen_by_letter_and_index_moved_and_looked_for(table: SetUp) -> None:
    table.types("u0")
    table.goes_to(16, 8)
    table.types("u0")
    table.types("a1")
    assert "A1" in table.a2.screen.text[20]
    assert table.cursor == table.place(0, 1)
    table.goes_to(16, 8)
    table.types("m")
    assert table.place(0, 1) == (16, 8)
    table.goes_to(21, 8)
    table.types("m")
    assert table.place(0, 1) == (16, 8) and "start line" in table.a2.screen.text[21]
    table.types("l")
    assert table.cursor == (16, 8)
    table.types("n")
    assert "A1" not in table.a2.screen.text[20]
    table.types("q")
    assert "A-T unit" in table.a2.screen.text[22]


@pytest.mark.rule("KG-4.4.4")
def test_z_examines_the_square_and_y_shows_the_ground(table: SetUp) -> None:
    table.goes_to(16, 8)
    table.types("u0")
    table.types("a1")
    table.goes_to(16, 8)
    table.types("mq")
    table.types("z")
    assert "A1" in table.a2.screen.text[20]
    table.types("x")
    before = bytes(table.mem[0x2000:0x4000])
    table.types("y")
    assert bytes(table.mem[0x2000:0x4000]) != before
    table.types(" ")
    assert bytes(table.mem[0x2000:0x4000]) == before


@pytest.mark.rule("KG-4.11.1")
def test_9_gives_armour_another_weapon(table: SetUp) -> None:
    table.types("a09")
    table.a2.type("12\r")
    table.a2.run(seconds=1)
    assert forces.record(table, 0, 0)[0] == 12
    assert "KING TIGER" in table.a2.screen.text[20]
    table.types("x")


@pytest.mark.rule("KG-4.4.2")
def test_v_turns_what_is_seen_round_until_a_key(table: SetUp) -> None:
    before = bytes(table.mem[0x2000:0x4000])
    table.a2.type("v")
    table.a2.run(seconds=2)
    lit = bytes(table.mem[0x2000:0x4000])
    assert sum(a != b for a, b in zip(before, lit, strict=True)) > 500
    table.types(" ")
    assert bytes(table.mem[0x2000:0x4000]) == before


@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-4.7.1")
@pytest.mark.rule("KG-4.12.1")
@pytest.mark.rule("KG-4.4.1")
def test_0_deploys_and_x_ends_deployment(table: SetUp) -> None:
    table.a2.key(ord("0"))
    table.sees("THE COMPUTER DEPLOYS.", within=1)
    table.a2.run(seconds=3)
    mine = [n for n, unit in forces.living(table, 0).items() if not unit[forces.FLAGS] & 0x40]
    assert len({table.place(0, n)[1] for n in mine}) > 5
    assert table.cursor == table.place(0, 0), "at the Command HQ, where something is to be seen"
    assert "All stand ready" in table.a2.screen.text[21]
    table.types("xn")
    assert table.byte("st_turn") == 0
    table.types("xy")
    table.answers(("SAVE disk?", "y"))
    table.sees("Save the set-up")
    assert table.byte("st_next_phase") == PHASE_ORDERS
    table.types("\x1b")
    table.turn_begins()
    assert 7 <= table.byte("st_visibility") <= 20


@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.5.1")
@pytest.mark.rule("KG-4.11.1")
def test_a_question_mark_tells_the_keys_and_the_numbers_of_the_weapons(table: SetUp) -> None:
    for keys, menu in (("", "A-T unit"), ("a0", "M move L look")):
        table.types(keys)
        table.types("?")
        assert table.a2.screen.text[0].strip().startswith("Deployment")
        table.types(" ")
        assert "0 PZ-IIF" in table.a2.screen.text[1]
        table.types("\x1b")
        assert menu in table.a2.screen.text[22]
    assert "A0" in table.a2.screen.text[20]
