"""`grognard debug` from outside: scripts, pipes, JSON, and a terminal with Ctrl-C."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

import pytest

from .debugged import AT, program_disk

WORDS = [sys.executable, "-m", "grognard.host.cli", "debug"]


def debug(*words, lines="", **environment):
    return subprocess.run(
        [*WORDS, *map(str, words)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        input=lines,
    )


@pytest.fixture
def disk(tmp_path):
    return program_disk(tmp_path)


@pytest.mark.slow
def test_a_script_runs_to_its_end_on_a_booted_disk(disk, tmp_path):
    script = tmp_path / "look.dbg"
    script.write_text("# to the first inner\nbreak inner\ngo\nassert y == 2   # twice\nbt\n")
    done = debug(disk, "--script", script)
    assert (done.returncode, done.stderr) == (0, "")
    assert "break 1: inner" in done.stdout and "calls outer" in done.stdout


@pytest.mark.slow
def test_standard_input_that_is_no_terminal_is_a_script(disk):
    done = debug(disk, lines="until inner\nstep\nquit\nassert 0\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "$081B" in done.stdout


@pytest.mark.slow
def test_json_is_one_object_a_command(disk):
    done = debug(disk, "--json", lines="break inner if y == 1\ngo\nhistory 2\nprint x + 5\n")
    added, stop, history, value = map(json.loads, done.stdout.splitlines())
    assert added["added"]["addresses"] == [AT["inner"]]
    assert (stop["stop"], stop["stops"]) == ("break", [1])
    assert (stop["registers"]["pc"], stop["line"]) == (AT["inner"], 12)
    assert [row["pc"] for row in history["history"]] == [AT["loop"] + 4, AT["loop"]]
    assert value == {"command": "print x + 5", "ok": True, "value": 5}


@pytest.mark.slow
def test_the_first_command_that_fails_ends_a_script_with_exit_code_1(disk, tmp_path):
    script = tmp_path / "bad.dbg"
    script.write_text("until inner\nassert y == 7\necho never\n")
    done = debug(disk, "--script", script)
    assert done.returncode == 1
    assert "never" not in done.stdout
    assert "not so at $0818 (inner" in done.stderr and "bad.dbg:2" in done.stderr
    done = debug(disk, "--within", "2", lines="break $0FFF\ngo\n")
    assert done.returncode == 1
    assert "nothing stopped the program within 2 emulated seconds" in done.stderr
    looped = tmp_path / "looped.dbg"
    looped.write_text(f"script {looped}\n")
    done = debug(disk, "--script", looped)
    assert done.returncode == 1
    assert "too deeply" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.slow
def test_wrong_usage_is_exit_code_2(tmp_path):
    for words in (["nowhere.dsk"], ["no_game"], [tmp_path / "x.dsk"]):
        done = debug(*words)
        assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.slow
def test_a_disk_without_symbols_can_be_debugged_by_address(echo_disk):
    done = debug(
        echo_disk, "--wait", "4", "--type", "A",
        lines="break KBDSTRB if y >= 0\ntype B\ngo\ndis $081A 2\nregs\nscreen\n",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "lda KBD" in done.stdout and "bpl $081A" in done.stdout
    assert "access 1: KBDSTRB if y >= 0: write $C010 by $081F" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are Unix's")
@pytest.mark.slow
def test_ctrl_c_at_a_terminal_stops_the_run_and_gives_the_prompt(disk, tmp_path):
    import fcntl
    import pty
    import signal
    import struct
    import termios

    main, other = pty.openpty()
    environment = {**os.environ, "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", "")}
    if not environment["XDG_CACHE_HOME"]:
        del environment["XDG_CACHE_HOME"]
    environment["TERM"] = "dumb"
    process = subprocess.Popen(
        [*WORDS, str(disk)], stdin=other, stdout=other, stderr=other, env=environment,
        start_new_session=True,
        # behind a shell's & Ctrl-C is ignored, and so it is in all that is started there
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    seen = ""

    def wait_until_read() -> None:
        """A busy computer may let what was typed lie for long."""
        limit = time.monotonic() + 60
        while struct.unpack("i", fcntl.ioctl(other, termios.FIONREAD, bytes(4)))[0]:
            assert time.monotonic() < limit
            time.sleep(0.02)

    def wait_for(words: str, count: int = 1) -> None:
        nonlocal seen
        limit = time.monotonic() + 60
        os.set_blocking(main, False)
        while seen.count(words) < count:
            assert time.monotonic() < limit and process.poll() is None, seen
            try:
                seen += os.read(main, 4096).decode()
            except BlockingIOError:
                time.sleep(0.02)

    try:
        wait_for("debug> ")
        os.write(main, b"until inner\n")
        wait_for("debug> ", 2)
        assert "$0818 (inner" in seen
        os.write(main, b"go\n")
        wait_until_read()
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        wait_for("interrupted")
        wait_for("debug> ", 3)
        process.send_signal(signal.SIGINT)  # at the prompt: only the line is dropped
        wait_for("debug> ", 4)
        os.write(main, b"braek\n")
        wait_for("did you mean break")
        os.write(main, b"step\n")
        wait_for("debug> ", 6)
        os.write(main, b"\n")  # once more
        wait_for("debug> ", 7)
        assert seen.count("PC=08") >= 3
        os.write(main, b"quit\n")
        assert process.wait(timeout=20) == 0
    finally:
        process.kill()
        process.wait()
        os.close(main)
        os.close(other)


@pytest.mark.slow
def test_the_sanitizer_stops_the_session_at_its_finding(tmp_path):
    disk = program_disk(tmp_path, " .byte 1\nstart: nop\n lda $3456\nloop: jmp loop\n")
    done = debug(disk, "--sanitize", lines="run 4\necho never\n")
    assert done.returncode == 1
    assert "read of memory never written: $3456" in done.stdout and "program.s:3" in done.stdout
    assert "never\n" not in done.stdout.splitlines(keepends=True)


@pytest.mark.slow
def test_symbols_can_be_given_by_name(disk, tmp_path):
    names = disk.with_suffix(".dbg").rename(tmp_path / "elsewhere.dbg")
    done = debug(disk, "--symbols", names, lines="until inner\nbt\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "calls outer" in done.stdout
    done = debug(disk, "--symbols", disk, lines="bt\n")
    assert done.returncode == 1 and "Traceback" not in done.stderr
