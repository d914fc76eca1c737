"""The window on SDL's dummy driver, and on a real X server where Xvfb is installed."""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import sys
import time

import numpy as np
import pygame
import pytest

from grognard.host.window import window as module
from grognard.host.window.notices import STRIP_PX


@pytest.fixture
def window(echo_machine, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    from grognard.host.window.window import Window

    made = Window(echo_machine, "Echo", scale=2)
    yield made
    pygame.display.quit()


def run_frames(window, count):
    """Let the window run on its own clock for so many drawn frames."""
    left = [count]
    draw = window.draw

    def counted():
        draw()
        left[0] -= 1
        if left[0] <= 0:
            window.close()

    window._closed = False
    window.draw = counted
    picture = []
    close = window.sound.close
    window.sound.close = lambda: (picture.append(shown(window)), close())
    window.run()
    return picture[0]


def window_again(window):
    """The same machine and state in a window that is open: `run()` closes it at its end."""
    window.surface = pygame.display.set_mode((560, 384))
    return window


def shown(window):
    """The picture's dots, rows by columns by RGB; below it notices stand."""
    return pygame.surfarray.array3d(window.surface).swapaxes(0, 1)[:384]


def strike(key, text="", mod=0):
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=text, mod=mod))


def scaled(pixels):
    """The machine's picture as a window of 560 by 384 shows it."""
    rows, columns = 384 // pixels.shape[0], 560 // pixels.shape[1]
    return pixels.repeat(rows, axis=0).repeat(columns, axis=1)


def test_the_window_shows_the_machines_picture_by_whole_numbers(window):
    picture = run_frames(window, 3)
    assert picture.shape == (384, 560, 3)
    assert (picture == scaled(np.asarray(window.a2.screen.pixels))).all()


@pytest.mark.parametrize("room", [(560, 384 + STRIP_PX), (800, 600)])
def test_a_notice_stands_below_the_picture_and_hides_nothing_of_it(window, room):
    window.surface = pygame.display.set_mode(room)
    window.draw()
    before = pygame.surfarray.array3d(window.surface).swapaxes(0, 1)
    window.note("kept under a name that is long enough for the whole width of it")
    window.draw()
    after = pygame.surfarray.array3d(window.surface).swapaxes(0, 1)
    rows = np.flatnonzero((before != after).any(axis=(1, 2)))
    assert len(rows) and rows[0] >= room[1] - STRIP_PX


def test_a_struck_key_reaches_the_program_and_its_picture_the_window(window):
    window.draw()
    before = shown(window)
    strike(pygame.K_g, "g")
    after = run_frames(window, 3)
    assert window.a2.screen.text[0].startswith("G")
    assert (before[:16, :14] != after[:16, :14]).any()
    assert (before[16:] == after[16:]).all()


def test_the_machine_runs_at_its_own_speed(window):
    begun, first = time.perf_counter(), window.a2.cycles
    run_frames(window, 60)
    emulated = (window.a2.cycles - first) / 1_020_484
    assert emulated == pytest.approx(60 * 17_030 / 1_020_484, rel=0.01)
    assert time.perf_counter() - begun > 0.9 * emulated


def test_pause_stands_still_and_says_so(window):
    strike(pygame.K_F6)
    first = window.a2.cycles
    run_frames(window, 5)
    assert window.a2.cycles == first
    assert window.paused


def test_fast_forward_runs_many_frames_for_one(window):
    strike(pygame.K_F7)
    first = window.a2.cycles
    run_frames(window, 10)
    assert window.a2.cycles - first > 2 * 10 * 17_030


def test_help_lies_over_the_picture_until_a_key_that_the_program_never_sees(window):
    strike(pygame.K_F1)
    with_help = run_frames(window, 2)
    without = scaled(np.asarray(window.a2.screen.pixels))
    assert (with_help != without).any()
    window = window_again(window)
    strike(pygame.K_q, "q")
    assert (run_frames(window, 5) == without).all()
    assert "Q" not in window.a2.screen.text[0]


def test_f10_changes_the_kind_of_screen(window):
    strike(pygame.K_F10)
    run_frames(window, 2)
    assert window.a2.screen.look == "mono-white"


def test_a_file_that_is_no_disk_leaves_the_disk_in_the_drive(window, tmp_path, echo_disk):
    bad = tmp_path / "bad.dsk"
    bad.write_bytes(b"no disk")
    window.insert(1, bad)
    assert window.a2.disk_path(1) == echo_disk
    assert "bad.dsk" in window._note[0]


