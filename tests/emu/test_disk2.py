"""The disk drive keeps to the real one's timing, and punishes code that does not."""

from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2, CallError, ImageError
from grognard.emu import layout as L
from grognard.emu.formats.gcr import NIBBLES, encode_sectors
from grognard.emu.formats.image import (
    blank_image,
    image_from_sectors,
    read_image,
    sectors_from_image,
    write_image,
)

from .programs import START, load, machine

# Writes sync, then the page at $1000, a byte every 18 + 2 * NOPS cycles.
WRITE_PAGE = """
NOPS = {nops}
        ldx     #$60
        lda     $C08D,x
        lda     $C08E,x
        bmi     locked
        ldy     #40
        lda     #$FF
        sta     $C08F,x
        cmp     $C08C,x
        .repeat 11
        nop
        .endrepeat
sync:   lda     #$FF                    ; ten bits each: the reader falls into step
        sta     $C08D,x
        cmp     $C08C,x
        .repeat 12
        nop
        .endrepeat
        dey
        bne     sync
        ldy     #0
loop:   lda     $1000,y
        sta     $C08D,x
        cmp     $C08C,x
        iny
        .repeat NOPS
        nop
        .endrepeat
        bne     loop
        nop
        nop
        nop
        lda     $C08E,x
        lda     $C08C,x
        clc
        rts
locked: lda     $C08C,x
        sec
        rts
"""
# Finds D5 AA 96 and reads COUNT nibbles behind it to $2000, DELAY loops of 5 cycles after each.
READ_PAGE = """
COUNT = 189
DELAY = {delay}
        ldx     #$60
find:   lda     $C08C,x
        bpl     find
again:  cmp     #$D5
        bne     find
second: lda     $C08C,x
        bpl     second
        cmp     #$AA
        bne     again
third:  lda     $C08C,x
        bpl     third
        cmp     #$96
        bne     again
found:  ldy     #0
next:   lda     $C08C,x
        bpl     next
        sta     $2000,y
        .if DELAY
        lda     #DELAY
wait:   sec
        sbc     #1
        bne     wait
        .endif
        iny
        cpy     #COUNT
        bne     next
        rts
"""
PAGE = bytes([0xD5, 0xAA, 0x96] + 4 * NIBBLES.tolist())[:256]


def spinning(path: Path, core: str = "fast", writable: bool = True) -> Apple2:
    """A machine whose drive 1 has the disk and runs at speed."""
    a2 = machine(core)
    a2.insert(1, path, writable=writable)
    a2.memory[0x300:0x306] = b"\xad\xe9\xc0\xad\xea\xc0"
    a2.cpu.pc = 0x300
    a2.step(2)
    a2.memory[0x300:0x303] = b"\x4c\x00\x03"
    a2.cpu.pc = 0x300
    a2.run(seconds=1.1)
    return a2


@pytest.fixture
def blank(tmp_path: Path) -> Path:
    path = tmp_path / "blank.woz"
    write_image(path, blank_image("woz"))
    return path


def written_and_read(blank: Path, folder: Path, nops: int, delay: int = 0) -> bytes | None:
    with spinning(blank) as a2:
        a2.memory[0x1000:0x1100] = PAGE
        load(a2, WRITE_PAGE.format(nops=nops), folder)
        assert a2.call(START).c == 0
        load(a2, READ_PAGE.format(delay=delay), folder)
        try:
            a2.call(START, cycle_limit=1_000_000)
        except CallError:
            return None
        return a2.memory[0x2000 : 0x2000 + 189]


def test_bytes_32_cycles_apart_read_back(blank: Path, tmp_path: Path) -> None:
    assert written_and_read(blank, tmp_path, 7) == PAGE[3:192]


def test_bytes_36_cycles_apart_carry_a_sync_bit_and_read_back(blank: Path, tmp_path: Path) -> None:
    assert written_and_read(blank, tmp_path, 9) == PAGE[3:192]


@pytest.mark.parametrize("nops", [5, 6], ids=["28 cycles", "30 cycles"])
def test_bytes_too_close_together_cannot_be_read(nops: int, blank: Path, tmp_path: Path) -> None:
    assert written_and_read(blank, tmp_path, nops) != PAGE[3:192]


def test_a_read_loop_slower_than_a_nibble_loses_nibbles(blank: Path, tmp_path: Path) -> None:
    read = written_and_read(blank, tmp_path, 7, delay=6)
    assert read is not None and read != PAGE[3:192]


