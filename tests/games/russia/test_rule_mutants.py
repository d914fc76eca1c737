"""A run in which no test can fail would say that all mutants live."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TOP = HERE.parents[2]


@pytest.mark.slow
def test_the_tests_of_a_rule_kill_its_mutants() -> None:
    words = "--limit", "6", "-j1", "--file", "rules/battle/battle_fatigue"
    tests = HERE / "test_battle_rules.py"
    done = subprocess.run(
        [sys.executable, "-m", "tests.programs.mutate", "russia", *words, "--tests", tests],
        cwd=TOP,
        capture_output=True,
        text=True,
    )
    assert "6 of 6 mutants die" in done.stdout, done.stdout + done.stderr
