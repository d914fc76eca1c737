"""Kampfgruppe's routines against their headers: what calls in play gave, run again on the bench."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from grognard.rom_build.domains import Domain, read_inputs

from ..contract_bench import ContractBench
from ..contract_effects import SETS as SHARED
from ..contract_inputs import Case
from .battlefield import WOODS, Battlefield
from .commander import BOTH, Commander
from .field import GERMAN, NOWHERE, SOVIET, Field
from .save_desk import Desk, initialises, restarts, saves
from .set_up import ONE_GERMAN, SetUp
from .table import Table

FIRED, SEEN, OFF_MAP = 4, 8, 64
SOVIET_PURSUIT = 4
SETS = SHARED | {
    "scratch": ("zp_t?", "zp_ptr?", "zp_arg?"),
    "rules": (
        "zp_t?", "zp_ptr?", "zp_arg?", "zp_die", "rng_seed", "zp_lib?", "zp_float", "zp_float_exp",
        "zp_from_?", "zp_to_?", "zp_range", "range_d?", "zp_map", "zp_square", "zp_rules",
        "zp_foe", "zp_foe_no", "zp_kills", "zp_apf", "zp_gun_*", "zp_shot_*",
    ),
    "overlay's": ("zp_overlay",),
    "picture": (
        "zp_text_*", "zp_line*", "zp_glyph_*", "zp_lib?", "zp_key", "sound_*", "window", "framed",
        "view_painted", "view_?", "shown_all", "line_col", "line_row", "traced", "line_x?",
        "line_y?", "over_squares",
    ),
}  # fmt: skip


KINDS = {"row": ((0, 47),), "side": ((0, 1),), "number": ((0, 188),)}
VALUES = {
    "zp_from_x": ((0, 59),), "zp_from_y": ((0, 59),), "zp_to_x": ((0, 59),), "zp_to_y": ((0, 59),),
    "zp_side": ((0, 1),), "zp_range": ((0, 84),), "st_period": ((1, 8),), "st_battle": ((0, 4),),
    "st_small": ((0, 1),), "st_visibility": ((7, 20),),
}  # fmt: skip
"""What inputs may be of which a header gives no bounds; any square is on a map of 60 x 60."""


class KampfContracts(ContractBench):
    """The bench of Computer Ambush, with this game's memory and with scenes on whole machines."""

    game = "kampfgruppe"
    draws = (
        "lib/text", "lib/page", "lib/ask", "apple2/draw/", "/screens/", "/setup/",
        "/orders/", "combat/combat_", "apple2/sound", "lib/sound",
    )  # fmt: skip
    sizes: ClassVar[dict[str, int]] = {"map": 3600}
    sets: ClassVar[dict[str, tuple[str, ...]]] = SETS
    lodgers: ClassVar[dict[str, str]] = {
        "fs": "files", "fs_pages": "files", "files_list": "files", "float": "combat",
        "disk_write": "files", "disk_write_timed": "files",
        "squares": "combat", "plan": "computer", "weights": "computer",
    }  # fmt: skip

    def domains(self, contract: dict[str, Any]) -> list[Domain] | None:
        """The header's inputs with bounds; None where records, map and lists have to agree."""
        closed = []
        for domain in read_inputs(contract["inputs"]):
            for name in domain.names:
                ranges = domain.ranges or VALUES.get(name) or KINDS.get(domain.kind, ())
                known = name in "AXYC" or name in VALUES or name.startswith("zp_")
                if not ranges or not known or any(isinstance(b, str) for r in ranges for b in r):
                    return None
                closed.append(Domain((name,), ranges, domain.kind))
        return closed or None

    def cases(self, contract: dict[str, Any], count: int) -> list[Case]:
        """Three calls in play; edges and random middles in the memory that they found."""
        found = super().cases(contract, 0)[:3]
        domains = self.domains(contract)
        if domains is None or not found:
            return found
        rng = random.Random(contract["name"])
        for n in range(count):
            base = found[n % len(found)]
            memory, registers, said = bytearray(base.memory), dict(base.registers), []
            for domain in domains:
                value = self._pick(domain, n, rng)
                said.append(f"{domain.names[0]}={value}")
                self._put(domain.names[0], value, registers, memory)
            found.append(Case(registers, bytes(memory), "in play but " + " ".join(said)))
        return found


