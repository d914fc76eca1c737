"""docs/api.md: every example runs and prints what stands below it."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.host.cli import main

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project that the page speaks of, built."""
    folder = tmp_path_factory.mktemp("api")
    with contextlib.chdir(folder):
        for line in (
            "new .",
            "asm main.s -o out/main.bin --dbg out/main.dbg",
            "disk boot out/main.bin -o out/main.dsk",
        ):
            done = CliRunner().invoke(main, line.split())
            assert done.exit_code == 0, done.output
            Path("out").mkdir(exist_ok=True)
    return folder


def test_the_examples_print_what_the_page_says(project: Path) -> None:
    pairs = re.findall(r"```python\n(.*?)```\n```text\n(.*?)```", PAGE, re.DOTALL)
    assert len(pairs) == PAGE.count("```python\n") >= 6
    (player,) = re.findall(r"```python player\n(.*?)```", PAGE, re.DOTALL)
    (project / "march.py").write_text(player)
    names: dict[str, object] = {}
    with contextlib.chdir(project):
        for code, shown in pairs:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(code, names)
            assert printed.getvalue() == shown


@pytest.mark.slow
def test_the_survey_runs_over_processes(project: Path) -> None:
    (code,) = re.findall(r"```python survey\n(.*?)```", PAGE, re.DOTALL)
    (project / "survey.py").write_text(code)
    done = subprocess.run(
        [sys.executable, "survey.py"], cwd=project, capture_output=True, text=True, timeout=120
    )
    assert done.stdout == "4 True\n", done.stderr
