"""Playing in a terminal, held by a pseudo-terminal."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time

import pytest

pty = pytest.importorskip("pty")


class Session:
    """The command in a pseudo-terminal of 80 by 30, and what it has written so far."""

    def __init__(self, *words):
        import fcntl
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grognard.host.cli", *map(str, words)],
            stdin=slave,
            stdout=slave,
            stderr=subprocess.PIPE,
        )
        os.close(slave)
        self.written = ""

    def see(self, pattern, seconds=30.0):
        """Wait until what is written matches; then forget it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.written += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
            if re.search(pattern, self.written):
                self.written = ""
                return True
        return False

    def strike(self, keys):
        os.write(self.master, keys.encode())

    def struck(self, key, pattern):
        """Strike until it is answered: what comes while the disk is read may be forgotten."""
        for _ in range(60):
            self.strike(key)
            if self.see(pattern, 2):
                return True
        return False


@pytest.fixture
def session(echo_disk):
    made = Session("boot", echo_disk, "--terminal")
    yield made
    made.process.kill()
    made.process.communicate()
    os.close(made.master)


@pytest.mark.slow
def test_a_disk_plays_in_a_terminal_and_gives_it_back(session):
    assert session.see(r"\x1b\[\?1049h")
    assert session.see("Ctrl-C leaves")
    assert session.struck("k", r"\x1b\[1;1HK")
    session.strike("\x07l")
    assert session.see(r"\x1b\[1;1HL")
    session.strike("\x03")
    assert session.see(r"\x1b\[\?1049l")
    assert session.process.wait(20) == 0
    assert session.process.stderr.read() == b""


@pytest.mark.slow
def test_without_a_terminal_it_says_so(echo_disk):
    done = subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", "boot", str(echo_disk), "--terminal"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "terminal" in done.stderr