def a_battle_of_both_computers(bench: KampfContracts) -> None:
    """From power-on through setting up and two turns to the level of victory."""
    with Commander() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.asks_for_a_battle(BOTH)
        player.builds_a_battle(river="1", battle="2")
        player.sees("END OF TURN 1", within=120)
        player.put("st_turn", 13)  # late: who defends goes for the enemy
        player.put("st_last_turn", 14)
        player.sees("THE BATTLE IS OVER", within=600)


def _lay(field: Field) -> None:
    """Every kind of unit that an order asks for: an HQ without a unit, guns, carriers, a foe."""
    field.bench.set("st_human", [1, 0])
    field.bench.set("st_start_line", [10, 49])
    field.ground(29, 20, 2)
    field.unit(GERMAN, "A0", "HALFTRACK", 1, 26, 20, range=5)
    field.unit(GERMAN, "A1", "WESPE", 3, 20, 30, range=12)
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 25, 22, range=12)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, range=12)
    field.unit(GERMAN, "B2", "81MOR", 4, 26, 22, range=13)
    field.unit(GERMAN, "B3", "PANTHER", 5, 50, 50)
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, range=5)
    field.unit(GERMAN, "C1", "RIFLE", 30, 22, 22, range=2)
    field.unit(GERMAN, "C2", "HMG", 4, 24, 25, range=5)
    field.unit(GERMAN, "D0", "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP)
    field.unit(SOVIET, "A0", "T-34/76C", 3, 34, 22, flags=8)
    field.unit(SOVIET, "A1", "T-34/76C", 10, 33, 24, flags=8)
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 33, 24)


def _both(field: Field) -> None:
    _lay(field)
    field.bench.set("st_human", [1, 1])


ORDERS = (
    "-", "3\r", ".", "28,20\r", ".", "99\r", ",", "Q",
    "1357", "B1", "57M7\r", "33M99\r", "12\r", "55M\r", "O", " ", " ", "S0\r", "K", "Z", "33A\r",
    "R9\r", "F6", "Z", "R3\r", "F2", "Q", "B0", "R4\r", "I", "N", "T", "T", " ", "L", "X", "B0",
    "B", "N", "A", "K", "I", "N", "B", "N", "Q", "Q", "C0", "EC1", "P", " ", "D", "EC2", "ECA",
    "Q", "B3", "H", "H", "N", "Q", "B0", "?", "\x1b", "V", " ", "Q", "V", " ", "A0", "V", " ",
    "L", "C", "Q", "Z", "\r", "\x1b", "W", "W", "D8", "\r", "\x1b", "Z", "\x1b", "9", " ", "Y", " ",
    "?", " ", " ", " ", " ", " ", "\x1b", "X", "N", "0Y",
)  # fmt: skip
DEPLOYMENT = (
    "w", "w", "12345678", "u5", "9", "u09", "u0", "a1", "m", "l", "n", "x", "z", "x", "y", " ",
    " ", " ", "\r", "x", "z", "\r", "x", "a09", "?", "x", "12\r", "v", " ", "x", "v", " ",
    "-", "\x1b",
    "b0e", "b1", "p", " ", "d", "?", " ", "\x1b", "x", "?", " ", "\x1b", "0", "xn", "xy",
)  # fmt: skip


def orders_at_the_keys(bench: KampfContracts) -> None:
    """Every key of the orders phase, with and without a unit under the cursor."""
    with Table(_lay) as table:
        bench.watch(table.a2)
        table.sees("GERMAN ORDERS")
        for keys in ORDERS:
            table.types(keys)
            table.a2.run(seconds=0.3)


