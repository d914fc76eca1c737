"""The routines keep to their headers, called by their entries over random windows and memory."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from grognard.rom_build.contracts import Contract, parse_contracts
from grognard.rom_build.firmware import SOURCES

from .conftest import FOLDER
from .entries import ENTRIES

COUT1, KEYIN = ENTRIES["COUT1"], ENTRIES["KEYIN"]
KEYS, FEED = 0x0380, 0x0300
WIDE = "text_base text_above lores_base out_vector in_vector range_from range_other chance".split()
PHRASES = {
    "the window": "window_left window_width window_top window_bottom",
    "the cursor": "cursor_column cursor_line text_base",
    "output vector leads": "cursor_column cursor_line text_base kept_y text_above",
    "input vector leads": "chance",
    "the vectors lead": "cursor_column cursor_line text_base kept_y text_above chance",
}
BY_ITS_ENTRY = {
    "VTAB": "cursor_show", "CLREOL": "clear_line", "PRBLNK": "print_blanks",
    "PRNTYX": "print_ax", "PREAD": "paddle_count", "SETKBD": "port_in", "SETVID": "port_out",
    "WAIT": "wait",
}  # fmt: skip
NOT_RUN = {"IORTS", "COUT"}  # one instruction each
SCENES = 10
Inputs = dict[str, int]


def domain(name: str, rng: random.Random, window: dict[str, int]) -> Inputs:
    """Registers that the header allows."""
    given = {"A": rng.randrange(256), "X": rng.randrange(256), "Y": rng.randrange(256)}
    if name in ("PLOT", "PLOT1", "HLINE", "VLINE", "SCRN"):
        given |= {"A": rng.randrange(48), "Y": rng.randrange(40)}
    elif name in ("BASCALC", "GBASCALC", "VTABZ", "SETWND", "TABV"):
        given["A"] = rng.randrange(24)
    elif name in ("CLREOLZ",):
        given["Y"] = rng.randrange(window["window_width"])
    elif name in ("INPORT", "OUTPORT"):
        given["A"] = rng.randrange(8)
    elif name == "PREAD":
        given["X"] = rng.randrange(4)
    elif name == "WAIT":
        given["A"] = rng.choice((1, 2, 3, 40))
    elif name in ("MOVE", "VERIFY"):
        given["Y"] = 0
    elif name == "PRBL2":
        given["X"] = rng.randrange(1, 60)
    return given


@cache
def headers() -> tuple[dict[str, Contract], dict[str, int]]:
    """The headers by routine, and the cells of page zero by name."""
    found = {}
    for source in SOURCES[:-2]:
        for one in parse_contracts((FOLDER / source).read_text(), source):
            found[one.name] = one
    cells = re.findall(r"^(\w+)\s*:= \$([0-9A-F]{2})\s", (FOLDER / "monitor.inc").read_text(), re.M)
    return found, {name: int(at, 16) for name, at in cells}


def allowed(header: Contract) -> tuple[set[str], set[int]]:
    """Registers and cells of page zero that a header lets change."""
    _, cells = headers()
    words = " ".join((header.outputs, *header.clobbers))
    named = re.findall(r"\w+", words)
    for phrase, means in PHRASES.items():
        if phrase in words:
            named += means.split()
    spoiled = re.findall(r"\b[AXY]\b", " ".join(header.clobbers).partition(";")[0])
    registers = {one for one in "AXY" if one in spoiled or f"{one} = " in header.outputs}
    if "A, X, Y and the flags" in words:
        registers |= set("AXY")
    places = {cells[name] for name in named if name in cells}
    return registers, places | {cells[name] + 1 for name in named if name in WIDE}


def scene(a2: Any, rng: random.Random, full: bool) -> dict[str, int]:
    """Random memory; a window in which the cursor stands; keys; a range."""
    _, cells = headers()
    memory = a2.memory
    memory[0x0000:0x0100] = rng.randbytes(0x100)
    memory[0x0200:0xC000] = rng.randbytes(0xBE00)
    top, left = (0, 0) if full else (rng.randrange(23), rng.randrange(39))
    window = {
        "window_left": left,
        "window_width": 40 if full else rng.randrange(1, 41 - left),
        "window_top": top,
        "window_bottom": 24 if full else rng.randrange(top + 1, 25),
        "text_mask": rng.choice((0xFF, 0x3F, 0x7F)),
        "line_right": rng.randrange(40),
        "line_bottom": rng.randrange(48),
    }
    window["cursor_column"] = 0 if full else rng.randrange(window["window_width"])
    window["cursor_line"] = rng.randrange(top, window["window_bottom"])
    for name, value in window.items():
        memory[cells[name]] = value
    words = {"out_vector": COUT1, "in_vector": FEED, "range_other": rng.randrange(0x1000, 0x2000)}
    words["range_from"] = rng.randrange(0x2000, 0x2300)
    words["range_to"] = words["range_from"] + rng.randrange(4)
    line = window["cursor_line"]
    words["text_base"] = 0x400 + line % 8 * 128 + line // 8 * 40 + left
    for name, value in words.items():
        memory[cells[name] : cells[name] + 2] = value.to_bytes(2, "little")
    memory[FEED : FEED + 10] = bytes([0xEE, KEYS & 255, KEYS >> 8, 0xAC, KEYS & 255, KEYS >> 8,
                                      0xB9, KEYS & 255, KEYS >> 8, 0x60])  # fmt: skip
    typed = b"\xc1\x88\xe2\x95\x9b\xcb\xc2" + bytes([0x80 | rng.randrange(0x20, 0x60)]) + b"\x8d"
    memory[KEYS : KEYS + 1 + len(typed)] = b"\0" + typed
    memory[0xC000] = 0xC1
    memory[0xC064:0xC068] = bytes(rng.choice((0x7F, 0xFF)) for _ in range(4))
    return window


def may_draw(name: str, window: dict[str, int]) -> set[int]:
    """The bytes of the screen that a routine may change: those in the window, or of graphics."""
    lines, columns = range(24), range(40)
    if name not in ("PLOT", "PLOT1", "HLINE", "VLINE", "CLRSCR", "CLRTOP", "SETGR"):
        lines = range(window["window_top"], window["window_bottom"])
        left = window["window_left"]
        columns = range(left, left + window["window_width"])
    return {0x400 + y % 8 * 128 + y // 8 * 40 + x for y in lines for x in columns}


@pytest.mark.parametrize("name", sorted(set(ENTRIES) - NOT_RUN))
def test_a_routine_keeps_to_its_header(rom: Any, cycles: Any, name: str) -> None:
    found, cells = headers()
    entry = ENTRIES[name]
    routine = BY_ITS_ENTRY.get(name) or jumped_to(rom, entry)
    header = found[routine]
    registers, places = allowed(header)
    rng, runs, call = random.Random(name), [], rom.call
    for number in range(SCENES):
        window = scene(rom, rng, full=number < 2)
        if name == "RDCHAR":
            rom.memory[KEYS] = 4  # the first key is ESC
        if name == "PLOT1":
            rom.call(ENTRIES["PLOT"], **domain("PLOT", rng, window))
        given = domain(name, rng, window)
        before = bytes(rom.memory.whole())
        if number < 2 and name != "BELL1":
            runs.append(cycles.run(rom, entry, **given))
            result = runs[-1].result
        else:
            result = call(entry, **given)
        after = bytes(rom.memory.whole())
        changed = {at for at in range(0x10000) if before[at] != after[at]} - set(
            range(0x100, 0x200)
        )
        fine = places | may_draw(name, window) | {KEYS}
        if "typed" in header.outputs:
            fine |= set(range(0x200, 0x300))
        if name == "MOVE":
            fine |= set(range(0x1000, 0x2010))
        if name == "SETPWRC":
            fine |= {0x03F4}
        assert not changed - fine, [hex(at) for at in sorted(changed - fine)]
        now = {"A": result.a, "X": result.x, "Y": result.y}
        spoiled = {one for one in "AXY" if now[one] != given[one]}
        assert spoiled <= registers, (spoiled, given)
        if header.cycles is not None:
            assert result.cycles <= header.cycles
    if runs:
        cycles.hold(rom, routine, runs, "random windows", label=f"rom {name}")


def jumped_to(rom: Any, entry: int) -> str:
    """The routine that an entry jumps to."""
    assert rom.memory[entry] == 0x4C
    at = rom.memory[entry + 1] | rom.memory[entry + 2] << 8
    (name,) = [one for one in headers()[0] if rom.symbol(one) == at]
    return name
