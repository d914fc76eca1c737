"""The list of games with their pictures, on SDL's dummy driver."""

from __future__ import annotations

import subprocess
import sys
import time

import pygame
import pytest

from grognard.emu import Apple2
from grognard.emu.picture.png import png_bytes
from grognard.host.built import titles, titles_beside
from grognard.host.built.games import built_game
from grognard.host.window import gallery
from grognard.rom_build.games import game_names

GAME = game_names()[0]


@pytest.fixture(autouse=True)
def dummy(monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    yield
    pygame.display.quit()


@pytest.fixture
def picture(echo_machine):
    return png_bytes(echo_machine.screen.pixels)


class Taken:
    """Pictures that are there already."""

    def __init__(self, games, picture):
        self._left = [(game, picture) for game in games]
        self.closed = False

    def come(self):
        found, self._left = self._left, []
        return found

    def close(self):
        self.closed = True


def post(*keys):
    for key in keys:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0))


def test_return_chooses_and_escape_leaves(picture):
    shown = gallery.Gallery([GAME], Taken([GAME], picture))
    post(pygame.K_RIGHT, pygame.K_RETURN)
    assert shown.run() == GAME
    shown = gallery.Gallery([GAME], Taken([GAME], picture))
    post(pygame.K_ESCAPE)
    assert shown.run() is None


def test_arrows_and_the_mouse_reach_every_game(picture, monkeypatch):
    monkeypatch.setattr(gallery, "title_of", str.title)
    games = ["a", "b", "c", "d", "e"]
    shown = gallery.Gallery(games, Taken(games, picture))
    post(pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN)
    post(pygame.K_RIGHT, pygame.K_RETURN)
    assert shown.run() == "e"
    for number, game in enumerate(games):
        shown = gallery.Gallery(games, Taken(games, picture))
        place = shown.place(number).center
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        assert shown.run() == game


def test_a_game_without_a_picture_can_still_be_chosen():
    for missing in (None, b"no picture"):
        taken = Taken([GAME], missing)
        shown = gallery.Gallery([GAME], taken)
        shown._take_pictures()
        shown.draw()
        post(pygame.K_RETURN)
        assert shown.run() == GAME
        assert taken.closed


def test_the_list_answers_keys_while_a_picture_is_being_made(monkeypatch):
    """The process beside it is one that sleeps: nobody waits for it, and it is ended."""
    made = []

    def sleeper(arguments, **options):
        made.append(started([sys.executable, "-c", "import time; time.sleep(600)"], **options))
        return made[0]

    started = subprocess.Popen
    monkeypatch.setattr(titles_beside.subprocess, "Popen", sleeper)
    before = time.monotonic()
    shown = gallery.Gallery([GAME])
    shown._take_pictures()
    post(pygame.K_RETURN)
    assert shown.run() == GAME
    assert time.monotonic() - before < 300  # half of what it sleeps: this computer may be busy
    assert made[0].poll() is not None


@pytest.mark.slow
def test_pictures_come_in_order_from_the_process_beside():
    beside, found = titles_beside.TitlesBeside([GAME, "no_such_game"]), []
    until = time.monotonic() + 120
    while len(found) < 2 and time.monotonic() < until:
        found += beside.come()
        time.sleep(0.05)
    beside.close()
    (first, data), last = found
    assert first == GAME and data == titles.title_picture(GAME)
    assert last == ("no_such_game", None)


@pytest.mark.slow
def test_the_picture_is_the_games_title_and_taken_once(monkeypatch):
    data = titles.title_picture(GAME)
    with Apple2() as a2:
        a2.insert(1, built_game(GAME).file("dsk"))
        a2.until(text="PRESS ANY KEY", within=20)
        a2.run(seconds=1)
        assert data == png_bytes(a2.screen.pixels)
    monkeypatch.setattr(titles, "built_game", None)
    assert titles.title_picture(GAME) == data
