"""The game in a terminal: as plain lines and, in tmux, as dots."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time

import pytest

from grognard.host.built.games import built_game


def plain(*words, typed):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words), "--plain"],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.slow
def test_a_battle_begins_by_lines_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = plain("play", "ambush", typed=" 31122250\r")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    order = ["COMPUTER AMBUSH", "Press any key", "Which soldier?"]
    assert [word for line in lines for word in order if line.startswith(word)] == order
    assert lines[:2] == ["Loading", "COMPUTER AMBUSH"]  # and nothing else that memory holds
    assert all(line == line.strip() and line for line in lines)
    assert "\x1b" not in done.stdout


@pytest.mark.slow
def test_what_was_printed_and_has_no_file_is_kept_at_the_end(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "grognard-0001.txt").write_text("mine")
    done = plain("play", "ambush", typed=" 21FY\r\r2  ")
    assert done.returncode == 0, done.stderr
    assert "What was printed stands in grognard-0002.txt." in done.stderr
    assert "Padooka" in (tmp_path / "grognard-0002.txt").read_text()
    assert (tmp_path / "grognard-0001.txt").read_text() == "mine"


@pytest.mark.slow
def test_in_tmux_the_village_is_drawn_and_its_words_can_be_read(tmp_path):
    if not shutil.which("tmux"):
        pytest.skip("tmux is not installed")
    built_game("ambush")
    socket = str(tmp_path / "tmux")
    environment = {"XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}

    def tmux(*words):
        done = subprocess.run(
            ["tmux", "-S", socket, *words],
            capture_output=True, text=True, timeout=20, env={**os.environ, **environment},
        )  # fmt: skip
        return done.stdout

    def dots(page):
        return sum(0x2800 < ord(char) < 0x2900 for char in page)

    def seen(text, seconds=120, drawn=True):
        """The page once it has these words, and with `drawn=False` no dots any more."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            page = tmux("capture-pane", "-p", "-t", "g")
            if text in page and (drawn or not dots(page)):
                return page
            time.sleep(0.2)
        raise AssertionError(page)

    command = f"'{sys.executable}' -m grognard.host.cli play ambush --terminal"
    tmux("-u", "new-session", "-d", "-s", "g", "-x", "90", "-y", "30", command)
    try:
        title = seen("Press any key")
        assert dots(title) > 200
        for text, keys in (("Start a new", "3"), ("Solitaire", "1"), ("NCO Training", "1")):
            tmux("send-keys", "-t", "g", "Space" if text == "Start a new" else "", "")
            seen(text)
            tmux("send-keys", "-t", "g", keys)
        for text, keys in (("ilence", "2"), ("nlimited", "2"), ("ow many", "250")):
            seen(text)
            tmux("send-keys", "-t", "g", keys)
        tmux("send-keys", "-t", "g", "Enter")
        village = seen("Which soldier?")
        assert dots(village) > 100
        tmux("send-keys", "-t", "g", "C-g")
        assert seen("Which soldier?", drawn=False)
        tmux("send-keys", "-t", "g", "C-c")
    finally:
        tmux("kill-server")
