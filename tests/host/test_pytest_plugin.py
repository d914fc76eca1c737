"""The pytest plugin, as another project's test run meets it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

MEASURED = """
def test_counts(cycles):
    cycles("routine", {count}, budget=100)
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pytest.ini").write_text("[pytest]\n")

    def run(*words):
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout + done.stderr

    return tmp_path, run


@pytest.mark.slow
def test_the_record_of_cycles_is_written_checked_and_a_change_named(project):
    folder, run = project
    test = folder / "test_it.py"
    test.write_text(MEASURED.format(count=90))
    assert run()[0] == 0
    assert not (folder / "tests").exists()
    assert run("--cycles=check")[0] == 1
    assert run("--cycles=update")[0] == 0
    assert json.loads((folder / "tests" / "cycles.json").read_text()) == {"routine": 90}
    assert run("--cycles=check")[0] == 0
    test.write_text(MEASURED.format(count=91))
    code, said = run("--cycles=check")
    assert code == 1
    assert "routine: 91 cycles, record says 90" in said
    assert "routine: 91 cycles (+1)" in run("--cycles=report")[1]


@pytest.mark.slow
def test_over_budget_fails_in_every_mode(project):
    folder, run = project
    (folder / "test_it.py").write_text(MEASURED.format(count=101))
    code, said = run()
    assert code == 1
    assert "101 cycles, budget 100" in said


def test_the_mark_rule_is_known_and_the_plugin_loads_nothing_heavy(project):
    folder, run = project
    (folder / "test_it.py").write_text(
        "import sys, pytest\n"
        '@pytest.mark.rule("CA-10.4.1")\n'
        "def test_light():\n"
        "    heavy = {'pygame', 'llvmlite', 'numpy', 'py65', 'grognard.emu'}\n"
        "    assert not heavy & set(sys.modules)\n"
    )
    code, said = run("--strict-markers")
    assert code == 0, said


def test_the_fixture_apple2_is_a_machine_that_runs(project):
    folder, run = project
    (folder / "test_it.py").write_text(
        "def test_runs(apple2):\n"
        "    apple2.memory[0x300:0x305] = bytes.fromhex('A92A8580EA')\n"
        "    apple2.cpu.pc = 0x300\n"
        "    apple2.step(2)\n"
        "    assert apple2.memory[0x80] == 42\n"
    )
    code, said = run()
    assert code == 0, said
