"""The routines against their headers: what calls in play gave, run again on the bench."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from ..hex_contracts import HEX_SETS, HexContracts
from .field import ARMY, BRIDGE, LIMITED, RIVER, TOWN, Field
from .player import ESCAPE, Player

LEFT, RIGHT = "\x08", "\x15"
LIMIT = 200_000_000
LAYER = 1700
RED, BLUE = 0, 1
SETS = HEX_SETS | {
    "scratch": ("zp_t?", "zp_ptr?", "zp_arg?"),
    "rules": (
        "zp_t?", "zp_ptr?", "zp_arg?", "zp_die", "rng_seed", "zp_lib?", "zp_rules", "zp_unit",
        "zp_foe", "zp_far", "zp_higher", "zp_covered", "zp_col", "zp_row",
    ),
    "overlay's": ("zp_overlay",),
}  # fmt: skip


class GeneralContracts(HexContracts):
    """The shared bench with this game's memory and with scenes on whole machines."""

    game = "general"
    sizes: ClassVar[dict[str, int]] = {
        "hex_pieces": LAYER, "hex_zones": LAYER, "hex_field": LAYER, "hex_ground": LAYER,
    }  # fmt: skip
    sets: ClassVar[dict[str, tuple[str, ...]]] = SETS
    crowded: ClassVar[tuple[str, ...]] = ("menu", "setup", "files")
    work = range(0xA800, 0xBD00)
    lodgers: ClassVar[dict[str, str]] = {
        "fs": "files", "fs_pages": "files", "files_list": "files", "forces": "setup",
        "disk_write": "files", "disk_write_timed": "files",
    }  # fmt: skip


def _to(player: Player, words: str, seconds: int = 120) -> None:
    """Done with every part until these words are seen."""
    for _ in range(seconds):
        player.a2.run(seconds=1)
        if words in player.text.upper():
            return
        row = player.rows[23].upper()
        if "ESC" in row:
            player.types(ESCAPE)
        elif "ANY KEY" in row:
            player.types(" ")
        elif "DONE" in row:
            player.types("D")
    raise AssertionError(f"no {words}\n{player.text}")


def pages_and_purchase(bench: GeneralContracts) -> None:
    """Menu, rules, handicap, buying and placing by keys."""
    with Player() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.presses("?", " ", "2")
        player.sees("WHICH SCENARIO?")
        player.presses("?", " ", "9", ESCAPE)
        player.sees(player.menu)
        player.presses("2", "B", " ", "?", " ", *"1122334444", "X", "\r", seconds=2)
        player.presses("2", "3", seconds=2)
        player.sees("POINTS LEFT")
        player.presses("?", " ", "G", "K", "K", LEFT, "F", "I", "0", "X", seconds=2)
        player.sees("PLACED NEXT", within=60)
        player.presses("N", "\r", "\r", "?", " ", "1", "\r", seconds=2)
        player.presses("N", "N", "N", "\r", "\r", seconds=2)
        for key in "DNAD":
            if "POINTS LEFT" not in player.text.upper():
                player.presses(key, seconds=5)
        player.sees("POINTS LEFT", within=60)
        player.presses("A", "X", "Y", seconds=3)
        player.sees("PLACED NEXT", within=60)
        player.presses("D", seconds=2)
        player.sees("LEAVE THEM?")
        player.presses("Y", seconds=5)


def a_turn_at_the_keys(bench: GeneralContracts) -> None:
    """Plots, strikes, fire with answers, movement of every kind, the score."""
    with Player() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.begins()
        player.presses("V", " ", "W", " ", "?", " ", "B", " ", seconds=2)
        player.points_at((6, 8))
        player.presses("N", "S", "I", seconds=2)
        player.sees("RETURN PLOT", within=60)
        player.points_at((4, 12))
        player.presses("\r", " ", seconds=3)
        _to(player, "PLOT, TURN")
        if player.byte("st_phase") == 6:
            player.points_at((7, 9))
            player.presses("B", " ", seconds=2)
        _to(player, "DIRECT FIRE 1")
        player.sees("RETURN FIRE", within=60)
        player.presses(" ", "N", "S", " ", "I", seconds=2)
        player.presses("\r", seconds=1)
        player.sees("MAY FIRE", within=20)
        player.presses("F", " ", "1", "\r", seconds=0.4)
        told = ""
        for _ in range(80):  # words that go by themselves would take a key the next time
            player.a2.run(seconds=0.2)
            row = player.rows[23]
            if row != told and not row.startswith("RETURN"):
                player.types(" ")
            told = row
        _to(player, "MOVEMENT")
        player.sees("GO N I S", within=60)
        player.types("R")
        player.sees("AGAIN, ANY KEY BACK", within=60)
        player.presses("?", " ", "A", "P", " ", "F", "S", ESCAPE, " ", seconds=0.5)


