"""A game is one folder: the smallest one, put into an empty folder, is all that a game is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from grognard.emu.formats import read_image
from grognard.host.bench.measures import game_measures
from grognard.host.cli import main
from grognard.host.game import Game
from grognard.rom_build.contracts import read_contracts
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.games import BuildError, game_names, is_game

TOY = Path(__file__).parent / "toy"
OUT = Path(__file__).resolve().parents[2] / "out"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of games that holds the toy, an empty one to work in, a user without a past."""
    top = tmp_path_factory.mktemp("toy")
    shutil.copytree(TOY, top / "games" / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GROGNARD_GAMES", str(top / "games"))
        patch.setenv("XDG_DATA_HOME", str(top / "data"))
        patch.setenv("XDG_CACHE_HOME", str(top / "cache"))
        (top / "here").mkdir()
        patch.chdir(top / "here")
        yield top / "games"
    assert not (OUT / "toy").exists()


def grognard(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def play(*words: str, typed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grognard", "play", *words, "--plain"]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


def changed(games: Path, name: str, **files: str | None) -> None:
    """A copy of the toy under another name, with other files (None: without)."""
    shutil.copytree(TOY, games / name, dirs_exist_ok=True)
    for file, text in files.items():
        path = games / name / file
        if text is not None:
            path.write_text(text, encoding="utf-8")
        elif path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def test_it_is_built_with_its_contracts(games: Path) -> None:
    done = grognard("build", "toy")
    assert done.exit_code == 0, done.output
    assert Path("out/toy/toy.dsk").stat().st_size == 143_360
    routines = {c["name"]: c for c in read_contracts(Path("out/toy/contracts.json"))}
    assert [rule["number"] for rule in routines["number_next"]["rules"]] == ["TOY-1"]
    assert routines["number_next"]["cycles"] == 60
    # of the library what it imports, and nothing else
    assert "fs_save" in routines and not {"fs_delete", "rng_next", "sound_tone"} & set(routines)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["contracts.json", "toy.lbl", "toy.dbg", "sources.json"])
def test_what_was_damaged_since_is_built_again(games: Path, name: str) -> None:
    assert grognard("build", "toy").exit_code == 0
    assert "built toy" not in grognard("build", "toy").stderr
    path = Path("out/toy") / name
    good = path.read_bytes()
    path.write_bytes(good[: len(good) // 2])
    assert "built toy" in grognard("build", "toy").stderr
    assert path.read_bytes() == good


@pytest.mark.slow
def test_it_plays_and_its_number_comes_back_from_the_save_disk(games: Path) -> None:
    first = play("toy", typed=" NNS")
    assert "THE SMALLEST GAME" in first.stdout and "The number is 4" in first.stdout
    (disk,) = games.parent.rglob("toy-save.dsk")
    assert [file.name for file in Volume.from_image(read_image(disk)).entries()] == ["THE NUMBER"]
    second = play("toy", typed=" NLN")
    told = [line for line in second.stdout.splitlines() if line.startswith("The number")]
    assert told == [f"The number is {n}" for n in (1, 2, 4, 8)]


@pytest.mark.slow
def test_its_rule_leads_to_routine_and_test(games: Path) -> None:
    said = grognard("rule", "toy", "TOY-1").output
    assert "Each turn the number doubles." in said
    assert "number_next.s:8: number_next" in said
    assert "test_number.py:11: test_each_turn_the_number_doubles" in said


def test_its_calculator_asks_the_routine(games: Path) -> None:
    done = grognard("calc", "toy", "next", "number=21", "--json")
    assert json.loads(done.stdout)["number"] == 42
    assert "grognard calc toy next number=21" in grognard("calc", "toy", "--help").output


def test_it_is_measured(games: Path) -> None:
    found, rate = game_measures("toy")
    assert found.keys() == {"boot_to_title_s", "turn_s"} and found["turn_s"] < 0.1 and rate > 5


@pytest.mark.slow
def test_its_tests_run_where_it_lies(games: Path) -> None:
    grognard("build", "toy")
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", games / "toy"]
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ})
    assert done.returncode == 0 and "6 passed" in done.stdout, done.stdout


@pytest.mark.slow
def test_what_a_game_does_not_have_is_said(games: Path) -> None:
    changed(games, "bare", **{"RULES.md": None})
    for part in ("calculators", "bench"):
        (games / "bare" / "tools" / f"{part}.py").unlink()
    asked = grognard("calc", "bare", "next")
    assert asked.exit_code == 2 and "bare has no calculators" in asked.output
    rule = grognard("rule", "bare", "TOY-1")
    assert rule.exit_code == 1 and "bare has no rule list" in rule.output
    assert Game("bare").measures() == {} and Game("bare").shots() is None


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("game.toml", '"st_turn"', '"st_turm"', "[host] names no labels of the game: st_turm"),
        ("game.toml", "turn_loop", "turnloop", "[host] has no 'turnloop'"),
        ("game.toml", "[apple2]", "[apple3]", "the section of a machine ([apple2]) is missing"),
        ("game.toml", 'title = "The Smallest Game"', "", "title is missing"),
        ("game.toml", "[apple2]\nresident", "[apple2]\nresident = 3\nhigh", "of the wrong kind"),
        ("game.toml", '"factor",', '"fractor",', "the tool 'fractor', but there is no such one"),
        ("data/factor.txt", "2", "ten", "factor.txt:1: error: expected 1..9, found 'ten'"),
    ],
    ids=lambda value: value[-20:].strip(),
)
def test_a_fault_in_its_folder_is_named(
    file: str, old: str, new: str, said: str, games: Path
) -> None:
    text = (TOY / file).read_text(encoding="utf-8")
    assert old in text
    changed(games, "wrong", **{file: text.replace(old, new)})
    done = grognard("build", "wrong")
    shutil.rmtree(games / "wrong")
    assert done.exit_code == 1 and said in done.output, done.output


