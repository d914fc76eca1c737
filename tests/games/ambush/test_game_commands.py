"""The commands on a real built game."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time

import pytest

from grognard.rom_build.sources import asm_root

pytestmark = pytest.mark.slow


def grognard(*words, **environment):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=240,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture(scope="module")
def ambush(tmp_path_factory):
    """The folder of a game built for these tests, and what the build printed."""
    out = tmp_path_factory.mktemp("out")
    done = grognard("build", "ambush", "-o", out)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(out / "ambush" / "ambush.dsk")
    (out / "printed.txt").write_text(done.stderr)
    return out / "ambush"


@pytest.fixture
def copy(ambush, tmp_path):
    """A copy of the built game that a test may change."""
    shutil.copytree(ambush, tmp_path / "ambush")
    return tmp_path / "ambush" / "ambush.dsk"


def patch(image, routine, code):
    """Overwrite the first bytes of a routine in the file of the disk image that holds it."""
    from grognard.emu.formats import read_image, write_image
    from grognard.host.built.routine import read_labels
    from grognard.rom_build.disk.dos33 import Volume

    label = read_labels(image.with_suffix(".dbg"))[routine]
    volume = Volume.from_image(read_image(image))
    name = f"AMBUSH.{label.area.upper()}"
    _, sectors = volume.walk(volume.find(name), [])
    start = 4 + label.address - volume.get(name).address
    for at, byte in enumerate(code, start):
        sector = bytearray(volume.sector(sectors[at // 256]))
        sector[at % 256] = byte
        volume.write_sector(sectors[at // 256], bytes(sector))
    write_image(image, volume.to_image())


def test_a_build_makes_every_file_and_a_second_one_has_nothing_to_do(ambush):
    for suffix in ("dsk", "woz", "lst", "map", "lbl", "dbg", "font"):
        assert (ambush / f"ambush.{suffix}").stat().st_size > 0
    before = (ambush / "ambush.dsk").stat().st_mtime_ns
    begun = time.monotonic()
    assert grognard("build", "ambush", "-o", ambush.parent).stderr == ""
    assert time.monotonic() - begun < 2
    assert (ambush / "ambush.dsk").stat().st_mtime_ns == before


def test_a_build_prints_the_bytes_free_in_every_area_and_the_sectors_free_on_the_disk(ambush):
    """As the cfg, the segments of the debug file and the bit map of track 17 have them."""
    printed = (ambush.parent / "printed.txt").read_text().partition("free: ")[2]
    areas, _, disk = printed.partition(" bytes; disk ")
    free = {name: int(n) for name, n in (item.split() for item in areas.split(", "))}
    cfg = (asm_root() / "games" / "ambush" / "memory.cfg").read_text()
    memory, _, segments = re.sub("#.*", "", cfg).partition("SEGMENTS")
    spaces = re.findall(r"(\w+): *start *= *\$(\w+), *size *= *\$(\w+)", memory)
    lies_in = re.findall(r"(\w+): *load *= *(\w+)(?:, *run *= *(\w+))?", segments)
    debug = (ambush / "ambush.dbg").read_text()
    placed = re.findall(r'^seg\t.*name="(\w+)",start=0x(\w+),size=0x(\w+)', debug, re.M)
    ends = {name: int(start, 16) + int(size, 16) for name, start, size in placed}
    for name, start, size in spaces:
        used = [ends[s] for s, load, run in lies_in if name == (run or load) and s in ends]
        at = int(start, 16)
        assert free.pop(name) == at + int(size, 16) - max([at, *used]), name
    assert free == {}
    vtoc = (ambush / "ambush.dsk").read_bytes()[17 * 16 * 256 :][:256]
    assert disk.split()[0] == str(sum(byte.bit_count() for byte in vtoc[0x38 : 0x38 + 4 * 35]))
    assert disk.split()[1] == "sectors"


def test_a_build_mends_a_changed_image(ambush, copy):
    data = copy.read_bytes()
    copy.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    assert grognard("build", "ambush", "-o", copy.parent.parent).returncode == 0
    assert copy.read_bytes() == data


def test_the_title_stands_within_four_emulated_seconds(ambush):
    done = grognard("run", ambush / "ambush.dsk", "--until", "ambush", "--within", 4, "--text")
    assert done.returncode == 0, done.stderr
    assert "AMBUSH" in done.stdout


def test_call_sets_and_shows_registers_and_memory(copy):
    """LDA zp_die / ADC zp_die+1 / TAX / LDY #7 / RTS, put where the generator was."""
    from grognard.host.built.routine import read_labels

    at = read_labels(copy.with_suffix(".dbg"))["zp_die"].address
    patch(copy, "rng_next", [0xA5, at, 0x65, at + 1, 0xAA, 0xA0, 0x07, 0x84, at, 0x60])
    done = grognard("call", copy, "rng_next", "zp_die=$1234", "C=1", "--get", "zp_die", "--json")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    total = 0x34 + 0x12 + 1
    assert (answer["a"], answer["x"], answer["y"], answer["c"]) == (total, total, 7, 0)
    assert answer["memory"]["zp_die"][:2] == [7, 0x12]
    assert answer["cycles"] == 3 + 3 + 2 + 2 + 3 + 6


def test_call_runs_the_bytes_of_the_image_in_resident_code_and_in_an_overlay(copy):
    for routine in ("sight_terrain", "menu_main"):
        patch(copy, routine, [0xA9, 0x2A, 0x60])
        answer = json.loads(grognard("call", copy, routine, "--json").stdout)
        assert (answer["a"], answer["cycles"]) == (42, 8)


def test_call_says_what_is_wrong(ambush):
    disk = ambush / "ambush.dsk"
    for words, code, message in (
        ((disk, "no_such_routine"), 1, "no_such_routine"),
        ((disk, "sight_terain"), 1, "did you mean sight_terrain"),
        ((disk, "sight_terrain", "A=256"), 2, "A holds 0..255"),
        ((disk, "sight_terrain", "no_name=1"), 1, "no_name"),
        ((disk, "sight_terrain", "zp_die=x"), 2, "no number"),
        ((disk, "sight_terrain", "word"), 2, "NAME=VALUE"),
        ((disk, "menu_main", "--cycles", "5000"), 1, "did not return within 5000 cycles"),
    ):
        done = grognard("call", *words)
        assert (done.returncode, done.stdout) == (code, ""), words
        assert message in done.stderr
        assert "Traceback" not in done.stderr


def test_a_new_save_disk_is_one_to_the_game_and_an_old_one_is_kept(ambush, tmp_path):
    from grognard.host.built.games import BuiltGame
    from grognard.host.disks.saves import make_save_disk

    game = BuiltGame("ambush", ambush)
    path = make_save_disk(tmp_path / "new" / "save.dsk", game)
    assert [p.name for p in path.parent.iterdir()] == ["save.dsk"]
    done = grognard(
        "run", ambush / "ambush.dsk", path, "--until", "any key", "--type", " ",
        "--until", "SAVE disks", "--type", "1", "--until", "CATALOG", "--type", "2",
        "--until", "No files of this game yet",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        make_save_disk(path, game)
    assert path.read_bytes() == before