def test_reboot_starts_the_program_again(window):
    strike(pygame.K_x, "x")
    run_frames(window, 5)
    assert window.a2.screen.text[0].startswith("X")
    window = window_again(window)
    strike(pygame.K_F2)
    strike(pygame.K_F7)
    run_frames(window, 2)
    window.a2.run(seconds=4)
    assert window.a2.screen.text[0].strip() == ""


def read_xwd(path):
    """The dots of an X window dump of 24-bit colour, rows by columns by RGB."""
    data = path.read_bytes()
    head = struct.unpack(">25I", data[:100])
    width, height, line, colours = head[4], head[5], head[12], head[19]
    start = head[0] + 12 * colours
    rows = np.frombuffer(data, np.uint8, line * height, start).reshape(height, line)
    return rows[:, : 4 * width].reshape(height, width, 4)[:, :, 2::-1]


@pytest.mark.parametrize(("display", "tries"), [(":7", 3), ("", 1)])
def test_a_screen_that_is_named_is_waited_for(monkeypatch, display, tries):
    tried = []

    def fails_twice():
        tried.append(1)
        if len(tried) < 3:
            raise module.NoScreen("there is no screen")

    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(module, "_open_display", fails_twice)
    if tries == 3:
        module.open_display()
    else:
        with pytest.raises(module.NoScreen):
            module.open_display()
    assert len(tried) == tries


@pytest.fixture
def x_server(tmp_path):
    """A virtual X server; gives its display and a function that reads its screen."""
    if not shutil.which("Xvfb") or not shutil.which("xdotool"):
        pytest.skip("Xvfb and xdotool are not installed")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x600x24", "-fbdir", str(tmp_path)],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as line:
        display = ":" + line.readline().strip()
    try:
        yield display, lambda: read_xwd(tmp_path / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(10)


def wait_until(true, seconds=60.0):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return False


def rests(screen):
    """The picture once it has stood still for two seconds."""
    pictures = [screen()]

    def still():
        pictures.append(screen())
        return (pictures[-2] == pictures[-1]).all()

    assert wait_until(lambda: time.sleep(2) or still())
    return pictures[-1]


@pytest.mark.slow
def test_on_a_real_x_server_a_disk_boots_and_a_struck_key_changes_the_picture(x_server, echo_disk):
    display, screen = x_server
    environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
    environment.pop("SDL_VIDEODRIVER", None)
    game = subprocess.Popen(
        [sys.executable, "-m", "grognard.host.cli", "boot", str(echo_disk), "--scale", "2"],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        # A window comes up, and its text page stands blank once the program runs.
        assert wait_until(lambda: screen().any())
        assert wait_until(lambda: not screen().any())
        subprocess.run(["xdotool", "type", "g"], env=environment, check=True, timeout=20)
        assert wait_until(lambda: screen().any())
    finally:
        game.send_signal(signal.SIGINT)  # Ctrl-C in the shell that it was started from
        _, messages = game.communicate(timeout=20)
    assert game.returncode == 0, messages
    assert "Traceback" not in messages


def key(environment, *names):
    subprocess.run(["xdotool", "key", *names], env=environment, check=True, timeout=20)


@pytest.mark.slow
def test_on_a_real_x_server_a_game_is_chosen_and_help_lies_over_it(x_server, tmp_path):
    display, screen = x_server
    environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
    environment |= {"XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path)}
    environment.pop("SDL_VIDEODRIVER", None)
    game = subprocess.Popen(
        [sys.executable, "-m", "grognard.host.cli"],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    )
    try:
        assert wait_until(lambda: screen().any())
        # the list of games stays until one is chosen: Return, then its title in colours
        list_of_games = screen()
        time.sleep(2)
        key(environment, "Return")
        assert wait_until(lambda: (screen() != list_of_games).mean() > 0.3, 60)
        # the words of the firmware while the disk comes up are few, the title's picture is not
        assert wait_until(lambda: screen().any(axis=-1).mean() > 0.15)
        title = rests(screen)
        key(environment, "F1")
        assert wait_until(lambda: (screen() != title).mean() > 0.05)
        key(environment, "Escape")
        assert wait_until(lambda: (screen() == title).all())
        key(environment, "F10")
        key(environment, "F9")
        assert wait_until((tmp_path / "grognard-0001.png").exists)
    finally:
        game.terminate()
        _, messages = game.communicate(timeout=20)
    assert game.returncode == 0, messages
    assert "Traceback" not in messages
    assert '"mono-white"' in (tmp_path / "grognard" / "settings.json").read_text()
