"""Scenes for routines of Computer Ambush that no turn or game of contract_scenes.py comes to."""

from __future__ import annotations

import random

from ..contract_bench import ContractBench
from .battle import Battle
from .phase_bench import PADOOKA, begin_battle, type_ahead
from .save_bench import Desk
from .test_squads import printer_card

SCENARIOS = ((0, 0), (1, 1), (2, 0), (4, 1), (5, 1), (6, 0), (7, 1), (9, 0), (10, 0), (11, 1))
"""Numbers and sides whose computer hunts, fetches a plastic or sets it."""


def computers(bench: ContractBench) -> None:
    """The computer's orders for those sides."""
    for scenario, side in SCENARIOS:
        bench.bench.reset()
        Battle(bench.bench, scenario=scenario, seed=3)
        bench.bench.call("turn_begin")
        bench.bench.set("st_side", side)
        bench.bench.set("st_turn", [2, 0])  # in the first some only lie and look
        if scenario:  # rookies, who blunder, play the first
            bench.bench.set("st_skill", [3, 3])
        bench.bench.call("computer_main", limit=60_000_000)


def squares_to_take(bench: ContractBench) -> None:
    """Three Germans in the alleys: all squares are the enemy's, then a single one."""
    ambush = bench.bench
    for held in (255, 0):
        ambush.reset()
        battle = Battle(ambush, scenario=10, seed=3)
        for man, x in ((10, 20), (11, 18), (12, 22)):
            battle.man(man, x, 41, 1)
            battle.weapons(man, "R* K")
        ambush.set("alley_held", [255 if held else 0] * 51 + [1])
        ambush.set("st_turn_length", 250)
        ambush.set("st_side", 1)
        ambush.call("turn_begin")
        ambush.call("computer_main", limit=60_000_000)


def who_goes_unseen(bench: ContractBench) -> None:
    """A German who remembers an enemy behind a house."""
    ambush = bench.bench
    ambush.reset()
    battle = Battle(ambush, seed=5)
    battle.man(0, 20, 26, 1)
    battle.man(10, 31, 34, 5)
    battle.weapons(10, "R* K")
    battle["known_x", 0], battle["known_y", 0] = 20, 26
    ambush.set("st_skill", [0, 2])
    ambush.set("st_turn_length", 250)
    ambush.set("st_turn", [12, 0])
    ambush.set("st_side", 1)
    ambush.call("turn_begin")
    ambush.call("computer_main", limit=60_000_000)


def grenades(bench: ContractBench) -> None:
    """Two Germans side by side in the open before Americans with grenades."""
    ambush = bench.bench
    for far in (6, 8, 10):
        ambush.reset()
        battle = Battle(ambush, seed=5)
        battle.man(0, 24, 26, 3)
        battle.weapons(0, "R* K F F")
        for man, y in ((10, 26), (11, 27)):
            battle.man(man, 24 + far, y, 7)
            battle.weapons(man, "R* K")
        ambush.set("st_blind", 0)
        ambush.set("st_skill", [3, 3])
        ambush.set("st_turn_length", 250)
        ambush.set("st_side", 0)
        ambush.call("turn_begin")
        ambush.call("computer_main", limit=60_000_000)


def a_look_and_a_blast(bench: ContractBench) -> None:
    """Who looks finds a knife and takes it; a plastic destroys what lies near; walls fall."""
    ambush = bench.bench
    battle = Battle(ambush, seed=7)
    battle.man(0, 30, 30, 1, "MI30L")
    battle.weapons(0, "")
    battle.man(1, 34, 36, 1, "PP EP5 DP")
    battle.weapons(1, "P")
    battle.man(10, 45, 60, 5, "HH")
    ambush.set("ground_count", 1)
    for name, value in (("ground_x", 30), ("ground_y", 30), ("ground_kind", 7)):
        battle[name, 0] = value
    battle.turn(120, command=None)
    for die, fuse in ((0, 1), (30_000, 20), (40_000, 255), (65_535, 99)):
        ambush.call("plastic_mishap", zp_time=[fuse, 0], zp_die=list(die.to_bytes(2, "little")))
        ambush.call("ducks", X=0, zp_die=list(die.to_bytes(2, "little")))
    for limit, clock in ((0, 0), (1000, 900), (1000, 100)):
        for name, value in (("st_limit", limit), ("st_clock", clock), ("st_turn_length", 250)):
            ambush.set(name, list(value.to_bytes(2, "little")))
        ambush.call("time_limit")
    for x, y in ((34, 36), (11, 11), (48, 64)):
        ambush.call("weapons_destroy", zp_from_x=x, zp_from_y=y)
        ambush.call("village_undo", X=0, blast_x=x, blast_y=y)


