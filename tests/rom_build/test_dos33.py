"""DOS 3.3 volumes: files in and out, damage named, walks bounded."""

import random
import time

import pytest

from grognard.emu import formats
from grognard.rom_build.disk.dos33 import VTOC, FileDamaged, Volume, VolumeFull
from grognard.rom_build.disk.names import host_name, name_bytes
from grognard.rom_build.disk.survey import check, file_differences, sector_map, unsafe_to_write


def test_files_come_back_and_sectors_are_counted():
    volume = Volume.new()
    assert volume.free_sectors() == 33 * 16
    volume.put("PROGRAM", bytes(range(256)) * 150, address=0x4000)
    volume.put("LETTER", b"\xc8\xc9\x8d", "T", locked=True)
    got = volume.get("program")
    assert (got.data, got.address) == (bytes(range(256)) * 150, 0x4000)
    assert volume.get("LETTER").data == b"\xc8\xc9\x8d"
    # 38,400 bytes and a header of 4 are 151 sectors, named by two lists; the letter takes 1 and 1
    assert [(e.name, e.type, e.locked, e.sectors) for e in volume.entries()] == [
        ("PROGRAM", "B", False, 153),
        ("LETTER", "T", True, 2),
    ]
    assert volume.free_sectors() == 33 * 16 - 155 and volume.problems() == []


def test_delete_gives_the_sectors_back_and_refuses_a_locked_file():
    volume = Volume.new()
    volume.put("A", bytes(3000))
    volume.delete("A")
    assert volume.free_sectors() == 528 and volume.entries() == []
    volume.put("B", bytes(10), locked=True)
    with pytest.raises(PermissionError):
        volume.delete("B")


def test_a_file_that_does_not_fit_changes_nothing():
    volume = Volume.new()
    volume.put("A", bytes(60_000))
    volume.put("B", bytes(60_000))
    before = bytes(volume.data)
    with pytest.raises(VolumeFull):
        volume.put("C", bytes(60_000))
    assert bytes(volume.data) == before


def test_a_circle_of_lists_is_named_and_ends():
    volume = Volume.new()
    entry = volume.put("A", bytes(3000))
    page = bytearray(volume.sector(entry.first_list))
    page[1:3] = bytes(entry.first_list)
    volume.write_sector(entry.first_list, bytes(page))
    with pytest.raises(FileDamaged, match="circle"):
        volume.get("A")
    assert volume.get("A", salvage=True).data == bytes(3000)
    assert any("circle" in problem for problem in volume.problems())


def test_a_circle_of_the_catalog_is_named_and_ends():
    volume = Volume.new()
    page = bytearray(volume.sector((17, 1)))
    page[1:3] = bytes((17, 15))
    volume.write_sector((17, 1), bytes(page))
    problems: list[str] = []
    assert volume.entries(problems) == [] and "circle" in problems[0]


def test_a_pointer_outside_the_disk_is_damage():
    volume = Volume.new()
    entry = volume.put("A", bytes(600))
    page = bytearray(volume.sector(entry.first_list))
    page[12:14] = bytes((99, 3))
    volume.write_sector(entry.first_list, bytes(page))
    with pytest.raises(FileDamaged, match="track 99 sector 3 is outside"):
        volume.get("A")


@pytest.mark.parametrize("name", ["", "1ST", "A,B", "X" * 31, "TAB\t"])
def test_names_dos_could_not_open_are_refused(name: str):
    with pytest.raises(ValueError, match="file name"):
        name_bytes(name)


@pytest.mark.parametrize(
    "name", ["../ETC/PASSWD", "CON", ".HIDDEN", "A\\x00B", " ", "LPT1.TXT", "-RF"]
)
def test_host_names_are_plain_files(name: str):
    safe = host_name(name)
    assert safe and not set(safe) & set('/\\:*?"<>|') and not safe.startswith((".", "-"))
    assert safe.split(".")[0].upper() not in {"CON", "LPT1"}


def test_lists_that_claim_more_than_a_disk_end_and_are_named():
    """Each of 500 lists leads to the next and names the same sector 122 times."""
    volume = Volume.new()
    volume.put("A", b"x")
    chain = [(t, s) for t in range(1, 33) for s in range(16) if t != 17]
    for at, then in zip(chain, [*chain[1:], (0, 0)], strict=True):
        volume.write_sector(at, bytes((0, *then)).ljust(12, b"\0") + bytes((34, 1)) * 122)
    catalog = bytearray(volume.sector((17, 15)))
    catalog[11:13] = bytes(chain[0])
    volume.write_sector((17, 15), bytes(catalog))
    problems: list[str] = []
    lists, _ = volume.walk(volume.find("A"), problems)
    assert len(lists) <= 6 and "more than the 560 sectors" in problems[0]
    assert any("more than the 560" in problem for problem in volume.problems())


def test_a_name_with_a_backslash_is_put_found_and_put_once():
    volume = Volume.new()
    volume.put("A\\B", b"abc")
    assert volume.find("a\\b") == volume.find("A\\x5cB") == volume.entries()[0]
    with pytest.raises(FileExistsError):
        volume.put("A\\B", b"abc")


def test_a_name_that_begins_with_a_blank_is_found():
    volume = Volume.new()
    volume.put("ABC", b"1")
    page = bytearray(volume.sector((17, 15)))
    page[14] = 0xA0
    volume.write_sector((17, 15), bytes(page))
    assert volume.get(" BC").data == b"1"
    with pytest.raises(FileNotFoundError):
        volume.get("BC")


def chained_disk() -> Volume:
    """Every sector is catalog and T/S list at once: 3,920 files of 128 lists each."""
    volume = Volume.new()
    sectors = [(t, s) for t in range(1, 35) for s in range(16) if (t, s) != (17, 0)]
    for at, after in zip(sectors, [*sectors[1:], (0, 0)], strict=True):
        lines = b"".join(
            bytes((*sectors[16 * n], 4)) + bytes([0xC1 + n]) * 30 + b"\1\0" for n in range(7)
        )
        volume.write_sector(at, bytes((0, *after)).ljust(11, b"\0") + lines)
    start = volume.offset((17, 0))
    volume.data[start + 1 : start + 3] = bytes(sectors[0])
    return volume


@pytest.mark.parametrize(
    "look",
    [
        unsafe_to_write,
        *(
            pytest.param(look, marks=pytest.mark.slow)
            for look in (check, sector_map, lambda volume: file_differences(volume, chained_disk()))
        ),
    ],
)
def test_a_hostile_disk_is_looked_through_within_two_seconds(look):
    volume = chained_disk()
    start = time.process_time()
    look(volume)
    assert time.process_time() - start < 2


def test_no_more_problems_than_a_reader_wants():
    problems = check(chained_disk())
    assert len(problems) == 501 and "more than can be looked at" in problems[-1]


def test_the_woz_made_without_arrays_is_the_image_bit_by_bit():
    volume = Volume.new(volume=17)
    below = Volume.offset(VTOC)
    volume.data[:below] = random.Random(5).randbytes(below)
    assert volume.to_woz() == formats.image_bytes(volume.to_image(), "woz")
