"""`grognard disk boot`: the disk boots the program wherever it lies, or DOS greets with it."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from grognard.emu import Apple2
from grognard.host.cli import main
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.disk.program_disk import Program, program_on, program_volume
from grognard.rom_build.sources import BuildError

SOURCE = """
start:  ldx     #0
@each:  lda     text,x
        beq     @stay
        ora     #$80
        sta     $0400,x
        inx
        bne     @each
@stay:  jmp     @stay
add:    clc
        adc     #3
        rts
text:   .asciiz "MY OWN PROGRAM"
"""


def grognard(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def right(*words: object) -> Result:
    done = grognard(*words)
    assert done.exit_code == 0, done.stderr
    return done


def wrong(*words: object) -> str:
    done = grognard(*words)
    assert done.exit_code == 1, done.stderr
    return done.stderr


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The binary of SOURCE, its debug file beside it."""
    source, binary = tmp_path / "mine.s", tmp_path / "mine.bin"
    source.write_text(SOURCE)
    right("asm", source, "-o", binary, "--dbg", binary.with_suffix(".dbg"))
    return binary


def loaded(folder: Path, program: Program, powerup: str) -> Apple2:
    """A machine that has booted the program, at its first instruction."""
    disk = folder / "disk.dsk"
    disk.write_bytes(program_volume(program).data)
    noise = random.Random(powerup)
    a2 = Apple2(powerup=powerup)
    a2.insert(1, disk)

    def spoil(machine: Apple2) -> None:
        machine.memory[0x400:0x800] = noise.randbytes(0x400)
        machine.memory[0x900:0xC000] = noise.randbytes(0xB700)

    a2.until(pc=0x0801, within=5)
    spoil(a2)
    a2.until(pc=0x0300, within=30)  # the last page is copied from here
    assert list(a2.stops_at({program.address}, a2.cycles + 5000))[:1] == [program.address]
    return a2


@pytest.mark.parametrize(
    ("first", "size"),
    [
        (0x0800, 0x200),
        (0x0803, 300),
        (0x08FE, 3),
        (0x6000, 0x1234),
        (0xBF00, 0x100),
        pytest.param(0x0800, 0xB800, marks=pytest.mark.slow),
        pytest.param(0x0900, 0x3000, marks=pytest.mark.slow),
    ],
)
def test_every_byte_is_in_its_place_when_the_program_begins(
    first: int, size: int, tmp_path: Path
) -> None:
    stay = bytes((0x4C, first & 0xFF, first >> 8))
    program = Program(stay + random.Random(size).randbytes(size - 3), first)
    a2 = loaded(tmp_path, program, f"random:{size}")
    assert a2.memory[first : first + size] == program.data
    assert (a2.cpu.x, a2.cpu.s, a2.cpu.p & 0x0C) == (0x60, 0xFF, 0x04)
    a2.run(seconds=2)  # a drive goes on for a second
    assert not a2.disk_turns


def test_the_disk_tells_its_program_and_is_a_sound_data_disk_besides(tmp_path: Path) -> None:
    program = Program(random.Random(1).randbytes(9000), 0x2001)
    volume = program_volume(program)
    found = program_on(volume)
    assert found is not None and found.address == 0x2001 and found.data[:9000] == program.data
    assert program_on(Volume.new()) is None
    assert volume.free_sectors() == 560 - 16 - 16 - 3 * 16  # DOS's own, the catalog, 36 pages
    volume.put("LETTER", b"x" * 5000, "T")
    assert program_on(volume) == found
    disk = tmp_path / "d.dsk"
    disk.write_bytes(volume.data)
    right("disk", "check", disk)


@pytest.mark.parametrize(("first", "size"), [(0x07FF, 10), (0xBFFF, 2), (0, 1), (0x800, 0xB801)])
def test_a_program_where_none_can_lie_is_refused(first: int, size: int) -> None:
    with pytest.raises(BuildError, match=r"must lie in \$0800 to \$BFFF"):
        Program(bytes(size), first)


def test_from_the_source_to_the_screen_and_to_one_routine(program: Path, tmp_path: Path) -> None:
    disk = tmp_path / "disks" / "game.dsk"
    disk.parent.mkdir()
    told = right("disk", "boot", program, "-o", disk).stderr
    assert "mine.bin at $0800 to $08" in told
    assert "MY OWN PROGRAM" in right("run", disk, "--until", "my own", "--text").stdout
    called = right("call", disk, "add", "A=4")
    assert called.stdout == "A=7 ($07)  X=0 ($00)  Y=0 ($00)  C=0\n10 cycles\n"
    assert not called.stderr
    other = tmp_path / "other.woz"
    right("disk", "boot", program, "-o", other)
    assert right("call", other, "add", "A=4").stdout == called.stdout
    assert "no disk image" in grognard("call", tmp_path / "none.dsk", "add").stderr
    other.with_suffix(".dsk").write_bytes(bytes(143_360))
    assert "neither a game's disk" in wrong("call", other.with_suffix(".dsk"), "add")
    assert "exists" in wrong("disk", "boot", program, "-o", disk)
    right("disk", "boot", program, "-o", disk, "--force")
    assert "mine.s:5" in right("profile", disk, "--until", "my own").stdout


