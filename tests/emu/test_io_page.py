"""The switches of the I/O page, as a II Plus has them."""

from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2, KeyNotTakenError, StateError, WaitError
from grognard.emu import layout as L

from .lockstep import Lockstep
from .programs import START, assembled, load, machine


def do(a2: Apple2, code: str) -> int:
    """Run one instruction given in hexadecimal; A afterwards."""
    data = bytes.fromhex(code)
    a2.memory[0x300 : 0x300 + len(data)] = data
    a2.cpu.pc = 0x300
    a2.step()
    return a2.cpu.a


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_inc_of_the_speaker_moves_it_three_times_in_cycles_4_to_6(core: str) -> None:
    a2 = machine(core)
    start = a2.cycles
    do(a2, "EE 30 C0")
    assert a2.speaker_toggles() == [start + 3, start + 4, start + 5]
    assert a2.speaker_toggles() == []


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_an_indexed_store_reads_before_it_writes(core: str) -> None:
    a2 = machine(core)
    a2.cpu.x = 0x30
    start = a2.cycles
    do(a2, "9D 00 C0")
    assert a2.speaker_toggles() == [start + 3, start + 4]


def test_an_indexed_read_over_a_page_reads_the_wrong_page_first() -> None:
    a2 = machine()
    a2.cpu.x = 0x40
    do(a2, "BD F0 C0")  # reads $C030, then $C130
    assert len(a2.speaker_toggles()) == 1


def test_the_keyboard_holds_a_key_until_the_strobe_is_cleared() -> None:
    a2 = machine()
    a2.key(ord("A"))
    assert do(a2, "AD 00 C0") == 0xC1 and a2.key_waiting
    do(a2, "AD 10 C0")
    assert do(a2, "AD 00 C0") == 0x41 and not a2.key_waiting


KEYS_TO_2000 = """
        ldx     #0
look:   ldy     #0
wait:   dey
        bne     wait
        lda     $C000
        bpl     look
        sta     $2000,x
        inx
        bit     $C010
        jmp     look
"""


def test_typing_waits_for_each_key_and_loses_none(tmp_path: Path) -> None:
    a2 = machine()
    load(a2, KEYS_TO_2000, tmp_path)
    a2.cpu.pc = START
    text = "move 12, then\r\x1b\x08\x15\x03"
    a2.type(text)
    assert a2.memory[0x2000 : 0x2000 + len(text)] == bytes(ord(c.upper()) | 0x80 for c in text)


def test_a_key_not_taken_in_time_is_an_error_that_shows_the_screen() -> None:
    a2 = machine()
    do(a2, "4C 00 03")
    a2.memory[0x400:0x405] = bytes(c | 0x80 for c in b"STUCK")
    with pytest.raises(KeyNotTakenError, match=r"key 'X' not taken within 1 .*\n  \|STUCK"):
        a2.type("X", within=1)
    with pytest.raises(WaitError, match=r"'ready' not seen within 0.5(.|\n)*\|STUCK"):
        a2.until(text="ready", within=0.5)


def test_buttons_read_pressed_without_a_stick_and_paddles_never_end() -> None:
    a2 = machine()
    assert [do(a2, f"AD 6{n} C0") >> 7 for n in (1, 2, 3)] == [1, 1, 1]
    a2.button(0, False)
    assert do(a2, "AD 61 C0") >> 7 == 0
    do(a2, "AD 70 C0")
    a2.machine.words[L.CYCLES] += 10_000
    assert do(a2, "AD 64 C0") >> 7 == 1


@pytest.mark.parametrize("position", [0, 1, 100, 255])
def test_the_usual_paddle_loop_counts_the_position(position: int, tmp_path: Path) -> None:
    a2 = machine()
    a2.paddle(1, position)
    load(
        a2, "bit $C070\nldy #0\nnop\nnop\nl: lda $C065\nbpl e\niny\nbne l\ndey\ne: rts\n", tmp_path
    )
    assert a2.call(START).y == pytest.approx(position, abs=1)


