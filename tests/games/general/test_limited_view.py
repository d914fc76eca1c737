"""Limited view: who is not spotted is not shown, bars no way, and looks away at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ..save_disks import new_save_disk
from .field import LIMITED, SPOTTED, Field
from .player import Player

RED, BLUE, NOBODY = 0, 1, 255
FAR = 24


def cost(field: Field, place: tuple[int, int]) -> int:
    return int(field.bench.mem[field.bench.sym["hex_field"] + 50 * place[1] + place[0]])


@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize("options", [0, LIMITED])
@pytest.mark.parametrize("flags", [0, SPOTTED])
def test_who_is_not_seen_bars_no_way_on_the_plan(general: Any, options: int, flags: int) -> None:
    field = Field(general)
    general.set("st_options", options)
    infantry = field.stand("IN", (10, 10))
    field.stand("IN", (10, 9), BLUE, flags=flags)
    before = general.mem[general.sym["hex_pieces"] : general.sym["hex_pieces"] + 1700]
    field.put("unit_left", infantry, 2)
    limit = general.call("reach_find", X=infantry).a
    assert (cost(field, (10, 9)) <= limit) == (options == LIMITED and not flags)
    after = general.mem[general.sym["hex_pieces"] : general.sym["hex_pieces"] + 1700]
    assert bytes(before) == bytes(after)


@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize(
    ("human", "eyes", "looks"),
    [((1, 1), RED, RED), ((1, 1), BLUE, BLUE), ((1, 0), BLUE, RED), ((0, 1), RED, BLUE),
     ((0, 0), RED, NOBODY)],
)  # fmt: skip
def test_who_looks_is_a_player_never_the_computer(
    general: Any, human: tuple[int, int], eyes: int, looks: int
) -> None:
    Field(general)
    assert general.call("viewer", st_human=human, st_eyes=eyes).a == looks


@pytest.mark.rule("PG-1.4")
@pytest.mark.rule("PG-2.9")
@pytest.mark.parametrize(("answers", "wanted"), [(0, None), (1, 20), (2, 40), (3, 60), (4, 101)])
def test_standing_orders_answer_for_a_player(
    general: Any, answers: int, wanted: int | None
) -> None:
    field = Field(general)
    unit = field.stand("MT", (5, 5), BLUE)
    general.set("rules_chosen", (0, 0, 0, 0, 0, 0, answers))
    general.call("rules_set")
    found = general.call("reaction_auto", X=unit)
    assert found.c == (wanted is not None)
    if wanted is not None:
        assert general.mem[general.sym["zp_t0"]] == wanted
    general.set("rules_chosen", (0, 0, 0, 0, 2, 0, answers))
    general.call("rules_set")
    assert general.call("reaction_auto", X=unit).c, "the computer answers at once"


@pytest.mark.rule("PG-2.9")
def test_two_players_with_limited_view_answer_by_standing_orders(general: Any) -> None:
    Field(general)
    general.set("rules_chosen", (0, 0, 1, 0, 0, 0, 0))
    general.call("rules_set")
    assert general.mem[general.sym["st_react"]] == 20, "who looks away cannot be asked"


@pytest.mark.slow
@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-13.3")
def test_the_map_is_hidden_between_two_players_behind_their_words(tmp_path: Path) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Player(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins(rules="3", shows="RED TO THE KEYBOARD")
    player.sees("CHOOSE A WORD")
    player.types("SECRET\r")
    player.sees("RETURN PLOT", within=60)
    player.types("D")
    player.sees("BLUE TO THE KEYBOARD", within=60)
    player.types("\r")
    player.sees("RETURN PLOT", within=60)
    hidden = [unit for unit in range(60) if player.place(unit)[0] and not spotted(player, unit)]
    assert hidden
    player.points_at(player.place(hidden[0]))
    player.a2.run(seconds=1)  # the panel follows the cursor
    assert not player.rows[22], "the panel tells nothing of him"
    player.types("D")
    player.sees("RED TO THE KEYBOARD", within=90)
    player.sees("YOUR WORD")
    player.types("WRONG\r")
    player.sees("THAT IS NOT THE WORD")
    player.types("SECRET\r")
    player.sees("DONE ? HELP", within=60)
    player.saves("OURS")
    player.a2.eject(2)
    other = Player(save)
    other.reaches_the_menu()
    other.types("3")
    other.sees("NAME OF THE GAME")
    other.types("OURS\r")
    other.sees("RED TO THE KEYBOARD", within=60)
    other.sees("YOUR WORD")
    other.types("SECRET\r")
    other.sees("DONE ? HELP", within=60)


@pytest.mark.rule("PG-13.3")
def test_before_either_of_two_players_is_asked_to_look_nobody_hidden_is_shown(
    general: Any,
) -> None:
    field = Field(general)
    tank = field.stand("MT", (10, 10), flags=0)
    for human, shown in (((1, 1), False), ((0, 0), True)):
        general.set("st_options", LIMITED)
        assert general.call("unit_shown", X=tank, st_human=human, st_eyes=NOBODY).c == shown


def spotted(player: Player, unit: int) -> bool:
    return bool(player.byte("unit_flags", unit) & SPOTTED)


@pytest.mark.slow
@pytest.mark.rule("PG-13.3")
@pytest.mark.rule("PG-12.1")
@pytest.mark.parametrize(("step", "stops"), [(-2, -1), (2, 0)], ids=["free", "on a friend"])
def test_a_step_onto_somebody_unseen_stops_before_him(
    first_turn: bytes, step: int, stops: int
) -> None:
    player = Player.at(first_turn)
    to_movement(player)
    tank = player.byte("st_active")
    column, row = player.place(tank)
    foe = 60
    player.put("st_options", 1 | LIMITED)
    player.put("st_eyes", RED)
    player.put("st_human", 1, 1)
    player.put("unit_flags", player.byte("unit_flags", tank) & 0xFE, tank)
    player.put("unit_col", column, foe)
    player.put("unit_row", row + step, foe)
    player.put("unit_flags", 0, foe)
    player.put("unit_left", 8, tank)
    at = player.a2.symbol("hex_pieces") + 50 * (row + step) + column
    player.a2.poke(at, bytes([foe + 1]))
    player.types("S")
    player.a2.run(seconds=4)
    player.points_at((column, row + step))
    player.types("\r")
    player.sees("SOMEBODY STANDS THERE", within=30)
    assert player.place(tank) == (column, row + stops)
    player.types(" ")
    if stops:
        player.sees("ASSAULT AT")
        player.types("N")
    player.sees("GO N I S", within=30)


def to_movement(player: Player) -> None:
    for _ in range(60):
        player.a2.run(seconds=0.5)
        if "MOVEMENT" in player.text.upper():
            return
        if "RETURN FIRE" in player.rows[23].upper():
            player.types("D")
    raise AssertionError("no movement")


@pytest.mark.slow
@pytest.mark.rule("PG-3.1")
def test_the_second_pads_button_claims_an_answer(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    player.a2.button(1, False)
    player.types("\r")
    player.sees("MAY FIRE: F")
    player.a2.button(1, True)
    player.sees("SPACE NEXT", within=2)
