"""Routines of War in Russia against their headers: what play gave them, run again."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import ClassVar

from grognard.rom_build.data.hex_grid import neighbour

from ..hex_contracts import HEX_SETS, HexContracts
from .front import CITY, HELD_BY_AXIS, NOWHERE, RAIL_AXIS, SUPPLIED, Front, index
from .starts import start
from .stavka import ESCAPE, Stavka

LIMIT = 200_000_000
SETS = HEX_SETS | {
    "record": ("unit_axis", "unit_soviet"),
    "units": ("unit_axis", "unit_soviet"),
    "pools": ("pool_*",),
    "ground": ("hex_ground",),
    "cities": ("city_*",),
    "scratch": ("zp_t?", "zp_ptr?", "zp_arg?", "zp_lib?", "zp_die"),
}  # fmt: skip


class RussiaContracts(HexContracts):
    """The bench of every game, with this game's memory and with scenes on whole machines."""

    game = "russia"
    draws = (
        "lib/text", "lib/page", "lib/ask", "lib/hexview", "apple2/draw/", "/screens/", "/setup/",
        "/ai/computer_main", "apple2/sound", "lib/sound",
    )  # fmt: skip
    sizes: ClassVar[dict[str, int]] = {
        "hex_field": 1088, "hex_ground": 1088, "hex_edges": 1088, "hex_field_want": 1088,
        "hex_field_danger": 1088, "hex_field_support": 1088,
    }  # fmt: skip
    sets: ClassVar[dict[str, tuple[str, ...]]] = SETS
    lodgers: ClassVar[dict[str, str]] = {
        "fs": "files", "fs_pages": "files", "files_list": "files", "air": "ground",
        "week_map": "week",
    }  # fmt: skip

    @cached_property
    def _exports(self) -> dict[str, tuple[int, int]]:
        """Without a number that has the look of an address in the keyboard's buffer."""
        found = dict(super()._exports)
        found.pop("hexart_tables", None)
        return found


def building_at_the_keys(bench: RussiaContracts) -> None:
    """Every key of the build phase."""
    with Stavka() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.presses("?", " ")
        player.begins(builds=False)
        for name in ("pool_infantry_hi", "pool_vehicles_hi"):
            player.put(name, 2)
        player.put("pool_factories", 2)
        player.put("pool_aircraft", 40)
        player.presses("1", "51\r", "2", "0", "A", "10\r", "\r")
        player.presses("2", "12\r", "13\r", "0", "9", "\r", "2", "12\r", "40\r", " ")
        player.presses("3", "R\r", "53\r", "10\r", "52\r", "53\r", "90\r", " ", ESCAPE)
        player.presses("4", "3", " ", "E", " ", "T", " ", "W", " ", ESCAPE)
        player.presses("6", "3\r", "1", "3\r", "D", "Y", " ", ESCAPE)
        player.presses("7", "3\r", "2", "50\r", " ", "7", "30\r", "1", "60\r", "1", " ")
        player.presses("N", "12\r", "13\r", " ", "O", "3", "3", "3", "3", "?", " ", "\r", "?", " ")
        for name, value in (("log_battles", 20), ("month_number", 1), ("st_month", 7)):
            player.put(name, value)
        for city in range(12):
            player.put("report_held", 1, city)
        player.presses("L", "L", " ", ESCAPE, " ", "L", "L", " ", " ", " ")
        player.presses("5", " ", "D", "D")
        player.sees("A WEEK BEGINS")


def a_week_at_the_keys(bench: RussiaContracts) -> None:
    """Every key of supply, plots and strikes; the execution with its stops."""
    with Stavka() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.begins()
        player.presses(" ", "?", " ", "L", "3", "B", " ", "S", " ", "\r", "N", "A")
        player.sees("G TAKE")
        player.presses("?", " ", " ", "L", " ", "N", "E", " ", "T", " ", "W", " ")
        player.takes(88)
        for key in ("R", "C", "3", "4", "P2\r", "X"):
            player.presses(key)
            if "ANY KEY" in player.rows[23].upper() or "ONLY IN" in player.rows[23].upper():
                player.presses(" ")
            if "RETURN. ESC" in player.rows[23].upper():
                player.presses("3", "\r", " ", ESCAPE)
        player.presses("?", " ", "U", " ", "A", " ", "O", "2", "O", "4", "O", "350\r")
        player.presses("E", " ", "O", "1", "3", "3", "\r", "Q")
        player.presses("F", "77\r", "P", "2\r", "A", "F", "NOBODY\r", " ", "G", "6", ESCAPE)
        player.presses(ESCAPE, "G", "5", "U", ESCAPE, ESCAPE)
        player.presses("F", "110\r", "C", "1\r")
        player.a2.run(seconds=12)
        player.sees("G TAKE")
        player.presses("C", "1\r")
        player.is_done()
        player.supplies()
        for group, plot in ((1, "33"), (3, "33"), (5, "33"), (12, "3"), (21, "3S")):
            player.plots(group, plot)
        there = {player.place(group) for group in range(76, 116)}
        gunner, way = next(
            (group, way)
            for group in range(22, 52)
            if player.byte("group_at_hi", group) != NOWHERE
            for way in range(6)
            if neighbour(player.place(group), way) in there
        )
        player.plots(gunner, f"{way + 1}B")
        player.types("D")
        player.sees("ALL ORDERS GIVEN?")
        player.types("Y")
        player.sees("B BOMB")
        player.presses("?", " ", "C", " ", "A")
        for group, kind, place in ((52, 2, player.place(76)), (53, 1, (4, 19))):
            player.put("group_plot", kind, group)
            player.put("group_target_lo", index(place) & 255, group)
            player.put("group_target_hi", index(place) >> 8, group)
        player.presses("B", " ", "D", " ", " ")
        player.put("st_day", 29)  # the last week of a month
        player.executes(stops=True)