def moves_of_every_kind(bench: GeneralContracts) -> None:
    """A tank that carries, passes, is stopped and assaults; an engineer at work."""
    with Player() as player:
        player.reaches_the_menu()
        player.begins()
        _to(player, "MOVEMENT")
        player.sees("GO N I S", within=60)
        bench.watch(player.a2)
        player.presses("N", "I", "S", "L", " ", "U", " ", "E", " ", "Z", " ", seconds=2)
        player.points_at((8, 10))
        player.presses("S", seconds=2)
        player.points_at((7, 10))
        player.presses("E", "N", "E", "Y", "\r", " ", seconds=2)
        player.points_at((7, 13))
        player.presses("S", seconds=2)
        player.points_at((8, 12))
        player.presses("L", seconds=4)
        player.points_at((7, 14))
        player.presses("U", " ", seconds=5)
        for tank, foe, flags in ((1, 60, 0), (3, 61, 4)):
            column, row = player.place(tank)
            player.put("unit_col", column, foe)
            player.put("unit_row", row - 1, foe)
            player.put("unit_flags", flags, foe)
            player.a2.poke(
                player.a2.symbol("hex_pieces") + 50 * (row - 1) + column, bytes([foe + 1])
            )
            player.put("st_options", 1 | LIMITED if not flags else 1)
            player.put("st_eyes", RED)
            player.put("unit_left", 10, tank)
            player.put("unit_flags", 4, tank)
            player.points_at((column, row))
            player.presses("S", seconds=3)
            player.points_at((column, row - 1))
            player.presses("\r", " ", "Y", " ", " ", seconds=3)
        player.put("st_options", 1)
        for _ in range(12):
            player.presses("N", "5", "\r", "F", "\r", " ", seconds=3)
        _to(player, "THE TOWNS AT")
        player.presses(" ", seconds=5)


def a_match_to_its_end(bench: GeneralContracts) -> None:
    """The last turn of both games of a match."""
    with Player() as player:
        player.reaches_the_menu()
        player.begins(rules="6")
        bench.watch(player.a2)
        for _ in range(2):
            player.put("st_turn", 7)
            _to(player, "THE TOWNS AT", 400)
            player.sees("ANY KEY")
            player.presses(" ", seconds=8)


def two_players_who_look_away(bench: GeneralContracts) -> None:
    """Limited view: the pages between them, and standing orders."""
    with Player() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.begins(rules="3", shows="RED TO THE KEYBOARD")
        player.presses("AB\r", "D", "\r", "D", "A\r", "AB\r", "D", "D", seconds=8)
        _to_hand(player)


def _to_hand(player: Player) -> None:
    for _ in range(30):
        player.a2.run(seconds=2)
        if "WORD" in player.text.upper():
            player.types("AB\r" if "RED TO" in player.text.upper() else "\r")
        elif "RETURN FIRE" in player.rows[23].upper():
            player.types("\r")
            player.a2.run(seconds=20)
            return
        elif "DONE" in player.rows[23].upper():
            player.types("D")


def a_neutral_country(bench: GeneralContracts) -> None:
    """It is entered by keys."""
    with Player() as player:
        player.reaches_the_menu()
        player.presses("2", "J", " ", "\r", "1", seconds=3)
        bench.watch(player.a2)
        for place in ((9, 14), (36, 14)):
            player.sees("POINTS LEFT", within=60)
            player.presses("D", "X", "Y", seconds=2)
            player.sees("IS PLACED NEXT", within=60)
            player.points_at(place)
            player.presses("\r", "D", seconds=4)
        player.sees("GO N I S", within=90)
        player.points_at((18, 13))
        player.types("\r")
        player.sees("A NEUTRAL COUNTRY!", within=30)
        player.types(" ")
        player.sees("POINTS LEFT: 80", within=30)
        player.presses("F", "X", "Y", seconds=2)
        player.sees("IS PLACED NEXT", within=60)
        player.presses("A", "D", seconds=5)
        player.sees("GO N I S", within=60)


def a_game_saved_and_taken_up(bench: GeneralContracts, disk: Path) -> None:
    """A SAVE disk made, a game put on it and taken up, kept by itself and gone on with."""
    with Player(disk) as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.initialises()
        player.begins()
        player.saves("OLD")
        _to(player, "THE TOWNS AT", 400)
        player.sees("KEPT AS AUTO", within=60)
        player.presses(" ", seconds=5)
        player.quits()
        player.looks_at_the_disk("NAME OF THE GAME")
        player.types("3")
        player.sees("NAME OF THE GAME")
        player.types("OLD\r")
        player.sees("DONE ? HELP")
        player.quits()
        player.types("4")
        player.sees("DONE ? HELP", within=60)