@pytest.mark.slow
def test_a_game_that_keeps_no_saves_plays_without_a_save_disk(games: Path) -> None:
    text = (TOY / "main.s").read_text(encoding="utf-8")
    for call in ("jmp     fs_new", "jsr     fs_look", "jmp     fs_save", "jmp     fs_load"):
        text = text.replace(call, "rts")
    for asked in ("jsr     disk_write_init", "sta     fs_one_drive", "sta     fs_name,x"):
        text = text.replace(asked, "nop")
    cfg = (TOY / "memory.cfg").read_text(encoding="utf-8")
    for end in ("type = ro;", "type = bss;", "align = $100;"):
        cfg = cfg.replace(end, f"{end[:-1]}, optional = yes;")
    changed(games, "saveless", **{"main.s": text, "memory.cfg": cfg})
    assert "The number is 2" in play("saveless", typed=" N").stdout
    assert list(games.parent.rglob("saveless-save.dsk")) == []
    refused = play("saveless", "--save-disk", "mine.dsk", typed="")
    assert refused.returncode == 1 and "keeps no saved games" in refused.stderr


def test_damaged_contracts_are_named(games: Path) -> None:
    assert grognard("build", "toy").exit_code == 0
    text = Path("out/toy/contracts.json").read_text()
    path = games.parent / "contracts.json"
    for damage in ("", text[:-9], "[" * 100_000, "{}", "[7]", text.replace('"rules"', '"rule"')):
        path.write_text(damage)
        with pytest.raises(BuildError) as caught:
            read_contracts(path)
        assert str(caught.value).startswith(f"{path}: damaged, build the game again: ")
    with pytest.raises(BuildError, match="it is a folder"):
        read_contracts(games)


@pytest.mark.slow
def test_an_unfinished_game_is_found_by_its_name_and_in_no_list(games: Path) -> None:
    toml = (TOY / "game.toml").read_text(encoding="utf-8")
    changed(games, "half", **{"game.toml": toml.replace("[game]", "[game]\nunfinished = true")})
    assert is_game("half") and "half" not in game_names()
    assert is_game("toy") and "toy" in game_names()
    done = grognard("build", "half", "-o", str(games / "out"))
    assert done.exit_code == 0, done.output
    assert "half" not in grognard("play", "nobody").output