def two_computers(bench: RussiaContracts) -> None:
    """Two weeks of two computers."""
    with Stavka() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        _two_computers_begin(player)
        for _ in range(60):
            player.a2.run(seconds=20)
            if player.byte("st_week") >= 2:
                return


def _two_computers_begin(player: Stavka) -> None:
    for page, key in (
        ("BEGIN A NEW WAR", "2"), ("WHEN DOES", "1"), ("HOW LONG?", "1"), ("HOW STRONG", "3"),
        ("WHO COMMANDS?", "4"),
    ):  # fmt: skip
        player.sees(page)
        player.types(key)


def the_end(bench: RussiaContracts) -> None:
    """X, and the points."""
    with Stavka() as player:
        player.reaches_the_menu()
        player.begins(builds=False)
        bench.watch(player.a2)
        player.presses("Q", "N", "X", "Y", " ")


def rules_that_wait_for_their_year(bench: RussiaContracts) -> None:
    """What no first week asks for: later years, the sea, winter, ruin."""
    built = bench.bench
    built.reset()
    removers = bench.watch(built._a2)
    front = start(built, 1941)
    for year, month in ((43, 1), (43, 10), (42, 6), (44, 12)):
        front.when(year, month)
        for name in ("month_begins", "siberians", "partisans", "production", "week_ends"):
            built.call(name, limit=LIMIT, st_level=1)
    page, corner = built.sym["hex_edges"] >> 8, index((10, 10))
    for marked in (1, 0):
        built.call("hex_edge_put", A=page, X=1, Y=marked, zp_arg0=corner & 255, zp_arg1=corner >> 8)
    for draw in (0, 60, 90):
        built.call("lend_lease", limit=LIMIT, A=draw)
    front = Front(built)
    front.ground((11, 28), CITY | HELD_BY_AXIS)
    front.ground((14, 30), CITY | HELD_BY_AXIS)
    front.group(12, (11, 28))
    front.group(13, (14, 30))
    front.at_unit(front.unit(12))
    built.call("sea_move", limit=LIMIT, X=12, Y=13, st_side=0)
    front.put("group_absent", 53, 1)
    built.call("aircraft_back", limit=LIMIT)
    front.put("rail_wanted_lo", 0, index((5, 5)) & 255)
    front.put("rail_wanted_hi", 0, index((5, 5)) >> 8)
    built.call("rail_lay", limit=LIMIT)
    for city in range(57):
        front.put("city_guns", city, 5)
    built.set("zp_acs", (0, 200, 0))
    built.call("city_bombed", limit=LIMIT, X=5)
    front.group(53, (10, 3), guns=90)
    front.put("group_flags", 53, SUPPLIED)
    built.call("convoy_bombed", limit=LIMIT)
    front.ground((20, 20), RAIL_AXIS)
    front.group(14, (20, 20))
    front.unit(14)
    front.put("group_flags", 14, SUPPLIED)
    front.put("group_standing", 14, 2)
    front.put("group_goal_lo", 14, index((20, 18)) & 255)
    front.put("group_goal_hi", 14, index((20, 18)) >> 8)
    front.zones(0)
    built.call("standing_go", limit=LIMIT)
    for remove in removers:
        remove()


def a_war_saved_and_taken_up(bench: RussiaContracts, disk: Path) -> None:
    """A SAVE disk made, a war put on it and taken up, kept by itself and gone on with."""
    with Stavka(disk) as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.initialises()
        player.begins()
        player.supplies()
        player.saves("OLD")
        player.is_done()
        player.supplies()
        player.is_done()
        player.executes()
        player.supplies()
        player.presses("Q", "Y", " ", " ")
        player.sees("BEGIN A NEW WAR")
        player.looks_at_the_disk("NAME OF THE WAR")
        player.restarts("OLD")
        player.presses("Q", "Y", " ", " ")
        player.sees("BEGIN A NEW WAR")
        player.presses("4")
        player.sees("RETURN GOES ON")


SCENES = (
    building_at_the_keys,
    a_week_at_the_keys,
    two_computers,
    the_end,
    rules_that_wait_for_their_year,
)
