"""Interrupts, BRK, reset and JAM on both cores, cycle by cycle."""

import pytest

from grognard.emu import Apple2, JamError

IRQ_AT, NMI_AT, RESET_AT = 0x0400, 0x0500, 0x0600
both = pytest.mark.parametrize("core", ["fast", "reference"])


def machine(core: str, code: str, p: int = 0x30) -> Apple2:
    """Plain memory with a program at $0300 and NOPs wherever a vector leads."""
    a2 = Apple2(core, bare=True)
    program = bytes.fromhex(code)
    a2.memory[0x300 : 0x300 + len(program)] = program
    for at in (IRQ_AT, NMI_AT, RESET_AT):
        a2.memory[at : at + 8] = b"\xea" * 8
    vectors = (NMI_AT, RESET_AT, IRQ_AT)
    a2.memory[0xFFFA:0x10000] = b"".join(v.to_bytes(2, "little") for v in vectors)
    a2.cpu.pc, a2.cpu.s, a2.cpu.p = 0x300, 0xFF, p
    return a2


def stack(a2: Apple2, count: int) -> list[int]:
    """The last bytes pushed, the last first."""
    s = a2.cpu.s
    return [a2.memory[0x100 + (s + 1 + n & 0xFF)] for n in range(count)]


@both
def test_an_irq_takes_seven_cycles_and_pushes_p_without_b(core: str) -> None:
    a2 = machine(core, "EA", p=0xC3)
    a2.irq()
    start = a2.cycles
    a2.step()
    assert (a2.cpu.pc, a2.cycles - start) == (IRQ_AT, 7)
    assert stack(a2, 3) == [0xC3 & ~0x30 | 0x20, 0x00, 0x03]
    assert a2.cpu.p & 0x0C == 4  # I set, D as it was: this is no 65C02


@both
def test_i_keeps_an_irq_out_but_no_nmi(core: str) -> None:
    a2 = machine(core, "EA EA EA", p=0x34)
    a2.irq()
    a2.step()
    assert a2.cpu.pc == 0x301
    a2.nmi()
    a2.step()
    assert a2.cpu.pc == NMI_AT and stack(a2, 3) == [0x24, 0x01, 0x03]


@both
def test_an_nmi_comes_once_and_before_an_irq_which_stays(core: str) -> None:
    a2 = machine(core, "EA")
    a2.irq()
    a2.nmi()
    a2.memory[NMI_AT] = 0x40  # RTI
    a2.memory[IRQ_AT] = 0x40
    seen = []
    for _ in range(7):
        a2.step()
        seen.append(a2.cpu.pc)
    # RTI gives I back before the poll at its end, so the line still pulled down counts at once
    assert seen == [NMI_AT, 0x300, IRQ_AT, 0x300, IRQ_AT, 0x300, IRQ_AT]
    a2.irq(False)
    a2.step(2)
    assert a2.cpu.pc == 0x301


@both
@pytest.mark.parametrize(
    ("code", "p", "steps"),
    [
        ("58 EA EA", 0x34, 3),  # CLI: one more instruction, then the interrupt
        ("78 EA EA", 0x30, 1),  # pulled down before: the interrupt is first
        ("28 EA EA", 0x34, 3),  # PLP that clears I: as CLI
        ("40", 0x34, 2),  # RTI that clears I: at once
    ],
    ids=["CLI", "SEI", "PLP", "RTI"],
)
def test_cli_sei_and_plp_change_i_after_the_poll_and_rti_before(
    core: str, code: str, p: int, steps: int
) -> None:
    a2 = machine(core, code, p)
    a2.cpu.s = 0xF0
    a2.memory[0x1F1:0x1F4] = b"\x30\x01\x03"
    a2.irq()
    taken = 0
    while a2.cpu.pc != IRQ_AT:
        a2.step()
        taken += 1
        assert taken <= steps
    assert taken == steps


@both
def test_an_irq_that_sei_is_too_late_for_pushes_i_set(core: str) -> None:
    a2 = machine(core, "78 EA", p=0x30)
    a2.step()
    a2.irq()  # the line fell during SEI, whose poll still saw I clear
    a2.step()
    assert a2.cpu.pc == IRQ_AT and stack(a2, 3) == [0x24, 0x01, 0x03]


