"""Both cores through what programs do: boot, play, write a disk, use the language card."""

from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.emu import layout as L
from grognard.emu.formats.image import blank_image, write_image
from grognard.host.built.games import built_game, game_names

from .lockstep import Lockstep
from .programs import START, load, machine
from .test_disk2 import WRITE_PAGE

logged = pytest.mark.parametrize(
    "log", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["logged", "short ways"]
)


def on_disk(tmp_path: Path, core: str) -> Apple2:
    a2 = machine(core)
    path = tmp_path / "w.dsk"
    write_image(path, blank_image(formatted=True))
    a2.insert(1, path)
    return a2


@logged
@pytest.mark.slow
def test_writing_a_track_leaves_the_same_bits(tmp_path: Path, log: bool) -> None:
    def make(core: str) -> Apple2:
        a2 = on_disk(tmp_path, core)
        load(a2, WRITE_PAGE.format(nops=7), tmp_path)
        a2.memory[0x1000:0x1100] = bytes(range(0x96, 0x100)) + bytes(150)
        spin = bytes.fromhex("ADE9C0 4C0303")  # motor on, and wait
        a2.memory[0x300 : 0x300 + len(spin)] = spin
        a2.cpu.pc = 0x300
        a2.run(seconds=1.1)
        a2.cpu.pc = START
        return a2

    pair = Lockstep(make, log)
    pair.run(4200)
    assert pair.fast.disk_changes() == {"1": [0.0], "2": []}


@logged
def test_a_read_loop_gets_the_same_nibbles(tmp_path: Path, log: bool) -> None:
    def make(core: str) -> Apple2:
        a2 = on_disk(tmp_path, core)
        text = "lda $C0E9\nldy #0\nl: lda $C0EC\nbpl l\nsta $2000,y\niny\njmp l\n"
        load(a2, text, tmp_path)
        a2.cpu.pc = START
        return a2

    pair = Lockstep(make, log)
    pair.run(2000)  # spinning up: noise
    for a2 in (pair.fast, pair.reference):
        a2.machine.words[L.DISK_READY_AT] = a2.cycles  # the rest of that second cut short
    pair.run(6000)
    assert pair.fast.memory[0x2000:0x2100].count(0xFF) > 10


CARD = """
        ldx     #0
next:   lda     switches,x
        tay
        lda     $C000,y
        lda     $C000,y
        inc     $D123           ; read, write, write again
        inc     $E456
        lda     $D123
        adc     $FFFC
        sta     $2000,x
        sta     $C000,y         ; a write ends what two reads began
        inc     $D124
        inx
        cpx     #32
        bne     next
        ldx     #0
        beq     next
switches:
        .byte   $80,$81,$82,$83,$84,$85,$86,$87,$88,$89,$8A,$8B,$8C,$8D,$8E,$8F
        .byte   $83,$80,$8B,$88,$81,$8F,$83,$89,$82,$80,$8B,$83,$81,$88,$8A,$83
"""


@logged
def test_the_language_card_banks_alike(tmp_path: Path, log: bool) -> None:
    def make(core: str) -> Apple2:
        a2 = machine(core, ram=64)
        load(a2, CARD, tmp_path)
        a2.cpu.pc = START
        return a2

    pair = Lockstep(make, log)
    pair.run(3000)
    assert len(set(pair.fast.memory[0x2000:0x2020])) >= 4


def test_code_runs_alike_on_the_card_and_in_a_cards_rom(tmp_path: Path) -> None:
    def make(core: str) -> Apple2:
        a2 = Apple2(core, ram=64)  # own firmware: $C65C looks for a sector, and finds noise
        a2.memory[0x300:0x308] = bytes.fromhex("A260 ADE9C0 4C5CC6")  # motor on
        a2.cpu.pc = 0x300
        return a2

    pair = Lockstep(make, log=False)
    pair.run(6000)
    assert 0xC600 <= pair.fast.cpu.pc < 0xC700
    for a2 in (pair.fast, pair.reference):
        a2.machine.words[L.LC_READ] = a2.machine.words[L.LC_WRITE] = 1
        a2.machine.map_memory()
        # branches, calls and returns over the page edge at $D0FF/$D100, and from $BFFF to $C000
        code = bytes.fromhex("A205 CA D0FD 20 F8D0 4C F0D0".replace(" ", ""))
        a2.memory[0xD0F0 : 0xD0F0 + len(code)] = code
        a2.memory[0xD0F8:0xD105] = bytes.fromhex(
            "18 9004 EAEAEAEA 38 B0F7 60 EAEA".replace(" ", "")
        )
        a2.cpu.pc = 0xD0F0
    pair.run(300)


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_the_game_boots_to_its_title(core: str) -> None:
    """The reference core takes its few seconds for the second and a half after the spin-up."""
    built = built_game(game_names()[0])
    with Apple2() as begun, Apple2(core) as a2:
        for machine_ in (begun, a2):
            machine_.insert(1, built.file("dsk"))
        begun.run(seconds=1.0)
        a2.load(begun.save())
        begun.run(seconds=0.3)
        a2.run(seconds=0.3)
        assert a2.hash() == begun.hash()


@logged
@pytest.mark.slow
def test_playing_goes_alike(log: bool) -> None:
    built = built_game(game_names()[0])
    with Apple2() as begun:
        begun.insert(1, built.file("dsk"))
        begun.until(text="PRESS ANY KEY", within=20)
        begun.run(seconds=2)
        blob = begun.save()

    def make(core: str) -> Apple2:
        a2 = Apple2(core)
        a2.load(blob)
        return a2

    pair = Lockstep(make, log)
    pair.run(500)
    for a2 in (pair.fast, pair.reference):
        a2.key(ord("1"))
    pair.run(100)
    assert not pair.fast.key_waiting
    pair.run(8000)
