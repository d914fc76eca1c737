"""What the pages name is there, and the Python in them runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.host.games import BuiltGame, built_game
from grognard.host.routine import load_for, read_labels

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "game_asm").rglob("*.md")),
]
SUFFIXES = "s inc csv txt map cfg toml json md py sh png".split()
FILE = re.compile(rf"`([\w./-]+\.(?:{'|'.join(SUFFIXES)})|(?:[\w.-]+/)+)`")
COMMANDED = re.compile(r"(?:^| )((?:docs|tools|tests|game_asm|emu|host|rom_build)/[\w./-]+)")
MADE = ("out/", "contracts.json", "sources.json", "mine.s")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def is_there(word: str, page: Path) -> bool:
    """A path from the top, from the page or from a game's folder; a bare name anywhere."""
    if "/" not in word:
        folders = ("emu", "rom_build", "host", "game_asm", "tests", "tools", "docs")
        return any((ROOT / word, *(hit for f in folders for hit in (ROOT / f).rglob(word))))
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
    made = "out/ambush/ambush.dsk"
    assert made in code
    exec(code.replace(made, built_game("ambush").file("dsk").as_posix()), {})
    assert "COMPUTER AMBUSH" in capsys.readouterr().out.upper()


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
    from grognard.host.own_keys import KEYS

    page = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    told = set(re.findall(r"(?:(?:Shift|Ctrl|Alt)-)?(?:F\d+|Insert|Return)\b", page))
    assert {name for name, _, _ in KEYS if name != "Pause"} - told == set()


@pytest.mark.slow
def test_the_patch_of_the_page_leads_to_a_disk_that_plays(tmp_path):
    """The page's commands, in a folder of their own; booting is done without the window."""
    (source,) = blocks("docs/patching.md", "asm")
    first, sharing = blocks("docs/patching.md", "sh")
    (tmp_path / "mine.s").write_text(source)

    def run(line):
        words = [sys.executable, "-m", "grognard.host.cli", *line.split()[1:]]
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout

    commands = first.strip().splitlines()
    assert len(commands) == 3
    for line in commands[:2]:
        run(line)
    steps = {"PRESS ANY": "\\s", "START A NEW": "3", "SOLITAIRE": "1", "NCO TRAINING": "1"}
    steps |= {"SILENCE": "2", "UNLIMITED": "2", "HOW MANY": "250\\r"}
    assert commands[2] == "grognard boot mine.dsk"
    with Apple2() as a2:
        a2.insert(1, tmp_path / "mine.dsk")
        a2.screen.use_font(tmp_path / "out" / "ambush" / "ambush.font")
        for text, keys in steps.items():
            a2.until(text=text, within=30)
            a2.type(keys.replace("\\s", " ").replace("\\r", "\r"))
        a2.until(text="WHO IS READY?", within=30)
        a2.type("2\r")
        a2.until(text="DUMKE", within=30)
        a2.run(seconds=2)
        assert any(re.search(r"DUMKE\s+R2\s+6\s+9", line.upper()) for line in a2.screen.text)
    assert falls(tmp_path, "out/ambush/ambush.dsk") == (11, 1)
    assert falls(tmp_path, "mine.dsk") == (11, 0)
    for line in sharing.strip().splitlines():
        run(line)
    assert (tmp_path / "theirs.dsk").read_bytes() == (tmp_path / "mine.dsk").read_bytes()


def falls(folder: Path, disk: str) -> tuple[int, int]:
    """Wounds and carry of a man at ten wound points who takes the least hit there is."""
    made = folder / "out" / "ambush"
    kept = (made / "ambush.dsk").read_bytes()
    (made / "ambush.dsk").write_bytes((folder / disk).read_bytes())
    game = BuiltGame("ambush", made)
    labels = read_labels(game.file("dbg"))
    a2 = load_for(game, labels["wound"])
    (made / "ambush.dsk").write_bytes(kept)
    a2.memory[labels["man_wounds"].address] = 10
    result = a2.call(labels["wound"].address, X=0)
    return result.a, result.c