def card(a2: Apple2, *switches: int) -> None:
    for switch in switches:
        do(a2, f"AD {switch:02X} C0")


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_the_language_card_is_written_after_two_reads_only(core: str) -> None:
    a2 = machine(core, ram=64)
    a2.cpu.a = 0x55
    card(a2, 0x80, 0x81)
    do(a2, "A9 55")
    do(a2, "8D 00 E0")
    card(a2, 0x80)
    assert do(a2, "AD 00 E0") != 0x55
    card(a2, 0x83, 0x83)
    do(a2, "A9 55")
    do(a2, "8D 00 E0")
    assert do(a2, "AD 00 E0") == 0x55
    card(a2, 0x82)
    assert do(a2, "AD 00 E0") == 0x00
    do(a2, "8D 81 C0")  # a write is no read
    do(a2, "8D 81 C0")
    do(a2, "A9 66")
    do(a2, "8D 00 E0")
    card(a2, 0x80)
    assert do(a2, "AD 00 E0") == 0x55


def test_the_card_has_two_banks_at_d000_and_one_above() -> None:
    a2 = machine(ram=64)
    for switches, value in (((0x83, 0x83), "22"), ((0x8B, 0x8B), "11")):
        card(a2, *switches)
        do(a2, f"A9 {value}")
        do(a2, "8D 00 D0")
        do(a2, "8D 00 F0")
    assert do(a2, "AD 00 D0") == 0x11
    card(a2, 0x80)
    assert (do(a2, "AD 00 D0"), do(a2, "AD 00 F0")) == (0x22, 0x11)


def test_48k_machines_have_no_card() -> None:
    a2 = machine(ram=48)
    card(a2, 0x83, 0x83)
    do(a2, "A9 55")
    do(a2, "8D 00 E0")
    assert do(a2, "AD 00 E0") == 0x00


