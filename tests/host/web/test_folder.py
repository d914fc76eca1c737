"""The folder of the page, looked at without a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.host.web import hints
from grognard.host.web.folder import SCRIPTS, WORKER
from grognard.host.web.payloads import HERE, layout_names
from grognard.rom_build.games import BuildError, game_names

MOST_BYTES = 300_000
"""of a page with one game, its pictures not counted"""
TEXTS = (".html", ".css", ".js")


@pytest.mark.slow
def test_a_page_with_one_game_is_small(page_folder: Path):
    shared = sum(path.stat().st_size for path in page_folder.iterdir() if path.is_file())
    for name in game_names():
        assert shared + (page_folder / "games" / f"{name}.js").stat().st_size <= MOST_BYTES


@pytest.mark.slow
def test_no_file_names_an_address_but_its_neighbours(page_folder: Path):
    for path in page_folder.rglob("*"):
        if path.suffix in TEXTS:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"(https?:)?//[a-z0-9-]+\.[a-z]", text), path.name
            assert not re.search(r"""\b(src|href)=["'](/|[a-z]+:(?!,))""", text), path.name


def test_every_script_there_is_is_loaded_once_and_in_order():
    html = (HERE / "index.html").read_text(encoding="utf-8")
    loaded = re.findall(r'<script src="([^"]+)">', html)
    assert [name for name in loaded if name != "games.js"] == list(SCRIPTS)
    assert {path.name for path in HERE.glob("*.js")} == {*SCRIPTS, WORKER}


@pytest.mark.slow
def test_the_offline_copy_has_every_file_of_the_folder(page_folder: Path):
    made = {path.relative_to(page_folder).as_posix() for path in page_folder.rglob("*.*")}
    head = (page_folder / WORKER).read_text(encoding="utf-8").splitlines()[1]
    assert set(re.findall(r'"([^"]+)"', head)) == made - {WORKER}


@pytest.mark.thorough
def test_the_same_sources_make_the_same_files(page_folder: Path, tmp_path: Path):
    from grognard.host.web.folder import page_files

    from ...games.built import built

    again = page_files([built(name) for name in game_names()])
    assert {
        name for name, data in again.items() if (page_folder / name).read_bytes() != data
    } == set()


@pytest.mark.slow
def test_the_list_has_every_finished_game(page_folder: Path):
    listed = re.findall(r'"name": "(\w+)"', (page_folder / "games.js").read_text())
    assert listed == game_names()


def test_a_number_that_the_layout_does_not_have_stops_the_build():
    with pytest.raises(KeyError):
        layout_names({"wrong.js": "const { L } = this; L.NO_SUCH_WORD;"})


def test_the_text_of_the_page_can_be_read_by_weak_eyes():
    style = (HERE / "style.css").read_text(encoding="utf-8")
    colour = dict(re.findall(r"--(\w+): #([0-9a-f]{6})", style))

    def light(name: str) -> float:
        parts = [int(colour[name][at : at + 2], 16) / 255 for at in (0, 2, 4)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for ink in ("ink", "soft", "green"):
        for ground in ("ground", "panel"):
            ratio = (light(ink) + 0.05) / (light(ground) + 0.05)
            assert ratio >= 7, (ink, ground, ratio)  # WCAG 2, level AAA


def test_hints_that_cannot_be_read_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(hints, "game_folder", lambda name: tmp_path)
    assert hints.read_hints("any") == hints.Hints()
    path = tmp_path / hints.FILE
    path.parent.mkdir()
    stray = "[[hint]]\nwords = 'x'\nsay = 'y'\nkeys = ['1']\nlead = ['2']\n"
    for text in ("about = ", "[[hint]]\nwords = 'x'\n", "restart = [['one']]\n", stray):
        path.write_text(text)
        with pytest.raises(BuildError, match="web.toml"):
            hints.read_hints("any")


def test_an_installed_package_has_the_files_of_the_page():
    import tomllib

    root = Path(__file__).resolve().parents[3]
    listed = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs = listed["tool"]["setuptools"]["package-data"]["grognard.host"]
    assert {Path(glob).suffix for glob in globs} >= {path.suffix for path in HERE.iterdir()}