def test_the_address_comes_from_header_debug_file_or_option(program: Path, tmp_path: Path) -> None:
    disk, alone = tmp_path / "d.dsk", tmp_path / "alone.bin"
    assert "linked for $0800" in wrong("disk", "boot", program, "-o", disk, "--address", "$900")
    shutil.copy(program, alone)
    right("disk", "boot", alone, "-o", disk, "--address", "$900")
    assert _on(disk).address == 0x900
    data = program.read_bytes()
    header = (0x4000).to_bytes(2, "little") + len(data).to_bytes(2, "little")
    alone.write_bytes(header + data)
    right("disk", "boot", alone, "-o", disk, "--force")
    assert _on(disk).address == 0x4000 and _on(disk).data.startswith(data)
    said = wrong("disk", "boot", alone, "-o", disk, "--force", "--address", "$900")
    assert "header says $4000" in said
    cfg = tmp_path / "two.cfg"
    cfg.write_text(
        "MEMORY { A: start = $6000, size = $100, file = %O;"
        " B: start = $6200, size = $100, file = %O; }\n"
        "SEGMENTS { CODE: load = A; RODATA: load = B; }\n"
    )
    source = tmp_path / "two.s"
    source.write_text(' .code\n rts\n .rodata\n .byte "x"\n')
    alone = tmp_path / "two.bin"
    right("asm", source, "-o", alone, "--cfg", cfg, "--dbg", alone.with_suffix(".dbg"))
    assert "CODE $6000, RODATA $6200" in wrong("disk", "boot", alone, "-o", tmp_path / "2.dsk")
    cfg.write_text(cfg.read_text().replace("file = %O; B", "file = %O, fill = yes; B", 1))
    right("asm", source, "-o", alone, "--cfg", cfg, "--dbg", alone.with_suffix(".dbg"))
    assert "follow" in wrong("disk", "boot", alone, "-o", tmp_path / "2.dsk")
    cfg.write_text(cfg.read_text().replace("size = $100", "size = $200", 1))
    right("asm", source, "-o", alone, "--cfg", cfg, "--dbg", alone.with_suffix(".dbg"))
    right("disk", "boot", alone, "-o", tmp_path / "2.dsk")
    assert _on(tmp_path / "2.dsk").address == 0x6000
    (tmp_path / "none").write_bytes(b"")
    assert "empty" in wrong("disk", "boot", tmp_path / "none", "-o", tmp_path / "3.dsk")


def _on(disk: Path) -> Program:
    found = program_on(Volume(disk.read_bytes()))
    assert found is not None
    return found


MASTER, SLAVE = 0x2A, 0xAA
"""A page of DOS's variables, as a disk that relocates DOS holds it, and one of a 48K machine."""


def dos(page: int) -> Volume:
    """A disk with those bytes of DOS 3.3 by which it is known, and its greeting's name."""
    volume = Volume.new(254, reserved_tracks=3)
    for sector, at, data in (
        ((0, 0), 0, bytes.fromhex("01A527C909D018A52B")),
        ((1, 7), 0x84, bytes.fromhex("494E49D44C4F41C4534156C5")),
        ((0, 13), 0x41, bytes.fromhex(f"A906D005AD62{page:02X}F0068D5F{page:02X}")),
        ((1, 9), 0x75, b"\xc8\xc5\xcc\xcc\xcf" + b"\xa0" * 25),
    ):
        old = volume.sector(sector)
        volume.write_sector(sector, old[:at] + data + old[at + len(data) :])
    return volume


@pytest.mark.parametrize("page", [MASTER, SLAVE])
def test_dos_greets_with_the_program(program: Path, tmp_path: Path, page: int) -> None:
    """RUN becomes BRUN, the greeting's name the file's; nothing else of DOS changes."""
    brought, made = tmp_path / "dos.dsk", tmp_path / "made.dsk"
    brought.write_bytes(dos(page).data)
    before = brought.read_bytes()
    right("disk", "boot", program, "-o", made, "--dos", brought, "--name", "go")
    assert brought.read_bytes() == before
    volume = Volume(made.read_bytes())
    file = volume.get("GO")
    assert (file.address, file.data) == (0x0800, program.read_bytes())
    changed = {at: b for at, b in enumerate(volume.data[: 3 * 4096]) if b != before[at]}
    name = bytes(c | 0x80 for c in b"GO".ljust(30))
    wanted = {0x0D42: 0x34} | {0x1975 + at: byte for at, byte in enumerate(name)}
    assert changed == {at: byte for at, byte in wanted.items() if byte != before[at]}


def test_without_that_very_dos_it_is_refused(program: Path, tmp_path: Path) -> None:
    brought, made = tmp_path / "dos.dsk", tmp_path / "made.dsk"
    for place in (0x0000, 0x1784, 0x0D41, 0x0D42):
        volume = dos(SLAVE)
        volume.data[place] ^= 1
        brought.write_bytes(volume.data)
        assert "is not DOS 3.3" in wrong("disk", "boot", program, "-o", made, "--dos", brought)
    long = tmp_path / "long.bin"
    long.write_bytes(bytes(0x9600 - 0x800 + 1))
    brought.write_bytes(dos(SLAVE).data)
    assert "up to $95FF" in wrong("disk", "boot", long, "-o", made, "--dos", brought)
    assert not made.exists()
