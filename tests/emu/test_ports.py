"""The printer card and the game port, as programs see them."""

from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.emu import layout as L

from .lockstep import Lockstep
from .programs import START, load, machine

FIND_CARD = """
; Finds a parallel card by its mark ($48 at 5 and 7), prints the text through its page.
        ldx     #$C7
slot:   stx     $07
        lda     #0
        sta     $06
        ldy     #5
        lda     ($06),y
        cmp     #$48
        bne     no
        ldy     #7
        lda     ($06),y
        cmp     #$48
        beq     found
no:     dex
        cpx     #$C0
        bne     slot
        sec
        rts
found:  stx     put+2
        ldy     #0
next:   lda     text,y
        beq     end
put:    jsr     $C102
        iny
        bne     next
end:    clc
        rts
text:   .byte   "LINE ONE", $8D, "Line two", $0D, $0A, $8A, "THREE", 0
"""


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_a_program_finds_the_card_and_prints(core: str, tmp_path: Path) -> None:
    with Apple2(core) as a2:
        a2.printer.to(tmp_path / "paper.txt")
        load(a2, FIND_CARD, tmp_path)
        done = a2.call(START)
        assert done.c == 0 and done.x == 0xC1
        assert a2.printer.text == "LINE ONE\nLine two\nTHREE"
        assert (tmp_path / "paper.txt").read_text() == "LINE ONE\nLine two\nTHREE"


def test_the_entry_at_c100_hooks_the_output_vector_and_keeps_registers() -> None:
    a2 = Apple2()
    a2.cpu.p = 0x30
    for entry, char in ((0xC100, 0xC8), (0xC102, 0xC9)):
        a2.memory[0x36:0x38] = b"\xf0\xfd" if entry == 0xC100 else b"\x34\x12"
        done = a2.call(entry, A=char, X=0x11, Y=0x22)
        assert (done.a, done.x, done.y, done.p & 4) == (char, 0x11, 0x22, 0)
        assert a2.memory[0x36:0x38] == (b"\x02\xc1" if entry == 0xC100 else b"\x34\x12")
    assert a2.printer.text == "HI" and a2.printer.sent == b"\xc8\xc9"


def test_the_data_port_prints_stores_and_ignores_the_reads_in_them(tmp_path: Path) -> None:
    a2 = Apple2()
    # STA $C080,X reads $C090 before it writes it
    load(a2, "ldx #$10\nlda #'A'\nsta $C080,x\nlda $C090\nlda #'B'\nsta $C090\nrts\n", tmp_path)
    a2.call(START)
    assert a2.printer.text == "AB"


def test_more_than_the_card_s_memory_is_printed_whole(tmp_path: Path) -> None:
    a2 = Apple2()
    code = "ldx #0\nldy #0\nl: tya\nsta $C090\niny\nbne l\ninx\ncpx #$60\nbne l\nrts\n"
    load(a2, code, tmp_path)
    a2.call(START)
    assert a2.printer.sent == bytes(range(256)) * 0x60


def test_printing_goes_on_where_a_state_was_loaded(tmp_path: Path) -> None:
    a2 = Apple2()
    load(a2, "lda #'X'\nsta $C090\nrts\n", tmp_path)
    blob = a2.save()
    for _ in range(3):
        a2.call(START)
    a2.load(blob)
    a2.call(START)
    assert a2.printer.text == "XXXX"


def test_both_cores_print_alike(tmp_path: Path) -> None:
    def make(core: str) -> Apple2:
        a2 = Apple2(core)
        load(a2, FIND_CARD.replace("rts", "jmp found") + "\n", tmp_path)
        a2.cpu.pc = START
        return a2

    pair = Lockstep(make)
    pair.run(3000)
    assert pair.fast.printer.text == pair.reference.printer.text != ""


def test_firmware_without_a_printer_page_has_no_card() -> None:
    a2 = machine()
    a2.memory[0x300:0x303] = b"\x8d\x90\xc0"
    a2.cpu.pc = 0x300
    a2.step()
    assert a2.printer.text == ""


# Game port


def buttons(a2: Apple2) -> list[int]:
    found = []
    for switch in (0x61, 0x62, 0x63):
        a2.memory[0x300:0x303] = bytes([0xAD, switch, 0xC0])
        a2.cpu.pc = 0x300
        a2.step()
        found.append(a2.cpu.a >> 7)
    return found


def test_buttons_read_pressed_until_a_stick_is_plugged_in() -> None:
    a2 = machine()
    assert buttons(a2) == [1, 1, 1] and not a2.game_port.plugged
    assert list(a2.game_port.paddle) == [None] * 4
    a2.game_port.plug()
    assert buttons(a2) == [0, 0, 0] and list(a2.game_port.paddle) == [127, 127, None, None]
    a2.game_port.button[1] = True
    assert buttons(a2) == [0, 1, 0] and list(a2.game_port.button) == [False, True, False]
    a2.game_port.plug()
    assert buttons(a2) == [0, 1, 0]
    a2.game_port.unplug()
    assert buttons(a2) == [1, 1, 1]


def test_a_stick_stays_plugged_in_when_the_machine_is_switched_off_and_on() -> None:
    a2 = machine()
    a2.game_port.plug()
    a2.game_port.paddle[0] = 200
    a2.game_port.button[2] = True
    a2.reboot()
    assert list(a2.game_port.paddle) == [200, 127, None, None] and buttons(a2) == [0, 0, 1]
    a2.game_port.unplug()
    a2.reboot()
    assert not a2.game_port.plugged and buttons(a2) == [1, 1, 1]


@pytest.mark.parametrize("position", [0, 100, 255])
def test_a_paddle_s_timer_runs_11_cycles_a_step(position: int, tmp_path: Path) -> None:
    a2 = machine()
    a2.game_port.plug(4)
    a2.game_port.paddle[2] = position
    load(a2, "bit $C070\nrts\n", tmp_path)
    a2.call(START)
    start = a2.cycles - 6 - 1  # the switch is read in the last cycle of BIT, RTS takes 6

    def high(cycle: int) -> int:
        a2.memory[0x300:0x303] = b"\xad\x66\xc0"
        a2.machine.words[L.CYCLES] = start + cycle - 3
        a2.cpu.pc = 0x300
        a2.step()
        return a2.cpu.a >> 7

    last = 11 * position
    assert high(max(last, 1)) == 1 and high(last + 12) == 0
    assert last + 12 < 0.00285 * 1_020_484


@pytest.mark.parametrize("what", ["paddle", "button"])
def test_what_is_not_in_the_socket_is_an_error(what: str) -> None:
    port = machine().game_port
    with pytest.raises(IndexError, match=what):
        getattr(port, what)[4]
    with pytest.raises(ValueError):
        port.paddle[0] = 256
