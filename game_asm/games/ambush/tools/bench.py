"""Emulated times of Computer Ambush, taken from play: a disk, keys, and twenty men on the map.

The men are put in place and given their orders in memory, which a player would take half an
hour to type; what is timed runs as it does for him.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.games import BuiltGame

PROMISED = "save_s resolve_s orders_s redraw_ms echo_ms".split()
"""The measures that whoever reads `grognard bench` relies on."""
CPU_HZ = 1_020_484
SEED = 1944
SQUAD, MEN = 10, 20
ORDERS_BYTES = 64
MR, FA, FS, PREPARE, THROW = 1, 10, 9, 5, 14
GRENADE = 2
NORTH, EAST, SOUTH, WEST = 1, 3, 5, 7
RATINGS = "strength intelligence dexterity observation throwing firing fighting".split()
OVERLAYS = 7
HARDEST = ("mixed", "square", "scattered")
"""Turns that are played also by squads of the quickest men there can be."""
BEST = 10
UPRIGHT = 0
"""Who lies does not run."""
Order = tuple[int, int, int, int]
Place = tuple[int, int, int]
"""Column, row and facing."""
Camp = tuple[int, int]


class Crowds(NamedTuple):
    """Two crowds, all running anywhere: how far men stand from the middle, None = anywhere."""

    seed: int
    columns: int
    rows: int
    middles: tuple[Camp, Camp] | None = None


ENDS: tuple[Camp, Camp] = ((28, 13), (35, 60))
"""Of the village: who stands there sees the others along its streets."""
SCATTERED = Crowds(297, 3, 3)
"""Takes longer than nineteen of twenty of its kind."""
WORST = {
    "crowds": Crowds(211, 2, 2),
    "ends": Crowds(789, 5, 2, ENDS),
    "ends of the quickest": Crowds(45, 5, 2, ENDS),
}
"""The slowest of thousands of seeds: no promise holds for them."""
CROWDS = {"scattered": SCATTERED, **WORST}
WATCH: list[Order] = [(FA, 1, 99, 0)] * 3
RUN = ord("R")


def _run(*directions: int) -> list[Order]:
    return [(MR, direction, 9, RUN) for direction in directions]


def _crowds(crowds: Crowds) -> tuple[list[Place], list[list[Order]]]:
    """Where they stand and what they are told."""
    dice = random.Random(crowds.seed)
    middles = crowds.middles or [(dice.randint(14, 45), dice.randint(14, 61)) for _ in range(2)]

    def place(x: int, y: int) -> Place:
        return (
            x + dice.randint(-crowds.columns, crowds.columns),
            y + dice.randint(-crowds.rows, crowds.rows),
            dice.randint(1, 8),
        )

    places = [place(*middles[man // SQUAD]) for man in range(MEN)]
    orders = [
        [(MR, dice.randint(1, 8), dice.randint(1, 9), RUN) for _ in range(16)] for _ in range(MEN)
    ]
    return places, orders


def _turns() -> dict[str, list[list[Order]]]:
    """For each turn timed, the orders of twenty men: Americans south, Germans north."""
    attack = _run(NORTH, NORTH, NORTH)
    american: list[list[Order]] = [
        _run(NORTH, NORTH),
        WATCH,
        [(PREPARE, GRENADE, 0, 0), (THROW, 24, 33, 0)],
        [(MR, NORTH, 0, RUN), *WATCH],
        _run(EAST, NORTH),
    ] * 2
    german: list[list[Order]] = [WATCH, _run(SOUTH, SOUTH), WATCH, _run(WEST, SOUTH), WATCH] * 2
    return {
        "mixed": american + german,
        "attack": [attack] * SQUAD + [WATCH] * SQUAD,
        "firefight": [WATCH] * MEN,
        "running": [attack] * SQUAD + [_run(SOUTH, SOUTH, SOUTH)] * SQUAD,
        "street": [_run(EAST, EAST, EAST)] * SQUAD + [_run(WEST, WEST, WEST)] * SQUAD,
        "square": [_run(*(NORTH, SOUTH) * 3)] * SQUAD + [_run(*(SOUTH, NORTH) * 3)] * SQUAD,
        **{name: _crowds(crowds)[1] for name, crowds in CROWDS.items()},
    }


def _places(turn: str) -> list[Place]:
    """Where twenty men stand: on both sides of a block of houses, or in the open, all in sight."""
    men = range(SQUAD)
    if turn in CROWDS:
        return _crowds(CROWDS[turn])[0]
    if turn == "street":
        west = [(11 + man % 3, 37 + man // 3 % 3, EAST) for man in men]
        return west + [(48 - man % 3, 37 + man // 3 % 3, WEST) for man in men]
    if turn == "square":
        return [(16 + man, 38, NORTH) for man in men] + [(16 + man, 49, SOUTH) for man in men]
    south = [(20 + man, 26, NORTH) for man in men]
    return south + [(20 + man, 38 + (man + SQUAD) % 3, SOUTH) for man in men]


def _begin(a2: Apple2) -> None:
    """From power-on to the question how long the turn is, in silence, all in sight."""
    a2.until(text="PRESS ANY KEY", within=20)
    a2.type(" ")
    for text, keys in (
        ("START A NEW GAME", "3"),
        ("SOLITAIRE", "1"),
        ("NCO TRAINING", "1"),
        ("SILENCE", "2"),
        ("UNLIMITED", "2"),
    ):
        a2.until(text=text, within=30)
        a2.type(keys)
    a2.until(text="HOW MANY TIME POINTS", within=30)


def _put(a2: Apple2, name: str, man: int, value: int) -> None:
    a2.memory[a2.symbol(name) + man] = value


def _enter(a2: Apple2, computer: int, places: list[Place], best: bool = False) -> None:
    """Ten a side enter the village; the turn is about to begin."""
    a2.until(label="phase_begin", within=30)
    a2.memory[a2.symbol("st_computer")] = computer
    for man, (column, row, facing) in enumerate(places):
        state = {"in_play": 1, "x": column, "y": row, "facing": facing, "posture": UPRIGHT}
        for name, value in (state | (dict.fromkeys(RATINGS, BEST) if best else {})).items():
            _put(a2, f"man_{name}", man, value)


def _order(a2: Apple2, men: range, turn: list[list[Order]]) -> None:
    for man in men:
        for number, order in enumerate(turn[man]):
            for at, value in enumerate(order):
                _put(a2, "man_orders", ORDERS_BYTES * man + 4 * number + at, value)
        _put(a2, "man_order_count", man, len(turn[man]))


def _end_phase(a2: Apple2) -> None:
    a2.type("4\r")
    a2.until(text="PHASE (Y", within=10)
    a2.type("Y")


def _resolves(a2: Apple2, name: str, turn: list[list[Order]], best: bool) -> float:
    """Seconds from the answer that there is to be no noise to the end of the turn."""
    a2.type("250\r")
    _enter(a2, 0, _places(name), best)
    for men in (range(SQUAD), range(SQUAD, MEN)):
        a2.until(text="WHICH SOLDIER", within=30)
        _order(a2, men, turn)
        _end_phase(a2)
    a2.until(text="SOUNDS OF BATTLE", within=30)
    begun = a2.cycles
    a2.type("N")
    a2.until(label="phase_report", within=60)
    return (a2.cycles - begun) / CPU_HZ


def _echo_ms(a2: Apple2) -> float:
    begun = a2.cycles
    a2.type("P")
    a2.until(text="WHICH SOLDIER? P", within=5)
    a2.type("\b")
    return (a2.cycles - begun) / CPU_HZ * 1e3


def _orders_and_echo(a2: Apple2) -> dict[str, float]:
    """The computer's orders for ten Germans; a key's echo; the slowest overlay."""
    a2.type("250\r")
    _enter(a2, 2, _places("mixed"))
    a2.until(text="WHICH SOLDIER", within=30)
    a2.run(seconds=0.5)
    found = {"echo_ms": _echo_ms(a2)}
    _end_phase(a2)
    a2.until(label="computer_main", within=30)
    begun = a2.cycles
    a2.until(label="phase_resolve", within=60)
    found["orders_s"] = (a2.cycles - begun) / CPU_HZ
    a2.until(text="SOUNDS OF BATTLE", within=30)
    loads = [a2.call("overlay_load", A=number).cycles for number in range(OVERLAYS)]
    found["overlay_s"] = max(loads) / CPU_HZ
    return found


def _disks(a2: Apple2, folder: Path) -> dict[str, float]:
    """INIT, a first save and one that replaces it, the drive at rest before each."""
    from grognard.emu.formats import blank_image, write_image

    path = folder / "save.dsk"
    write_image(path, blank_image(formatted=True))
    a2.insert(2, path, writable=True)
    while not any("START A NEW GAME" in line.upper() for line in a2.screen.text):
        a2.type("\x1b")
        a2.run(seconds=0.5)
    a2.type("1")
    a2.until(text="INIT: MAKE", within=10)
    a2.type("1")
    a2.until(text="GO ON?", within=10)
    begun = a2.cycles
    a2.type("Y")
    a2.until(text="IS READY", within=60)
    return {"init_s": (a2.cycles - begun) / CPU_HZ}


def _saves(a2: Apple2, path: Path) -> dict[str, float]:
    """A new game or one that replaces it, the slower, in seconds: on an empty disk, a full one."""
    a2.insert(2, path, writable=True)
    a2.type("1\r")
    a2.until(text="WHICH SOLDIER", within=30)
    _end_phase(a2)
    a2.until(text="SOUNDS OF BATTLE", within=60)
    a2.type("N")
    a2.until(text="REPORT:", within=60)
    a2.type("E\r")
    a2.until(text="SAVE THE GAME?", within=30)
    asked = a2.save()
    found = {"save_s": max(_save(a2, asked, path, "BENCH", replaces) for replaces in (False, True))}
    _fill(a2, path)
    times = [_save(a2, asked, path, "LAST", replaces) for replaces in (False, True)]
    return found | {"save_full_s": max(times)}


def _save(a2: Apple2, asked: bytes, path: Path, name: str, replaces: bool) -> float:
    """Seconds from the key behind which it is written to the word that it has been."""
    a2.load(asked)
    a2.insert(2, path, writable=True)
    a2.type("Y")
    a2.until(text="NAME OF THE GAME", within=10)
    a2.type(name)
    a2.run(seconds=2)
    begun = a2.cycles
    a2.type("\r")
    if replaces:
        a2.until(text="REPLACE IT?", within=30)
        a2.run(seconds=2)
        begun = a2.cycles
        a2.type("Y")
    a2.until(text="SAVED.", within=30)
    return (a2.cycles - begun) / CPU_HZ


def _fill(a2: Apple2, path: Path) -> None:
    """Save games until the disk is full, then delete the two that lie most scattered."""
    begin, end = a2.symbol("state_begin"), a2.symbol("state_end")
    bounds = {"zp_arg0": begin & 255, "zp_arg1": begin >> 8}
    bounds |= {"zp_arg2": end - begin & 255, "zp_arg3": end - begin >> 8}
    at, names = a2.symbol("fs_name"), 0

    def name(number: int) -> None:
        file = f"G{number}.GAME\0".encode()
        a2.memory[at : at + len(file)] = file
        a2.call("fs_look", cycle_limit=10 * CPU_HZ)

    while True:
        name(names)
        if a2.call("fs_save", cycle_limit=20 * CPU_HZ, **bounds).c:
            break
        names += 1
    for number in (names - 1, names - 2):
        name(number)
        a2.call("fs_delete", cycle_limit=20 * CPU_HZ)
    a2.eject(2)


def measures(built: BuiltGame) -> dict[str, float]:
    """Emulated seconds (`_s`) and milliseconds (`_ms`) of Computer Ambush, the slowest of each.

    `resolve_worst_s` and `resolve_worst_any_s` are of the slowest turns known.
    """
    from grognard.emu import Apple2
    from grognard.host.running.steps import set_seed

    with tempfile.TemporaryDirectory() as name, Apple2(core="fast") as a2:
        a2.load_symbols(built.file("dbg"))
        a2.on_notice = lambda _: None  # states are loaded here over other disks, and meant to be
        a2.insert(1, built.file("dsk"))
        a2.until(text="PRESS ANY KEY", within=20)
        found = {"redraw_ms": a2.call("map_show").cycles / CPU_HZ * 1e3}
        a2.reboot()
        set_seed(a2, SEED)
        _begin(a2)
        start = a2.save()
        turns = _turns()
        for key, names, best in (
            ("resolve_s", turns.keys() - WORST.keys(), False),
            ("resolve_any_s", HARDEST, True),
            ("resolve_worst_s", WORST, False),
            ("resolve_worst_any_s", WORST, True),
        ):
            times = []
            for name_of_turn in names:
                a2.load(start)
                times.append(_resolves(a2, name_of_turn, turns[name_of_turn], best))
            found[key] = max(times)
        a2.load(start)
        found.update(_orders_and_echo(a2))
        a2.load(start)
        found.update(_disks(a2, Path(name)))
        a2.load(start)
        found.update(_saves(a2, Path(name) / "save.dsk"))
    return found
