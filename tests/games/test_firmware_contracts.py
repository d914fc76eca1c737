"""The firmware's routines, and what hands over instead of returning, held to their headers."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import grognard.game_asm
from grognard.emu import Apple2
from grognard.rom_build.firmware import SOURCES

from .built import built

ROOT = Path(next(iter(grognard.game_asm.__path__)))
LINE = 0x06
CSW, PORT = 0x36, 0xC080 + 0x10
STUB = 0x0300
BYTES = (0x00, 0x09, 0x0A, 0x9F, 0xA0, 0xFF)


@pytest.fixture
def rom(cycles: Any) -> Apple2:
    return cycles.program(*(ROOT / "rom" / name for name in SOURCES), cfg=ROOT / "rom" / "rom.cfg")


def noise(a2: Any, rng: random.Random) -> None:
    """Any bytes below the I/O page, so that what is changed shows."""
    a2.memory[0:0x100] = rng.randbytes(0x100)
    a2.memory[0x200:0xC000] = rng.randbytes(0xBE00)


def changes(a2: Any, cycles: Any, routine: str, prepare: Callable[[Any], Any], **given: Any) -> Any:
    """The run, and the addresses it changed beside the stack."""
    noise(a2, random.Random(repr(given)))
    prepare(a2)
    before = bytes(a2.memory.whole())
    run = cycles.run(a2, routine, **given)
    after = bytes(a2.memory.whole())
    changed = {at for at in range(0x10000) if before[at] != after[at]} - set(range(0x100, 0x200))
    return run, changed


def line_at(address: int) -> Callable[[Any], None]:
    def prepare(a2: Any) -> None:
        a2.memory[LINE : LINE + 2] = address.to_bytes(2, "little")

    return prepare


def test_a_byte_becomes_two_digits(rom: Any, cycles: Any) -> None:
    runs = []
    for value in BYTES:
        run, changed = changes(rom, cycles, "hex_print", line_at(0x0480), A=value, X=0x5A)
        want = [ord(digit) | 0x80 for digit in f"{value:02X}"]
        assert list(rom.memory[0x0480:0x0482]) == want
        assert rom.memory[LINE] == 0x82 and changed <= {LINE, 0x0480, 0x0481}
        assert run.result.x == 0x5A
        runs.append(run)
    cycles.hold(rom, "hex_print", runs, "edges of A", label="rom hex_print")


def test_a_message_stands_where_its_first_bytes_say(rom: Any, cycles: Any) -> None:
    runs, texts = [], rom.symbol("texts")
    for name in ("text_title", "text_waiting", "text_no_card", "text_break", "text_absent"):
        at = rom.symbol(name)
        run, changed = changes(rom, cycles, "text_print", lambda a2: None, X=at - texts)
        place = rom.memory[at] | rom.memory[at + 1] << 8
        words = bytes(rom.memory[at + 2 : at + 60]).split(b"\0")[0]
        assert bytes(rom.memory[place : place + len(words)]) == bytes(c | 0x80 for c in words)
        assert changed <= {LINE, LINE + 1, *range(place, place + len(words))}
        assert rom.memory[LINE] | rom.memory[LINE + 1] << 8 == place + len(words)
        runs.append(run)
    cycles.hold(rom, "text_print", runs, "the messages", label="rom text_print")


@pytest.mark.parametrize(("name", "entry"), [("printer_first", 0), ("printer_put", 2)])
def test_the_card_prints_and_keeps_all_registers(
    rom: Any, cycles: Any, name: str, entry: int
) -> None:
    runs, card = [], rom.symbol("printer_first")
    for value in BYTES:
        given = {"A": value, "X": 0x5A, "Y": 0xA5}
        run, changed = changes(rom, cycles, card + entry, lambda a2: None, **given)
        assert (run.result.a, run.result.x, run.result.y) == (value, 0x5A, 0xA5)
        assert rom.memory[PORT] == value
        assert changed <= {PORT} | ({CSW, CSW + 1} if entry == 0 else set())
        if entry == 0:
            assert bytes(rom.memory[CSW : CSW + 2]) == bytes([2, 0xC1])
        runs.append(run)
    cycles.hold(rom, "printer_first", runs, "edges of A", label=f"rom {name}")


@pytest.mark.parametrize("software", [False, True], ids=["interrupt", "BRK"])
def test_an_interrupt_and_a_brk_go_where_page_3_says(rom: Any, cycles: Any, software: bool) -> None:
    """The frame that the processor leaves is pushed by hand; both vectors lead to an RTI."""
    rti, after = STUB + 0x40, STUB + 0x30
    status = 0x30 if software else 0x20
    push = [op for value in (after >> 8, after & 0xFF, status) for op in (0xA9, value, 0x48)]
    target = rom.symbol("rom_irq")

    def prepare(a2: Any) -> None:
        a2.memory[STUB : STUB + 14] = bytes([*push, 0xA9, 0x77, 0x4C, target & 0xFF, target >> 8])
        a2.memory[after] = 0x60
        a2.memory[rti] = 0x60 if software else 0x40
        a2.memory[0x03F0:0x03F2] = a2.memory[0x03FE:0x0400] = rti.to_bytes(2, "little")

    run, changed = changes(rom, cycles, STUB, prepare, X=0x5A, Y=0xA5)
    assert rom.memory[0x45] == 0x77 and run.result.y == 0xA5
    assert software or run.result.x == 0x5A
    frame = {0x3A, 0x3B, 0x45, 0x46, 0x47, 0x48, 0x49}
    assert changed <= (frame if software else {0x45})
    if software:
        assert rom.memory.word(0x3A) == after and bytes(rom.memory[0x46:0x49]) == bytes(
            [0x5A, 0xA5, status]
        )
    own = {at: n for at, n in run.trace.own.items() if at >= target}
    cycles(f"rom rom_irq {'BRK' if software else 'interrupt'}", sum(own.values()))


def hands_over(a2: Apple2, to: int, within: int = 20_000_000) -> int:
    """Cycles until the instruction at `to` is about to run."""
    start = a2.cycles
    for _ in a2.stops_at({to}, start + within):
        return a2.cycles - start
    raise AssertionError(f"never came to ${to:04X}")


@pytest.mark.slow
def test_from_reset_to_a_game_every_stage_hands_over_to_the_next(cycles: Any) -> None:
    """Reset, cold start, the card's PROM, the boot sector, the loader: cycles of each."""
    game = built("ambush")
    with Apple2(ram=48) as a2:
        a2.insert(1, game.file("dsk"))
        a2.load_symbols(game.file("dbg"))
        reset = a2.memory.word(0xFFFC)
        assert hands_over(a2, reset) == 0
        stages = {
            "rom_reset and rom_cold": 0xC600,
            "prom_boot": 0x0801,
            "boot": a2.symbol("loader_start"),
        }
        for name, next_stage in stages.items():
            cycles(
                f"rom {name}", hands_over(a2, next_stage), inputs="from power-on, a disk in drive 1"
            )
        cycles("rom loader_start", hands_over(a2, a2.symbol("main")), inputs="after boot")


def test_a_brk_that_nobody_takes_is_told_on_the_screen(cycles: Any) -> None:
    with Apple2(ram=48) as a2:
        a2.run(seconds=0.2)
        a2.memory[0x0800:0x0802] = bytes(2)
        a2.cpu.pc = 0x0800
        a2.run(seconds=0.1)
        assert "PROGRAM STOPPED BY A BRK BEFORE $0802" in "\n".join(a2.screen.text)


def test_a_call_of_what_is_not_here_is_told_with_its_place() -> None:
    """$F8D0 takes instructions apart in others' ROMs; $E000 is a BASIC, $FF69 the command line."""
    with Apple2(ram=48) as a2:
        a2.run(seconds=0.2)
        for place in (0xF8D0, 0xE000, 0xFF69):
            a2.memory[0x0800:0x0803] = bytes([0x4C, place & 0xFF, place >> 8])
            a2.cpu.pc = 0x0800
            a2.run(seconds=0.1)
            assert f"THIS FIRMWARE HAS NOTHING AT ${place:04X}" in a2.screen.text[23]
        assert "GROGNARD II" in a2.screen.text[0], "what the program showed stays"
