"""What is played to see every routine of Computer Ambush at work."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from grognard.emu import CallError

from ..contract_bench import ContractBench
from .battle import Battle
from .contract_corners import CORNERS
from .phase_bench import begin_battle, leave_over, record, type_ahead
from .player import Player
from .save_bench import Desk, initialises, saves, saves_a_squad
from .whole_game import WORDS, begins, plays, sets_up

ORDERS = {
    0: "MR12R MR21R MR30F SB FA0199",
    5: "MR15R SB MR21D MR30R FA5030 SE WA20",
    2: "MR11R PF EF1820 MR58R MR32R PA FA2510 HJ30",
    9: "MR41R MR34R MR21R MR13R PP EP50 HH GR",
}


def a_turn(scenario: int, seed: int, points: int = 90) -> Any:
    """A turn of a scenario in which everyone has something to do."""

    def scene(bench: ContractBench) -> None:
        battle = Battle(bench.bench, scenario=scenario, seed=seed)
        for man in range(20):
            if battle["man_in_play", man]:
                battle.orders(man, ORDERS[(0, 5, 2, 9)[man % 4]])
        bench.battles.append(bench.keep(bench.bench.mem.whole()))
        battle.turn(points, command=None)

    return scene


def a_melee(bench: ContractBench) -> None:
    """Men of both sides in each other's way: shots, blows, grenades, plastic."""
    battle = Battle(bench.bench, seed=5)
    for man, (x, y) in enumerate([(31, 20), (31, 21), (30, 20), (29, 20)]):
        battle.man(man, x, y, 1, ("HH", "FS3124", "PF EF3126", "GR LR FA0150")[man])
        battle.weapons(man, ("K*", "R*", "R* F P", "K")[man])
        battle.man(10 + man, x, y + 3, 5, ("HJ40", "MR53R", "FA0150", "PP EP20 DP")[man])
        battle.weapons(10 + man, ("K* G", "A*", "M*", "P R-")[man])
    battle.man(4, 35, 35, 1, "HH")
    battle.man(14, 35, 35, 5, "HH")
    bench.battles.append(bench.keep(bench.bench.mem.whole()))
    battle.turn(200, command=None)


def keys(routine: str, *typed: str, limit: int = 1_500_000) -> Any:
    """A phase or page of a battle, with keys typed ahead until it waits for more."""

    def scene(bench: ContractBench) -> None:
        begin_battle(bench.bench)
        for text in typed:
            type_ahead(bench.bench, text)
            try:
                bench.bench.call(routine, limit=limit)
            except TimeoutError:
                pass

    return scene


def orders_again(bench: ContractBench) -> None:
    """Last turn's orders once more."""
    begin_battle(bench.bench)
    leave_over(bench.bench)
    bench.bench.call("orders_keep")
    type_ahead(bench.bench, "6\r")
    with suppress(TimeoutError):
        bench.bench.call("orders_main", limit=1_500_000)


def a_film(bench: ContractBench) -> None:
    """The movie of a turn: a shot, a hit, a way that was barred."""
    begin_battle(bench.bench)
    bench.bench.overlay("REPORT")
    barred = 32 + 16 + 1
    thrown = (11, "THROW", 0, 15, 21)
    hit = (9, "HIT", 13, 30, 0)
    record(bench.bench, (9, "FIRE", 0, 20, 20), hit, thrown, (12, barred, 0, 0x13, 0x52))
    type_ahead(bench.bench, "A\r-? ------- E\r")
    with suppress(TimeoutError):
        bench.bench.call("report_main", limit=12_000_000)


def the_alleys(bench: ContractBench) -> None:
    """The squad list of an Alley Fight, and how its men stand."""
    begin_battle(bench.bench)
    bench.bench.set("st_scenario", 10)  # 16.B6
    type_ahead(bench.bench, "C\rS ")
    with suppress(TimeoutError):
        bench.bench.call("report_main", limit=1_500_000)


def the_computer(bench: ContractBench) -> None:
    """The computer's orders for a whole squad."""
    Battle(bench.bench, scenario=8, seed=3)
    bench.bench.call("turn_begin")
    bench.bench.set("st_side", 1)
    bench.bench.call("computer_main", limit=20_000_000)


def an_outpost(bench: ContractBench) -> None:
    """A German in the street whose comrade is down, and a patrol that was seen."""
    ambush = bench.bench
    ambush.reset()
    battle = Battle(ambush, scenario=3, seed=5)
    for man, (x, y), wounds in ((0, (20, 34), 0), (10, (36, 13), 0), (11, (40, 13), 60)):
        battle.man(man, x, y, 1, wounds=wounds)
        battle.weapons(man, "R* K")
    battle["known_x", 0], battle["known_y", 0] = 20, 34
    ambush.set("st_turn_length", 250)
    ambush.set("st_side", 1)
    ambush.call("turn_begin")
    ambush.call("computer_main", limit=60_000_000)


def a_patrol_and_an_ambush(bench: ContractBench) -> None:
    """From power-on to the end of a battle of two players: passwords, patrol, places, reports."""
    with Player(sanitize=False) as player:
        removers = bench.watch(player.a2)
        begins(player, "2", "1")
        sets_up(player, "RBLGCWHMD", WORDS[0], to="J" * 3 + "I" * 18)
        sets_up(player, "KAGZSBWMD", WORDS[1], patrol="14")
        plays(player, attackers=(0, 1), most=30)
        for remove in removers:
            remove()


