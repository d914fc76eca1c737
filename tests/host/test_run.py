"""`grognard run` on a disk that echoes keys: steps in their order, and what can be had after."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys

import pytest


def run(*words, command="run"):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", command, *map(str, words)],
        env={**os.environ},
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.slow
def test_steps_happen_in_the_order_they_are_written(echo_disk):
    done = run(
        echo_disk, "--wait", 4, "--type", "A", "--until", "A", "--type", "B", "--until", "B",
        "--wait", 0.5, "--type", "c", "--wait", "0.5", "--text",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "C"
    assert len(done.stdout.splitlines()) == 24


@pytest.mark.slow
def test_a_text_seen_before_but_no_longer_is_not_found(echo_disk):
    done = run(echo_disk, "--wait", 4, "--type", "AB", "--wait", 0.1, "--until", "A", "--within", 1)
    assert (done.returncode, done.stdout) == (1, "")
    assert "'A'" in done.stderr
    assert "|B" in done.stderr


@pytest.mark.slow
def test_json_tells_where_the_machine_stands_and_twice_the_same(echo_disk):
    words = (echo_disk, "--wait", 4, "--type", "Q", "--wait", 0.5, "--json")
    first, second = (json.loads(run(*words).stdout) for _ in range(2))
    assert first == second
    assert set(first) >= {"cycles", "seconds", "pc", "text", "hash", "disk_changes"}
    assert first["seconds"] == pytest.approx(first["cycles"] / 1_020_484)
    assert first["text"][0] == "Q".ljust(40)
    assert 0x81A <= first["pc"] <= 0x828
    other = json.loads(run(echo_disk, "--wait", 4, "--type", "R", "--wait", 0.5, "--json").stdout)
    assert other["hash"] != first["hash"]


@pytest.mark.slow
def test_both_cores_come_to_the_same_state(echo_disk):
    words = (echo_disk, "--wait", 0.3, "--json")
    fast = run(*words, "--core", "fast")
    reference = run(*words, "--core", "reference")
    assert json.loads(fast.stdout) == json.loads(reference.stdout)


@pytest.mark.slow
def test_a_picture_and_a_state_are_saved_also_when_a_text_does_not_come(echo_disk, tmp_path):
    picture, state = tmp_path / "shot.png", tmp_path / "machine.state"
    done = run(
        echo_disk, "--until", "NEVER", "--within", 3, "--png", picture, "--save-state", state
    )
    assert done.returncode == 1
    assert picture.read_bytes().startswith(b"\x89PNG")
    from grognard.emu import Apple2

    with Apple2() as a2:
        a2.load(state.read_bytes())
        assert a2.cycles >= 3 * 1_020_484


@pytest.mark.slow
@pytest.mark.parametrize("pattern", ["ones", "random:7"])
def test_what_memory_held_at_power_on_does_not_matter(echo_disk, pattern):
    done = run(echo_disk, "--powerup", pattern, "--wait", 4, "--type", "Z", "--until", "Z")
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_an_unknown_power_up_pattern_is_wrong_usage(echo_disk):
    done = run(echo_disk, "--powerup", "plaid")
    assert (done.returncode, done.stdout) == (2, "")
    assert "plaid" in done.stderr


@pytest.mark.slow
def test_a_seed_for_a_disk_without_symbols_is_wrong_usage(echo_disk):
    done = run(echo_disk, "--seed", 1)
    assert (done.returncode, done.stdout) == (2, "")
    assert "symbols" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("option", ["--rom", "--boot-prom", "--char-rom"])
def test_firmware_of_the_wrong_size_is_refused(echo_disk, tmp_path, option):
    (tmp_path / "half.rom").write_bytes(bytes(6000))
    done = run(echo_disk, option, tmp_path / "half.rom")
    assert (done.returncode, done.stdout) == (1, "")
    assert "half.rom" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_boot_takes_firmware_and_a_language_card(echo_disk, tmp_path):
    from grognard.emu.firmware import own_firmware

    rom = tmp_path / "other.rom"
    rom.write_bytes(own_firmware().rom.replace(b"STOPPED", b"CUT OFF"))
    told = ("--plain", "--discard", "--ram", 64, "--rom", rom)
    (tmp_path / "zeros.dsk").write_bytes(bytes(143_360))
    done = run(tmp_path / "zeros.dsk", *told, command="boot")
    assert done.returncode == 0 and "PROGRAM CUT OFF BY A BRK" in done.stdout


def test_a_disk_that_its_file_did_not_take_is_elsewhere_and_exit_code_1(echo_disk, monkeypatch):
    from click.testing import CliRunner

    from grognard.emu.media.disk_file import DiskFile
    from grognard.emu.media.drive import Drive
    from grognard.host.cli import main

    def full(file, image):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(DiskFile, "store", full)
    monkeypatch.setattr(Drive, "_writes", 1)
    done = CliRunner().invoke(main, ["run", str(echo_disk), "--writable", "--wait", "0.1"])
    assert done.exit_code == 1
    place = echo_disk.with_name("echo.unsaved.woz")
    assert f"echo.dsk cannot be written (no space left on device): its disk is in {place}" in (
        done.stderr
    )
    assert place.is_file()


# Starts the timers of the game port, waits longer than any of them runs, and
# shows bit 7 of $C061-$C067 for ever:
#   0801  BIT $C070 : LDY #4 : LDX #0 : DEX : BNE $0808 : DEY : BNE $0806
#   080E  LDX #6 : LDA $C061,X : ASL : LDA #$B0 : ADC #0 : STA $0400,X : DEX : BPL $0810
#         JMP $0801
PORT = bytes.fromhex(
    "01 2C70C0 A004 A200 CAD0FD 88D0F8 A206 BD61C0 0A A9B0 6900 9D0004 CA10F2 4C0108"
)


@pytest.mark.slow
def test_a_disk_finds_the_game_port_empty_or_with_a_joystick_at_rest(tmp_path):
    disk, state = tmp_path / "port.dsk", tmp_path / "port.state"
    disk.write_bytes(PORT.ljust(143_360, b"\0"))
    said = [
        run(disk, "--wait", 4, "--text", *words).stdout[:7]
        for words in (
            [],
            ["--save-state", state],
            ["--joystick"],
            ["--joystick", "--load-state", state],
        )
    ]  # buttons 0 to 2, timers 0 to 3
    assert said == ["1111111", "1111111", "0000011", "0000011"]
