"""`grognard.program`: 6502 sources and binaries of any project on a machine, for tests."""

from __future__ import annotations

import subprocess
import sys

import pytest

from grognard import program
from grognard.emu import CallError, SymbolError
from grognard.rom_build.asm import AsmErrors

ADD = """
        .zeropage
sum:    .res 2
        .bss
table:  .res 4
        .code
.proc add
        clc
        adc sum
        sta sum
        bcc done
        inc sum+1
done:   ldx #0
        rts
.endproc
.proc key
wait:   lda $C000
        bpl wait
        bit $C030
        rts
.endproc
.proc store
        sta table,y
        sta $0300
        rts
.endproc
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    folder = tmp_path_factory.mktemp("project")
    (folder / "add.s").write_text(ADD)
    return folder


def test_a_source_is_called_by_names_without_any_fixture(project):
    a2 = program("add.s", root=project)
    for a in (1, 200, 100):
        a2.call("add", A=a)
    assert a2.memory.word(a2.symbol("sum")) == 301
    assert a2.call("add", A=1, X=9).x == 0
    # the decimal flag by P: 9 + 1 is $10
    assert a2.call("add", A=9, sum=1, P=8)["sum"] == 0x10


def test_with_bare_false_keyboard_and_speaker_answer(project):
    with pytest.raises(CallError, match="did not return within 100 cycles"):
        program("add.s", root=project).call("key", cycle_limit=100)
    a2 = program("add.s", root=project, bare=False)
    a2.key(ord("A"))
    a2.speaker_toggles()
    assert a2.call("key").a == ord("A") + 0x80
    assert len(a2.speaker_toggles()) == 1


def test_a_binary_goes_to_an_address_with_labels_of_another_assembler(project):
    (project / "game.bin").write_bytes(bytes.fromhex("A9 2A 20 ED FD 60"))
    (project / "game.sym").write_text("SHOW   =$6000    COUT   =$FDED\n")
    a2 = program("game.bin", at=0x6000, debug="game.sym", root=project)
    said = []
    a2.memory["COUT"] = 0x60
    a2.on("COUT", lambda machine: said.append(machine.cpu.a))
    assert (a2.call("SHOW").cycles, said) == (2 + 6 + 6 + 6, [0x2A])
    with pytest.raises(SymbolError, match=r"at= says where game\.bin goes"):
        program("game.bin", debug="game.sym", root=project)


C02 = {
    "stz $10": "stz",
    "bra here": "bra",
    "inc a": "inc",
    "lda ($10)": "lda",
    "bit #1": "bit",
    "jmp ($300,x)": "jmp",
}


@pytest.mark.parametrize(("line", "word"), C02.items())
def test_an_instruction_that_only_a_65c02_has_is_refused(tmp_path, line, word):
    text = f'.setcpu "65C02"\nhere: lda #1\n {line}\n rts\n'
    (tmp_path / "new.s").write_text(text)
    with pytest.raises(AsmErrors, match=rf"^new\.s:3: error: '{word}' in this form is .* 65C02"):
        program("new.s", root=tmp_path)
    (tmp_path / "new.s").write_text(text.replace(line, "bit $10"))
    assert program("new.s", root=tmp_path).call("here").a == 1


def test_undocumented_instructions_of_the_nmos_chip_run(tmp_path):
    (tmp_path / "odd.s").write_text('.setcpu "6502X"\nodd: lax $10\n rts\n')
    result = program("odd.s", root=tmp_path).call("odd", A=1)
    assert result.a == result.x == 0


@pytest.mark.parametrize("name", ["a", "p", "c"])
def test_a_register_in_small_letters_is_told_how_it_is_written(project, name):
    with pytest.raises(SymbolError, match="registers are A X Y P C, in capitals"):
        program("add.s", root=project).call("add", **{name: 1})


TESTS = """
def test_changed(cycles):
    a2 = cycles.program("add.s")
    run = cycles.run(a2, "add", A=5, X=3, Y=7)
    assert run.changed == {"X", "sum"}
    assert cycles.run(a2, "store", A=5, Y=2).changed == {"table", "$0300"}

def test_in_vain(cycles):
    cycles.program("add.s").call("key", cycle_limit=100)
"""


@pytest.mark.slow
@pytest.mark.parametrize("words", [[], ["-n", "2"]], ids=["one", "two processes"])
def test_what_changed_is_named_and_lines_that_never_ran_are_listed(project, tmp_path, words):
    (project / "pytest.ini").write_text("[pytest]\n")
    (project / "test_add.py").write_text(TESTS)
    lcov = tmp_path / "add.lcov"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    command += ["--cover-6502", f"--cover-6502-lcov={lcov}"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout
    assert "add.s     11 of    14   78 %  not 12 19-20" in done.stdout  # as in ADD
    # a failed call shows what ran last, and no line of ours
    assert "lda KBD  ; r $C000" in done.stdout
    assert "emu/call.py" not in done.stdout
    held = lcov.read_text().split("\n")
    assert held[0] == f"SF:{project / 'add.s'}"
    assert [row for row in held if row.endswith(",0")] == ["DA:12,0", "DA:19,0", "DA:20,0"]
