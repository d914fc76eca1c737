"""The disk's 6502 code on the emulated drive: boot, speed, writing, formatting, SAVE disks."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2, formats
from grognard.rom_build.disk.boot_image import LINE, link_hello
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.disk.game_disk import game_volume
from grognard.rom_build.firmware import build_firmware
from grognard.rom_build.link import LinkResult
from grognard.rom_build.sources import GameSources, asm_root

HZ = 1_020_484
UNKNOWN = 0xFF
OK, IO, PROTECTED, NO_DISK, UNFORMATTED, DAMAGED, FULL, NOT_FOUND, FOREIGN = range(9)
FS = tuple(f"lib/fs/{path.name}" for path in sorted((asm_root() / "lib/fs").glob("*.s")))


@cache
def linked() -> tuple[GameSources, LinkResult]:
    """The one-line disk with every routine of the file system on it."""
    return link_hello(FS)


@cache
def at(name: str) -> int:
    """Where a label of it lies."""
    return next(symbol.value for symbol in linked()[1].symbols if symbol.name == name)


FURTHER_POWERUPS = ("ffff0000", "zero", "ones", "random:1")


class Bench:
    """A machine that has booted the one-line disk, and calls of its disk routines."""

    def __init__(self, a2: Apple2) -> None:
        self.a2 = a2

    def put(self, name: str, *values: int) -> None:
        first = at(name)
        self.a2.memory[first : first + len(values)] = bytes(values)

    def call(self, name: str, A: int = 0) -> tuple[int, float]:
        """The error (0 for none) and the emulated seconds taken."""
        result = self.a2.call(at(name), cycle_limit=40 * HZ, A=A)
        return (result.a if result.c else OK), result.cycles / HZ

    def sector(self, name: str, track: int, sector: int, page: int, drive: int = 1) -> int:
        self.put("zp_disk_drive", drive)
        self.put("zp_disk_track", track)
        self.put("zp_disk_sector", sector)
        self.put("zp_disk_buf", 0, page)
        return self.call(name)[0]

    def file(self, name: str, text: str, at: int = 0x2000, size: int = 0) -> int:
        self.put("fs_name", *text.encode(), 0)
        if name == "fs_save" and (error := self.call("fs_look")[0]):
            return error
        self.put("zp_arg0", at & 0xFF, at >> 8, size & 0xFF, size >> 8)
        return self.call(name)[0]


@pytest.fixture
def hello(tmp_path: Path) -> Path:
    path = tmp_path / "hello.dsk"
    formats.write_image(path, game_volume(*linked()).to_image())
    return path


@pytest.fixture
def bench(hello: Path) -> Iterator[Bench]:
    with Apple2() as a2:
        a2.insert(1, hello)
        a2.until(text=LINE, within=6)
        ready = Bench(a2)
        ready.call("disk_write_init")
        ready.call("rwts_init", A=UNKNOWN)  # the line stands where the tables were
        yield ready


def disk(tmp_path: Path, image: formats.Image, name: str = "two.woz") -> Path:
    path = tmp_path / name
    formats.write_image(path, image)
    return path


def test_the_firmware_is_a_disk_controller_s_and_a_machine_s():
    firmware = build_firmware()
    assert firmware.disk_prom[1:8:2] == b"\x20\x00\x03\x3c"
    assert firmware.rom[-6:-4] == b"\xfb\x03"  # NMI goes to $03FB
    assert firmware.rom[0xFF58 - 0xD000] == 0x60  # cards find themselves by this RTS
    quarters = {firmware.chargen[i : i + 512] for i in range(0, 2048, 512)}
    assert len(quarters) == 1


def test_without_a_disk_the_screen_says_what_is_waited_for():
    with Apple2() as a2:
        a2.run(seconds=3)
        assert "WAITING FOR A BOOT DISK IN DRIVE 1" in "\n".join(a2.screen.text)


def test_the_boot_prom_reads_as_many_sectors_as_the_first_byte_says(tmp_path: Path):
    data = bytearray(formats.SECTOR_IMAGE_BYTES)
    for place, sector in enumerate(formats.DOS_ORDER):
        data[256 * sector + 255] = 0x80 + place
    data[0:4] = b"\x05\x4c\x01\x08"
    path = disk(tmp_path, formats.image_from_sectors(bytes(data)), "five.dsk")
    with Apple2(powerup="random:3") as a2:
        a2.insert(1, path)
        a2.run(seconds=4)
        assert (a2.cpu.pc, a2.cpu.x) == (0x0801, 0x60)
        assert [a2.memory[0x8FF + 256 * i] for i in range(5)] == [0x80, 0x81, 0x82, 0x83, 0x84]
        assert a2.memory[0xDFF] != 0x85


@pytest.mark.parametrize(
    "powerup",
    ["00ff", *(pytest.param(how, marks=pytest.mark.slow) for how in FURTHER_POWERUPS)],
)
def test_the_disk_boots_whatever_memory_and_registers_hold(hello: Path, powerup: str):
    noise = random.Random(powerup)
    with Apple2(powerup=powerup) as a2:

        def spoil(machine: Apple2) -> None:
            machine.memory[0:0x800] = noise.randbytes(0x800)
            machine.memory[0x900:0xC000] = noise.randbytes(0xC000 - 0x900)
            machine.cpu.a, machine.cpu.y = noise.randbytes(2)
            machine.cpu.s, machine.cpu.p = noise.randrange(256), 0x3C | noise.randrange(4)

        a2.on(0x0801, spoil)
        a2.insert(1, hello)
        a2.until(text=LINE, within=5)


def test_whole_tracks_come_at_fifteen_kilobytes_a_second_and_more(bench: Bench, tmp_path: Path):
    data = random.Random(4).randbytes(formats.SECTOR_IMAGE_BYTES)
    bench.a2.insert(2, disk(tmp_path, formats.image_from_sectors(data)))
    assert bench.sector("disk_read", 2, 0, 0x20) == OK  # the drive turns, the head is near
    bench.put("zp_disk_track", 3)
    bench.put("zp_disk_sector", 0)
    bench.put("zp_disk_buf", 0, 0x20)
    error, seconds = bench.call("disk_read_run", A=128)
    assert error == OK and bytes(bench.a2.memory[0x2000:0xA000]) == data[3 * 4096 : 11 * 4096]
    assert 32_768 / seconds > 15_000


def test_a_run_passes_over_the_catalog_track(bench: Bench, tmp_path: Path):
    data = random.Random(5).randbytes(formats.SECTOR_IMAGE_BYTES)
    bench.a2.insert(2, disk(tmp_path, formats.image_from_sectors(data)))
    bench.put("zp_disk_drive", 1)
    bench.put("zp_disk_track", 16)
    bench.put("zp_disk_sector", 14)
    bench.put("zp_disk_buf", 0, 0x20)
    assert bench.call("disk_read_run", A=5)[0] == OK
    expected = data[16 * 4096 + 14 * 256 : 17 * 4096] + data[18 * 4096 : 18 * 4096 + 768]
    assert bytes(bench.a2.memory[0x2000:0x2500]) == expected


def test_written_sectors_are_what_tools_read_and_nothing_else_changes(bench: Bench, tmp_path: Path):
    data = bytearray(random.Random(6).randbytes(formats.SECTOR_IMAGE_BYTES))
    path = tmp_path / "two.dsk"
    path.write_bytes(data)
    bench.a2.insert(2, path, writable=True)
    for number, (track, sector) in enumerate([(0, 0), (5, 3), (5, 4), (34, 15)]):
        page = random.Random(number).randbytes(256)
        bench.a2.memory[0x3000:0x3100] = page
        assert bench.sector("disk_write", track, sector, 0x30) == OK
        at = (track * 16 + sector) * 256
        data[at : at + 256] = page
        assert bench.sector("disk_read", track, sector, 0x31) == OK
        assert bytes(bench.a2.memory[0x3100:0x3200]) == page
    bench.a2.eject(2)
    assert path.read_bytes() == bytes(data)


def test_a_protected_disk_is_left_alone(bench: Bench, tmp_path: Path):
    image = formats.blank_image("woz", formatted=True)
    image.write_protected = True
    path = disk(tmp_path, image)
    before = path.read_bytes()
    bench.a2.insert(2, path, writable=True)
    assert bench.sector("disk_write", 5, 3, 0x30) == PROTECTED
    assert bench.call("disk_format")[0] == PROTECTED
    assert bench.file("fs_save", "A", size=100) == FOREIGN
    bench.a2.eject(2)
    assert path.read_bytes() == before


def test_a_drive_without_a_disk_answers_in_time(bench: Bench):
    for name in ("disk_read", "disk_write"):
        assert bench.sector(name, 5, 3, 0x30) in (NO_DISK, UNFORMATTED)
    error, seconds = bench.call("fs_free")
    assert error in (NO_DISK, UNFORMATTED) and seconds < 6


def test_a_damaged_sector_is_told_from_its_neighbours(bench: Bench, tmp_path: Path):
    image = formats.blank_image("woz", formatted=True)
    bits = np.unpackbits(image.tracks[5].bits, count=image.tracks[5].bit_count)
    bits[3000:3100] ^= 1  # inside the data of physical sector 0
    image.tracks[5] = formats.Track(np.packbits(bits), image.tracks[5].bit_count)
    bench.a2.insert(2, disk(tmp_path, image))
    assert bench.sector("disk_read", 5, 0, 0x30) == IO
    assert bench.sector("disk_read", 5, 7, 0x30) == OK


def marks_behind_syncs(track: formats.Track) -> int:
    """How many D5 AA there are, each behind five FFs of ten bits."""
    bits = np.unpackbits(track.bits, count=track.bit_count)
    text = "".join(map(str, bits.tolist()))
    sync, mark = "1111111100" * 5, "1101010110101010"
    before, after = len(sync), len(mark)
    marks = (text + text[: after - 1]).count(mark)
    assert (text[-before:] + text + text[: after - 1]).count(sync + mark) == marks
    return marks


@pytest.mark.slow
def test_init_makes_an_empty_volume_that_tools_and_strict_decoders_accept(
    bench: Bench, tmp_path: Path
):
    path = disk(tmp_path, formats.blank_image("woz"))
    bench.a2.insert(2, path, writable=True)
    assert bench.call("fs_free")[0] == UNFORMATTED
    assert bench.call("fs_format")[0] == OK
    bench.a2.eject(2)
    image = formats.read_image(path)
    for number, track in enumerate(image.tracks):
        decoded = formats.decode_track(track, number)
        assert not decoded.problems and not decoded.debris and decoded.volume == 254
        assert marks_behind_syncs(track) == 32
    volume = Volume.from_image(image)
    assert volume.entries() == [] and volume.problems() == []


@pytest.mark.slow
def test_files_saved_by_the_6502_are_read_by_the_tools_and_the_other_way_round(
    bench: Bench, tmp_path: Path
):
    path = disk(tmp_path, formats.blank_image("woz"))
    bench.a2.insert(2, path, writable=True)
    assert bench.call("fs_format")[0] == OK
    free = Volume.from_image(formats.parse_image(_kept(bench, path), "woz")).free_sectors()
    state = random.Random(7).randbytes(5000)
    bench.a2.memory[0x2000 : 0x2000 + 5000] = state
    for name in ("FIRST", "SECOND", "FIRST"):
        assert bench.file("fs_save", name, 0x2000, 5000) == OK
    assert bench.file("fs_delete", "SECOND") == OK
    assert bench.file("fs_delete", "THIRD") == NOT_FOUND
    volume = Volume.from_image(formats.parse_image(_kept(bench, path), "woz"))
    assert [e.name for e in volume.entries()] == ["FIRST"] and volume.problems() == []
    got = volume.get("FIRST")
    assert (got.data, got.address) == (state, 0x2000)
    assert volume.free_sectors() == free - 21  # 20 sectors of data and their list
    volume.put("THIRD", state[::-1], address=0x4000)
    back = tmp_path / "back.dsk"
    formats.write_image(back, volume.to_image())
    bench.a2.insert(2, back)
    assert bench.file("fs_load", "THIRD", 0x2000, 5000) == OK
    assert bytes(bench.a2.memory[0x2000 : 0x2000 + 5000]) == state[::-1]


@pytest.mark.slow
def test_a_full_or_broken_save_disk_is_told_and_left_as_it_was(bench: Bench, tmp_path: Path):
    path = disk(tmp_path, formats.blank_image("woz"))
    bench.a2.insert(2, path, writable=True)
    assert bench.call("fs_format")[0] == OK
    volume = Volume.from_image(formats.parse_image(_kept(bench, path), "woz"))
    for number in range(4):
        volume.put(f"BIG{number}", bytes(31_000))  # 122 sectors and a list each
    room = volume.free_sectors()
    while room > 20:  # a save of 5,000 bytes takes 21
        volume.put(f"FILL{room}", bytes(256 * min(10, room - 20)))
        room = volume.free_sectors()
    full = tmp_path / "full.dsk"
    formats.write_image(full, volume.to_image())
    before = full.read_bytes()
    bench.a2.insert(2, full, writable=True)
    assert bench.file("fs_save", "GAME", 0x2000, 5000) == FULL
    entry = volume.find("BIG2")
    volume.write_sector(entry.first_list, b"\xff" * 256)
    bad = tmp_path / "bad.dsk"
    formats.write_image(bad, volume.to_image())
    bench.a2.insert(2, bad, writable=True)
    assert bench.file("fs_load", "BIG2", 0x2000, 5000) == DAMAGED
    bench.a2.eject(2)
    assert full.read_bytes() == before and bad.read_bytes() == bytes(volume.data)


class PowerCut(Exception):
    """The machine goes off."""


@pytest.mark.slow
def test_a_power_cut_between_any_two_sectors_leaves_the_old_file_or_the_new(
    bench: Bench, tmp_path: Path
):
    path = disk(tmp_path, formats.blank_image("woz"))
    bench.a2.insert(2, path, writable=True)
    assert bench.call("fs_format")[0] == OK
    old, new = bytes(600), bytes([0x55]) * 600
    bench.a2.memory[0x2000:0x2258] = old
    assert bench.file("fs_save", "GAME", 0x2000, 600) == OK
    before = _kept(bench, path)
    bench.a2.memory[0x2000:0x2258] = new
    seen = []
    for cut in range(1, 40):
        bench.a2.eject(2)
        path.write_bytes(before)
        bench.a2.insert(2, path, writable=True)
        left = [cut]

        def count(_: Apple2, left: list[int] = left) -> None:
            left[0] -= 1
            if not left[0]:
                raise PowerCut

        remove = bench.a2.on(at("rwts_put"), count)
        try:
            bench.file("fs_save", "GAME", 0x2000, 600)
        except PowerCut:
            pass
        remove()
        volume = Volume.from_image(formats.parse_image(_kept(bench, path), "woz"))
        torn = set(volume.unreadable)  # behind their false marks; then the copies are whole
        assert len({track for track, _ in torn}) <= 1
        for track, sector in torn:
            assert track in (16, 17)
            volume.write_sector((track, sector), volume.sector((33 - track, sector)))
        found = volume.get("GAME").data
        assert found in (old, new)
        seen.append(found == new)
        if left[0]:
            break  # the whole save went through
    assert seen == sorted(seen) and not seen[0] and seen[-1] and len(seen) > 6


def _kept(bench: Bench, path: Path) -> bytes:
    """The file after the motor has stopped; the disk is put back in."""
    bench.a2.run(seconds=2)
    bench.a2.eject(2)
    bench.a2.insert(2, path, writable=True)
    return path.read_bytes()


def test_a_foreign_disk_is_no_save_disk(bench: Bench, tmp_path: Path):
    bench.a2.insert(2, disk(tmp_path, Volume.new().to_image(), "dos.dsk"))
    assert bench.call("fs_free")[0] == FOREIGN
    assert bench.file("fs_save", "A", size=100) == FOREIGN