def test_fifty_revolutions_take_ten_seconds(blank: Path, tmp_path: Path) -> None:
    with spinning(blank) as a2:
        a2.memory[0x1000:0x1100] = PAGE
        load(a2, WRITE_PAGE.format(nops=7), tmp_path)
        a2.call(START)
        load(a2, READ_PAGE.format(delay=0), tmp_path)
        stamps = []
        for _ in range(51):
            a2.call(START)
            stamps.append(a2.cycles)
    assert (stamps[50] - stamps[0]) / 1_020_484 == pytest.approx(10, abs=0.001)


def test_a_protected_disk_says_so_and_takes_nothing(tmp_path: Path) -> None:
    image = blank_image("woz")
    image.write_protected = True
    path = tmp_path / "locked.woz"
    write_image(path, image)
    before = path.read_bytes()
    with spinning(path) as a2:
        load(a2, WRITE_PAGE.format(nops=7), tmp_path)
        assert a2.call(START).c == 1
        a2.cpu.x = 0x60
        a2.call(START + 10)  # behind the test: write all the same
        assert a2.disk_changes() == {"1": [], "2": []}
    assert path.read_bytes() == before


def test_the_motor_runs_on_for_one_second(blank: Path) -> None:
    with spinning(blank) as a2:
        a2.memory[0x300:0x303] = b"\xad\xe8\xc0"
        a2.cpu.pc = 0x300
        a2.step()
        off = a2.cycles

        def moves() -> bool:
            position = a2.machine.words[L.DRIVE + L.D_POS]
            a2.memory[0x300:0x303] = b"\xad\xec\xc0"
            a2.cpu.pc = 0x300
            a2.step()
            return bool(a2.machine.words[L.DRIVE + L.D_POS] != position)

        def wait(until: float) -> None:
            a2.memory[0x300:0x303] = b"\x4c\x00\x03"
            a2.cpu.pc = 0x300
            a2.run(cycles=off + round(until * 1_020_484) - a2.cycles)

        wait(0.98)
        assert moves()
        wait(0.99)
        assert moves()
        wait(1.01)
        moves()  # the last hundredth
        wait(1.5)
        assert not moves()


def test_nothing_can_be_read_while_the_motor_comes_up(tmp_path: Path) -> None:
    path = tmp_path / "zero.dsk"
    path.write_bytes(bytes(143_360))
    a2 = machine()
    a2.insert(1, path)
    a2.memory[0x300:0x303] = b"\xad\xe9\xc0"
    a2.cpu.pc = 0x300
    a2.step()
    start = a2.cycles
    load(a2, READ_PAGE.format(delay=0), tmp_path)
    a2.call(START)
    assert 0.9 < (a2.cycles - start) / 1_020_484 < 1.3


def test_the_head_follows_the_magnets_by_quarter_tracks(blank: Path) -> None:
    with spinning(blank) as a2:

        def touch(*switches: int) -> int:
            for switch in switches:
                a2.memory[0x300:0x303] = bytes([0xAD, 0xE0 + switch, 0xC0])
                a2.cpu.pc = 0x300
                a2.step()
            return int(a2.machine.words[L.DRIVE + L.D_HEAD])

        assert touch(1) == 0  # phase 0 on
        assert touch(3) == 1  # and phase 1: half a phase on
        assert touch(0) == 2  # phase 1 alone: half a track
        assert touch(5, 2) == 4  # phase 2: track 1
        assert touch(4, 1) == 4  # phase 0 is opposite: no pull to either side
        assert touch(0, 3, 2, 1) == 0
        for _ in range(3):
            touch(0, 7, 6, 5, 4, 3, 2, 1)  # falling phases: against the stop
        assert touch() == 0


# Waits for the address field of sector A, then writes the 349 bytes at $1000 32 cycles apart.
WRITE_SECTOR = """
        sta     wanted
        ldx     #$60
find:   lda     $C08C,x
        bpl     find
again:  cmp     #$D5
        bne     find
second: lda     $C08C,x
        bpl     second
        cmp     #$AA
        bne     again
third:  lda     $C08C,x
        bpl     third
        cmp     #$96
        bne     again
        ldy     #6
head:   lda     $C08C,x
        bpl     head
        pha
        pla
        rol
        sta     odd
even:   lda     $C08C,x
        bpl     even
        and     odd
        dey
        dey
        bne     head
        cmp     wanted
        bne     find
        ldy     #30                     ; past checksum and epilogue
gap:    dey
        bne     gap
        lda     $C08D,x
        lda     $C08E,x
        ldy     #6
        lda     #$FF
        sta     $C08F,x
        cmp     $C08C,x
        .repeat 11
        nop
        .endrepeat
sync:   lda     #$FF                    ; ten bits each: the reader falls into step
        sta     $C08D,x
        cmp     $C08C,x
        .repeat 12
        nop
        .endrepeat
        dey
        bne     sync
        ldy     #0
one:    lda     $1000,y
        sta     $C08D,x
        cmp     $C08C,x
        iny
        nop
        nop
        nop
        nop
        nop
        nop
        nop
        bne     one
two:    lda     $1100,y
        sta     $C08D,x
        cmp     $C08C,x
        nop
        nop
        nop
        nop
        nop
        nop
        iny
        cpy     #349-256
        bne     two
        nop
        nop
        lda     $C08E,x
        lda     $C08C,x
        rts
wanted: .byte   0
odd:    .byte   0
"""