def test_an_unmapped_read_sees_what_the_beam_reads() -> None:
    a2 = machine()
    a2.memory[0x400:0x800] = bytes(1024)
    a2.memory[0x2000:0x4000] = bytes(8192)
    for row in range(24):
        at = 0x400 + row % 8 * 128 + row // 8 * 40
        a2.memory[at : at + 40] = bytes([row + 1]) * 40
    seen = {}
    for line in range(192):
        a2.machine.words[L.CYCLES] = 17_030 * 50 + 65 * line + 17  # read 3 cycles later: column 20
        seen[line] = do(a2, "AD 50 C8")
    assert [seen[line] for line in range(192)] == [line // 8 + 1 for line in range(192)]


def test_the_beam_reads_hi_res_lines_while_they_are_shown() -> None:
    a2 = machine()
    for switch in (0x50, 0x57, 0x52, 0x55):
        card(a2, switch)
    a2.machine.words[L.CYCLES] = 17_030 * 50 + 65 * 77 + 7
    at = 0x4000 + (77 % 8) * 0x400 + (77 // 8 % 8) * 0x80 + (77 // 64) * 40 + 10
    a2.memory[at] = 0xA7
    assert do(a2, "AD 20 C0") == 0xA7


@pytest.mark.parametrize("pattern", ["00ff", "ffff0000", "zero", "ones", "random", "random:7"])
def test_memory_comes_up_in_the_pattern_asked_for(pattern: str) -> None:
    from .programs import BLANK

    memory = Apple2(firmware=BLANK, powerup=pattern).memory[0x1000:0x1004]
    known = {"00ff": "00ff00ff", "ffff0000": "ffff0000", "zero": "00" * 4, "ones": "ff" * 4}
    if pattern in known:
        assert memory == bytes.fromhex(known[pattern])
    again = Apple2(firmware=BLANK, powerup=pattern).memory[0x1000:0x1004]
    assert memory == again


@pytest.mark.parametrize("ram", [48, 64])
def test_a_slice_of_memory_is_its_bytes_one_by_one_across_every_bank(ram: int) -> None:
    a2 = machine(ram=ram)
    if ram == 64:
        do(a2, "AD 83 C0")  # the card's memory instead of the ROM
    for begin, end in ((0xEFF0, 0x10000), (0xBFF0, 0xD010), (0xCFFF, 0xD801), (0x0FFF, 0x1001)):
        single = [a2.memory[at] for at in range(begin, end)]
        assert list(a2.memory[begin:end]) == list(a2.memory.read(begin, end - begin)) == single
        other = bytes(value ^ 0xFF for value in single)
        a2.memory[begin:end] = other
        assert bytes(a2.memory[at] for at in range(begin, end)) == other
        for at, value in zip(range(begin, end), single, strict=True):
            a2.memory[at] = value
        assert a2.memory[begin:end] == bytes(single)


def test_reset_takes_seven_cycles_three_of_the_stack_and_sets_i() -> None:
    a2 = machine()
    a2.cpu.s, a2.cpu.p = 0x80, 0
    start = a2.cycles
    a2.reset()
    assert (a2.cycles - start, a2.cpu.s, a2.cpu.p & 4) == (7, 0x7D, 4)


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_an_interrupt_waits_one_instruction_after_cli(core: str) -> None:
    a2 = Apple2(core, bare=True)
    a2.memory[0x300:0x304] = b"\x58\xe8\xc8\xea"  # CLI, INX, INY
    a2.memory[0xFFFE:0x10000] = b"\x00\x04"
    a2.cpu.pc, a2.cpu.x, a2.cpu.y = 0x300, 0, 0
    a2.irq()
    start = a2.cycles
    a2.step(3)
    assert (a2.cpu.pc, a2.cpu.x, a2.cpu.y, a2.cycles - start) == (0x400, 1, 0, 2 + 2 + 7)
    pushed = a2.memory[0x1FB:0x1FE]
    assert pushed[1:] == b"\x02\x03" and pushed[0] & 0x14 == 0


def test_a_state_brings_everything_back_even_between_disk_cells(tmp_path: Path) -> None:
    path = tmp_path / "a.dsk"
    path.write_bytes(bytes(143_360))
    a2 = machine(ram=64)
    a2.insert(1, path)
    code = assembled("bit $C0E9\nl: lda $C0EC\nsta ($10),y\niny\nbit $C030\njmp l\n", tmp_path)
    a2.memory[0x800 : 0x800 + len(code)] = code
    a2.memory[0x10:0x12] = b"\x00\x20"
    a2.cpu.pc = 0x800
    a2.run(cycles=1_234_567)
    blob = a2.save()
    a2.run(seconds=1)
    after = a2.hash()
    a2.load(blob)
    assert a2.hash() != after
    a2.run(seconds=1)
    assert a2.hash() == after
    other = machine("reference", ram=64)
    other.load(blob)
    other.run(seconds=0.05)
    a2.load(blob)
    a2.run(seconds=0.05)
    assert other.hash() == a2.hash()


def test_a_damaged_state_is_refused_and_changes_nothing() -> None:
    a2 = machine()
    blob = a2.save()
    before = a2.hash()
    random = np.random.default_rng(5)
    refused = 0
    for _ in range(300):
        bad = bytearray(blob)
        for at in random.integers(0, len(bad), 8):
            bad[at] ^= 1 << int(random.integers(0, 8))
        bad[L.WORDS + 24 + int(random.integers(0, 2048))] ^= 0x55
        with pytest.raises(StateError):
            a2.load(bytes(bad))
        refused += 1
    for cut in (0, 7, 8, 100, len(blob) - 1):
        with pytest.raises(StateError):
            a2.load(blob[:cut])
    with pytest.raises(StateError):
        a2.load(blob + b"\0")
    assert refused == 300 and a2.hash() == before


@pytest.mark.slow
def test_both_cores_boot_a_disk_alike(tmp_path: Path) -> None:
    path = tmp_path / "boot.dsk"
    disk = bytearray(143_360)
    code = b"\x01" + assembled("inc $400\nbit $C030\nl: inc $401\njmp l\n", tmp_path)
    # the program was assembled for $0800 and uses no address of its own but the loop's
    code = code.replace(b"\x4c\x06\x08", b"\x4c\x07\x08")
    disk[: len(code)] = code
    path.write_bytes(disk)

    def make(core: str) -> Apple2:
        a2 = Apple2(core, powerup="random")
        a2.insert(1, path)
        a2.run(cycles=1_020_000)
        return a2

    pair = Lockstep(make)
    pair.run(20_000)
    for a2 in (pair.fast, pair.reference):
        assert a2.cpu.pc in (0x807, 0x80A)
        a2.run(seconds=0.02)
    assert pair.fast.hash() == pair.reference.hash()
