"""The window's pages of settings and of kept states, on SDL's dummy driver."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from grognard.emu.picture.palette import LOOKS
from grognard.emu.picture.png import png_bytes
from grognard.host.running.autosaves import kept_states, state_folder
from grognard.host.running.settings import Settings

from .test_own_keys import CTRL, places, shown, strike, window  # noqa: F401

F1, F11, F12 = pygame.K_F1, pygame.K_F11, pygame.K_F12


def test_each_setting_is_changed_at_once_and_back_again(window):  # noqa: F811
    window.own_keys.set_volume(50)
    strike(window, F1, CTRL)
    rows = len(window.choice.lines()) - 2
    changed = 0
    for _ in range(rows):
        before, page = Settings(**vars(window.settings)), window.choice.lines()
        strike(window, pygame.K_RIGHT)
        assert window.choice.lines() != page
        changed += window.settings != before
        strike(window, pygame.K_LEFT)
        assert window.choice.lines() == page
        strike(window, pygame.K_DOWN)
    assert changed == rows == 7
    strike(window, pygame.K_ESCAPE)
    assert window.choice is None


def test_a_look_chosen_on_the_page_is_the_machine_s(window):  # noqa: F811
    strike(window, F1, CTRL)
    strike(window, pygame.K_RIGHT)
    assert window.settings.look == window.a2.screen.look == LOOKS[1]
    strike(window, pygame.K_LEFT)
    strike(window, pygame.K_LEFT)
    assert window.settings.look == window.a2.screen.look == LOOKS[-1]


def test_a_state_goes_into_its_place_with_its_picture_and_comes_back(window):  # noqa: F811
    strike(window, F11, CTRL)
    strike(window, pygame.K_RIGHT)
    strike(window, pygame.K_DOWN)
    strike(window, pygame.K_RETURN)
    assert window.choice is None
    path = state_folder(window.name) / "slot5.state"
    assert path.read_bytes() == window.a2.save()
    picture = png_bytes(window.a2.screen.pixels)
    assert path.with_suffix(".png").read_bytes() == picture
    assert kept_states(window.name) == []  # not among those kept by themselves
    cycles = window.a2.cycles
    window.a2.run(seconds=1)
    strike(window, F12, CTRL)
    assert window.choice.at == 4  # the first that is not empty
    strike(window, pygame.K_RETURN)
    assert window.a2.cycles == cycles


def test_an_empty_place_cannot_be_gone_back_to(window):  # noqa: F811
    cycles = window.a2.cycles
    strike(window, F12, CTRL)
    strike(window, pygame.K_9)
    strike(window, pygame.K_RETURN)
    assert window.choice is not None and window.a2.cycles == cycles
    strike(window, pygame.K_ESCAPE)
    assert window.choice is None


def test_what_a_place_held_before_stays_beside_it(window):  # noqa: F811
    kept = []
    for _ in range(2):
        strike(window, F11, CTRL)
        strike(window, pygame.K_1)
        strike(window, pygame.K_RETURN)
        kept.append(window.a2.save())
        window.a2.run(seconds=1)
    path = state_folder(window.name) / "slot1.state"
    assert path.read_bytes() == kept[1] != kept[0]
    assert path.with_name("slot1.state.before").read_bytes() == kept[0]


@pytest.mark.parametrize("scale", [1, 2, 4])
def test_the_places_fit_in_a_window_of_any_size(window, scale):  # noqa: F811
    strike(window, F11, CTRL)
    strike(window, pygame.K_1)
    strike(window, pygame.K_RETURN)
    window.own_keys.set_scale(scale)
    window.draw()
    plain = shown(window).copy()
    strike(window, F12, CTRL)
    window.draw()
    page = shown(window)
    assert not np.array_equal(plain, page)
    edge = page[-2:], page[:, :2], page[:, -2:]
    assert all((part == part[0, 0]).all() for part in edge)  # nothing runs over the rim
