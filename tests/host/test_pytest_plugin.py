"""The pytest plugin, as another project's test run meets it."""

from __future__ import annotations

import concurrent.futures
import json
import re
import subprocess
import sys
from pathlib import Path

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
def test_a_bare_count_is_recorded_checked_and_a_change_named(project):
    folder, run = project
    test = folder / "test_it.py"
    test.write_text(MEASURED.format(count=90))
    assert run()[0] == 0
    assert not (folder / "tests").exists()
    code, said = run("--cycles=check")
    assert code == 1 and "routine: 90 cycles, no record yet: --cycles=update writes it" in said
    assert run("--cycles=update")[0] == 0
    held = json.loads((folder / "tests" / "cycles.json").read_text())
    assert held["figures"] == {"routine": {"cycles": 90}}
    assert run("--cycles=check")[0] == 0
    test.write_text(MEASURED.format(count=91))
    code, said = run("--cycles=check")
    assert code == 1
    assert "routine: 91 cycles, record says 90 (+1)" in said
    assert re.search(r"^routine +1 +91 +\+1 +91 +100 ", run("--cycles=report")[1], re.M)


@pytest.mark.slow
def test_over_budget_fails_in_every_mode_and_is_not_recorded(project):
    folder, run = project
    (folder / "test_it.py").write_text(MEASURED.format(count=101))
    for mode in ([], ["--cycles=check"], ["--cycles=update"], ["--cycles=report"]):
        code, said = run(*mode)
        assert code == 1
        assert "101 cycles, budget 100" in said
    assert not (folder / "tests" / "cycles.json").exists()


def held(folder):
    figures = json.loads((folder / "tests" / "cycles.json").read_text())["figures"]
    return {name: row["cycles"] for name, row in figures.items()}


@pytest.fixture
def four(project):
    """Four tests that measure one routine each: recorded with 11 to 14 cycles, now 21 to 24."""
    folder, run = project
    for number in range(1, 5):
        text = f"def test_{number}(cycles):\n    cycles('r{number}', {20 + number})\n"
        (folder / f"test_{number}.py").write_text(text)
    (folder / "tests").mkdir()
    figures = {f"r{number}": {"cycles": 10 + number} for number in range(1, 5)}
    (folder / "tests" / "cycles.json").write_text(json.dumps({"figures": figures}))
    return folder, run


PARTIAL = {
    "--deselect test_1.py::test_1": {2, 3, 4},
    "--ignore test_2.py": {1, 3, 4},
    "-k 3": {3},
    "test_4.py": {4},
    "-n 2 --deselect test_1.py::test_1": {2, 3, 4},
    "-n 2 --ignore-glob *_[12].py": {3, 4},
}


@pytest.mark.slow
@pytest.mark.parametrize(("words", "measured"), PARTIAL.items(), ids=PARTIAL)
def test_a_partial_run_changes_and_never_removes(four, words, measured):
    folder, run = four
    code, said = run("--cycles=update", *words.split())
    assert code == 0, said
    assert held(folder) == {f"r{n}": 10 * (2 if n in measured else 1) + n for n in range(1, 5)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("end", "words"),
    [
        ("pytest.skip('not here')", []),
        ("pytest.xfail('not yet')", ["-n", "2"]),
        ("assert 0", ["-n", "2"]),
        ("os._exit(1)", ["-n", "2"]),
    ],
    ids=["skip", "xfail", "assert", "exit"],
)
def test_a_run_in_which_a_test_did_not_measure_removes_nothing(four, words, end):
    folder, run = four
    (folder / "test_1.py").write_text(f"import os, pytest\ndef test_1(cycles):\n    {end}\n")
    run("--cycles=update", *words)
    found = held(folder)
    assert set(found) == {"r1", "r2", "r3", "r4"} and found["r1"] == 11


@pytest.mark.slow
def test_a_run_from_a_folder_below_removes_nothing(four):
    folder, run = four
    (folder / "below").mkdir()
    (folder / "below" / "test_5.py").write_text("def test_5(cycles):\n    cycles('r5', 25)\n")
    code, said = run("--cycles=update", "-n", "2", "--rootdir", str(folder), "below")
    assert code == 0, said
    assert held(folder) == {"r1": 11, "r2": 12, "r3": 13, "r4": 14, "r5": 25}


@pytest.mark.slow
@pytest.mark.parametrize("words", [["-m", "cycles"], ["-n", "2"]], ids=" ".join)
def test_a_whole_run_drops_what_is_measured_no_more(four, words):
    folder, run = four
    (folder / "test_1.py").unlink()
    assert run("--cycles=update", *words)[0] == 0
    assert held(folder) == {"r2": 22, "r3": 23, "r4": 24}


