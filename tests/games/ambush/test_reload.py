"""A game rebuilt while it is played: the battle goes on in the new build."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.host.built import reload
from grognard.host.built.games import BuiltGame, built_game
from grognard.host.built.routine import read_labels
from grognard.host.errors import Failure
from grognard.rom_build.build import BuildError


@pytest.fixture
def game(tmp_path):
    made = built_game("ambush")
    shutil.copytree(made.folder, tmp_path / "ambush", ignore=shutil.ignore_patterns("obj", "gen"))
    return BuiltGame("ambush", tmp_path / "ambush")


@pytest.fixture
def rebuilt(monkeypatch):
    """What stands for an edit: the disk gets another word, and building it takes no time."""

    def build(name, folder):
        path = Path(folder) / "ambush.dsk"
        data = path.read_bytes()
        assert data.count(b"AMERICAN ORDERS") <= 1
        path.write_bytes(data.replace(b"American orders", b"AMERICAN ORDER!", 1))
        return BuiltGame(name, Path(folder))

    monkeypatch.setattr(reload, "is_fresh", lambda game: False)
    monkeypatch.setattr(reload, "build", build)


def begun(game) -> Apple2:
    """NCO training, the first orders of the first turn."""
    a2 = Apple2()
    a2.insert(1, game.file("dsk"))
    a2.load_symbols(game.file("dbg"))
    steps = [("PRESS ANY", " "), ("START A NEW", "3"), ("SOLITAIRE", "1"), ("NCO TRAINING", "1")]
    steps += [("SILENCE", "2"), ("UNLIMITED", "2"), ("HOW MANY", "250\r"), ("WHICH SOLDIER", "P\r")]
    for text, keys in steps:
        a2.until(text=text, within=30)
        a2.type(keys)
    a2.run(seconds=1)
    return a2


@pytest.mark.slow
def test_the_battle_goes_on_in_the_rebuilt_game(game, rebuilt):
    labels = read_labels(game.file("dbg"))
    with begun(game) as a2:
        x = labels["man_x"].address
        a2.memory[x + 5] = 33
        blasts = labels["blast_count"].address
        a2.memory[blasts] = 1
        a2.memory[labels["blast_x"].address] = 28
        a2.memory[labels["blast_y"].address] = 52
        before = a2.memory[labels["state_begin"].address : labels["state_end"].address]
        done = reload.reload_game(a2)
        assert done.kept and "goes on" in done.said
        a2.until(text="WHICH SOLDIER", within=30)
        after = a2.memory[labels["state_begin"].address : labels["state_end"].address]
        # waiting for a key stirs the dice
        dice = labels["rng_seed"].address - labels["state_begin"].address
        assert after[:dice] == before[:dice] and after[dice + 4 :] == before[dice + 4 :]
        # the ground that the plastic of the old battle broke: row 52, column 28
        assert a2.memory[labels["village"].address + (52 - 11) * 38 + 28 - 11] == 1


@pytest.mark.slow
def test_before_a_battle_the_rebuilt_game_boots_to_its_title(game, rebuilt):
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.until(text="PRESS ANY", within=30)
        version = read_labels(game.file("dbg"))["st_version"].address
        a2.memory[version : version + 2] = bytes(2)
        done = reload.reload_game(a2)
        assert not done.kept and "no battle" in done.said
        a2.until(text="PRESS ANY", within=30)


@pytest.mark.slow
def test_a_state_of_another_version_stays_out(game, rebuilt):
    labels = read_labels(game.file("dbg"))
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.until(text="PRESS ANY", within=30)
        a2.memory[labels["st_version"].address] = labels["STATE_VERSION"].address + 1
        done = reload.reload_game(a2)
        assert not done.kept and "version" in done.said


@pytest.mark.slow
def test_a_build_that_fails_leaves_the_machine_as_it_was(game, monkeypatch):
    def build(name, folder):
        raise BuildError("wound.s:3:2: error: no")

    monkeypatch.setattr(reload, "is_fresh", lambda game: False)
    monkeypatch.setattr(reload, "build", build)
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.until(text="PRESS ANY", within=30)
        before = a2.hash()
        with pytest.raises(BuildError):
            reload.reload_game(a2)
        assert a2.hash() == before


def test_without_a_built_game_in_drive_1_nothing_happens():
    with Apple2() as a2:
        before = a2.hash()
        with pytest.raises(Failure, match="drive 1"):
            reload.reload_game(a2)
        assert a2.hash() == before
