"""The traced core beside the plain one, and what it notes."""

from __future__ import annotations

import pytest

from grognard.emu import Apple2

from .programs import START, load, machine

CALLS = """
        jsr outer
        jsr outer
loop:   jmp loop
outer:  ldx #2
again:  jsr inner
        dex
        bne again
        rts
inner:  inc $C030
        lda table,x
        sta $0300,x
        rts
table:  .byte 10, 20, 30
"""


@pytest.fixture
def traced(tmp_path):
    a2 = machine()
    a2.trace.enable()
    load(a2, CALLS, tmp_path)
    a2.cpu.pc = START
    a2.trace.profile.clear()
    return a2


def test_a_machine_runs_the_same_whether_traced_or_not():
    plain, traced = Apple2(), Apple2()
    traced.trace.enable()
    for span in (1, 50_000, 1_000_000):
        plain.run(cycles=span)
        traced.run(cycles=span)
        assert plain.hash() == traced.hash()
    traced.trace.disable()
    plain.run(cycles=100_000)
    traced.run(cycles=100_000)
    assert plain.hash() == traced.hash()


def test_counts_and_cycles_are_those_of_the_data_sheet(traced):
    traced.run(cycles=2 * (6 + 2 + 2 * (6 + 6 + 4 + 5 + 6) + 4 + 3 + 2 + 6) + 3)
    profile = traced.trace.profile
    at = START + 9  # ldx #2
    assert profile.counts[0, at] == 2
    assert profile.spent[0, at] == 4
    assert profile.counts[0, at + 9 : at + 10].sum() == 4  # inc $C030
    assert profile.spent[0, at + 9] == 24
    assert profile.spent.sum() == profile.node_cycles().sum() == profile.cycles


def test_a_breakpoint_stops_before_and_a_watch_after_its_instruction(traced):
    trace = traced.trace
    inner, table = START + 0x12, START + 0x1C
    trace.breakpoints.add(inner)
    stop = trace.run(cycles=1000)
    assert (stop.kind, stop.address, traced.cpu.pc, traced.cpu.x) == ("breakpoint", inner, inner, 2)
    stop = trace.run(cycles=1000)
    assert (stop.kind, traced.cpu.pc, traced.cpu.x) == ("breakpoint", inner, 1)
    trace.breakpoints.discard(inner)
    trace.watch(0x302, "w")
    traced.memory[0x302] = 99
    stop = trace.run(cycles=1000)
    assert (stop.kind, stop.address, stop.old, stop.value, stop.pc) == (
        "write",
        0x302,
        99,
        30,
        inner + 6,
    )
    assert traced.cpu.pc == inner + 9
    trace.unwatch(0x302)
    trace.watch(table + 1, "r")
    stop = trace.run(cycles=1000)
    assert (stop.kind, stop.address, stop.value, traced.cpu.a) == ("read", table + 1, 20, 20)
    trace.unwatch(table + 1)
    assert trace.run(cycles=1000).kind == "end"


def test_the_backtrace_names_the_open_calls(traced):
    inner, outer = START + 0x12, START + 9
    traced.trace.breakpoints.add(inner + 6)
    traced.trace.run(cycles=1000)
    frames = traced.trace.backtrace()
    assert [(f.target, f.site, f.back) for f in frames] == [
        (inner, outer + 2, outer + 5),
        (outer, START, START + 3),
    ]
    assert [e.pc for e in traced.trace.ring(3)] == [outer + 2, inner, inner + 3]
    assert traced.trace.ring(2)[0].access == "rw"
    assert traced.trace.ring(2)[0].address == 0xC030


def test_a_jump_by_pushed_bytes_is_no_return_and_lost_returns_close_their_calls(tmp_path):
    a2 = machine()
    a2.trace.enable()
    program = """
            jsr there
    home:   jsr lost
            jmp home
    there:  lda #>(target-1)
            pha
            lda #<(target-1)
            pha
            rts
    target: nop
            rts
    lost:   jsr deeper
    deeper: pla
            pla
            rts
    """
    load(a2, program, tmp_path)
    a2.cpu.pc = START
    depths = {}
    for _ in range(16):
        a2.step()
        depths.setdefault(a2.cpu.pc - START, len(a2.trace.backtrace()))
    assert depths[9] == 1  # there
    assert depths[16] == 1  # target, reached by RTS
    assert depths[3] == 0  # home
    assert depths[21] == 2  # deeper
    assert depths[23] == 1  # after both PLA