def an_order_half_taken(bench: ContractBench) -> None:
    """RESET came while orders moved up; a list that is full, and one that is not."""
    ambush = bench.bench
    battle = Battle(ambush, seed=7)
    battle.man(3, 30, 30, 1, "HH MR12R HH SB")
    for at, left in ((0, 3), (8, 3), (60, 0)):
        ambush.call("order_rescue", taken_man=3, taken_at=at, taken_left=left)
    for count in (0, 3, 16):
        battle["man_order_count", 3] = count
        ambush.call("order_push", X=3, zp_order=[7, 7, 0, 1])


def squares_of_the_alleys(bench: ContractBench) -> None:
    """None, all and some."""
    rng = random.Random(16)
    for bits in (0, (1 << 416) - 1, rng.getrandbits(416)):
        bench.bench.call("alley_count", alley_held=bits.to_bytes(52, "little"))


def pages_of_a_battle(bench: ContractBench) -> None:
    """Orders listed and priced on the pages, the key of the map, a shot, a footfall."""
    ambush = begin_battle(bench.bench)
    type_ahead(ambush, "P\rMR12R\rFA3010\r")
    try:
        ambush.call("orders_main", limit=1_500_000)
    except TimeoutError:
        pass
    ambush.set("key_count", 0)
    for man in (PADOOKA, 5):
        ambush.call("list_row", zp_man=man)
    ambush.mem[ambush.sym["man_spent_lo"] + PADOOKA] = 4
    type_ahead(ambush, " " * 4)
    ambush.call("report_pages:status_page", zp_man=PADOOKA)
    for byte, column, row in ((0, 0, 0), (3, 39, 23), (0x44, 12, 9), (0xFF, 20, 20)):
        ambush.call("map_sample", A=byte, X=column, Y=row)
    ambush.set("view_top", 30)
    for column, row in ((13, 20), (48, 30), (11, 64)):
        ambush.call("cell_centre", X=column, Y=row)
        ambush.call("tracer", zp_from_x=13, zp_from_y=20, zp_to_x=column, zp_to_y=row)


def weapons_and_paper(bench: ContractBench) -> None:
    """Weapons without limit, and a squad on a printer that is a routine in memory."""
    ambush = begin_battle(bench.bench)
    for side in (0, 1):
        ambush.set("st_side", side)
        ambush.set("man_in_play", [1] * 20)
        ambush.call("pool_unlimited")
    printer_card(ambush)
    ambush.call("printer_find")
    for character in (0x0D, 0x41, 0x7F):
        ambush.call("printer_char", A=character)
    type_ahead(ambush, " ")
    ambush.call("squad_print", zp_lib0=7)


def squad_on_paper(bench: ContractBench, desk: Desk) -> None:
    """The same on a machine with a printer card."""
    with desk.at_the_menu() as player:
        bench.watch(player.a2)
        player.types("2")
        player.sees("AN AMERICAN SQUAD")
        player.types("1")
        player.sees("N NAMES")
        player.types("FYR")
        player.sees("SAVE IT ON A SAVE DISK")
        player.types("2")
        player.sees("THE SQUAD IS PRINTED")
        player.types(" ")
        player.a2.run(seconds=1)


def a_turn_that_is_not_saved(bench: ContractBench, desk: Desk) -> None:
    """The question at a turn's end comes and is answered with N."""
    with desk.at_the_turn_s_end() as player:
        bench.watch(player.a2)
        player.types("N")
        player.sees("HOW MANY")
        player.types("1\r")
        player.sees("WHICH SOLDIER")
        player.ends_orders()
        player.types("E\r")
        player.sees("SAVE THE GAME?")
        player.types("N")
        player.sees("HOW MANY")


CORNERS = [
    computers, squares_to_take, who_goes_unseen, grenades, a_look_and_a_blast,
    an_order_half_taken,
    squares_of_the_alleys, pages_of_a_battle,
    weapons_and_paper,
]  # fmt: skip
