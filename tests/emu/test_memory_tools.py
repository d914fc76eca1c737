"""Memory by its labels, hooks on what a program touches, and the search for where a value is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.emu import Apple2, Search, SymbolError
from grognard.emu.tracing.records import Stop
from grognard.rom_build.asm_command import assemble_and_link

from .programs import START, load, machine

COUNTS = """
        ldx     #0
again:  inc     count
        lda     table,x
        sta     copy,x
        inx
        cpx     #3
        bne     again
stay:   jmp     stay
count:  .byte   0
table:  .byte   10, 20, 30
copy:   .byte   0, 0, 0
"""


@pytest.fixture
def a2(tmp_path: Path) -> Iterator[Apple2]:
    found = machine()
    load(found, COUNTS, tmp_path)
    debug = tmp_path / "program.dbg"
    assemble_and_link([tmp_path / "program.s"], tmp_path / "program.bin", debug=debug)
    found.load_symbols(debug)
    found.cpu.pc = START
    yield found


def test_memory_is_read_and_written_by_labels_and_near_them(a2: Apple2) -> None:
    at = a2.symbol("table")
    assert a2.memory["table"] == a2.memory[at] == 10
    assert (a2.memory["table+2"], a2.memory["copy-$1"]) == (30, 30)
    assert a2.memory["table":"copy"] == a2.memory["table":"table+3"] == bytes((10, 20, 30))
    a2.memory["table+1"] = 99
    a2.memory["copy":"copy+2"] = b"\1\2"
    assert a2.memory[at : at + 5] == bytes((10, 99, 30, 1, 2))
    for wrong in ("tabel", "tabel+1", "table+x"):
        with pytest.raises(SymbolError, match="did you mean table|table"):
            a2.memory[wrong]


def test_hooks_are_told_each_access_and_cost_nothing_when_gone(a2: Apple2) -> None:
    plain = a2.engine.core
    read: list[Stop] = []
    written: list[Stop] = []
    a2.on_read("table", read.append, size=3)
    away = a2.on_write("copy", written.append, size=3)
    counted: list[int] = []
    last = a2.on_write("count", lambda stop: counted.append(stop.value))
    assert a2.engine.core is not plain
    a2.run(cycles=200)
    table, copy, again = a2.symbol("table"), a2.symbol("copy"), a2.symbol("again")
    assert [(stop.address, stop.value) for stop in read] == [
        (table, 10), (table + 1, 20), (table + 2, 30),
    ]  # fmt: skip
    assert [(stop.address, stop.old, stop.value) for stop in written] == [
        (copy, 0, 10), (copy + 1, 0, 20), (copy + 2, 0, 30),
    ]  # fmt: skip
    assert {stop.pc for stop in read} == {again + 3}
    assert counted == [1, 2, 3]
    away()
    away()
    last()
    a2.cpu.pc = START
    a2.run(cycles=200)
    assert (len(read), len(written), len(counted)) == (6, 3, 3)


def test_the_plain_core_runs_again_when_the_last_hook_is_gone(a2: Apple2) -> None:
    plain, other = a2.engine.core, machine()
    other.load(a2.save())
    hooks = [a2.on_write("count", lambda stop: None), a2.on_read("count", lambda stop: None)]
    a2.run(cycles=100)
    for remove in hooks:
        remove()
    assert a2.engine.core is plain
    a2.run(cycles=1000)
    other.run(cycles=100)
    other.run(cycles=1000)
    assert a2.hash() == other.hash()


def test_hooks_work_while_keys_are_typed(echo_program: Apple2) -> None:
    struck: list[int] = []
    echo_program.on_write(0x0400, lambda stop: struck.append(stop.value))
    echo_program.type("ab")
    echo_program.run(frames=1)
    assert struck == [0xC1, 0xC2]


@pytest.fixture
def echo_program(tmp_path: Path) -> Apple2:
    """A machine that shows each key in the first cell of its text page."""
    found = Apple2()
    found.run(seconds=1)
    text = "loop: lda $C000\n bpl loop\n sta $C010\n sta $0400\n jmp loop\n"
    load(found, text, tmp_path)
    found.cpu.pc = START
    return found


def test_what_is_no_place_is_refused(a2: Apple2) -> None:
    with pytest.raises(ValueError, match="no part of memory"):
        a2.on_read(0xFFFF, print, size=2)
    with pytest.raises(ValueError, match="no part of memory"):
        a2.on_write(0x300, print, size=0)
    assert not a2.trace.enabled


def test_a_search_ends_at_the_byte_that_behaved_so() -> None:
    a2 = Apple2(bare=True)
    a2.memory[0x2000:0x2010] = bytes(range(16))
    found = Search(a2.memory)
    a2.memory[0x2003] = 9
    a2.memory[0x2004] = 9
    a2.memory[0x2005] = 1
    assert found.narrow("changed").addresses == [0x2003, 0x2004, 0x2005]
    a2.memory[0x2003] = 8
    a2.memory[0x2004] = 10
    a2.memory[0x2009] = 1
    assert list(found.narrow("less")) == [0x2003]
    assert len(found.narrow("equal")) == 1
    assert found.narrow(8).addresses == [0x2003]
    assert found.narrow("more").addresses == []
    with pytest.raises(ValueError, match="equal, changed, more, less"):
        found.narrow("bigger")


def test_a_search_for_words_within_bounds() -> None:
    a2 = Apple2(bare=True)
    a2.memory[0x3000:0x3002] = b"\x34\x12"
    a2.memory[0x5000:0x5002] = b"\x34\x12"
    found = Search(a2.memory, word=True, first=0x4000)
    assert found.narrow(0x1234).addresses == [0x5000]
    a2.memory[0x5001] = 0x13
    assert found.narrow("more").addresses == [0x5000]
    with pytest.raises(ValueError, match=r"\$0000-\$BFFF"):
        Search(a2.memory, last=0xC000)
