"""The list of games with their pictures, on SDL's dummy driver."""

from __future__ import annotations

import pygame
import pytest

from grognard.emu import Apple2
from grognard.emu.picture.png import png_bytes
from grognard.host.built import titles
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


def post(*keys):
    for key in keys:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0))


def test_return_chooses_and_escape_leaves(picture):
    shown = gallery.Gallery([GAME], lambda game: picture)
    post(pygame.K_RIGHT, pygame.K_RETURN)
    assert shown.run() == GAME
    shown = gallery.Gallery([GAME], lambda game: picture)
    post(pygame.K_ESCAPE)
    assert shown.run() is None


def test_arrows_and_the_mouse_reach_every_game(picture, monkeypatch):
    monkeypatch.setattr(gallery, "title_of", str.title)
    games = ["a", "b", "c", "d", "e"]
    shown = gallery.Gallery(games, lambda game: picture)
    post(pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN)
    post(pygame.K_RIGHT, pygame.K_RETURN)
    assert shown.run() == "e"
    for number, game in enumerate(games):
        shown = gallery.Gallery(games, lambda game: picture)
        place = shown.place(number).center
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        assert shown.run() == game


def test_a_game_without_a_picture_can_still_be_chosen():
    def broken(game):
        raise OSError("no disk can be built")

    shown = gallery.Gallery([GAME], broken)
    shown._next_picture()
    shown.draw()
    post(pygame.K_RETURN)
    assert shown.run() == GAME


@pytest.mark.slow
def test_the_picture_is_the_games_title_and_taken_once(monkeypatch):
    data = gallery.title_picture(GAME)
    with Apple2() as a2:
        a2.insert(1, built_game(GAME).file("dsk"))
        a2.until(text="PRESS ANY KEY", within=20)
        a2.run(seconds=1)
        assert data == png_bytes(a2.screen.pixels)
    monkeypatch.setattr(titles, "built_game", None)
    assert gallery.title_picture(GAME) == data