@pytest.mark.slow
def test_a_run_spread_over_processes_reports_and_checks_as_one(four):
    folder, run = four
    code, said = run("--cycles=report", "-n", "2")
    assert code == 0
    rows = re.findall(r"^(r\d) +1 +(\d+) +(\S+) ", said, re.M)
    assert sorted(rows) == [(f"r{n}", f"2{n}", "+10") for n in range(1, 5)]
    assert run("--cycles=check", "-n", "2")[0] == 1


@pytest.mark.slow
def test_runs_side_by_side_lose_nothing_of_each_other(project):
    folder, run = project
    text = "import pytest\n@pytest.mark.parametrize('n', range(9))\ndef test_it(cycles, n):\n"
    for name in "abc":
        body = f"    cycles('{name}%d' % n, {ord(name)})\n"
        (folder / f"test_{name}.py").write_text(text + body)
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        ends = list(pool.map(lambda name: run("--cycles=update", f"test_{name}.py"), "abc"))
    assert [code for code, _ in ends] == [0] * 3
    assert held(folder) == {f"{name}{n}": ord(name) for name in "abc" for n in range(9)}
    assert not list((folder / "tests").glob("*.lock"))


@pytest.mark.slow
def test_a_damaged_record_is_named_and_left_as_it_is(four):
    folder, run = four
    record = folder / "tests" / "cycles.json"
    for damage in ("{", '{"figures": {"r1": 7}}'):
        record.write_text(damage)
        for words in (["--cycles=update"], []):
            code, said = run(*words)
            assert code and "cycles.json: damaged record of cycles: " in said
            assert "Traceback" not in said and "grognard/" not in said
        assert record.read_text() == damage


# Somebody's own program: a routine of 59 cycles, 62 if its loop's branch crosses a page.
FILL = """
        .export fill
        .segment "CODE"
pad:    .res    {pad}, $EA
;;; fill -- A into the table
;;; in:       A = value 0..255
;;; out:      table
;;; clobbers: X
;;; cycles:   <= {budget}
.proc fill
        ldx     #4
@next:  sta     table-1,x{extra}
        dex
        bne     @next
        jsr     rest
        rts
.endproc
.proc rest
        rts
.endproc
        .segment "BSS"
table:  .res    4
"""
TEST_FILL = """
def test_fill(cycles):
    a2 = cycles.program("src/fill.s")
    runs = [cycles.run(a2, "fill", A=a) for a in (0, 7, 255)]
    assert runs[1].result.read("table", 4) == bytes([7] * 4)
    cycles.hold(a2, "fill", runs, inputs="A = 0, 7, 255")
"""


def fill(folder, pad=2, budget=70, extra=""):
    (folder / "src").mkdir(exist_ok=True)
    text = FILL.format(pad=pad, budget=budget, extra=extra)
    (folder / "src" / "fill.s").write_text(text)


@pytest.fixture
def recorded(project):
    folder, run = project
    (folder / "test_fill.py").write_text(TEST_FILL)
    fill(folder)
    assert run("--cycles=update")[0] == 0
    return folder, run


@pytest.mark.slow
def test_another_project_s_routine_is_measured_line_by_line(recorded):
    folder, _ = recorded
    held = json.loads((folder / "tests" / "cycles.json").read_text())
    # 2; 4 x sta 5; 4 x dex 2; 3 x bne 3 and 2; jsr 6; rts 6; rts 6: three times
    assert held["figures"]["fill"] == {
        "inputs": "A = 0, 7, 255",
        "calls": 3,
        "cycles": 177,
        "worst": 59,
        "lines": {"fill": "6 60 24 33 18*2", "fill:rest": "18"},
    }


@pytest.mark.slow
def test_the_readme_s_test_of_a_routine_runs_and_fails_as_it_says(project):
    folder, run = project
    readme = (Path(__file__).parents[2] / "README.md").read_text()
    test, said = re.findall(r"```python\n(def test_.*?)```\n(.*?)\nThe rules", readme, re.DOTALL)[0]
    (folder / "test_fill.py").write_text(test)
    fill(folder)
    assert run("--cycles=update")[0] == 0
    fill(folder, extra="\n        nop")
    code, answer = run("--cycles=check")
    assert code == 1
    for line in said.split("\n"):
        assert line.strip() in answer


