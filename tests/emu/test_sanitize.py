"""The sanitizer: what no sound program does is caught, what sound programs do is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.emu import Apple2, SanitizerError
from grognard.rom_build.asm import assemble
from grognard.rom_build.link import link
from grognard.rom_build.link.dbg import debug_info

from .programs import BLANK, START

AREAS = """
MEMORY {
    ZP:   start = $0000, size = $0100, type = rw, file = "";
    MAIN: start = $0800, size = $0800, type = rw, file = "main";
    ONE:  start = $1000, size = $0100, type = rw, file = "one";
    TWO:  start = $1000, size = $0100, type = rw, file = "two";
}
SEGMENTS {
    ZEROPAGE: load = ZP,   type = zp, optional = yes;
    CODE:     load = MAIN, type = rw;
    RODATA:   load = MAIN, type = ro, optional = yes;
    BSS:      load = MAIN, type = bss, optional = yes;
    ONE:      load = ONE,  type = rw, optional = yes;
    TWO:      load = TWO,  type = rw, optional = yes;
}
"""
CYCLES = 5000


def program(text: str, folder: Path, symbols: bool = True, ram: int = 48) -> Apple2:
    """A sanitized machine with a program at $0800 about to run, overlay ONE in memory."""
    source, config = folder / "program.s", folder / "areas.cfg"
    source.write_text('.setcpu "6502"\n' + text)
    config.write_text(AREAS)
    result = link([assemble(source)], config, str(folder / "program.bin"))
    a2 = Apple2("fast", ram, firmware=BLANK, sanitize=True)
    for name, at in (("main", START), ("one", 0x1000)):
        code = result.files.get(name, b"")
        a2.memory[at : at + len(code)] = code
    (folder / "program.dbg").write_text(debug_info(result))
    a2.load_symbols(folder / "program.dbg")
    if not symbols:
        a2.symbols.files.clear()
    a2.cpu.pc = START
    return a2


WITHOUT_SYMBOLS = {
    "memory nobody wrote is executed": ("unwritten-code", "jmp $3000\nbad = $3000"),
    "code that ran is written": ("code-written", "nop\nlda #$EA\nbad: sta $0800"),
    "code is changed in place": ("code-written", "here: nop\nbad: inc here"),
    "memory nobody wrote is read": ("unwritten-read", "bad: lda $3000"),
    "a pointer nobody wrote is read": ("unwritten-read", "ldy #0\nbad: lda ($40),y"),
    "memory nobody wrote is modified": ("unwritten-read", "bad: asl $3000"),
    "too much is pushed": ("stack-overflow", "ldx #0\ntxs\nbad: pha"),
    "calls go too deep": ("stack-overflow", "bad: jsr bad"),
    "too much is pulled": ("stack-underflow", "ldx #$FF\ntxs\nbad: pla"),
    "a return finds an empty stack": ("stack-underflow", "ldx #$FE\ntxs\nbad: rts"),
    "a return has no call": ("uncalled-return", "bad: rts"),
    "a return finds one byte too many": ("uncalled-return", "jsr on\non: pha\nbad: rts"),
    "a return finds one byte too few": ("uncalled-return", "jsr on\non: pla\nbad: rts"),
    "a return from an interrupt has none": ("uncalled-return", "jsr on\non: php\nbad: rti"),
    "an opcode is undocumented": ("undocumented", "lda #1\nsta $40\nbad: .byte $A7, $40 ; [code]"),
    "an opcode stops the chip": ("undocumented", "bad: .byte $02 ; [code]"),
    "a BRK runs": ("brk", "bad: brk"),
    "a switch is read of a slot without card": ("unmapped-read", "bad: lda $C0B0"),
    "a ROM is read of a slot without card": ("unmapped-read", "ldx #5\nbad: lda $C3FE,x"),
    "the language card is read where there is none": ("unmapped-read", "bad: lda $C083"),
}
WITH_SYMBOLS = {
    "a table is executed": ("data-executed", "jmp bad\nbad: .byte $EA"),
    "a variable is executed": (
        "data-executed",
        'lda #$EA\nsta bad\njmp bad\n.segment "BSS"\nbad: .res 1',
    ),
    "code that has not run yet is written": ("code-written", "bad: sta later\njmp bad\nlater: nop"),
    "pushed bytes lead into an instruction": (
        "uncalled-return",
        "lda #>inside\npha\nlda #<inside\npha\nbad: rts\ninside: lda #1",
    ),
    "a table's return leads nowhere": (
        "uncalled-return",
        "jsr on\nnop\non: tsx\ninc $0102,x\nbad: rts",
    ),
    "an overlay's code is written while it is in": (
        "code-written",
        'lda #0\nsta overlay_id\nbad: sta $1000\n.segment "BSS"\noverlay_id: .res 1\n'
        '.segment "ONE"\nnop\n.segment "TWO"\nnop',
    ),
    "an overlay runs that is not in": (
        "data-executed",
        'lda #$FF\nsta overlay_id\njmp bad\n.segment "BSS"\noverlay_id: .res 1\n'
        '.segment "ONE"\nbad: nop\n.segment "TWO"\nnop',
    ),
}
CASES = [(name, *case, False) for name, case in WITHOUT_SYMBOLS.items()]
CASES += [(name, *case, True) for name, case in (WITHOUT_SYMBOLS | WITH_SYMBOLS).items()]


@pytest.mark.parametrize(("name", "kind", "text", "symbols"), CASES)
def test_it_stops_when(name, kind, text, symbols, tmp_path):
    a2 = program(text, tmp_path, symbols)
    with pytest.raises(SanitizerError) as caught:
        a2.run(cycles=CYCLES)
    assert caught.value.kind == kind
    assert caught.value.pc == a2.cpu.pc == a2.symbol("bad")


SOUND = {
    "a marked instruction is patched": "lda #$EA\nsta here\nhere: nop ; [patched]",
    "marked room is executed": (
        'lda #$60\nsta room\njsr room\njmp done\n.segment "BSS"\nroom: .res 1 ; [code]'
        '\n.segment "CODE"'
    ),
    "marked bytes are executed": "jmp bytes\nbytes: .byte $EA ; [code]",
    "a jump table is entered by RTS": (
        "lda table+1\npha\nlda table\npha\nrts\nthere: jmp done\ntable: .word there-1"
    ),
    "the caller's return is dropped": "jsr one\njmp done\none: jsr two\ntwo: pla\npla\nrts",
    "the stack is thrown away": "jsr one\none: ldx #$FF\ntxs\njmp done",
    "text follows a call": (
        "jsr print\n.byte 2, 65, 66\njmp done\nprint: pla\nsta $40\npla\nsta $41\nldy #1\n"
        "lda ($40),y\nsec\nadc $40\nsta $40\nlda $41\nadc #0\npha\nlda $40\npha\nrts"
    ),
    "text follows a call, its address changed in place": (
        "jsr print\n.byte 65, 66\njmp done\nprint: tsx\ninc $0101,x\ninc $0101,x\nrts"
    ),
    "switches and cards are read": (
        "lda $C000\nlda $C030\nlda $C061\nbit $C051\nlda $C600\nlda $CFFF"
    ),
    "an overlay is loaded over another": (
        "lda #0\nsta overlay_id\njsr first\nlda #$FF\nsta overlay_id\nlda #$C8\nsta first\n"
        "lda #1\nsta overlay_id\njsr second\njmp done\n"
        '.segment "BSS"\noverlay_id: .res 1\n.segment "ONE"\nfirst: nop\nrts\n'
        '.segment "TWO"\nsecond: iny\nrts\n.segment "CODE"'
    ),
}


@pytest.mark.parametrize("name", SOUND)
def test_it_runs_on_when(name, tmp_path):
    a2 = program(SOUND[name] + "\ndone: jmp done\n", tmp_path)
    a2.run(cycles=CYCLES)
    assert a2.cpu.pc == a2.symbol("done")


def test_the_message_shows_lines_calls_and_what_ran_before(tmp_path):
    a2 = program("jsr outer\nouter: jsr inner\ninner: ldx #7\n lda $3000,x", tmp_path)
    with pytest.raises(SanitizerError) as caught:
        a2.run(cycles=CYCLES)
    assert caught.value.address == 0x3007
    lines = str(caught.value).splitlines()
    assert lines[0] == "read of memory never written: $3007"
    assert "(inner+2, " in lines[1] and "program.s:5)" in lines[1]
    assert lines[1].endswith("lda 00 30   | lda $3000,x")
    assert "called from $0803 (outer, " in lines[3]
    assert "called from $0800" in lines[4]
    assert [line.split("|")[-1].strip() for line in lines[-3:]] == [
        "jsr outer", "outer: jsr inner  outer", "inner: ldx #7  inner",
    ]  # fmt: skip


def test_interrupts_return_and_are_told_from_calls(tmp_path):
    a2 = program("cli\nlda #0\nstay: jmp stay\nhandler: pha\nlda 256\npla\nrti", tmp_path)
    handler = a2.symbol("handler")
    a2.memory[0x100] = 0
    a2.memory[0xFFFE:0x10000] = handler.to_bytes(2, "little")
    a2.run(cycles=20)
    a2.irq()
    a2.run(cycles=10)
    a2.irq(False)
    assert [frame.kind for frame in a2.trace.backtrace()] == ["interrupt"]
    a2.run(cycles=100)
    assert a2.trace.backtrace() == []
    assert a2.cpu.pc == a2.symbol("stay")


def test_a_finding_can_be_run_past_and_a_routine_called_from_outside(tmp_path):
    a2 = program("bad: lda $3000\nstay: jmp stay\nroutine: rts", tmp_path)
    with pytest.raises(SanitizerError):
        a2.run(cycles=CYCLES)
    a2.run(cycles=CYCLES)
    assert a2.cpu.pc == a2.symbol("stay")
    assert a2.call("routine").cycles == 6


def test_firmware_may_probe():
    a2 = Apple2(sanitize=True)
    a2.run(seconds=2)
    assert any("DISK" in line.upper() for line in a2.screen.text)