def data_field(data: bytes) -> bytes:
    nibbles = encode_sectors(np.frombuffer(data, np.uint8).reshape(1, 256)).ravel().tobytes()
    assert len(nibbles) == 343
    return b"\xd5\xaa\xad" + nibbles + b"\xde\xaa\xeb"


@pytest.mark.parametrize("core", ["fast", pytest.param("reference", marks=pytest.mark.slow)])
def test_a_sector_written_reaches_the_file_and_nothing_else_changes(
    core: str, tmp_path: Path
) -> None:
    random = np.random.default_rng(1)
    disk = bytearray(random.integers(0, 256, 143_360, np.uint8).tobytes())
    path = tmp_path / "save.dsk"
    path.write_bytes(disk)
    sector = bytes(range(256))
    with spinning(path, core) as a2:
        load(a2, WRITE_SECTOR, tmp_path)
        field = data_field(sector)
        a2.memory[0x1000 : 0x1000 + len(field)] = field
        a2.call(START, A=5)
        assert a2.disk_changes()["1"] == [0]
        assert path.read_bytes() == disk
        a2.memory[0x300:0x306] = b"\xad\xe8\xc0\x4c\x03\x03"
        a2.cpu.pc = 0x300
        a2.run(seconds=2.2)
        kept = path.read_bytes()
    # physical sector 5 is file sector 5 * 7 mod 15 = 5 in DOS order
    disk[5 * 256 : 6 * 256] = sector
    assert kept == disk and path.read_bytes() == disk


def test_a_disk_not_writable_keeps_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.dsk"
    path.write_bytes(bytes(143_360))
    with spinning(path, writable=False) as a2:
        load(a2, WRITE_SECTOR, tmp_path)
        a2.memory[0x1000 : 0x1000 + 349] = data_field(bytes(range(256)))
        a2.call(START, A=5)
        assert a2.disk_changes()["1"] == [0]
    assert path.read_bytes() == bytes(143_360)


def test_a_track_that_no_longer_decodes_spoils_nothing(tmp_path: Path) -> None:
    path = tmp_path / "save.dsk"
    path.write_bytes(bytes(143_360))
    a2 = spinning(path)
    a2.memory[0x1000:0x1100] = PAGE
    load(a2, WRITE_PAGE.format(nops=7), tmp_path)
    a2.call(START)
    with pytest.warns(UserWarning, match="unreadable.woz"):
        a2.close()
    assert path.read_bytes() == bytes(143_360)
    rescued = read_image(tmp_path / "save.unreadable.woz")
    with pytest.raises(ImageError):
        sectors_from_image(rescued)


@pytest.mark.parametrize("size", [0, 143_359, 143_361, 116_480])
def test_an_image_of_the_wrong_size_is_refused_and_the_old_disk_stays(
    size: int, tmp_path: Path
) -> None:
    good, bad = tmp_path / "good.dsk", tmp_path / "bad.dsk"
    good.write_bytes(bytes(143_360))
    bad.write_bytes(bytes(size))
    a2 = machine()
    a2.insert(1, good)
    with pytest.raises(ImageError, match="bad.dsk"):
        a2.insert(1, bad)
    assert a2.disk_path(1) == good


def test_an_unwritten_track_gives_noise_never_the_same_twice(blank: Path, tmp_path: Path) -> None:
    with spinning(blank) as a2:
        code = "ldx #$60\nldy #0\nl: lda $C08C,x\nbpl l\nsta $2000,y\niny\nbne l\nrts\n"
        load(a2, code, tmp_path)
        seen = set()
        for _ in range(3):
            a2.call(START)
            seen.add(a2.memory[0x2000:0x2100])
    assert len(seen) == 3


def test_standard_images_hold_their_sectors_after_the_trip_through_the_drive(
    tmp_path: Path,
) -> None:
    data = bytes(np.random.default_rng(3).integers(0, 256, 143_360, np.uint8))
    path = tmp_path / "a.dsk"
    write_image(path, image_from_sectors(data))
    a2 = machine()
    a2.insert(2, path)
    assert sectors_from_image(a2.drives[2].image()) == data