@pytest.mark.slow
def test_a_source_that_does_not_assemble_fails_with_its_lines_and_no_traceback(recorded):
    folder, run = recorded
    fill(folder, extra="\n        nops")
    code, said = run()
    assert code == 1
    assert "src/fill.s:13:9: error: 'nops'" in said
    assert "Traceback" not in said and "grognard/" not in said
    (folder / "src" / "fill.s").unlink()
    code, said = run()
    assert code == 1
    assert "src/fill.s: error: cannot read" in said
    assert "another exception" not in said


@pytest.mark.slow
def test_a_budget_that_cannot_be_read_is_named_with_its_line(recorded):
    folder, run = recorded
    source = folder / "src" / "fill.s"
    source.write_text(source.read_text().replace("<= 70", "70"))
    code, said = run()
    assert code == 1
    assert "src/fill.s:9: expected '<= number' or '-', found '70'" in said


@pytest.mark.slow
def test_code_that_moved_is_no_failure_and_its_crossings_are_shown(recorded):
    folder, run = recorded
    was = (folder / "tests" / "cycles.json").read_bytes()
    fill(folder, pad=250)
    assert run("--cycles=check")[0] == 0
    said = run("--cycles=update")[1]
    # three taken branches in each of three runs
    assert re.search(r"^fill +3 +177 +62 +70 +9 +A = 0, 7, 255", said, re.M)
    assert (folder / "tests" / "cycles.json").read_bytes() == was


@pytest.mark.slow
def test_a_shift_over_the_budget_is_told_apart_from_changed_code(recorded):
    folder, run = recorded
    fill(folder, pad=250, budget=61)
    code, said = run("--cycles=check")
    assert code == 1
    assert "fill: 62 cycles, budget 61; 3 of them page crossings (a page shift" in said


@pytest.mark.slow
def test_changed_code_fails_with_the_lines_that_moved(recorded):
    folder, run = recorded
    fill(folder, extra="\n        nop")
    code, said = run("--cycles=check")
    assert code == 1
    assert "fill: 201 cycles, record says 177 (+24)" in said
    assert "changed code: fill;" in said
    assert "src/fill.s:13: nop: new, 24 cycles" in said
    assert "sta" not in said and "dex" not in said


@pytest.mark.slow
def test_other_inputs_are_told_apart_from_changed_code(recorded):
    folder, run = recorded
    text = TEST_FILL.replace("(0, 7, 255)", "(0, 7)")
    (folder / "test_fill.py").write_text(text)
    code, said = run("--cycles=check")
    assert code == 1
    assert "record says 177 (-59)" in said and "the code is as recorded" in said
    assert "sta table-1,x: 60 -> 40" in said


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


@pytest.mark.slow
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


WAITS = """
import pytest

def program(apple2):
    apple2.memory[0x300:0x307] = bytes.fromhex('E88E00044C0003')  # INX, STX $0400, JMP $0300
    apple2.cpu.pc = 0x300
    apple2.symbols.define("round_again", 0x300)

def test_waits(apple2):
    program(apple2)
    apple2.until(text="NEVER", within=0.1)

@pytest.mark.traced
def test_calls(apple2):
    program(apple2)
    apple2.memory[0x310:0x313] = bytes.fromhex('A9070200'[:6])  # LDA #7, JAM
    apple2.call(0x310)
"""


@pytest.mark.slow
def test_where_a_wait_or_a_call_fails_the_instructions_are_shown(project):
    folder, run = project
    (folder / "test_it.py").write_text(WAITS)
    code, said = run("--strict-markers")
    assert code == 1
    waits, calls = said.split("test_calls", 1)
    assert "6502: the instructions that come next" in waits
    assert waits.count("stx $0400") == 4 and "w $0400" in waits
    assert "6502: the last instructions" in calls
    assert "lda #$07" in calls


@pytest.mark.slow
def test_a_fault_in_what_was_asked_ends_at_the_line_that_asked(project):
    folder, run = project
    (folder / "bad.s").write_text("begin:  lda #\n")
    (folder / "test_it.py").write_text(
        "from grognard import program\n\n\ndef test_it():\n    program('bad.s')\n"
    )
    code, said = run()
    assert code == 1 and "bad.s:1:14: error: expected a value" in said
    assert ">       program('bad.s')" in said and "raise_if_errors" not in said
    assert "raise_if_errors" in run("--full-trace")[1]
    bare = [sys.executable, "-m", "pytest", "-p", "no:terminal", "-p", "no:cacheprovider"]
    assert subprocess.run(bare, cwd=folder, timeout=120).returncode == 1  # no such option there
