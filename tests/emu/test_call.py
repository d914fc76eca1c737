"""Calling one routine: registers in and out, exact cycles, and refusal of what does not return."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.emu import Apple2, CallError, JamError, SymbolError

DBG = """version\tmajor=2,minor=0
file\tid=0,name="t.s",size=1,mtime=0x00000000,mod=0
mod\tid=0,name="t.o",file=0
seg\tid=0,name="CODE",start=0x000300,size=0x0100,addrsize=absolute,type=rw
scope\tid=0,name="",mod=0,size=12
scope\tid=1,name="hit",mod=0,type=scope,size=6,parent=0,sym=0
sym\tid=0,name="double",addrsize=absolute,size=5,scope=0,def=1,ref=2,val=0x300,seg=0,type=lab
sym\tid=1,name="chance",addrsize=absolute,size=2,scope=1,def=1,val=0x340,seg=0,type=lab
sym\tid=2,name="@loop",addrsize=absolute,parent=0,def=1,val=0x303,seg=0,type=lab
"""


@pytest.fixture
def a2(tmp_path: Path) -> Iterator[Apple2]:
    (tmp_path / "t.dbg").write_text(DBG)
    with Apple2(bare=True) as machine:
        machine.load_symbols(tmp_path / "t.dbg")
        yield machine


def put(a2: Apple2, text: str) -> None:
    code = bytes.fromhex(text)
    a2.memory[0x300 : 0x300 + len(code)] = code


def test_registers_go_in_and_answers_and_cycles_come_out(a2: Apple2) -> None:
    put(a2, "0A 6D 40 03 8D 41 03 60")  # ASL; ADC chance; STA chance+1; RTS = 2+4+4+6
    result = a2.call("double", A=0x81, X=5, chance=0x1234)
    assert (result.a, result.x, result.c, result.cycles) == (0x02 + 0x34 + 1, 5, 0, 16)
    assert result["hit::chance"] == 0x34 and result.word("chance") == 0x3734


def test_the_callers_registers_survive(a2: Apple2) -> None:
    put(a2, "A9 01 A2 02 A0 03 60")
    a2.cpu.a, a2.cpu.x, a2.cpu.pc = 9, 8, 0x1234
    assert a2.call(0x300).y == 3
    assert (a2.cpu.a, a2.cpu.x, a2.cpu.pc, a2.cpu.s) == (9, 8, 0x1234, 0xFD)


def test_only_the_matching_rts_ends_the_call(a2: Apple2) -> None:
    put(a2, "20 05 03 A9 07 60")  # JSR $0305, LDA #7, RTS
    assert a2.call(0x300).cycles == 6 + 6 + 2 + 6


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("4C 00 03", "did not return"),
        ("48 A9 FF 48 A9 F8 48 60", "returned with S"),  # an extra byte is left on the stack
        ("00", r"BRK at \$0300 \(double\)"),
    ],
)
def test_a_routine_that_does_not_come_back_is_an_error(a2: Apple2, code: str, message: str) -> None:
    a2.memory[0xFFFE:0x10000] = b"\x00\xf0"
    put(a2, code)
    with pytest.raises(CallError, match=message):
        a2.call("double", cycle_limit=5000)


def test_jam_names_opcode_and_place(a2: Apple2) -> None:
    put(a2, "EA 02")
    with pytest.raises(JamError, match=r"\$02 at \$0301 \(double\+1\)"):
        a2.call("double")


def test_an_unknown_name_offers_near_ones(a2: Apple2) -> None:
    with pytest.raises(SymbolError, match="did you mean double"):
        a2.symbol("duoble")


def test_hooks_are_called_each_time_and_can_be_taken_away(a2: Apple2) -> None:
    put(a2, "CA D0 FD 60")
    seen: list[int] = []
    remove = a2.on("double", lambda m: seen.append(m.cpu.x))
    a2.call("double", X=3)
    assert seen == [3, 2, 1]
    remove()
    a2.call("double", X=3)
    assert len(seen) == 3
