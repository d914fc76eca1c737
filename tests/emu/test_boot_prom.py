"""Our boot PROM passes for a Disk II: what looks for one finds it, and it reads as strictly."""

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2
from grognard.emu.firmware import own_firmware
from grognard.emu.formats import Track, image_from_sectors, write_image
from grognard.emu.formats.gcr import address_field, encode_sectors

from .programs import assembled

PLACE = 0x0800
GOOD = bytes((1, 0x4C, 0x01, 0x08)) + b"good" * 63
WRONG = bytes((1, 0x4C, 0x01, 0x08)) + b"evil" * 63
LONG = 0x3FC
"""an FF of ten bits, which brings the reader into step"""
SYNC = [LONG] * 8


def data_field(content: bytes, mark: bytes = b"\xd5\xaa\xad") -> bytes:
    """The nibbles of a sector's data with its marks."""
    return mark + bytes(encode_sectors(np.frombuffer(content, np.uint8))) + b"\xde\xaa\xeb"


def disk(folder: Path, nibbles: Iterable[int], eighth: int = 0) -> Path:
    """A disk whose track 0 is these nibbles, so many eighths of a turn on."""
    image = image_from_sectors(bytes(143_360))
    image.kind = "woz"
    text = "".join(f"{n:b}" for n in [*nibbles, *SYNC])
    text += f"{LONG:b}" * ((51_000 - len(text)) // 10)
    bits = np.roll(np.frombuffer(text.encode(), np.uint8) - ord("0"), len(text) * eighth // 8)
    image.tracks[0] = Track(np.packbits(bits), len(bits))
    path = folder / "track.woz"
    write_image(path, image)
    return path


def booted(path: Path) -> Apple2:
    a2 = Apple2()
    a2.insert(1, path)
    a2.run(seconds=3)
    return a2


def test_who_looks_for_a_disk_ii_finds_one(tmp_path: Path) -> None:
    """From slot 7 down: $20 $00 $03 at $Cn01 $Cn03 $Cn05, and $CnFF = 0 for 16 sectors."""
    look = """
            lda #0
            sta $06
            lda #$C7
            sta $07
    slot:   ldy #$01
            lda ($06),y
            cmp #$20
            bne next
            ldy #$03
            lda ($06),y
            bne next
            ldy #$05
            lda ($06),y
            cmp #$03
            bne next
            ldy #$FF
            lda ($06),y
            beq found
    next:   dec $07
            lda $07
            cmp #$C0
            bne slot
    found:  lda $07
            rts
    """
    with Apple2() as a2:
        code = assembled(look, tmp_path)
        a2.memory[PLACE : PLACE + len(code)] = code
        assert a2.call(PLACE).a == 0xC6
    assert len(own_firmware().disk_prom) == 256


HEAD = address_field(254, 0, 0)
TRAPS = {
    "a bare AD is no data mark": [*HEAD, *SYNC, *data_field(WRONG, b"\xad")],
    "D5 AD is no data mark": [*HEAD, *SYNC, *data_field(WRONG, b"\xd5\xad")],
    "D5 AA B5 begins no address": [*b"\xd5\xaa\xb5", *HEAD[3:], *SYNC, *data_field(WRONG)],
    "D5 96 begins no address": [*b"\xd5\x96", *HEAD[3:], *SYNC, *data_field(WRONG)],
    "another track": [*address_field(254, 1, 0), *SYNC, *data_field(WRONG)],
    "another sector": [*address_field(254, 0, 1), *SYNC, *data_field(WRONG)],
    "data without an address": [*data_field(WRONG)],
    "an address without its data": [*HEAD, *SYNC, *address_field(254, 0, 1), *data_field(WRONG)],
    "a wrong checksum": [*HEAD, *SYNC, *data_field(WRONG)[:-4], 0x96, *b"\xde\xaa\xeb"],
    "two D5": [*SYNC, 0xD5],
}


@pytest.mark.parametrize("trap", TRAPS)
def test_only_a_whole_sector_of_its_track_is_read(trap: str, tmp_path: Path) -> None:
    track = [*SYNC, *TRAPS[trap], *HEAD, *SYNC, *data_field(GOOD)]
    for eighth in range(8):
        with booted(disk(tmp_path, track, eighth)) as a2:
            assert a2.cpu.pc == 0x0801 and bytes(a2.memory[PLACE : PLACE + 256]) == GOOD
            assert (a2.cpu.x, a2.cpu.a) == (0x60, 1)


# A boot block that takes the PROM's reading loop for its own, as ProDOS's does: it copies the bytes
# from FIRST to $EA, gives seven branches addresses of its own, lets the end run into an RTS, and
# reads sector 9 of track $41 to $1000. A says how that went.
COPIER = """
PROM    = $C600
COPY    = $0900 - $5E           ; so that COPY + n is where byte n of the PROM goes
sector  = $3D
tries   = $50
        .macro  lead operand, target
        lda     #<(target - (COPY + operand + 1))
        sta     COPY + operand
        .endmacro
        .macro  byte_at place, value
        lda     #value
        sta     place
        .endmacro

start:  .byte   1
        ldx     #FIRST
move:   lda     PROM,x
        sta     COPY,x
        inx
        cpx     #$EB
        bne     move
        .if     FIRST = $63     ; then its own poll stands in front
        ldx     #4
front:  lda     poll,x
        sta     COPY+$5E,x
        dex
        bpl     front
        .endif
        byte_at COPY+$EB, $98   ; TYA, RTS
        byte_at COPY+$EC, $60
        lead    $66, next
        lead    $7C, again
        lead    $82, again
        lead    $9D, again
        lead    $A3, other
        lead    $A5, data
        lead    $D4, COPY+$81   ; again, over the branch there: it is too far for one
        byte_at sector, 9
        byte_at $26, 0
        byte_at $27, $10
        byte_at tries, 100
        ldx     #$60
        jsr     again
stop:   jmp     stop
poll:   lda     $C08C,x
        bpl     poll
        .res    $08E0 - $0800 - (* - start)
other:  lda     #OTHER
        rts
lost:   plp
again:  dec     tries
        beq     failed
        clc
data:   php
next:   dey                     ; too far from any mark?
        beq     lost
        jmp     COPY+$5E
failed: lda     #FAILED
        rts
"""
OTHER_TRACK, FAILED = 0xEE, 0xFF


@pytest.mark.parametrize("first", [0x5E, 0x63])
@pytest.mark.parametrize("case", ["read", "other track", "no such sector", "checksum"])
def test_a_boot_block_that_copies_the_reading_loop_reads_with_it(
    first: int, case: str, tmp_path: Path
) -> None:
    code = assembled(
        f"FIRST = {first}\nOTHER = {OTHER_TRACK}\nFAILED = {FAILED}\n" + COPIER,
        tmp_path,
    )
    boot = [*HEAD, *SYNC, *data_field(code.ljust(256, b"\0"))]
    field = data_field(GOOD)
    if case == "checksum":
        field = field[:-4] + b"\x96\xde\xaa\xeb"
    number = 8 if case == "no such sector" else 9
    head = address_field(254, 1 if case == "other track" else 0, number)
    path = disk(tmp_path, [*boot, *SYNC, *head, *SYNC, *field])
    with booted(path) as a2:
        assert 0x0800 < a2.cpu.pc < 0x0900, "it waits at its end"
        want = {"read": 0, "other track": OTHER_TRACK}.get(case, FAILED)
        assert a2.cpu.a == want
        if case == "read":
            assert bytes(a2.memory[0x1000:0x1100]) == GOOD


def test_one_more_sector_comes_by_the_entry_at_5c(tmp_path: Path) -> None:
    """And leaves by $0801 again, with A the number read: the boot code of DOS goes so."""
    code = assembled(
        """
            .byte 1
            cmp #2                  ; the second time?
            bcs stop
            lda #2
            sta $3D                 ; sector 2, to $0900, and no further one
            ldx $2B
            jmp $C65C
    stop:   jmp stop
        """,
        tmp_path,
    )
    second = [*address_field(254, 0, 2), *SYNC, *data_field(GOOD)]
    with booted(
        disk(tmp_path, [*HEAD, *SYNC, *data_field(code.ljust(256, b"\0")), *SYNC, *second])
    ) as a2:
        assert a2.memory[a2.cpu.pc] == 0x4C and a2.cpu.a == 3
        assert bytes(a2.memory[0x900:0xA00]) == GOOD
