"""Faults while settings and states are kept: the old or the new is there, whole."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.host.running.autosaves import Autosaves, kept_states, state_folder
from grognard.host.running.settings import Settings, load_settings, settings_path, store_settings

FRAME = Path(__file__).resolve().parents[1] / "emu" / "test_faults.py"
spec = importlib.util.spec_from_file_location("faults_frame", FRAME)
frame = importlib.util.module_from_spec(spec)
spec.loader.exec_module(frame)

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def places(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@frame.FAULTS
def test_settings_are_the_old_ones_or_the_new_ones(fault):
    old, new = Settings(look="colour"), Settings(look="crisp", volume=10)

    def prepare():
        store_settings(old)

    def work():
        if store_settings(new):
            raise OSError("told")

    def check(outcome):
        found, told = load_settings()
        assert told is None
        assert found == new or (found == old and outcome != "done")

    frame.step_through(prepare, work, check, fault)
    assert settings_path().exists()


@frame.FAULTS
def test_a_state_kept_by_itself_is_whole_or_not_there_and_costs_no_other(fault):
    with Apple2() as a2:
        a2.run(seconds=1)
        blob = a2.save()
        saves = Autosaves(a2, "game", lambda _: None)

        def prepare():
            folder = state_folder("game")
            folder.mkdir(parents=True, exist_ok=True)
            for left in folder.iterdir():
                left.unlink()
            for number in range(20):
                (folder / f"20250101-000000-{number:03}.state").write_bytes(blob)
            saves.struck()

        def work():
            if saves.keep() is None:
                raise OSError("told")

        def check(outcome):
            kept = kept_states("game")
            assert 20 <= len(kept) <= 21
            assert all(state.path.read_bytes() == blob for state in kept)

        frame.step_through(prepare, work, check, fault)


@frame.FAULTS
def test_the_state_that_f11_keeps_is_the_old_one_or_the_new_one(fault, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    import pygame

    from grognard.host.window.window import Window

    with Apple2() as a2:
        a2.run(seconds=1)
        old = a2.save()
        a2.run(seconds=1)
        new = a2.save()
        window = Window(a2, "Game", scale=1, game=None)
        path = state_folder(window.name) / "kept.state"

        def prepare():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(old)

        def work():
            window.own_keys.save_state()
            if "not kept" in window._note[0]:
                raise OSError("told")

        def check(outcome):
            found = path.read_bytes()
            assert found == new or (found == old and outcome != "done")

        try:
            frame.step_through(prepare, work, check, fault)
        finally:
            pygame.display.quit()
