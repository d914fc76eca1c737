"""The speeds of the machine: what `grognard run DISK --wait SECONDS` takes, and a few others."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.emu import Apple2

CPU_MHZ = 1.020484
_DISK_BYTES = 143_360
_SPAN = 3.0
"""Seconds that a timed run takes, so that starting Python is a small part of it."""
_MOST_X = 2500
"""times real time, for a guess of how long to run; what is measured may be more"""

_HIRES = """
        bit     $C050
        bit     $C052
        bit     $C054
        bit     $C057
"""
# What programs do when they compute, each for about as long: add up tables, multiply, copy by
# pointers, count, and call routines that save their registers.
_COMPUTE = """
        .byte   1               ; sectors to load
        lda     $C0E8           ; the drive off
        lda     #$10            ; copy $1000 to $2000
        sta     $81
        asl
        sta     $83
        lda     #0
        sta     $80
        sta     $82
again:  ldx     #0
tables: lda     $1000,x
        adc     $1100,x
        sta     $1200,x
        jsr     mix
        inx
        bne     tables
        ldy     #0
copy:   lda     ($80),y
        sta     ($82),y
        iny
        bne     copy
        lda     #24
        sta     $87
product: lda    #0
        ldx     #8
shift:  lsr     $84
        bcc     no
        clc
        adc     $87
no:     ror
        ror     $85
        dex
        bne     shift
        inc     $84
        dec     $87
        bne     product
        ldx     #4
outer:  ldy     #200
inner:  dey
        bne     inner
        dex
        bne     outer
        ldx     #64
call:   jsr     saves
        dex
        bne     call
        jmp     again
mix:    eor     $86
        sta     $86
        rts
saves:  pha
        txa
        pha
        inc     $88
        pla
        tax
        pla
        rts
"""
# Figures that move on a picture: computing as above, and between, on the hi-res page, a place of
# eight bytes by sixteen lines inverted.
_DRAW = (
    _COMPUTE.replace("again:", _HIRES + "again:\n        jsr     figure\n")
    + """
figure: inc     $90             ; the next of 32 places to the right
        lda     $90
        and     #$1F
        sta     $91
        ldx     #$20
        jsr     rows
        ldx     #$20            ; the eight lines below
        lda     $91
        ora     #$80
        sta     $91
rows:   stx     $92
row:    ldy     #7
byte:   lda     ($91),y
        eor     #$7F
        sta     ($91),y
        dey
        bpl     byte
        lda     $92
        clc
        adc     #4
        sta     $92
        cmp     #$40
        bcc     row
        rts
"""
)
# All of the hi-res page written, byte after byte, without an end.
_REDRAW = f"""
        .byte   1
        lda     $C0E8
{_HIRES}
        lda     #0
        sta     $80
page:   lda     #$20
        sta     $81
        inc     $82             ; another pattern
        lda     $82
        ldy     #0
next:   sta     ($80),y
        iny
        bne     next
        adc     #$13
        inc     $81
        ldx     $81
        cpx     #$40
        bne     next
        beq     page
"""
# What every disk routine does while it waits: poll for a nibble, look whether a sector begins.
_READ = """
        .byte   1
        ldx     #$60
        lda     $C089,x         ; the drive on
next:   lda     $C08C,x
        bpl     next
        cmp     #$D5
        bne     next
        inc     $80
        jmp     next
"""
PROGRAMS = {"compute": _COMPUTE, "read": _READ, "draw": _DRAW, "redraw": _REDRAW}


def write_disk(path: Path, program: str) -> None:
    """A disk that boots one of `PROGRAMS`."""
    from grognard.rom_build.asm import assemble
    from grognard.rom_build.link import DEFAULT_CFG, link

    source = path.with_suffix(".s")
    source.write_text('.segment "CODE"\n' + PROGRAMS[program], encoding="ascii")
    made = link([assemble(source)], DEFAULT_CFG, "program")
    (code,) = made.files.values()
    path.write_bytes(bytes(code).ljust(_DISK_BYTES, b"\0"))


def run_wait(path: Path, seconds: float) -> float:
    """Seconds on the wall that `grognard run PATH --wait SECONDS` takes, start and end included."""
    command = [sys.executable, "-m", "grognard.host.cli", "run", str(path), "--wait", f"{seconds}"]
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def _times_real(program: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{program}.dsk"
        write_disk(path, program)
        short = run_wait(path, 4)
        for tried in (20, 200, 1000):  # until starting is a small part of it; never by long
            took = run_wait(path, tried + 4) - short
            if took > 0.5:
                break
        span = round(max(20.0, tried / max(took, tried / _MOST_X) * _SPAN))
        # others use the computer too: the better of two
        return span / min(run_wait(path, span) for _ in range(2))


def fast_x_compute() -> float:
    """The fast core, computing, times real time."""
    return _times_real("compute")


def fast_x_disk() -> float:
    """The fast core waiting for the disk, times real time."""
    return _times_real("read")


def _booted(core: str, folder: str, program: str = "compute") -> Apple2:
    from grognard.emu import Apple2

    path = Path(folder) / f"{program}.dsk"
    write_disk(path, program)
    machine = Apple2(core=core)
    machine.insert(1, path)
    return machine


def py65_mhz() -> float:
    """The reference core, computing: whole calls of `run` for a second."""
    with tempfile.TemporaryDirectory() as folder, _booted("fast", folder) as machine:
        machine.run(seconds=4)
        state = machine.save()
    from grognard.emu import Apple2

    with Apple2(core="reference") as machine:
        machine.load(state)
        begun, first = time.perf_counter(), machine.cycles
        while time.perf_counter() - begun < 1.0:
            machine.run(cycles=20_000)
        return (machine.cycles - first) / (time.perf_counter() - begun) / 1e6


def fast_x_render() -> float:
    """The fast core with a picture of every frame, figures moving on it, times real time."""
    return _rendered("draw")


def fast_x_redraw() -> float:
    """The same with a program that does nothing but fill the hi-res page."""
    return _rendered("redraw")


def _rendered(program: str) -> float:
    with tempfile.TemporaryDirectory() as folder, _booted("fast", folder, program) as machine:
        machine.run(seconds=4)
        _ = machine.screen.pixels
        best = 0.0
        for _ in range(3):  # others use the computer too
            begun, first = time.perf_counter(), machine.cycles
            while time.perf_counter() - begun < 0.5:
                machine.run(frames=1)
                _ = machine.screen.pixels
            took = time.perf_counter() - begun
            best = max(best, (machine.cycles - first) / took / 1e6 / CPU_MHZ)
        return best


def save_ms() -> float:
    """Saving the whole machine's state, the quickest of twenty."""
    from grognard.emu import Apple2

    with Apple2(core="fast") as machine:
        machine.run(frames=1)
        return min(seconds(machine.save) for _ in range(20)) * 1000


def seconds(do: Callable[[], object]) -> float:
    """Seconds on the wall that a call takes."""
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun
