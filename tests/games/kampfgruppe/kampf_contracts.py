"""Kampfgruppe's routines against their headers: what calls in play gave, run again on the bench."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, ClassVar

from commander import BOTH, Commander
from contract_bench import SNAPSHOTS, Case, ContractBench
from field import GERMAN, SOVIET, Field
from table import Table


class KampfContracts(ContractBench):
    """The bench of Computer Ambush, with this game's memory and with scenes on whole machines."""

    game = "kampfgruppe"
    draws = (
        "lib/text", "lib/page", "lib/screen", "lib/ask", "lib/line_input", "/screens/", "/setup/",
        "/orders/", "combat/combat_", "apple2/sound",
    )  # fmt: skip
    sizes: ClassVar[dict[str, int]] = {"map": 3600}

    def domains(self, contract: dict[str, Any]) -> None:
        """No routine's inputs are made up: records, map and lists have to agree."""

    def cases(self, contract: dict[str, Any], count: int) -> list[Case]:
        """The first three of the calls kept."""
        return super().cases(contract, count)[:3]

    def watch(self, a2: Any) -> None:
        """Keep memory as some of each routine's calls on this machine find it."""
        places = defaultdict(list)
        for key, contract in self.contracts.items():
            places[contract["address"]].append((key, self.code(contract)))
        for at, found in places.items():
            a2.on(at, self._seen(at, found))

    def code(self, contract: dict[str, Any]) -> bytes:
        """The routine's first bytes, which tell the overlay in memory."""
        area, at = self.area(contract), contract["address"]
        if area in self.bench._overlays:
            file = self.bench._overlays[area]
            return bytes(file.data[at - file.address :][:8])
        return b""

    def _seen(self, address: int, found: list[tuple[str, bytes]]) -> Callable[[Any], None]:
        def seen(a2: Any) -> None:
            for key, code in found:
                if self._counts[key] >= SNAPSHOTS[-1]:
                    continue
                if code and bytes(a2.memory[address : address + len(code)]) != code:
                    continue
                self._counts[key] += 1
                if self._counts[key] in SNAPSHOTS:
                    cpu = a2.cpu
                    registers = {"A": cpu.a, "X": cpu.x, "Y": cpu.y, "C": cpu.p & 1}
                    self.kept[key].append((registers, self.keep(a2.memory.whole())))

        return seen


def a_battle_of_both_computers(bench: KampfContracts) -> None:
    """From power-on through setting up and two turns to the level of victory."""
    with Commander() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.asks_for_a_battle(BOTH)
        player.builds_a_battle(river="1")
        player.sees("END OF TURN 1", within=120)
        player.put("st_last_turn", 2)
        player.sees("THE BATTLE IS OVER", within=600)


def _lay(field: Field) -> None:
    field.bench.set("st_human", [1, 0])
    field.bench.set("st_start_line", [10, 49])
    field.ground(29, 20, 2)
    field.unit(GERMAN, "A0", "HALFTRACK", 1, 26, 20, range=5)
    field.unit(GERMAN, "A1", "WESPE", 3, 20, 30, range=12)
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 25, 22, range=12)
    field.unit(GERMAN, "B2", "81MOR", 4, 26, 22, range=13)
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, range=5)
    field.unit(GERMAN, "C1", "RIFLE", 30, 22, 22, range=2)
    field.unit(SOVIET, "A0", "T-34/76C", 3, 34, 22, flags=8)
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 33, 24, flags=8)


def orders_at_the_keys(bench: KampfContracts) -> None:
    """Every key of the orders phase, with and without a unit under the cursor."""
    with Table(_lay) as table:
        bench.watch(table.a2)
        table.sees("GERMAN ORDERS")
        for keys in ("3", "5", "7", "1", "U", "B0\r", "M", "33", " ", "S4", "T", "F3", "R9", "\x1b",
                     "I", " ", "L", " ", "H", " ", "G", " ", "V", " ", "D", " ", "C", "E", "\x1b",
                     "?", " "):  # fmt: skip
            table.types(keys)
            table.a2.run(seconds=0.3)


def _meet(field: Field) -> None:
    """Both computers, units in each other's sight: shots, shells, losses, men getting off."""
    field.bench.set("st_human", [0, 0])
    field.bench.set("st_start_line", [10, 49])
    field.bench.set("st_last_turn", 1)
    field.bench.set("st_message_delay", 1)
    field.ground(30, 24, 2)
    field.ground(27, 22, 5)
    for number, (weapon, x, y, more) in enumerate(
        [
            ("PZ-IVH", 26, 22, {}), ("PANTHER", 26, 24, {}), ("RIFLE", 28, 23, {}),
            ("HMG", 27, 25, {}), ("75AT", 26, 26, {}), ("HALFTRACK", 26, 23, {"load": 15}),
            ("SMG", 26, 23, {"carrier": 14}), ("WESPE", 18, 24, {}),
            ("81MOR", 22, 24, {"shell_x": 31, "shell_y": 24, "shell_left": 4}),
        ]
    ):  # fmt: skip
        more = {"range": 20, "flags": 8, **more}
        field.unit(GERMAN, f"B{number}", weapon, 8, x, y, **more)
    for number, (weapon, x, y) in enumerate(
        [
            ("T-34/76C", 30, 22), ("SU-76", 30, 24), ("S-RIFLE", 29, 23), ("S-RIFLE", 29, 25),
            ("76AT", 31, 26), ("S-TRUCK", 31, 23), ("76H", 38, 24), ("82MOR", 35, 24),
        ]
    ):  # fmt: skip
        field.unit(SOVIET, f"B{number}", weapon, 8, x, y, range=20, flags=8)


def a_fight(bench: KampfContracts) -> None:
    """A turn of two forces that stand before each other."""
    with Table(_meet) as table:
        bench.watch(table.a2)
        table.sees("THE BATTLE IS OVER", within=900)


SCENES = (a_battle_of_both_computers, a_fight, orders_at_the_keys)