@both
def test_brk_pushes_b_and_skips_a_byte(core: str) -> None:
    a2 = machine(core, "00 FF EA", p=0x38)
    start = a2.cycles
    a2.step()
    assert (a2.cpu.pc, a2.cycles - start) == (IRQ_AT, 7)
    assert stack(a2, 3) == [0x38, 0x02, 0x03] and a2.cpu.p & 0x0C == 0x0C


@both
def test_reset_leaves_registers_and_memory_but_s_and_i(core: str) -> None:
    a2 = machine(core, "EA", p=0xC9)
    a2.cpu.a, a2.cpu.x, a2.cpu.y, a2.cpu.s = 1, 2, 3, 0x01
    before, start = a2.memory.whole(), a2.cycles
    a2.reset()
    cpu = a2.cpu
    assert (cpu.a, cpu.x, cpu.y, cpu.s, cpu.p, cpu.pc) == (1, 2, 3, 0xFE, 0xFD, RESET_AT)
    assert a2.cycles - start == 7 and a2.memory.whole() == before


@both
def test_a_jam_names_opcode_and_place_and_only_reset_ends_it(core: str) -> None:
    a2 = machine(core, "EA 92")
    a2.step()
    for _ in range(2):
        with pytest.raises(JamError, match=r"JAM: opcode \$92 at \$0301"):
            a2.run(cycles=1000)
    a2.nmi()
    with pytest.raises(JamError):
        a2.step()
    a2.reset()
    a2.step()
    assert a2.cpu.pc == RESET_AT + 1


# The opcodes whose outcome hangs on the chip, by the formulas programs rely on: the constant of
# ANE and LXA is $EE here; programs that work everywhere use operands with which it does not matter.


def nz(value: int) -> int:
    return (value & 0x80) | (2 if value == 0 else 0)


def one(core: str, code: int, operand: int, p: int, **registers: int) -> Apple2:
    a2 = machine(core, f"{code:02X}{operand:02X}", p | 0x30)
    for name, value in registers.items():
        setattr(a2.cpu, name, value)
    start = a2.cycles
    a2.step()
    assert a2.cycles - start == 2 and a2.cpu.pc == 0x302
    return a2


@both
@pytest.mark.parametrize("code", [0x0B, 0x2B, 0x4B, 0x8B, 0xAB])
def test_anc_alr_ane_and_lxa_follow_their_formulas(core: str, code: int) -> None:
    for a in (0x00, 0x01, 0x5A, 0x80, 0xA5, 0xFF):
        for operand in (0x00, 0x01, 0x33, 0x81, 0xFF):
            for carry in (0, 1):
                cpu = one(core, code, operand, carry, a=a, x=0x77).cpu
                if code in (0x0B, 0x2B):
                    want = a & operand
                    want_c = want >> 7
                elif code == 0x4B:
                    want, want_c = (a & operand) >> 1, a & operand & 1
                else:
                    want = (a | 0xEE) & operand & (0x77 if code == 0x8B else 0xFF)
                    want_c = carry
                assert (cpu.a, cpu.p & 0x83) == (want, nz(want) | want_c), (a, operand, carry)
                assert cpu.x == (want if code == 0xAB else 0x77)


@both
def test_arr_is_and_then_ror_with_the_adders_flags(core: str) -> None:
    for a in range(0, 256, 7):
        for p in (0, 1, 8, 9):
            cpu = one(core, 0x6B, 0xFB, p, a=a).cpu
            both_, carry = a & 0xFB, p & 1
            rotated = both_ >> 1 | carry << 7
            want, flags = rotated, nz(rotated)
            if p & 8:
                flags |= (both_ ^ rotated) & 0x40
                if (both_ & 15) + (both_ & 1) > 5:
                    want = (want & 0xF0) | (want + 6 & 15)
                if (both_ >> 4) + (both_ >> 4 & 1) > 5:
                    want, flags = want + 0x60 & 0xFF, flags | 1
            else:
                flags |= (rotated >> 6 & 1) | ((rotated >> 6 ^ rotated >> 5) & 1) << 6
            assert (cpu.a, cpu.p & 0xC3) == (want, flags), (a, p)


@both
def test_las_ands_memory_with_s_into_three_registers(core: str) -> None:
    a2 = machine(core, "BB F0 04")
    a2.memory[0x0510] = 0x9C
    a2.cpu.y, a2.cpu.s = 0x20, 0xF5
    start = a2.cycles
    a2.step()
    assert (a2.cpu.a, a2.cpu.x, a2.cpu.s, a2.cycles - start) == (0x94, 0x94, 0x94, 5)
    assert a2.cpu.p & 0x82 == 0x80