def rules_that_ask_for_places_just_so(bench: GeneralContracts) -> None:
    """Mines, barrages, works and regions on a map of their own."""
    built = bench.bench
    built.reset()
    removers = bench.watch(built._a2)
    field = Field(built)
    built.call("pieces_make", limit=LIMIT)
    field.ground((10, 10), RIVER)
    field.ground((11, 10), BRIDGE)
    field.ground((12, 12), TOWN)
    engineer = field.stand("EN", (10, 10))
    foe = field.stand("MT", (12, 12), BLUE)
    gun = field.stand("HA", (20, 20))
    for col, row in ((10, 10), (11, 10), (10, 11), (9, 10)):
        built.set("zp_col", (col, row))
        work = built.call("work_find", X=engineer).a
        field.put("plot_col", engineer, col)
        field.put("plot_row", engineer, row)
        built.call("work_tell", X=engineer)
        built.call("work_do", X=engineer, A=work)
    built.set("mine_col", (12, 14))
    built.set("mine_row", (12, 14))
    built.set("mine_charge", (2, 2))
    built.call("mine_enter", X=foe)
    tank = field.stand("MT", (13, 13), BLUE)
    for kind in (9, 8):
        built.set("zp_col", (13, 14))
        built.call("barrage_lay", A=kind)
        built.call("barrage_enter", X=tank, zp_die=(0, 0x80))
    built.call("barrages_clear")
    built.set("zp_col", (13, 13))
    built.call("strike_beside", X=tank, A=9, zp_die=(0, 1))
    built.call("ground_struck")
    built.set("st_weather", 2)
    built.call("reach_find", X=tank, limit=LIMIT)
    field.put("region_points", 0, 80)
    for name, value in (("left", 1), ("right", 48), ("top", 1), ("bottom", 32)):
        field.put(f"region_{name}", 0, value)
    built.set("zone_bits", bytes([255]) * 384)
    built.set("zp_col", (5, 5))
    built.call("border_met")
    built.call("region_enter", X=0, A=gun)
    built.call("region_done")
    general_column(field, built)
    for remove in removers:
        remove()


def general_column(field: Field, built: Any) -> None:
    """A carrier takes a man on and puts him down; fresh troops come out of sight."""
    carrier, man = field.stand("AC", (30, 20)), field.stand("IN", (30, 21))
    field.put("unit_left", carrier, 18)
    built.call("load_allowed", X=carrier, Y=man)
    built.call("load_do", X=carrier, Y=man)
    built.call("unload_do", X=carrier)
    built.call("undo_keep", st_active=carrier)
    built.call("undo_place")
    built.set("st_turn", 4)
    built.set("zone_bits", bytes([0x55]) * 384)
    for place in ((40, 30), (14, 13)):
        built.set("zp_col", place)
        built.call("may_set_up", A=5, st_side=RED, limit=LIMIT)
    field.put("unit_cargo", carrier, man)
    field.put("unit_col", man, 0)
    field.put("unit_left", carrier, 18)
    built.call("pieces_make", limit=LIMIT)
    built.call("reach_find", X=carrier, limit=LIMIT)
    built.set("zp_arg0", (1031 & 255, 1031 >> 8))
    built.call("unload_go", A=man, st_active=carrier, limit=LIMIT)
    gun = field.stand("HA", (30, 30))
    built.call("foe_far", X=gun, foe_count=2, foe_unit=(ARMY, ARMY + 1), limit=LIMIT)
    built.set("ai_memory", (20, 20, 4))
    for options in (1, LIMITED):
        built.call(
            "suspect_find", st_active=gun, st_options=options, ai_first=0, ai_end=60, limit=LIMIT
        )


def two_computers(bench: GeneralContracts) -> None:
    """They buy, place, plot, fire and move, of the best and of the least general."""
    for rules, turns in (("444555", 2), ("45", 2)):
        with Player() as player:
            bench.watch(player.a2)
            player.reaches_the_menu()
            for words, keys in (
                ("BEGIN A NEW GAME", "2"), ("WHICH SCENARIO?", "A"), ("THE SCENARIO", " "),
                ("WHICH RULES?", f"{rules}\r"), ("THE ARMIES", "2"), ("A HANDICAP?", "1"),
            ):  # fmt: skip
                player.sees(words)
                player.types(keys)
            for _ in range(40):
                player.a2.run(seconds=10)
                if "ANY KEY" in player.text.upper():
                    player.types(" ")
                if player.byte("st_turn") > turns - 1:
                    break


SCENES = (
    pages_and_purchase,
    a_turn_at_the_keys,
    moves_of_every_kind,
    a_match_to_its_end,
    two_players_who_look_away,
    a_neutral_country,
    rules_that_ask_for_places_just_so,
    two_computers,
)
