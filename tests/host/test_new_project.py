"""`grognard new`: what it lays out boots, passes its test, and is debugged in an editor."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.emu import Apple2
from grognard.host.cli import main
from grognard.rom_build.contracts import parse_contracts

from .dap_client import OverPipe


def grognard(*words: object, code: int = 0) -> str:
    done = CliRunner().invoke(main, [str(word) for word in words])
    assert done.exit_code == code, done.output
    return done.output


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new project, its disk made by the commands of its Makefile."""
    folder = tmp_path_factory.mktemp("new") / "my game"
    grognard("new", folder)
    out = folder / "out"
    out.mkdir()
    grognard("asm", folder / "main.s", "-o", out / "main.bin", "--dbg", out / "main.dbg")
    grognard("disk", "boot", out / "main.bin", "-o", out / "main.dsk")
    return folder


def test_it_shows_and_counts_keys(project: Path) -> None:
    with Apple2(powerup="random:7") as a2:
        a2.insert(1, project / "out" / "main.dsk")
        a2.until(text="strike keys", within=10)
        assert a2.screen.text[12].strip() == "LAST KEY: -   STRUCK: 00"
        a2.type("A" * 98 + "b\r")
        a2.run(frames=2)
        assert a2.screen.text[12].strip() == "LAST KEY: B   STRUCK: 00"


def test_every_routine_keeps_its_header(project: Path) -> None:
    headers = parse_contracts((project / "main.s").read_text(), "main.s")
    assert {one.name for one in headers} == {"start", "status", "digits", "show", "clear"}
    assert not [problem for one in headers for problem in one.problems]
    for call in (["clear"], ["status"], ["digits", "A=99"]):
        told = grognard("call", project / "out" / "main.dsk", *call, "--json")
        budget = next(one.cycles for one in headers if one.name == call[0])
        assert budget is not None and json.loads(told)["cycles"] <= budget


@pytest.mark.slow
def test_an_editor_stops_at_its_lines_as_its_launch_configuration_says(project: Path) -> None:
    said = json.loads((project / ".vscode" / "launch.json").read_text())
    (launch,) = said["configurations"]
    disk = launch["program"].replace("${workspaceFolder}", str(project))
    source, row = project / "main.s", {"line": 0}
    row["line"] = 1 + source.read_text().splitlines().index("@count: inc     struck")
    editor = OverPipe()
    try:
        editor.begin(program=disk, steps=launch["steps"])
        editor.ask("setBreakpoints", source={"path": str(source)}, breakpoints=[row])
        editor.ask("configurationDone")
        editor.ask("evaluate", expression="type Q", context="repl")
        stop = editor.stopped()
        assert (stop["at"]["source"]["path"], stop["at"]["line"]) == (str(source), row["line"])
    finally:
        editor.process.kill()
        editor.process.wait()


@pytest.mark.slow
def test_its_own_test_passes_with_its_record(project: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--cycles=check"],
        cwd=project,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "2 passed" in done.stdout, done.stdout + done.stderr


def test_a_folder_with_anything_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("")
    assert "is not empty" in grognard("new", tmp_path, code=1)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    (tmp_path / "empty").mkdir()
    grognard("new", tmp_path / "empty")
    assert (tmp_path / "empty" / "README.md").read_text().startswith("# empty\n")
