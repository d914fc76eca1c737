"""What is played to see every routine of Computer Ambush at work."""

from __future__ import annotations

from typing import Any

from battle import Battle
from contract_bench import ContractBench
from phase_bench import begin_battle, type_ahead

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


def the_computer(bench: ContractBench) -> None:
    """The computer's orders for a whole squad."""
    Battle(bench.bench, scenario=8, seed=3)
    bench.bench.call("turn_begin")
    bench.bench.set("st_side", 1)
    bench.bench.call("computer_main", limit=20_000_000)


SCENES = [
    a_turn(0, 1), a_turn(8, 2), a_turn(11, 3, 60), a_melee, the_computer,
    keys("orders_main", "P\rMR12R\rSB\r", "C\rFA0199\rWA9\r", "P\rPR\rLR\rEF1820\r", "2", "1", "3"),
    keys("orders_main", "P\rMR92R\rXX\r", "P\rLI\r", "C\rGR\rDR\rHH\r", "?", "B\r"),
    keys("report_main", " ", "1", "2", "3", "\r"),
]  # fmt: skip
