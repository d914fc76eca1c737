"""Settings: kept in the platform's place, whole, and never in the way."""

from __future__ import annotations

import json

import pytest

from grognard.host.running.settings import (
    Settings,
    load_settings,
    parse_settings,
    settings_path,
    store_settings,
)
from grognard.host.window.gamepad import position, target_of


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


def test_what_was_set_is_there_the_next_time(place):
    settings = Settings(look="crisp", volume=30, gamepad={"button 0": "key q"})
    assert store_settings(settings) is None
    assert settings_path().is_relative_to(place)
    assert load_settings() == (settings, None)


def test_without_a_file_there_are_the_defaults_and_nothing_is_said():
    assert load_settings() == (Settings(), None)


BAD = [
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b"[" * 60_000,
    b'{"look": "sepia"}',
    b'{"volume": 101}',
    b'{"volume": true}',
    b'{"scale": "2"}',
    b'{"gamepad": {"axis 0": "paddle 4"}}',
    b'{"gamepad": {"axis 0": 1}}',
    b" " * 70_000,
]


@pytest.mark.parametrize("data", BAD, ids=range(len(BAD)))
def test_a_bad_file_is_told_and_kept_aside_and_the_defaults_are_used(data):
    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    settings, told = load_settings()
    assert settings == Settings()
    assert "settings.json" in told
    assert not path.exists()
    assert path.with_name("settings.bad.json").read_bytes() == data
    assert load_settings() == (Settings(), None)


def test_names_of_a_later_version_do_no_harm():
    assert parse_settings(json.dumps({"look": "crisp", "smell": 3}).encode()).look == "crisp"


def test_a_place_that_cannot_be_written_is_told(place):
    (place / "grognard").write_bytes(b"a file where the folder should be")
    assert "not kept" in store_settings(Settings())


@pytest.mark.parametrize("text", ["paddle 4", "button 3", "key", "key ab", "axis 0", "", "key \n"])
def test_a_gamepad_is_mapped_only_to_what_the_machine_has(text):
    with pytest.raises(ValueError, match="paddle 0-3"):
        target_of(text)


def test_an_axis_covers_the_whole_paddle_and_rests_in_its_middle():
    assert [position(x) for x in (-1.0, -0.1, 0.0, 0.1, 1.0, 7.0)] == [0, 127, 127, 127, 255, 255]
