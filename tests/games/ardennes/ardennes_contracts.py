"""The Ardennes' routines against their headers: what calls in play gave, run again on the bench."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from ..hex_contracts import HEX_SETS, HexContracts
from .army import NOWHERE, index, named
from .land import Field
from .marshal import ESCAPE, Marshal
from .monkey import GUARDING

LIMIT = 200_000_000
HALTED = 1
"""GO_HALTED of ardennes.inc."""
LEFT, RIGHT = "\x08", "\x15"
LAYER = 1872
"""Bytes of a layer of the map."""
NAMUR, DUMP = (10, 16), (22, 25)
"""A hex with a bridge on its southern side, and one with a dump."""
SETS = HEX_SETS | {
    "scratch": ("zp_t?", "zp_ptr?", "zp_arg?"),
    "rules": (
        "zp_t?", "zp_ptr?", "zp_arg?", "zp_die", "rng_seed", "zp_lib?", "zp_rules", "zp_class",
        "zp_terrain", "zp_place", "zp_river", "zp_hex", "zp_to", "zp_attack", "zp_defence",
        "zp_unit", "zp_foe",
    ),
    "overlay's": ("zp_overlay",),
}  # fmt: skip


class ArdennesContracts(HexContracts):
    """The bench of Computer Ambush, with this game's memory and with scenes on whole machines."""

    game = "ardennes"
    sizes: ClassVar[dict[str, int]] = {
        f"hex_{layer}": LAYER for layer in ("zones", "field", "ground", "sides")
    }  # fmt: skip
    sets: ClassVar[dict[str, tuple[str, ...]]] = SETS
    crowded: ClassVar[tuple[str, ...]] = ("menu", "files")
    work = range(0xA800, 0xBE80)
    lodgers: ClassVar[dict[str, str]] = {
        "fs": "files", "fs_pages": "files", "files_list": "files", "report": "resolve",
    }  # fmt: skip


def orders_at_the_keys(bench: ArdennesContracts) -> None:
    """Every key of a half-day, then its battles, and those of the other side."""
    with Marshal() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.presses("?", " ")
        player.begins(weather="3")
        player.presses("M", LEFT, LEFT, LEFT, LEFT, "\r", RIGHT, RIGHT, RIGHT, "E", " ", "L", " ")
        player.presses("U", LEFT, LEFT, LEFT, "T", " ")
        player.points_at((33, 19))
        player.presses("M", "4", "\r", "T", " ", "M", ESCAPE, "+", ",", ".", "-", "N", "E", " ")
        player.presses("U", "F", "L", " ", "O", " ", "C", " ", "Z", "Z", "W", " ", "?", " ", " ")
        player.points_at((29, 19))
        player.presses(
            "X", " ", "X", " ", "D", " ", "B", " ", "V", " ", "I", " ", "J", " ", "H", " "
        )
        player.points_at((20, 13))
        player.presses("V", " ", "K", " ", "G", ESCAPE, "A", " ")
        player.fights(advances=True)
        player.presses("P", "?", " ", " ", ESCAPE, "Y")
        player.fights()


def hidden_units_and_infiltrators(bench: ArdennesContracts) -> None:
    """Revised rules of every kind: who walks into somebody, who is searched, led astray."""
    with Marshal() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.begins(weather="3")
        player.put("st_rules", 0x3F)
        ghost, unit = named("Greif 1"), named("395/99")
        for who in (ghost, unit):
            for what in ("at", "from"):
                player.put(f"unit_{what}_lo", index((20, 24)) & 255, who)
                player.put(f"unit_{what}_hi", index((20, 24)) >> 8, who)
        player.presses("Z", "I", " ")
        player.put("st_side", 1)
        player.points_at((20, 24))
        player.presses("M", " ", "4", "\r", " ")
        player.put("st_side", 0)
        player.fights()


def computers_play(bench: ArdennesContracts) -> None:
    """Two half-days of two computers."""
    with Marshal() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.begins_computers()
        while player.byte("st_turn") < 2:
            player.a2.run(seconds=20)


def the_end(bench: ArdennesContracts) -> None:
    """The last half-day, and the rating behind it."""
    with Marshal() as player:
        player.reaches_the_menu()
        player.begins()
        bench.watch(player.a2)
        player.put("st_turn", 32)
        player.put("st_side", 1)
        for unit in range(110):
            player.put("unit_at_hi", NOWHERE, unit)
        player.presses("Z", "R", "Y", " ", " ", " ", " ")