def two_players_at_the_keys(bench: KampfContracts) -> None:
    """They change seats before the Soviets give orders."""
    with Table(_both) as table:
        bench.watch(table.a2)
        for words, keys in (("sits down", " "), ("GERMAN ORDERS", "XY"), ("sits down", " ")):
            table.sees(words)
            table.a2.run(seconds=0.3)
            table.types(keys)
        table.sees("SOVIET ORDERS")


def forces_and_places_at_the_keys(bench: KampfContracts) -> None:
    """A player buys and drops formations, changes ground and weapons and moves units about."""
    with SetUp() as game:
        bench.watch(game.a2)
        game.conditions(ONE_GERMAN)
        game.built("2", "4", "5", "2", "1")
        game.answers(("panzer", "4"))
        game.sees("points left")
        for keys in ("\b", "b", "a", "\b", "\x1b", "4", "0", "?", " ", "x"):
            game.types(keys)
        game.sees("A-T unit", within=60)
        for keys in DEPLOYMENT:
            game.types(keys)
        game.a2.run(seconds=2)


def a_historical_battle(bench: KampfContracts) -> None:
    """The first scenario of the disk with two players, up to the first turn."""
    with Commander() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.asks_for_a_battle(BOTH, scenario="1")
        player.sees("END OF TURN 1", within=200)


def _meet(field: Field) -> None:
    """Both computers, units in each other's sight: shots, shells, losses, men getting off."""
    field.bench.set("st_human", [0, 0])
    field.bench.set("st_start_line", [10, 49])
    field.bench.set("st_last_turn", 1)
    field.bench.set("st_message_delay", 1)
    field.ground(30, 24, 2)
    field.ground(27, 22, 5)
    field.ground(28, 26, 0, 8)  # a wreck
    for number, (weapon, x, y, more) in enumerate(
        [
            ("PZ-IVH", 26, 22, {"goal_x": 40, "goal_y": 22, "flags": SEEN | FIRED}),
            ("PANTHER", 26, 24, {}), ("RIFLE", 28, 23, {}),
            ("HMG", 27, 25, {}), ("75AT", 26, 26, {}), ("HALFTRACK", 29, 24, {"load": 15}),
            ("SMG", 29, 24, {"carrier": 14}), ("WESPE", 18, 24, {}),
            ("81MOR", 22, 24, {"shell_x": 31, "shell_y": 24, "shell_left": 1}),
        ]
    ):  # fmt: skip
        more = {"range": 20, "flags": SEEN, **more}
        count = 1 if weapon == "HALFTRACK" else 8
        field.unit(GERMAN, f"B{number}", weapon, count, x, y, **more)
    for number, (weapon, x, y) in enumerate(
        [
            ("T-34/76C", 30, 22), ("SU-76", 30, 24), ("S-RIFLE", 29, 23), ("S-RIFLE", 29, 25),
            ("76AT", 31, 26), ("S-TRUCK", 31, 23), ("76H", 38, 24), ("82MOR", 35, 24),
        ]
    ):  # fmt: skip
        count = 1 if weapon == "S-TRUCK" else 8
        field.unit(SOVIET, f"B{number}", weapon, count, x, y, range=20, flags=8)


def a_fight(bench: KampfContracts) -> None:
    """A turn of two forces that stand before each other, and what was hit in it once more."""
    with Table(_meet) as table:
        bench.watch(table.a2)
        table.sees("4 MAP", within=900)
        looks = "4", "3", "z", " ", "-", "\r", "x", "5", " ", " ", "?", " "
        for keys in (*looks, "6", "p", " ", "?", " "):
            table.types(keys)
            table.a2.run(seconds=0.5)
        for keys in ("f", "s", "a", "\x1b"):
            table.types(keys)
            table.a2.run(seconds=0.2)


