"""A machine sent to another process: what comes along, and what stays."""

import pickle
from pathlib import Path

import pytest

from grognard.emu import Apple2, Firmware, layout

from .disk_programs import program, start_motor, write_sector
from .programs import START, load, machine

COUNTING = """
next:   inc     $2000,x
        inx
        bne     next
        bit     $C030
        lda     $C061
        jmp     next
"""


def copied(a2: Apple2) -> Apple2:
    """The machine as another process has it."""
    other = pickle.loads(pickle.dumps(a2))
    assert isinstance(other, Apple2)
    return other


@pytest.mark.parametrize("core", ["fast", "reference"])
@pytest.mark.parametrize("ram", [48, 64])
def test_a_pickled_machine_goes_on_as_the_one_it_was_made_of(
    core: str, ram: int, tmp_path: Path
) -> None:
    with machine(core, ram) as a2:
        load(a2, COUNTING, tmp_path)
        a2.cpu.pc = START
        a2.game_port.plug()
        a2.run(cycles=3000)
        a2.key(65)
        with copied(a2) as other:
            assert (other.core_name, other.ram, other.bare) == (core, ram, False)
            assert other.save() == a2.save()
            for one in (a2, other):
                one.button(0, True)
                one.run(cycles=3000)
            assert other.key_waiting and other.cycles == a2.cycles
            assert other.hash() == a2.hash()
            assert len(other.speaker_toggles()) == len(a2.speaker_toggles()) > 0


def test_names_letters_and_look_come_along(tmp_path: Path) -> None:
    letters = bytes(range(256)) * 3
    (tmp_path / "own.font").write_bytes(letters)
    with machine() as a2:
        a2.symbols.define("here", 0x2000, 2)
        a2.screen.use_font(tmp_path / "own.font")
        a2.screen.look, a2.screen.scan_lines = "mono-green", True
        a2.machine.words[layout.VIDEO] = 8  # hi-res
        for row in range(8):
            a2.memory[0x2000 + 0x400 * row] = letters[8 * 33 + row] & 0x7F
        other = copied(a2)
        assert other.symbol("here") == 0x2000 and other.symbols.size("here") == 2
        assert other.screen.text == a2.screen.text
        assert other.screen.text[0].strip("@ ") != ""
        assert (other.screen.look, other.screen.scan_lines) == ("mono-green", True)
        assert (other.screen.pixels == a2.screen.pixels).all()


def test_a_bare_machine_is_bare_again() -> None:
    with Apple2(bare=True) as a2:
        a2.memory[0xC000:0xC003] = b"\xa9\x2a\x60"
        other = copied(a2)
        assert other.bare and other.call(0xC000).a == 42
        with pytest.raises(ValueError, match="drive 1"):
            other.insert(1, "none.dsk")


def test_the_firmware_comes_along_and_outlives_the_switch() -> None:
    rom = bytearray(0x3000)
    rom[-4:-2] = b"\x34\x12"
    with Apple2(firmware=Firmware(bytes(rom), bytes(256), bytes([5]) * 2048)) as a2:
        a2.memory[0x1234] = 7
        other = copied(a2)
        other.cpu.pc = 0x300
        other.reboot()
        assert other.cpu.pc == 0x1234 and other.memory[0x1234] != 7
        assert (other.screen.pixels == a2.screen.pixels).all()


def test_disks_are_in_the_drives_and_no_file_receives_them(tmp_path: Path) -> None:
    disk = tmp_path / "save.dsk"
    disk.write_bytes(bytes(143_360))
    with machine() as a2:
        a2.insert(1, disk, writable=True)
        write_sector(a2, tmp_path, 0x11)
        kept = disk.read_bytes()
        said: list[str] = []
        a2.on_notice = said.append
        with copied(a2) as other:
            assert other.disk_path(1) is None and a2.disk_path(1) == disk
            assert other.disk_changes() == a2.disk_changes() == {"1": [0.0], "2": []}
            write_sector(other, tmp_path, 0x22)
            assert other.hash() != a2.hash()
        assert disk.read_bytes() == kept and said == []
        write_sector(a2, tmp_path, 0x33)  # and its own file is still this machine's
        assert disk.read_bytes() != kept


def test_a_turning_disk_turns_on_in_the_copy(tmp_path: Path) -> None:
    (tmp_path / "disk.dsk").write_bytes(bytes(143_360))
    with machine() as a2:
        a2.insert(1, tmp_path / "disk.dsk")
        start_motor(a2)
        other = copied(a2)
        assert other.disk_turns
        for one in (a2, other):
            one.memory[START : START + len(program(tmp_path))] = program(tmp_path)
            one.run(cycles=100_000)
        assert other.hash() == a2.hash()


def test_who_looks_on_stays_behind(tmp_path: Path) -> None:
    class Ticker:
        next_mark = 0
        marks = 0

        def mark(self) -> None:
            self.marks += 1
            self.next_mark += 100

    with machine() as a2:
        load(a2, COUNTING, tmp_path)
        a2.cpu.pc = START
        ticker, seen = Ticker(), [0]
        a2.add_ticker(ticker)
        a2.on(START, lambda _: seen.append(1))
        a2.trace.enable()
        a2.trace.breakpoints.add(START)
        recorder = a2.record()
        a2.run(cycles=2000)
        marks, count, events = ticker.marks, len(seen), len(recorder.replay.events)
        assert marks and count > 1
        with copied(a2) as other:
            other.key(65)
            other.run(cycles=5000)
            assert other.recorder is None and not other.trace.enabled
            assert other.trace.run(cycles=3000).kind == "end"
        assert (ticker.marks, len(seen), len(recorder.replay.events)) == (marks, count, events)
        assert a2.recorder is recorder
