"""What the screen says and which keys do what, in a turn of the tutorial."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from grognard.rom_build.games import game_folder

from .field import FIRED, MOVED, PLOTTED, Field
from .player import Player

RED, BLUE = 0, 1
KONIGSBERG = (7, 6)
ARMY, MINE = 60, 121
MOBILE, MOVE = 4, 8
"""PHASE_PLOT_MOBILE and PHASE_MOVE of general.inc."""


@pytest.fixture
def plots() -> Player:
    """The tutorial at the first plot of the red mobile artillery."""
    player = Player()
    player.reaches_the_menu()
    player.begins()
    player.sees("RETURN PLOT", within=60)
    return player


@pytest.mark.slow
@pytest.mark.rule("PG-3.4")
@pytest.mark.rule("PG-3.5")
def test_a_key_shows_all_keys_and_another_leads_back(plots: Player) -> None:
    plots.types("?")
    plots.sees("K  KEEP: SAVE AND GO ON")
    plots.types(" ")
    plots.sees("RETURN PLOT", within=20)


@pytest.mark.slow
@pytest.mark.rule("PG-3.12")
def test_the_whole_map_names_its_towns(plots: Player) -> None:
    plots.types("W")
    for town in ("KONIGSBERG", "PINSK", "MOSCOW"):
        plots.sees(town, within=20)
    plots.types(" ")
    plots.sees("RETURN PLOT", within=20)


@pytest.mark.slow
@pytest.mark.rule("PG-3.8")
def test_the_panel_tells_what_is_under_the_cursor(plots: Player) -> None:
    plots.points_at((13, 18))
    plots.sees("PINSK 10")
    plots.points_at((7, 11))
    plots.sees("BRIDGE")


@pytest.mark.slow
@pytest.mark.rule("PG-3.8")
def test_a_unit_and_the_town_that_it_is_in_have_a_line_each(plots: Player) -> None:
    plots.points_at(KONIGSBERG)
    plots.sees("IN KONIGSBERG 20")
    assert plots.rows[21] == "Heavy Tank 15 of 15, hidden"
    assert plots.rows[22] == "In Konigsberg 20"


@pytest.mark.slow
@pytest.mark.rule("PG-3.7")
@pytest.mark.rule("PG-6.10")
@pytest.mark.rule("PG-11.6")
@pytest.mark.rule("PG-11.4")
def test_both_sides_plot_and_mobile_artillery_fires_no_barrage(plots: Player) -> None:
    gun = plots.byte("st_active")
    plots.points_at((7, 6))
    plots.types("B")
    plots.sees("FIRES NO BARRAGE")
    plots.types(" ")
    plots.sees("RETURN PLOT", within=20)
    plots.types("\r")
    plots.sees("BLUE MOBILE PLOT", within=20)
    assert (plots.byte("plot_col", gun), plots.byte("plot_row", gun)) == (7, 6)
    assert plots.byte("st_phase") == MOBILE, "nothing has been fired yet"
    plots.types("D")
    plots.sees("RED PLOT, TURN 1", within=60)
    assert plots.byte("plot_col", gun) == 0 and plots.byte("unit_flags", gun) & PLOTTED
    gun = plots.byte("st_active")
    plots.points_at((8, 6))
    plots.types("\r")
    plots.a2.run(seconds=5)
    assert plots.byte("plot_col", gun) == 8
    assert plots.byte("st_active") != gun, "it is not asked again"


@pytest.mark.slow
@pytest.mark.rule("PG-3.3")
@pytest.mark.rule("PG-3.10")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
def test_next_select_and_ignore_in_movement(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    player.plays_on("RETURN GO")
    first = player.byte("st_active")
    player.types("N")
    player.a2.run(seconds=4)
    second = player.byte("st_active")
    assert second != first
    player.points_at(player.place(first))
    player.types("S")
    player.a2.run(seconds=4)
    assert player.byte("st_active") == first, "N leaves it eligible"
    player.types("I")
    player.a2.run(seconds=4)
    assert player.byte("st_active") == second
    for _ in range(40):
        if player.byte("st_side") != RED:
            break
        assert player.byte("st_active") != first, "I does not"
        player.types("N" if player.byte("st_active") == second else "I")
        player.a2.run(seconds=2)
        if player.byte("st_active") == second:
            player.types("I")
            player.a2.run(seconds=2)
    guns = [unit for unit in range(ARMY) if player.byte("unit_type", unit) in (8, 9)]
    assert guns, "who cannot move was not asked, and the part is over when nobody is left"
    assert (player.byte("st_phase"), player.byte("st_side")) == (MOVE, BLUE)


def looks(general: Any, unit: int) -> tuple[int, ...]:
    general.set("zp_hexview", bytes(16))
    general.call("plate_look", X=unit)
    at = general.sym["zp_hexview"]
    return tuple(general.mem[at + n] for n in range(16))


@pytest.mark.rule("PG-3.9")
@pytest.mark.rule("PG-3.23")
@pytest.mark.rule("PG-3.26")
def test_a_piece_shows_its_side_and_what_it_has_done(general: Any) -> None:
    field = Field(general)
    red, blue = field.stand("MT", (5, 5)), field.stand("MT", (6, 5), BLUE)
    assert looks(general, red) != looks(general, blue), "red and blue differ in shape"
    seen = {looks(general, red)}
    for flags in (FIRED, MOVED, FIRED | MOVED):
        field.put("unit_flags", red, flags)
        seen.add(looks(general, red))
    assert len(seen) == 4, "fired, moved, both and neither"
    general.set("st_active", red)
    assert looks(general, red) not in seen, "the active unit is marked"


@pytest.mark.rule("PG-7.28")
def test_mines_are_shown_to_both_sides_under_limited_view(general: Any) -> None:
    Field(general)
    general.set("mine_col", 3)
    general.set("mine_row", 3)
    general.set("mine_charge", 2)
    for side in (RED, BLUE):
        general.set("st_options", 4)
        general.set("st_eyes", side)
        general.set("view_x", 0)
        general.set("view_y", 0)
        general.call("hexview_begin")
        at = general.sym["top_unit"]
        assert MINE in bytes(general.mem[at : at + 220])


@pytest.mark.rule("PG-4.1")
def test_a_units_number_tells_its_side_and_the_attacker_has_more_points(general: Any) -> None:
    for unit, side in ((0, RED), (59, RED), (60, BLUE), (119, BLUE)):
        assert general.call("unit_side", X=unit).a == side
    for number in range(14):
        general.call("scenario_lay", st_scenario=number, rng_seed=(1, 2, 3, 4))
        points = general.sym["st_points"]
        red, blue = (general.mem[points + n] | general.mem[points + n + 1] << 8 for n in (0, 2))
        assert red > blue > 0


def test_costs_are_those_of_the_table(general: Any) -> None:
    path = game_folder("general") / "data" / "units.csv"
    rows = list(csv.DictReader(ln for ln in path.read_text("utf-8").splitlines() if ln[0] != "#"))
    at = general.sym["unit_cost"]
    assert [general.mem[at + n] for n in range(11)] == [int(row["cost"]) for row in rows]


@pytest.mark.slow
@pytest.mark.rule("PG-2.1")
def test_a_key_typed_ahead_does_not_take_the_result_away(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    player.put("st_turns", 1)
    player.plays_on("BLUE DIRECT FIRE 2")
    player.sees("DONE ? HELP")
    player.types("D ")
    player.sees("PRESS ANY KEY")
    player.a2.run(seconds=3)
    assert player.rows[0].strip() == "The towns at the end of the turn"


@pytest.mark.slow
@pytest.mark.rule("PG-6.9")
def test_a_key_typed_while_the_computer_moves_ends_no_fire(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    player.plays_on("RED MOVEMENT")
    player.put("st_human", 0, BLUE)
    player.put("st_level", 1, BLUE)
    player.put("st_react", 101, RED)
    player.sees("DONE ? HELP")
    player.types("D")
    player.sees("THINKS")
    player.types("D")
    player.sees("RED DIRECT FIRE 2", within=90)
    player.sees("RETURN FIRE")
    player.a2.run(seconds=3)
    assert "RED DIRECT FIRE 2" in player.text.upper()