def a_battle_saved_and_taken_up(bench: KampfContracts, desk: Desk, disk: Path) -> None:
    """A SAVE disk made, a battle put on it at the turn's end, and taken up from the menu."""
    with desk.at_the_menu(disk) as player:
        bench.watch(player.a2)
        for key in ("?", " "):
            player.types(key)
            player.a2.run(seconds=1)
        initialises(player)
        for key in ("1", "2", " "):  # the catalog
            player.types(key)
            player.a2.run(seconds=3)
    with desk.at_the_turn_s_end(disk) as player:
        bench.watch(player.a2)
        saves(player, "OLD")
        player.sees("SAVED.")
        player.types(" ")
        player.a2.run(seconds=2)
    with desk.at_the_menu(disk) as player:
        bench.watch(player.a2)
        restarts(player, "OLD")
        player.a2.run(seconds=5)
        for key in ("?", " ", "1", "1"):
            player.types(key)
            player.a2.run(seconds=2)


def losses_on_the_bench(bench: KampfContracts) -> None:
    """What no battle above comes to: passengers lost or driven off, a mission's end, a river."""
    kampf = bench.bench
    kampf.reset()
    removers = bench.watch(kampf._a2)
    field = Battlefield(kampf)
    for carrier, killed, pressed in (("HALFTRACK", 3, 0), ("HALFTRACK", 1, 9), ("PZ-IVH", 0, 60)):
        field.put(GERMAN, 0, carrier, 3, 7, 9)
        field.put(GERMAN, 1, "SMG", 30, 7, 9, carrier=0)
        field.put(GERMAN, 2, "81MOR", 4, 7, 9, shell_x=31, shell_y=24, shell_left=1)
        field.begin()
        kampf.call("unit_select", A=100, zp_side=SOVIET)
        kampf.call("foe_select", A=0)
        kampf.overlay("combat")
        row = field.get(GERMAN, 0, "weapon")
        for label, value in (("target_row", row), ("killed", killed), ("pressed", pressed)):
            kampf.set(label, value)
        kampf.call("hurt")
        kampf.call("unit_select", A=2, zp_side=GERMAN)
        kampf.call("mission_end")
    for reach, armour in ((0, 3), (2, 24), (10, 60)):
        kampf.call(
            "kill_armour", zp_gun_mr=[10, 8, 4, 6], zp_shot_range=[reach, 4, 10, 0, 0, armour, 4]
        )
    field.put(GERMAN, 3, "TRUCK", 2, 5, 50)
    for told, goal in ((1, 5), (1, 9), (0, 9)):
        field.change(GERMAN, 3, flags=0)
        kampf.call("unit_select", A=3, zp_side=GERMAN)
        kampf.overlay("combat")
        kampf.set("st_message_delay", told)
        for label, value in (("me_x", 5), ("me_y", 50), ("goal_x", goal), ("goal_y", 50)):
            kampf.set(label, value)
        kampf.call("river_stop", st_side=GERMAN)
    for remove in removers:
        remove()


def a_hunt_on_the_bench(bench: KampfContracts) -> None:
    """A defender whom the enemy has passed, another without ammunition, then the hunt for those
    seen and remembered; an attacker in the bend of a river, one before it, another who has won; a
    meeting's tanks, of which one keeps men down and the other drives into their square."""
    kampf = bench.bench
    kampf.reset()
    removers = bench.watch(kampf._a2)
    field = Field(kampf, rows=30)
    kampf.set("st_battle", 3)
    kampf.set("zp_text_mask", 0)
    field.unit(GERMAN, "B1", "RIFLE", 30, 48, 5)
    field.unit(GERMAN, "B2", "PZ-IVH", 5, 26, 14)
    field.unit(GERMAN, "B3", "PZ-IVH", 5, 27, 12, ammo=0)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 30, 15, flags=SEEN)
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 32, 15, flags=SEEN)
    for turn in (5, 12, 13):
        kampf.set("st_turn", turn)
        kampf.call("computer_report", st_side=GERMAN)
        kampf.call("computer_orders", st_side=GERMAN, limit=20_000_000)
    field = Field(kampf)
    kampf.set("st_battle", 1)
    kampf.set("st_kill_points", (200, 0, 0, 0))
    for y in range(60):
        field.ground(20, y, 8 if y == 55 else 9)
    for y in (25, 35):
        for x in range(11, 20):
            field.ground(x, y, 9)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 18, 33)
    field.unit(GERMAN, "B2", "PZ-IVH", 5, 30, 31)
    field.unit(GERMAN, "B3", "PZ-IVH", 5, 10, 45)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 33, 31, flags=SEEN)
    kampf.mem[kampf.sym["w_gather_turn"] + 1] = 0  # else they gather first
    for turn in (1, 12):
        kampf.set("st_turn", turn)
        kampf.call("computer_report", st_side=GERMAN)
        kampf.call("computer_orders", st_side=GERMAN, limit=20_000_000)
    field = Field(kampf)
    men = 9 * 2 + 1  # C1
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 28, 30)
    field.unit(GERMAN, "B2", "PZ-IVH", 5, 29, 31, target=men, pulses=4)
    field.unit(SOVIET, "C1", "S-RIFLE", 30, 31, 31, flags=SEEN)
    kampf.set("st_turn", 16)
    kampf.set("st_kill_points", (0, 0, 200, 3))  # the battle is being lost
    kampf.call("computer_report", st_side=GERMAN)
    kampf.call("computer_orders", st_side=GERMAN, limit=20_000_000)
    assert field.get(GERMAN, "B1", "range") == 0
    for remove in removers:
        remove()


