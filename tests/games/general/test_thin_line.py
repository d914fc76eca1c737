"""The tutorial on the whole machine, from its first shot to a save, by two players."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.game_asm.games.general.tools.scenario_text import read_scenario
from grognard.rom_build.sources import asm_root

from ..save_disks import makes_a_save_disk, new_save_disk
from .player import Player

pytestmark = pytest.mark.slow
RED, BLUE = 0, 1
MOVE = 8
"""PHASE_MOVE of general.inc."""
RIVER_LINE = asm_root() / "games/general/data/scenarios/02_river_line.txt"


def part_over(player: Player) -> None:
    """Done with a side's part of a phase."""
    side, phase = player.byte("st_side"), player.byte("st_phase")
    player.types("D")
    for _ in range(60):
        player.a2.run(seconds=0.5)
        if (side, phase) != (player.byte("st_side"), player.byte("st_phase")):
            return
    raise AssertionError("the part does not end")


def to_movement(player: Player) -> None:
    """From the first fire of a turn to the attacker's movement; nobody fires."""
    while "MOVEMENT" not in player.text.upper():
        part_over(player)
        player.a2.run(seconds=6)


@pytest.mark.rule("PG-3.11")
@pytest.mark.rule("PG-4.5")
@pytest.mark.rule("PG-3.25")
def test_the_tutorial_begins_and_help_is_there(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    player.sees("DIRECT FIRE 1, TURN 1/7")
    assert [player.byte("town_points", n) for n in range(3)] == [20, 10, 10]
    player.types("?")
    player.sees("HELP: FIRE AND MOVEMENT")
    player.types(" ")
    player.sees("RETURN FIRE")


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.10")
@pytest.mark.rule("PG-10.11")
@pytest.mark.rule("PG-1.4")
def test_who_is_fired_at_fires_back_before_the_shot_is_resolved(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    player.sees("RETURN FIRE")
    firer = player.byte("st_active")
    chances = [player.byte("target_chances", n) for n in range(player.byte("target_count"))]
    assert chances == sorted(chances, reverse=True) and chances[0] > 0
    assert f"WITH {chances[0]} %" in player.text.upper(), "the chance shown is the chance rolled"
    target = player.byte("target_units")
    hits = player.byte("unit_hits", target)
    player.types("\r")
    player.sees("MAY FIRE: F")
    assert player.byte("unit_hits", target) == hits, "nothing is resolved yet"
    player.types("F")
    player.sees("SPACE NEXT")
    player.types("\r")
    player.a2.run(seconds=15)
    assert player.byte("unit_flags", firer) & player.byte("unit_flags", target) & 1
    player.sees("RETURN FIRE")


@pytest.mark.rule("PG-1.3")
@pytest.mark.rule("PG-6.5")
@pytest.mark.rule("PG-6.6")
@pytest.mark.rule("PG-6.7")
@pytest.mark.rule("PG-6.9")
@pytest.mark.rule("PG-5.3")
def test_a_turn_goes_through_its_phases_red_first_and_the_towns_score(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    seen = []
    while "THE TOWNS AT" not in player.text.upper():
        seen.append((player.byte("st_phase"), player.byte("st_side")))
        part_over(player)
        player.a2.run(seconds=6)
    phases = [phase for phase, _ in seen]
    assert phases == sorted(phases) and (MOVE, RED) in seen and (MOVE, BLUE) in seen
    assert all(seen[n] < seen[n + 1] for n in range(len(seen) - 1))
    assert player.byte("st_score") == 20 and player.byte("st_score", 2) == 20
    player.types(" ")
    player.sees("TURN 2/7")


@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-9.1")
@pytest.mark.rule("PG-8.20")
@pytest.mark.rule("PG-10.12")
@pytest.mark.rule("PG-10.13")
def test_a_tank_crosses_the_bridge_under_passing_fire(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    to_movement(player)
    assert player.place(0) == (2, 12), "the heavy tank south of the west bridge"
    player.points_at((30, 1))
    player.types("\r")
    player.sees("CANNOT COME THERE")
    player.types(" ")
    player.points_at((2, 9))
    player.types("\r")
    player.sees("MAY FIRE: F")
    player.types("F")
    player.sees("RETURN")
    player.types("\r")
    player.a2.run(seconds=12)
    fired = [unit for unit in range(60, 120) if player.byte("unit_flags", unit) & 1]
    assert len(fired) == 1, "one enemy has fired, and nobody answered it"
    if player.byte("unit_hits", 0):
        assert player.place(0) == (2, 9)
        assert player.byte("unit_left", 0) == 8 - 3, "three steps along the road"


@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-12.2")
def test_an_assault_is_on_whom_it_was_ordered_though_a_shot_is_shown_on_the_way(
    first_turn: bytes,
) -> None:
    player = Player.at(first_turn)
    to_movement(player)
    tank, foe, goal = 0, 60, (2, 10)
    player.put("unit_col", goal[0], foe)
    player.put("unit_row", goal[1], foe)
    player.a2.poke(player.a2.symbol("hex_pieces") + 50 * goal[1] + goal[0], bytes([foe + 1]))
    player.points_at(goal)
    player.types("\r")
    player.sees("MAY FIRE: F")
    player.types("F")
    player.sees("RETURN")
    player.types("\r")
    player.sees("ASSAULT AT", within=60)
    assert (player.byte("st_cursor_x") + 1, player.byte("st_cursor_y") + 1) == goal
    player.types("Y")
    player.sees("ANY KEY", within=60)
    alive = [unit for unit in (tank, foe) if player.place(unit)[0]]
    assert len(alive) == 1 and player.byte("unit_hits", alive[0]), "one of the two, and whole"
    assert player.place(alive[0]) == goal, "where it was fought for"


@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-9.12")
def test_a_tank_takes_infantry_on_and_puts_it_down(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    to_movement(player)
    tank = next(u for u in range(60) if player.byte("unit_type", u) == 4)
    man = next(u for u in range(60) if player.byte("unit_type", u) == 0)
    for name, value in (("unit_col", 7), ("unit_row", 17)):
        player.put(name, value, man)
    column, row = player.place(tank)
    assert (column, row) == (7, 15)
    player.points_at((column, row))
    player.types("S")
    player.a2.run(seconds=2)
    player.points_at((7, 16))
    player.types("\r")
    player.a2.run(seconds=4)
    player.points_at((7, 17))
    player.put("hex_pieces", man + 1, 17 * 50 + 7)
    player.types("L")
    player.a2.run(seconds=4)
    assert player.byte("unit_cargo", tank) == man and player.place(man)[0] == 0
    player.points_at((7, 18))
    player.types("U")
    player.a2.run(seconds=4)
    assert player.byte("unit_cargo", tank) == 255
    assert player.place(man) == (7, 17) and player.place(tank) == (7, 18)


@pytest.mark.rule("PG-2.11")
def test_a_game_is_saved_in_a_phase_and_taken_up(tmp_path: Path) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Player(save)
    player.reaches_the_menu()
    makes_a_save_disk(player)
    player.sees(player.menu)
    player.begins(rules="2")
    player.plots_nothing()
    player.types("K")
    player.sees("NAME OF THE GAME")
    player.types("FIRST\r")
    player.sees("SAVED")
    player.types(" ")
    player.sees("RETURN FIRE")
    kept = player.state()
    player.a2.eject(2)
    other = Player(save)
    other.reaches_the_menu()
    other.types("3")
    other.sees("NAME OF THE GAME")
    other.types("FIRST\r")
    other.sees("RETURN FIRE")
    assert other.state() == kept


@pytest.mark.rule("PG-1.3")
@pytest.mark.rule("PG-2.1")
def test_a_game_ends_after_its_turns_with_a_winner(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    player.put("st_turn", 7)
    player.put("st_score", 100)
    for _ in range(200):
        player.a2.run(seconds=0.5)
        if "THE TOWNS AT" in player.text.upper():
            break
        if "DONE" in player.rows[23].upper():
            player.types("D")
    player.sees("RED WINS")
    assert player.byte("st_score") == 120
    player.types(" ")
    player.sees("BUY, PLACE, PLOT")


@pytest.mark.rule("PG-3.14")
@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-3.16")
@pytest.mark.rule("PG-6.1")
@pytest.mark.rule("PG-9.4")
def test_an_army_is_bought_and_placed_by_keys() -> None:
    player = Player()
    player.reaches_the_menu()
    player.types("2")
    player.sees("WHICH SCENARIO?")
    player.types("B")
    player.sees("THE SCENARIO")
    player.types(" ")
    player.sees("WHICH RULES?")
    player.types("\r")
    player.sees("A HANDICAP?")
    player.types("1")
    river_line = read_scenario(RIVER_LINE)
    red, blue = (river_line.number(side, 1, 999) for side in ("attacker", "defender"))
    player.sees(f"POINTS LEFT: {red}")
    player.types("GF")
    player.sees(f"POINTS LEFT: {red - 20}")  # 12 and 8
    player.types("X")
    player.sees("POINTS ARE LEFT. DONE?")
    player.types("Y")
    player.sees("HEAVY TANK IS PLACED NEXT")
    player.types("N")
    player.sees("MEDIUM TANK IS PLACED NEXT")
    player.types("\r")
    player.sees("HEAVY TANK IS PLACED NEXT")
    player.types("\r")
    player.sees("MEDIUM TANK IS PLACED NEXT")
    assert player.place(1)[0] == 0, "it was taken up again"
    player.types("A")
    player.sees("ALL ARE PLACED")
    player.types("D")
    player.sees(f"POINTS LEFT: {blue}")
    assert {player.place(0), player.place(1)} != {player.place(0)}, "one a hex"
