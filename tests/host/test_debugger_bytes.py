"""The debugger's commands on bytes: find, fill, assemble, from and to files; other tools' words."""

from __future__ import annotations

import pytest

from .debugged import AT, Talk, program_disk


@pytest.fixture
def talk(tmp_path):
    debugger = Talk(program_disk(tmp_path))
    yield debugger
    debugger.a2.close()


def test_bytes_and_texts_are_found_where_they_lie(talk):
    # outer: ldy #2, jsr inner
    assert talk("find $A0,2,$20,<inner,>inner").startswith(f"${AT['outer']:04X} (outer, ")
    talk("set $2000 = 'J'+$80,'Q'+$80,'J','Q'")
    assert talk('find "JQ"') == "$2000\n$2002"
    assert talk("hunt 1,2,3,4,5,6") == "nowhere"
    assert len(talk("find 0").split("\n")) == 41  # forty, and how many more


def test_nothing_is_found_among_the_switches(talk):
    talk("fill $BFF0 $10 $EE")
    assert talk("find $EE,$EE,0") == "nowhere"  # it would end in what is no memory
    assert talk("find $EE,$EE,$EE,$EE").startswith("$BFF0")


def test_an_instruction_is_assembled_into_memory_with_the_programs_labels(talk):
    assert talk("assemble $300 lda #>inner # its page") == "$0300: A9 08"
    assert talk("asm $302 sta count,x") == f"$0302: 9D {talk.a2.symbol('count') & 0xFF:02X} 08"
    assert talk("asm $305 bne $300") == "$0305: D0 F9"
    assert talk("asm $307 jmp again") == "$0307: 4C 06 08"
    talk("set pc = $300")
    talk("z")
    assert talk.a2.cpu.a == 8
    talk("back")  # what was changed by hand is there again
    assert talk.a2.memory[0x300:0x302] == b"\xa9\x08"


def test_memory_is_filled_and_goes_to_a_file_and_back(talk, tmp_path):
    file = tmp_path / "bytes"
    talk("fill $2000 $100 $55")
    assert talk.a2.memory[0x1FFF:0x2101].count(0x55) >= 0x100
    talk(f"write {file} $2000 $100")
    assert file.read_bytes() == bytes([0x55]) * 256
    file.write_bytes(b"\1\2\3")
    assert talk(f"bload {file} inner") == f"3 bytes at ${AT['inner']:04X}: 01 02 03"
    assert talk.a2.memory[AT["inner"] : AT["inner"] + 3] == b"\1\2\3"
    assert talk("memory $0818.$081A").split()[1:4] == ["01", "02", "03"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("find", "each a byte"),
        ("find 300", "each a byte"),
        ("fill $2000 16", "PLACE N VALUE"),
        ("fill $FFFF 2 0", "run past $FFFF"),
        ("fill $BFFF 2 0", "are switches"),
        ("assemble $300", "PLACE INSTRUCTION"),
        ("assemble $300 ldq #1", "did you mean 'ldy'"),
        ("assemble $300 bne $400", "branch too far"),
        ("assemble $300 jsr outter", "did you mean outer"),
        ("read nowhere.bin $300", "no such file"),
        ("write bytes $FFF0 17", "up to $FFFF"),
        ("memory $810.$800", "lies before"),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(talk, line, words):
    before = talk.a2.hash()
    assert words.lower() in talk.fails(line).lower()
    assert talk.a2.hash() == before


def test_words_of_other_monitors_are_understood(talk):
    talk("bk inner")
    talk("g")
    assert talk.pc == AT["inner"]
    talk("ret")
    assert talk.pc == AT["loop"] + 3
    assert "inner" in talk("ll inn*") and "jsr" in talk("chis 8")
