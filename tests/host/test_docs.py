"""What the pages name is there, and the Python in them runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.host.built.games import built_game, game_names
from grognard.rom_build.sources import read_game

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "game_asm").rglob("*.md")),
]
SUFFIXES = "s inc csv txt map cfg toml json md py sh png".split()
FILE = re.compile(rf"`([\w./-]+\.(?:{'|'.join(SUFFIXES)})|(?:[\w.-]+/)+)`")
COMMANDED = re.compile(r"(?:^| )((?:docs|tools|tests|game_asm|emu|host|rom_build)/[\w./-]+)")
MADE = ("out/", "contracts.json", "sources.json", "mine.s", "main.s", "letter.txt", "survey.py")
PROJECT = ROOT / "host" / "new_project" / "files"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def is_there(word: str, page: Path) -> bool:
    """A path from the top, from the page or from a game's folder; a bare name anywhere."""
    if "/" not in word:
        folders = ("emu", "rom_build", "host", "game_asm", "tests", "tools", "docs")
        return any((ROOT / word, *(hit for f in folders for hit in (ROOT / f).rglob(word))))
    if (PROJECT / f"{word.removesuffix('/')}.in").exists() or (PROJECT / word).is_dir():
        return True  # of a project that `grognard new` lays out
    bases = (ROOT, page.parent, ROOT / "game_asm", *(ROOT / "game_asm" / "games").iterdir())
    return any((base / word).exists() for base in bases)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_relative_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    inside = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in inside if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_that_a_page_names_is_there(page):
    text = page.read_text(encoding="utf-8")
    named = set(FILE.findall(text)) | {w.rstrip(".") for w in COMMANDED.findall(text)}
    named = {word for word in named if not word.startswith(MADE)}
    assert sorted(word for word in named if not is_there(word, page)) == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_that_a_page_names_is_there(page):
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^ *)make ([a-z][\w-]*)", text, re.MULTILINE))
    assert named - targets == set()


def blocks(name: str, language: str = "python") -> list[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_five_lines_of_the_readme_drive_the_game(capsys):
    code, _ = blocks("README.md")
    assert sum(bool(line) for line in code.splitlines()) == 5
    game = game_names()[0]
    made = f"out/{game}/{game}.dsk"
    assert made in code
    exec(code.replace(made, built_game(game).file("dsk").as_posix()), {})
    assert read_game(game).title.upper() in capsys.readouterr().out.upper()


def test_the_lines_on_saved_states_and_on_the_game_port_run(capsys):
    states, sticks = blocks("docs/machine.md")
    exec(states, {})
    out = capsys.readouterr().out
    assert out.startswith("True\n") and "WAITING FOR A BOOT DISK" in out
    exec(sticks, {})
    assert capsys.readouterr().out == "[255, 127, None, None]\n"


@pytest.mark.slow
def test_the_script_that_plays_a_scenario_runs(capsys):
    (code,) = blocks("docs/playing.md")
    exec(code, {})
    (line,) = capsys.readouterr().out.splitlines()
    wounds = [int(word) for word in line.partition(":")[2].split()]
    assert len(wounds) == 10
    assert all(0 <= wound <= 99 for wound in wounds)


def test_every_own_key_of_the_window_is_on_the_page():
    from grognard.host.window.own_keys import KEYS

    page = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    told = set(re.findall(r"(?:(?:Shift|Ctrl|Alt)-)*(?:F\d+|Insert|Return)\b", page))
    assert {name for name, _, _ in KEYS if name != "Pause"} - told == set()
