"""The command `grognard` as a process: exit codes, and what a wrong word leads to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.host.errors import Failure
from grognard.rom_build.games import game_names

GAME = game_names()[0]

ROOT = Path(__file__).resolve().parents[2]


def grognard(*words, cwd=None, **environment):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words)],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture
def volume(tmp_path):
    """A DOS 3.3 image with a text and a binary file."""
    from grognard.emu.formats import write_image
    from grognard.rom_build.disk.dos33 import Volume

    disk = Volume.new()
    disk.put("LETTER", bytes(b | 0x80 for b in b"DEAR SIR\rYOURS\r"), type="T")
    disk.put("CODE", bytes(range(20)), type="B", address=0x0300)
    path = tmp_path / "two files.dsk"
    write_image(path, disk.to_image())
    return path


def test_help_names_every_command_and_loads_no_window_sound_or_compiler():
    script = (
        "import sys; sys.argv = ['grognard', '--help']\n"
        "from grognard.host.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'pygame', 'llvmlite', 'numpy', 'py65'} & set(sys.modules)\n"
        "sys.exit(f'loaded: {heavy}' if heavy else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for name in "play boot run build asm call calc rule disk patch bench".split():
        assert f"\n  {name} " in done.stdout


def test_assembler_linker_and_the_writer_of_disks_load_no_numpy():
    """It takes as long to load as all the rest of a build after an edit."""
    script = (
        "import sys\n"
        "import grognard.host.commands.build, grognard.rom_build.build\n"
        "import grognard.rom_build.asm.assembler, grognard.rom_build.link.dbg\n"
        "from grognard.rom_build.disk.game_disk import Volume\n"
        "Volume.new().to_woz()\n"
        "sys.exit('numpy' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("name", "play boot run build asm call calc rule disk patch bench".split())
def test_every_command_has_its_own_help(name):
    done = grognard(name, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: ")


def test_version_is_the_packages():
    from importlib import metadata

    assert grognard("--version").stdout == f"grognard, version {metadata.version('grognard')}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("nonsense",),
        ("run",),
        ("run", "no_such_game"),
        ("run", "missing.dsk"),
        ("run", GAME, "missing-save.dsk"),
        ("run", GAME, "--seed", "soon"),
        ("run", GAME, "--seed", "-1"),
        ("run", GAME, "--seed", "4294967296"),
        ("run", GAME, "--wait", "-1"),
        ("run", GAME, "--core", "quick"),
        ("run", GAME, "--type", r"\q"),
        ("run", GAME, "--until", " "),
        ("run", GAME, "--wait", "nan"),
        ("play", "no_such_game"),
        ("boot", "missing.dsk"),
        ("build", "no_such_game"),
        ("asm", "missing.s", "-o", "out.bin"),
        ("call", "no_such_game", "routine"),
        ("rule", "no_such_game", "CA-1"),
        ("disk", "ls", "missing.dsk"),
        ("disk", "ls"),
    ],
)
@pytest.mark.quick_cases(5)
def test_wrong_usage_is_exit_code_2_with_a_message_and_nothing_on_stdout(words, tmp_path):
    done = grognard(*words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Error: " in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_disk_ls_lists_files_and_as_json_the_same(volume):
    done = grognard("disk", "ls", volume)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [" T 002 LETTER", " B 002 CODE"]
    listed = json.loads(grognard("disk", "ls", "--json", volume).stdout)
    assert [f["name"] for f in listed["files"]] == ["LETTER", "CODE"]
    assert listed["free_sectors"] == 35 * 16 - 32 - 4


@pytest.mark.slow
def test_disk_cat_shows_text_as_text_and_bytes_with_their_addresses(volume):
    assert grognard("disk", "cat", volume, "letter").stdout == "DEAR SIR\nYOURS\n"
    lines = grognard("disk", "cat", volume, "CODE").stdout.splitlines()
    assert lines[0].startswith("0300: 00 01 02")
    assert lines[1].startswith("0310: 10 11 12 13 ")


def test_disk_get_extracts_a_file_without_its_header(volume, tmp_path):
    done = grognard("disk", "get", volume, "CODE", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "")
    assert (tmp_path / "CODE").read_bytes() == bytes(range(20))


@pytest.mark.slow
def test_a_file_that_is_not_on_the_disk_is_exit_code_1(volume, tmp_path):
    for words in (("cat", volume, "NOTHING"), ("get", volume, "NOTHING")):
        done = grognard("disk", *words, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (1, "")
        assert "NOTHING" in done.stderr


@pytest.mark.parametrize(
    ("words", "size"),
    [
        *((("disk", "ls"), size) for size in (0, 143_359, 143_361)),
        *((("run",), size) for size in (1, 143_359)),
    ],
)
@pytest.mark.quick_cases(2)
def test_a_truncated_or_oversized_image_is_refused(words, size, tmp_path):
    image = tmp_path / "cut.dsk"
    image.write_bytes(bytes(size))
    done = grognard(*words, image)
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr
    assert "cut.dsk" in done.stderr
    assert image.read_bytes() == bytes(size)


@pytest.mark.slow
def test_without_a_screen_play_says_what_to_do_instead(tmp_path):
    environment = {"SDL_VIDEODRIVER": "no_such_driver"}
    done = grognard("play", GAME, XDG_DATA_HOME=str(tmp_path), **environment)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"grognard run {GAME}" in done.stderr


def test_asm_writes_the_bytes_from_0800_and_a_listing(tmp_path):
    source = tmp_path / "two.s"
    source.write_text(".code\nstart:\n lda #42\n sta result\n jmp start\n.bss\nresult: .res 1\n")
    done = grognard("asm", "two.s", "-o", "two.bin", "--list", "two.lst", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "")
    assert (tmp_path / "two.bin").read_bytes() == bytes.fromhex("A92A 8D0808 4C0008")
    assert "lda #42" in (tmp_path / "two.lst").read_text()


def test_asm_of_a_bad_source_is_a_located_message_and_exit_code_1(tmp_path):
    (tmp_path / "bad.s").write_text(".code\n nop\n ldq #1\n")
    done = grognard("asm", "bad.s", "-o", "bad.bin", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "bad.s:3:2: error: " in done.stderr
    assert "^" in done.stderr
    assert not (tmp_path / "bad.bin").exists()


CRAMPED = """
import resource, sys
from grognard.host.cli import main
from grognard.host.commands import replay
from grognard.host.commands.disk import group, images
from grognard.emu import Apple2, formats
from grognard.emu.states.replay import Replay
a2 = Apple2(bare=True)
page = int(open("/proc/self/statm").read().split()[0])
most = page * resource.getpagesize() + (8 << 20)
resource.setrlimit(resource.RLIMIT_AS, (most, most))
main()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and a limit that is kept")
def test_out_of_memory_is_told_in_a_line(tmp_path):
    """With 8 MB left, and a file of 60 MB to read."""
    large = tmp_path / "large.replay"
    with large.open("wb") as file:
        file.truncate(60 << 20)
    done = subprocess.run(
        [sys.executable, "-c", CRAMPED, "replay", "check", str(large)],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "-c replay: out of memory\n"


def test_a_message_holds_nothing_that_a_terminal_obeys(capsys):
    Failure("game.s:1: no 'a\x1b[2J\x9b\u202e'\n\tlda 'é'").show()
    assert capsys.readouterr().err == "game.s:1: no 'a\\x1b[2J\\x9b\\u202e'\n\tlda 'é'\n"
