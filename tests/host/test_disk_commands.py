"""`grognard disk` as a process, on images of every format."""

from __future__ import annotations

import contextlib
import json
import os
import random
import subprocess
import sys
from types import SimpleNamespace

import pytest

FORMATS = ("dsk", "do", "po", "nib", "woz", "2mg")


def disk(*words, cwd=None):
    """The command in this process: a new one for each would take the tests minutes."""
    from click.testing import CliRunner

    from grognard.host.cli import main

    with contextlib.chdir(cwd or "."):
        done = CliRunner().invoke(main, ["disk", *map(str, words)])
    return SimpleNamespace(returncode=done.exit_code, stdout=done.stdout, stderr=done.stderr)


def right(*words, cwd=None):
    done = disk(*words, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def sector_change(path, at, place, byte):
    """Damages one byte of a .dsk file."""
    data = bytearray(path.read_bytes())
    data[(at[0] * 16 + at[1]) * 256 + place] = byte
    path.write_bytes(data)


@pytest.fixture
def image(tmp_path):
    """A .dsk with one B file of 5,000 random bytes, named A."""
    (tmp_path / "bytes").write_bytes(random.Random(4).randbytes(5000))
    right("new", tmp_path / "a.dsk")
    right("put", tmp_path / "a.dsk", tmp_path / "bytes", "A", "--address", "$2000")
    return tmp_path / "a.dsk"


@pytest.mark.parametrize("suffix", FORMATS)
@pytest.mark.quick_cases(2)
def test_a_file_goes_in_and_comes_out_of_every_format(suffix, tmp_path):
    data = random.Random(suffix).randbytes(3000)
    (tmp_path / "in").write_bytes(data)
    image = tmp_path / f"x.{suffix}"
    right("new", image, "--volume", 7)
    right("put", image, tmp_path / "in", "FILE", "--address", 768)
    right("get", image, "FILE", "-o", tmp_path / "out")
    assert (tmp_path / "out").read_bytes() == data
    # 3,004 bytes are 12 sectors and one list
    listed = {"name": "FILE", "type": "B", "locked": False, "sectors": 13}
    assert json.loads(right("ls", image, "--json"))["files"] == [listed]
    right("rm", image, "FILE")
    assert json.loads(right("ls", image, "--json")) == {"files": [], "free_sectors": 528}
    assert json.loads(right("check", image, "--json")) == {"ok": True, "problems": []}


@pytest.mark.slow
def test_a_chain_of_conversions_gives_back_the_same_file(tmp_path):
    first = tmp_path / "0.dsk"
    first.write_bytes(random.Random(9).randbytes(143_360))
    before = first
    for number, suffix in enumerate(("woz", "nib", "2mg", "po", "do", "dsk"), 1):
        target = tmp_path / f"{number}.{suffix}"
        right("convert", before, target)
        assert right("diff", first, target) == ""
        before = target
    assert before.read_bytes() == first.read_bytes()


@pytest.mark.slow
def test_a_track_without_sectors_is_refused_for_a_sector_file_and_named(image, tmp_path):
    from grognard.emu.formats import Track, read_image, write_image

    disk_image = read_image(image)
    disk_image.tracks[5] = Track(disk_image.tracks[5].bits * 0, disk_image.tracks[5].bit_count)
    write_image(tmp_path / "hurt.woz", disk_image)
    for suffix in ("dsk", "po", "2mg"):
        done = disk("convert", tmp_path / "hurt.woz", tmp_path / f"out.{suffix}")
        assert done.returncode == 1 and "track 5" in done.stderr
        assert not (tmp_path / f"out.{suffix}").exists()
    right("convert", tmp_path / "hurt.woz", tmp_path / "out.nib")  # can leave a track out
    for name in ("hurt.woz", "out.nib"):
        assert "track 5 sector 0 is unreadable" in disk("check", tmp_path / name).stderr


@pytest.mark.parametrize("suffix", ("nib", "woz", "2mg"))
@pytest.mark.slow
def test_changing_a_file_leaves_every_other_track_as_it_was(image, tmp_path, suffix):
    from grognard.emu.formats import read_image

    other = tmp_path / f"x.{suffix}"
    right("convert", image, other)
    before = read_image(other)
    right("rm", other, "A")
    after = read_image(other)
    changed = [
        t for t in range(35) if before.tracks[t].bits.tobytes() != after.tracks[t].bits.tobytes()
    ]
    assert changed == [17]


def test_check_names_what_is_wrong_and_exits_1(image):
    rows = json.loads(right("map", image, "--json"))["rows"]
    assert sum(row.count("a") for row in rows) == 21
    track, sector = image.read_bytes()[(17 * 16 + 15) * 256 + 11 :][:2]
    sector_change(image, (track, sector), 1, track)
    sector_change(image, (track, sector), 2, sector)
    done = disk("check", image)
    assert done.returncode == 1 and "circle" in done.stderr
    assert disk("get", image, "A", "-o", "-").returncode == 1
    assert "circle" in disk("rm", image, "A").stderr


def test_a_circle_in_the_catalog_ends_and_nothing_is_written(image):
    sector_change(image, (17, 14), 1, 17)
    sector_change(image, (17, 14), 2, 15)
    before = image.read_bytes()
    for words in (("ls", image), ("check", image), ("put", image, image.parent / "bytes", "B")):
        done = disk(*words)
        assert done.returncode == 1 and "circle" in done.stderr
    assert image.read_bytes() == before


def test_a_sector_in_use_but_called_free_is_not_overwritten(image):
    data = image.read_bytes()
    sector_change(image, (17, 0), 0x38 + 4 * 18, 0xFF)
    sector_change(image, (17, 0), 0x39 + 4 * 18, 0xFF)
    assert image.read_bytes() != data
    done = disk("put", image, image.parent / "bytes", "B")
    assert done.returncode == 1 and "called free" in done.stderr
    assert disk("check", image).returncode == 1


NAMES = (
    *(b"../../ESCAPE", b"/ETC/PASSWD", b"..", b"A\x07\x1b[2J", b"-RF", b"CON", b"LPT1.TXT", b"A:B"),
    *(bytes(30), b"\x7f" * 30, b"X" * 30, b" LED BY A BLANK", b"C\\D", b"~", b"$HOME", b"*"),
)
"""What a disk may call a file; bytes lose their high bit, so there is nothing beyond ASCII."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.quick_cases(4)
def test_a_name_from_a_disk_stays_in_the_current_folder(image, name):
    raw = bytes(b | 0x80 for b in name.ljust(30))
    for i, byte in enumerate(raw):
        sector_change(image, (17, 15), 11 + 3 + i, byte)
    shown = json.loads(right("ls", image, "--json"))["files"][0]["name"]
    assert "\x1b" not in right("ls", image)
    folder = image.parent / "deep" / "folder"
    folder.mkdir(parents=True)
    right("get", image, "--", shown, cwd=folder)
    (made,) = folder.iterdir()
    assert made.read_bytes() == (image.parent / "bytes").read_bytes()
    assert not made.name.startswith((".", "-", "~")) and len(made.name) < 200
    assert (
        made.name.isascii() and made.name.isprintable() and not set(made.name) & set('/\\:*?"<>|$')
    )
    assert made.name.split(".")[0] not in ("CON", "LPT1")


def test_get_does_not_write_through_a_link_that_bears_the_files_name(image):
    kept = image.parent / "kept"
    kept.write_text("mine")
    (image.parent / "A").symlink_to(kept)
    done = disk("get", image, "A", cwd=image.parent)
    assert done.returncode == 1 and "exists" in done.stderr and kept.read_text() == "mine"


def test_cat_shows_control_characters_instead_of_sending_them(image):
    (image.parent / "t").write_bytes(b"one\n\x1b[2Jtwo\n")
    right("put", image, image.parent / "t", "T", "--text")
    assert right("cat", image, "T") == "one\n\\x1b[2Jtwo\n"


def test_a_read_only_file_and_a_protected_disk_are_left_alone(image, tmp_path):
    os.chmod(image, 0o444)
    done = disk("rm", image, "A")
    assert done.returncode == 1 and "read-only" in done.stderr
    assert disk("new", image, "--force").returncode == 1
    right("convert", image, tmp_path / "p.2mg")
    blob = bytearray((tmp_path / "p.2mg").read_bytes())
    blob[19] |= 0x80  # bit 31 of the flags: locked
    (tmp_path / "p.2mg").write_bytes(blob)
    done = disk("rm", tmp_path / "p.2mg", "A")
    assert done.returncode == 1 and "write-protected" in done.stderr
    assert (tmp_path / "p.2mg").read_bytes() == blob


def test_a_locked_file_is_deleted_by_force_alone_and_replaced_never(image):
    right("put", image, image.parent / "bytes", "L", "--locked")
    assert "locked" in disk("rm", image, "L").stderr
    assert "locked" in disk("put", image, image.parent / "bytes", "L", "--replace").stderr
    right("rm", image, "L", "--force")


def test_replacing_a_file_keeps_its_type_and_address(image):
    (image.parent / "two").write_bytes(b"two")
    assert disk("put", image, image.parent / "two", "A").returncode == 1
    right("put", image, image.parent / "two", "A", "--replace")
    assert right("cat", image, "A").startswith("2000: 74 77 6F")


def test_diff_names_files_and_sectors_and_exits_1(image, tmp_path):
    other = tmp_path / "b.dsk"
    other.write_bytes(image.read_bytes())
    sector_change(other, (18, 0), 9, 0)
    sector_change(other, (34, 3), 9, 1)
    done = disk("diff", image, other, "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 1 and found["files"] == {"A": "differs"}
    assert found["sectors"] == [[18, 0], [34, 3]]


@pytest.mark.parametrize(
    "words",
    (
        ("new", "x.tap"),
        ("convert", "a.dsk", "x.tap"),
        ("rm", "a.dsk"),
        ("put", "a.dsk", "bytes", "B", "--address", "$10000"),
    ),
)
def test_wrong_usage_is_exit_code_2(image, words):
    assert disk(*words, cwd=image.parent).returncode == 2


@pytest.mark.slow
def test_the_process_ends_with_0_1_or_2(image):
    for words, code in ((("check", image), 0), (("cat", image, "NONE"), 1), (("cat", image), 2)):
        done = subprocess.run(
            [sys.executable, "-m", "grognard.host.cli", "disk", *map(str, words)],
            capture_output=True,
            text=True,
            timeout=60,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == code and bool(done.stderr) == bool(code)


@pytest.mark.slow
def test_random_damage_ends_in_a_list_or_a_message(image):
    whole = image.read_bytes()
    for seed in range(8):
        draw = random.Random(seed)
        data = bytearray(whole)
        for _ in range(draw.randrange(1, 40)):
            track = draw.choice((16, 17, 17, 18))
            at = (track * 16 + draw.choice((0, 15, 14))) * 256 + draw.randrange(60)
            data[at] = draw.choice((0, 17, 18, 15, 255, draw.randrange(256)))
        image.write_bytes(data)
        for words in (("ls", image), ("check", image), ("map", image), ("rm", image, "A")):
            assert disk(*words).returncode in (0, 1)
        image.write_bytes(whole)


@pytest.mark.parametrize(
    "suffix",
    ["dsk", *(pytest.param(one, marks=pytest.mark.slow) for one in FORMATS if one != "dsk")],
)
def test_every_command_does_its_work_in_every_format(suffix, tmp_path):
    one, two = tmp_path / f"one.{suffix}", tmp_path / f"two.{suffix}"
    (tmp_path / "text").write_bytes(b"HELLO\nWORLD\n")
    right("new", one)
    right("put", one, tmp_path / "text", "GREETING", "--text")
    assert "GREETING" in right("ls", one)
    assert right("cat", one, "GREETING") == "HELLO\nWORLD\n"
    assert "sound, 1 files" in right("check", one)
    rows = json.loads(right("map", one, "--json"))["rows"]
    assert sum(row.count("a") for row in rows) == 2
    right("convert", one, two)
    right("diff", one, two)
    right("rm", one, "GREETING")
    assert "GREETING" not in right("ls", one)
    done = disk("diff", one, two)
    assert done.returncode == 1 and "file GREETING: only in the second" in done.stdout


@pytest.mark.parametrize("suffix", FORMATS)
@pytest.mark.slow
def test_circles_are_reported_in_every_format_by_every_command(suffix, image):
    track, sector = image.read_bytes()[(17 * 16 + 15) * 256 + 11 :][:2]
    sector_change(image, (track, sector), 1, track)
    sector_change(image, (track, sector), 2, sector)
    lists = image.with_name(f"lists.{suffix}")
    right("convert", image, lists)
    sector_change(image, (17, 14), 1, 17)
    sector_change(image, (17, 14), 2, 15)
    both = image.with_name(f"both.{suffix}")
    right("convert", image, both)
    before = both.read_bytes()
    for words in (("check", lists), ("get", lists, "A"), ("cat", lists, "A"), ("rm", lists, "A")):
        done = disk(*words)
        assert done.returncode == 1 and "circle" in done.stderr, words
    for words in (("ls", both), ("check", both), ("rm", both, "A")):
        done = disk(*words)
        assert done.returncode == 1 and "catalog runs in a circle" in done.stderr, words
    assert "circle" in disk("map", lists).stderr and "catalog" in disk("map", both).stderr
    assert disk("diff", lists, both).returncode == 1
    assert both.read_bytes() == before


def list_of_nonsense(image):
    """The file's track list names places outside the disk, over a hundred of them."""
    track, sector = image.read_bytes()[(17 * 16 + 15) * 256 + 11 :][:2]
    for place in range(12, 256):
        sector_change(image, (track, sector), place, 200)


def test_a_file_with_a_hundred_faults_is_refused_in_one_line(image):
    list_of_nonsense(image)
    for words in (("cat", image, "A"), ("get", image, "A")):
        done = disk(*words, cwd=image.parent)
        assert done.returncode == 1 and len(done.stderr.splitlines()) == 1
        assert "outside the disk; and 120 more" in done.stderr and len(done.stderr) < 400
    (image.parent / "A").write_bytes(b"mine")
    done = disk("get", image, "A", "--salvage", cwd=image.parent)
    assert done.returncode == 1 and len(done.stderr.splitlines()) == 1 and "exists" in done.stderr


@pytest.mark.parametrize("suffix", ["nib", "woz"])
@pytest.mark.slow
def test_zeros_are_written_on_a_sector_that_could_not_be_read(suffix, image):
    from grognard.emu.formats import Track, read_image, write_image

    other = image.with_name(f"spoilt.{suffix}")
    right("convert", image, other)
    spoilt = read_image(other)
    track = spoilt.tracks[19]
    bits = track.bits.copy()
    bits[1000:1500] = 0xFF
    spoilt.tracks[19] = Track(bits, track.bit_count)
    write_image(other, spoilt)
    assert "track 19 sector" in disk("check", other).stderr
    (image.parent / "zeros").write_bytes(bytes(20_000))
    right("put", other, image.parent / "zeros", "Z")
    right("cat", other, "Z")
    assert "sound, 2 files" in right("check", other)


def test_a_name_as_it_is_shown_is_in_use(image):
    sector_change(image, (17, 15), 11 + 4, 0x07 | 0x80)
    shown = json.loads(right("ls", image, "--json"))["files"][0]["name"]
    assert shown == "A\\x07"
    before = image.read_bytes()
    done = disk("put", image, image.parent / "bytes", shown)
    assert done.returncode == 1 and "on this disk already" in done.stderr
    assert image.read_bytes() == before
    (image.parent / "few").write_bytes(b"few")
    right("put", image, image.parent / "few", shown, "--replace")
    assert len(json.loads(right("ls", image, "--json"))["files"]) == 1
    assert right("get", image, shown, "-o", image.parent / "out") == ""
    assert (image.parent / "out").read_bytes() == b"few"