def the_computer_attacks(bench: ContractBench) -> None:
    """The computer's patrol walks into an ambush."""
    with Player(sanitize=False) as player:
        bench.watch(player.a2)
        begins(player, "1", "2", level="2")
        sets_up(player, "")
        plays(player, attackers=(0,), most=30)


def the_computer_defends(bench: ContractBench) -> None:
    """A raid on the computer's squad: weapons given out by hand, pages looked at, two turns."""
    with Player(sanitize=False) as player:
        bench.watch(player.a2)
        begins(player, "1", "3", level="2")
        for words, typed in (
            ("STANDARD SQUAD", "1"), ("RETURN GO ON", "RBLGC\r"), ("STANDARD WEAPONS", "2"),
        ):  # fmt: skip
            player.sees(words)
            player.types(typed)
        for typed in ("?", " ", "P", "R", "G", "K", "2", "\r", "D", "A", "\r", "E", "Y", "\x1b"):
            player.types(typed)
            player.a2.run(seconds=0.5)
    with Player(sanitize=False) as player:
        bench.watch(player.a2)
        begins(player, "1", "3", level="2")
        sets_up(player, "RBLGC", to="M" * 9)
        for typed in PAGES:
            player.types(typed)
            player.a2.run(seconds=0.7)
        player.types("4\r")
        player.sees("END THE PHASE")
        player.types("Y")
        player.sees("SOUNDS OF BATTLE")
        player.types("Y")
        player.a2.run(seconds=20)


PAGES = (
    "1\r", " ", "2\r", " ", "3\r", "IJKLM", "?", " ", "\x1b", "P\r", "MR12R\r", "MR1\r", "FA01\r",
    "LR\r", "EF1820\r", "GR P\r", "?\r", " ", "NO\r", "P\r", "L\r", "P\r", "A\r", "SB\r", "NO\r",
)  # fmt: skip


def squads_and_disks(bench: ContractBench, desk: Desk, disk: Path) -> None:
    """A SAVE disk made, a squad and a battle put on it, looked at, taken up and thrown away."""
    with desk.at_the_menu(disk) as player:
        bench.watch(player.a2)
        initialises(player)
        saves_a_squad(player, "TIGERS")
        player.types(" ")
        player.a2.run(seconds=3)
    for replace in (False, True):
        with desk.at_the_turn_s_end(disk) as player:
            bench.watch(player.a2)
            saves(player, "OLD", replace)
            player.sees("SAVED")
            player.types(" ")
            player.a2.run(seconds=3)
    with desk.at_the_menu(disk) as player:
        bench.watch(player.a2)
        player.types("4")
        player.sees("NAME OF THE GAME")
        player.a2.run(seconds=1)
        player.types("\r")
        player.sees(" 1 OLD")
        player.types("1\r")
        player.a2.run(seconds=8)
    with desk.at_the_menu(disk) as player:
        bench.watch(player.a2)
        player.types("1")
        player.sees("CATALOG:")
        for typed in ("2", " ", "4", "OLD\r", "Y", " ", "?", " ", "\x1b"):
            player.types(typed)
            player.a2.run(seconds=3)
    with desk.at_the_menu(disk) as player:
        bench.watch(player.a2)
        for typed in ("3", "1", "2", "2", "2", "2", "250\r"):
            player.types(typed)
            player.a2.run(seconds=2)
        player.sees("A SQUAD FROM A SAVE DISK")
        player.types("2")  # none was made: refused
        player.a2.run(seconds=2)
        player.types(" ")
        player.sees("A SQUAD FROM A SAVE DISK")
        player.types("3")
        player.sees("NAME OF THE SQUAD")
        player.types("TIGERS\r")
        player.sees("WHO TAKES PART")
    with desk.at_the_menu(disk) as player:
        bench.watch(player.a2)
        player.types("1")
        player.sees("CATALOG:")
        with suppress(CallError):  # no disk call of the game asks for it by this name
            player.a2.call("disk_write", zp_disk_drive=1, zp_disk_track=30, zp_disk_buf=0x2000)


SCENES = [
    a_turn(0, 1), a_turn(8, 2), a_turn(11, 3, 60), a_melee, the_alleys, a_film, the_computer,
    an_outpost,
    keys("orders_main", "P\rMR12R\rSB\r", "C\rFA0199\rWA9\r", "P\rPR\rLR\rEF1820\r", "2", "1", "3"),
    keys("orders_main", "P\rMR92R\rXX\r", "P\rLI\r", "C\rGR\rDR\rHH\r", "?", "B\r"),
    keys("orders_main", "5\rWA30\r", "5\rMR12C\r ", "3\rV2V\x1b"),
    keys("orders_main", "P\rM\r1R2U33\rNO\r", limit=6_000_000),
    keys("result_page", "  "), orders_again,
    keys("report_main", " ", "1", "2", "3", "\r"),
    keys("report_main", "A\r", "PF", " ", "M\r", "IJKM", "\r", "S\r", "P\r", " ", "C\r", " "),
    a_patrol_and_an_ambush, the_computer_attacks, the_computer_defends, *CORNERS,
]  # fmt: skip