def armies_by_hand(bench: ArdennesContracts) -> None:
    """The German places himself."""
    built = bench.bench
    built.reset()
    removers = bench.watch(built._a2)
    built.call("campaign_new", limit=LIMIT, st_by_hand=1, st_human=[1, 1], st_percent=[100, 100])
    built.call("half_begin", limit=LIMIT, st_turn=1, st_side=0)
    built.call("hand_ways", X=0, limit=LIMIT)
    for remove in removers:
        remove()


def a_campaign_saved_and_taken_up(bench: ArdennesContracts, disk: Path) -> None:
    """A SAVE disk made, a campaign put on it and taken up, kept by itself and gone on with."""
    with Marshal(disk) as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.initialises()
        player.begins()
        player.saves("OLD")
        player.presses("Q", "Y", " ", " ", " ")
        player.sees("BEGIN A NEW CAMPAIGN")
        player.looks_at_the_disk("NAME OF THE GAME")
        player.restarts("OLD")
        player.presses("Q", "Y", " ", " ", " ")
        player.sees("BEGIN A NEW CAMPAIGN")
        player.presses("4")
        player.sees("R RESOLVE")


def guns_that_protect(bench: ArdennesContracts) -> None:
    """The page behind the Allied battles, in a campaign whose options were looked at."""
    with Marshal() as player:
        bench.watch(player.a2)
        player.reaches_the_menu()
        player.presses("2", "1", "1", "4", "1", "A", "?", " ", ESCAPE, "1", "1")
        player.sees("A HALF-DAY BEGINS")
        player.types(" ")
        player.sees("R RESOLVE")
        player.put("st_side", 1)
        player.put("st_phase", GUARDING)
        player.types("Z")
        player.sees("GUN PROTECTS")
        player.presses("N", "A", ESCAPE, "R")


def guns_bridges_and_entries(bench: ArdennesContracts) -> None:
    """Rules that ask for units just so: nobody else is on the map."""
    built = bench.bench
    built.reset()
    removers = bench.watch(built._a2)
    field = Field(built)
    built.set("st_side", 1)
    built.call("map_refresh", limit=LIMIT)
    unit, other, gun = (
        field.stand(name, place)
        for name, place in (("395/99", NAMUR), ("9/2", DUMP), ("406 FA", (20, 23)))
    )
    for where in ((20, 19), NAMUR):
        field.stand("1SS Peiper", where)
        field.stand("38/2", (20, 20))
        built.call("zones_make", limit=LIMIT)
        built.call("guards_wanted", limit=LIMIT)
    field.put("unit_at_hi", named("1SS Peiper"), NOWHERE)
    built.call("zones_make", limit=LIMIT)
    for who, what in ((unit, 0), (unit, 1), (other, 0)):
        field.put("unit_flags", who, 0)
        built.call("work_find", limit=LIMIT, X=who, A=what)
        built.call("work_do", limit=LIMIT, X=1, A=0)
    built.call("arrive", limit=LIMIT, X=gun)
    built.call("entry_find", limit=LIMIT, X=gun)
    built.set("st_hand", bytes([unit]))
    built.set("st_hand_count", 1)
    field.put("unit_strength", other, 1)
    built.call("unit_join", limit=LIMIT, X=unit, Y=other)
    for others in (), ("38/2", "9/2", "395/99"):
        for name in others:
            field.stand(name, (20, 23))
        field.put("unit_at_hi", gun, NOWHERE)
        built.call("hand_back", limit=LIMIT, X=gun)
    for what in "move", "strength":
        built.call(f"isolation_{what}", A=12, Y=2, zp_class=0)
    built.set("hex_field", bytes(LAYER))
    built.set("hex_field", bytes(index(DUMP)) + b"\1")
    built.overlay("resolve")
    built.call("back_choose", limit=LIMIT, battle_unit=unit)
    for name, data in (("key_first", b"\0"), ("key_count", b"\x10"), ("key_ring", b" " * 16)):
        built.set(name, data)
    built.call("unit_sent", limit=LIMIT, A=HALTED)
    for remove in removers:
        remove()


SCENES = (
    orders_at_the_keys,
    hidden_units_and_infiltrators,
    computers_play,
    the_end,
    armies_by_hand,
    guns_that_protect,
    guns_bridges_and_entries,
)