def a_volley_on_the_bench(bench: KampfContracts) -> None:
    """Tanks that aim at infantry already kept down to the utmost; a tank without ammunition in the
    area, with woods beside it."""
    kampf = bench.bench
    kampf.reset()
    removers = bench.watch(kampf._a2)
    field = Battlefield(kampf)
    for number in range(4):
        field.put(GERMAN, number, "PZ-IVH", 10, 20, 20, range=20)
    for number, x in enumerate((22, 23)):
        field.put(SOVIET, number, "RIFLE", 60, x, 20, flags=SEEN)
    kampf.overlay("combat")
    kampf.call("pulse_begin")
    field.search(GERMAN)
    for number in range(2):
        field.change(SOVIET, number, suppression=255)
    field.fire(GERMAN)
    kampf.reset()
    plans = Field(kampf)
    plans.ground(34, 31, WOODS)
    plans.unit(GERMAN, "B1", "PZ-IVH", 5, 33, 31, ammo=0)
    plans.unit(SOVIET, "A1", "T-34/76C", 4, 39, 31, flags=SEEN)
    kampf.set("st_turn", 5)
    kampf.call("computer_report", st_side=GERMAN)
    kampf.call("computer_orders", st_side=GERMAN, limit=20_000_000)
    for remove in removers:
        remove()


def a_pursuit_on_the_bench(bench: KampfContracts) -> None:
    """Pursuers who would pass before the objective on their way round, and one who has no time to
    go round and stands beyond its other edge; a rear guard's man looks for them."""
    kampf = bench.bench
    for last, place in ((60, (58, 40)), (9, (45, 50))):
        kampf.reset()
        removers = bench.watch(kampf._a2)
        field = Field(kampf)
        for name, value in (("battle", SOVIET_PURSUIT), ("turn", 1), ("last_turn", last)):
            kampf.set("st_" + name, value)
        for unit, (x, y) in (("B4", (58, 10)), ("C4", (58, 11)), ("D4", place)):
            field.unit(SOVIET, unit, "T-34/76C", 5, x, y)
        field.unit(GERMAN, "B1", "RIFLE", 30, 12, 30)
        for side, turn in ((SOVIET, 1), (GERMAN, 8)):
            kampf.set("st_turn", turn)
            kampf.call("computer_report", st_side=side)
            kampf.call("computer_orders", st_side=side, limit=20_000_000)
        kampf.call("way_back")  # a way round that was tried for nothing
        for remove in removers:
            remove()


SCENES = (
    a_battle_of_both_computers,
    a_historical_battle,
    a_fight,
    orders_at_the_keys,
    two_players_at_the_keys,
    forces_and_places_at_the_keys,
    losses_on_the_bench,
    a_hunt_on_the_bench,
    a_volley_on_the_bench,
    a_pursuit_on_the_bench,
)
