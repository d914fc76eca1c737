"""`grognard profile` and `run --sanitize`: exact sums, names, files, and what is told on stderr."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from grognard.emu.formats import image_from_sectors, write_image
from grognard.rom_build.asm import assemble
from grognard.rom_build.link import link
from grognard.rom_build.link.dbg import debug_info

# A boot sector that shows %, calls a slow routine five times, shows #, and stays.
PROGRAM = """
        .byte 1
        ldx #5
        lda #'%' + $80
        sta $0400
again:  jsr slow
        dex
        bne again
        lda #'#' + $80
        sta $0400
        jmp show
.proc slow
        ldy #0
@wait:  jsr tick
        dey
        bne @wait
        rts
.endproc
.proc tick
        jmp tock
.endproc
.proc tock
        nop
        rts
.endproc
.proc show
        lda $C000
        jmp show
.endproc
"""
TOCK = 2 + 6
TICK = 3
SLOW = 2 + 256 * (6 + 2 + 3) - 1 + 6
CONFIG = """
MEMORY { MAIN: start = $0800, size = $0800, file = "boot"; }
SEGMENTS { CODE: load = MAIN, type = rw; BSS: load = MAIN, type = bss, optional = yes; }
"""


def grognard(*words):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words)],
        env={**os.environ},
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


def disk_of(text, folder):
    (folder / "boot.s").write_text(text)
    (folder / "boot.cfg").write_text(CONFIG)
    result = link([assemble(folder / "boot.s")], folder / "boot.cfg", "boot")
    write_image(folder / "boot.dsk", image_from_sectors(result.files["boot"].ljust(143_360, b"\0")))
    (folder / "boot.dbg").write_text(debug_info(result))
    return folder / "boot.dsk"


@pytest.fixture(scope="module")
def disk(tmp_path_factory):
    """The program above as a bootable disk with its debug file."""
    return disk_of(PROGRAM, tmp_path_factory.mktemp("disk"))


@pytest.mark.slow
def test_own_cycles_totals_and_calls_are_exact_and_sum_to_the_machine_s(disk):
    done = grognard("profile", disk, "--wait", 4, "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    state = json.loads(grognard("run", disk, "--wait", 4, "--json").stdout)
    assert report["cycles"] == state["cycles"] - 7  # switching on takes seven
    for part in ("routines", "lines", "tree"):
        assert sum(entry["cycles"] for entry in report[part]) == report["cycles"]
    routines = {entry["name"]: entry for entry in report["routines"]}
    assert (routines["slow"]["calls"], routines["slow"]["cycles"]) == (5, 5 * SLOW)
    assert (routines["tick"]["calls"], routines["tick"]["cycles"]) == (1280, 1280 * TICK)
    assert (routines["tock"]["calls"], routines["tock"]["cycles"]) == (1280, 1280 * TOCK)
    assert routines["slow"]["total"] == 5 * SLOW + 1280 * (TICK + TOCK)
    assert routines["slow"]["place"] == f"{disk.parent / 'boot.s'}:13"
    lines = {entry["text"]: entry for entry in report["lines"]}
    assert (lines["@wait:  jsr tick"]["runs"], lines["@wait:  jsr tick"]["cycles"]) == (1280, 7680)


@pytest.mark.slow
def test_files_for_speedscope_and_eyes(disk, tmp_path):
    outputs = [tmp_path / name for name in ("p.json", "p.svg", "p.txt")]
    words = [word for path in outputs for word in ("-o", path)]
    done = grognard("profile", disk, "--wait", 4, *words)
    assert done.returncode == 0, done.stderr
    scope = json.loads(outputs[0].read_text())
    (profile,) = scope["profiles"]
    assert sum(profile["weights"]) == profile["endValue"]
    names = [frame["name"] for frame in scope["shared"]["frames"]]
    stacks = {tuple(names[n] for n in sample) for sample in profile["samples"]}
    assert ("slow", "tock") in {stack[-2:] for stack in stacks}
    picture = ElementTree.parse(outputs[1]).getroot()
    words = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert any("show" in word for word in words)
    assert done.stdout.splitlines()[0] == f"{profile['endValue']} cycles"
    assert "slow" in outputs[2].read_text()


@pytest.mark.slow
def test_a_stretch_between_two_texts_is_counted_alone(disk):
    done = grognard("profile", disk, "--wait", 4, "--from", "#", "--json")
    report = json.loads(done.stdout)
    assert {entry["name"] for entry in report["routines"]} == {"show"}
    assert report["cycles"] % 7 == 0  # lda $C000, jmp
    done = grognard("profile", disk, "--wait", 4, "--from", "%", "--to", "#", "--json")
    assert 5 * SLOW < json.loads(done.stdout)["cycles"] < 5 * SLOW + 1280 * 11 + 3 * 17_030
    done = grognard("profile", disk, "--wait", 3, "--from", "NEVER")
    assert (done.returncode, done.stdout) == (1, "")
    assert "NEVER" in done.stderr
    assert grognard("profile", disk, "-o", "x.gif").returncode == 2


@pytest.mark.slow
def test_run_sanitized_stops_with_the_source_line_and_exit_code_1(tmp_path):
    program = "\t.byte 1\n\tjsr first\nfirst:\tlda #0\n\tldx variable\nstay:\tjmp stay\n"
    bad = disk_of(program + '\t.segment "BSS"\n\t.res 256\nvariable:\t.res 1\n', tmp_path)
    done = grognard("run", bad, "--sanitize", "--wait", 4, "--text")
    assert done.returncode == 1
    assert "read of memory never written: $090C (variable" in done.stderr
    assert f"{tmp_path / 'boot.s'}:4): ldx 0C 09   | ldx variable" in done.stderr
    assert "called from $0801" in done.stderr


@pytest.mark.slow
def test_run_sanitized_lets_a_sound_program_be(disk):
    done = grognard("run", disk, "--sanitize", "--wait", 4, "--text")
    assert (done.returncode, done.stdout[0]) == (0, "#")
