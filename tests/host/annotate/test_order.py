"""The reading order is that of a run; a game of one's own has its pages too."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.host.annotate.order import chapters
from grognard.host.annotate.program import Program, Routine, read_program
from grognard.host.cli import main
from grognard.rom_build.games import game_names

from ...games.built import built
from .site_links import dead_links, row

ROOT = Path(__file__).resolve().parents[3]
TOY = ROOT / "tests" / "host" / "toy"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The smallest game, alone in a folder of games; the folder to work in."""
    shutil.copytree(TOY, tmp_path / "games" / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("GROGNARD_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.slow
def test_a_game_of_one_s_own_has_its_pages(toy: Path) -> None:
    (toy / "site" / "toy" / "r").mkdir(parents=True)
    (toy / "site" / "toy" / "r" / "gone.html").write_text("of a routine that is no more")
    (toy / "site" / "mine.txt").write_text("somebody's")
    source = toy / "games" / "toy" / "rules" / "number_next.s"
    text = source.read_text(encoding="utf-8")
    # a label of its own that is called as another routine: no call of that
    proc = ".proc number_next\n"
    assert proc in text
    source.write_text(text.replace(proc, proc + "        jmp     main\nmain:\n"), encoding="utf-8")
    assert CliRunner().invoke(main, ["build", "toy"]).exit_code == 0
    done = CliRunner().invoke(main, ["annotate", "toy", "-o", "site"])
    assert done.exit_code == 0, done.output
    site = toy / "site"
    assert dead_links(site) == []
    assert not (site / "toy" / "r" / "gone.html").exists() and (site / "mine.txt").exists()
    page = (site / "toy" / "r" / "number_next.html").read_text(encoding="utf-8")
    assert "Each turn the number doubles." in page and "at most 60, return included" in page
    assert "each turn the number doubles" in page  # the test that says so
    assert row(site / "toy" / "r" / "number_next.html", "calls") == set()
    assert row(site / "toy" / "r" / "main.html", "calls") == {
        "state_clear.html", "disk_write_init.html", "turn_loop_start.html",
    }  # fmt: skip
    assert 'href="../r/number_next.html"' in (site / "toy/rules/TOY-1.html").read_text("utf-8")


def first_routines(program: Program) -> list[Routine]:
    return [chapter.routines[0] for chapter in chapters(program)]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_every_routine_is_read_once_and_the_first_instruction_first(game: str) -> None:
    program = read_program(built(game))
    order = [routine for chapter in chapters(program) for routine in chapter.routines]
    assert len(order) == len(set(order)) and set(order) == set(program.routines)
    names = [routine.name for routine in order]
    assert names[:2] == ["loader_start", "main"]
    assert names.index("turn_loop") < names.index("phase_run") < names.index("menu_main")


@pytest.mark.slow
def test_the_phases_are_read_in_the_order_of_the_walk_through_the_code() -> None:
    text = (ROOT / "docs" / "walkthrough.md").read_text(encoding="utf-8")
    entries = re.findall(r"^\| \w[^|]* \| `game_asm/games/(\w+)/\w+/(\w+)\.s`", text, re.MULTILINE)
    assert len(entries) >= 5
    first = [routine.name for routine in first_routines(read_program(built(entries[0][0])))]
    walked = [name for _, name in entries]
    assert [name for name in first if name in walked] == walked
