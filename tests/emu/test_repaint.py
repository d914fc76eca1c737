"""The picture painted where it changed is the picture painted whole, by either painter."""

import numpy as np
import pytest

from grognard.emu import Apple2
from grognard.emu.compiler import jit
from grognard.emu.picture.frames import Painter
from grognard.emu.picture.screen import Screen


def test_changed_lines_alone_make_the_same_picture_as_all_of_them():
    rng = np.random.default_rng(11)
    with Apple2() as a2:
        a2.run(frames=3)
        for step in range(60):
            for _ in range(int(rng.integers(0, 5))):
                a2.memory[int(rng.integers(0x400, 0x6000))] = int(rng.integers(0, 256))
            # the switches, as a program would touch them; some frames are cut in two by them
            switch = 0x50 + int(rng.integers(0, 8))
            a2.memory[0x300:0x306] = bytes([0x8D, switch, 0xC0, 0x4C, 3, 3])
            a2.cpu.pc = 0x300
            a2.run(cycles=int(rng.integers(1, 40_000)))
            if step % 7 == 0:
                a2.screen.look = ("colour", "mono-green", "crisp")[step % 3]
            whole = Screen(a2.machine)
            whole.look = a2.screen.look
            assert np.array_equal(a2.screen.pixels, whole.pixels)


def test_a_picture_once_taken_stays_as_it_was():
    with Apple2() as a2:
        a2.run(frames=3)
        before = a2.screen.pixels
        kept = before.copy()
        a2.memory[0x400:0x800] = b"\xc1" * 1024
        a2.run(frames=1)
        assert not np.array_equal(a2.screen.pixels, kept)
        assert np.array_equal(before, kept)


def _fresh(a2: Apple2) -> np.ndarray:
    """The picture of now, drawn whole with numpy."""
    return Painter(a2.machine)._plain(a2.screen.look, a2.screen.scan_lines)


def test_compiled_painter_and_numpy_make_the_same_picture_of_everything_a_program_does():
    """Random bytes in all pages, near each other too, switches in mid-frame, flashing, looks."""
    rng = np.random.default_rng(5)
    with Apple2(powerup="random:2") as a2:
        a2.run(frames=3)
        kept = []
        for step in range(90):
            count = int(rng.choice((0, 1, 1, 2, 30, 400)))
            first = int(rng.integers(0x400, 0x5F00))
            spread = int(rng.choice((4, 64, 0x1C00)))
            at = (first + rng.integers(0, spread, count)) % 0x5C00 + 0x400
            a2.machine.bytes_[at] = rng.integers(0, 256, count, np.uint8)
            a, b = (0x50 + int(n) for n in rng.integers(0, 8, 2))
            program = (0x8D, a, 0xC0, 0xA2, 0, 0xCA, 0xD0, 0xFD, 0x8D, b, 0xC0)
            a2.memory[0x300:0x30E] = bytes((*program, 0x4C, int(rng.choice((0, 0x0B))), 3))
            a2.cpu.pc = 0x300
            a2.run(cycles=int(rng.choice((40, 5_000, 17_030, 70_000, 300_000))))
            if step % 20 == 0:
                a2.screen.look = str(rng.choice(("colour", "mono-amber", "crisp")))
                a2.screen.scan_lines = bool(rng.integers(0, 2))
            if step % 3 == 0:
                kept.append((a2.screen.pixels[2:5], a2.screen.pixels[2:5].copy()))
            want = _fresh(a2)
            assert np.array_equal(a2.screen.pixels, want), step
        assert all(np.array_equal(part, was) for part, was in kept)


@pytest.mark.parametrize("hold", [memoryview, np.transpose, np.asarray, lambda p: p[7, :, 1]])
def test_part_of_a_picture_that_is_kept_stays_as_it_was(hold):
    with Apple2() as a2:
        a2.run(frames=3)
        part = hold(a2.screen.pixels)
        before = np.array(part)
        for byte in range(8):
            a2.memory[0x400:0x800] = bytes([0xC1 + byte]) * 1024
            a2.run(frames=1)
            assert np.array_equal(a2.screen.pixels, _fresh(a2))
        assert np.array_equal(part, before)


def test_same_array_comes_back_while_nothing_changes_kept_or_not():
    with Apple2() as a2:
        a2.run(frames=3)
        one = a2.screen.pixels
        assert a2.screen.pixels is one
        place = id(one)
        del one
        a2.memory[0x400] = 0xC1
        assert id(a2.screen.pixels) == place or not a2.machine.compiled
        with pytest.raises(ValueError, match="read-only"):
            a2.screen.pixels[0, 0, 0] = 1


def test_state_with_another_character_set_is_painted_with_it():
    with Apple2() as a2:
        a2.run(frames=3)
        _ = a2.screen.pixels
        state = a2.save()
        a2.machine.bytes_[0x14000:0x14800] = 0x55
        other = a2.save()
        a2.load(state)
        _ = a2.screen.pixels
        a2.load(other)
        assert np.array_equal(a2.screen.pixels, _fresh(a2))


def test_a_program_that_shows_its_two_pages_in_turn_is_painted_as_it_is():
    with Apple2(powerup="random:4") as a2:
        a2.run(frames=3)
        kept = []
        for turn in range(24):
            a2.memory[0x2000 + turn * 333] = turn
            program = (0x8D, 0x50, 0xC0, 0x8D, 0x57, 0xC0, 0x8D, 0x54 + turn % 2, 0xC0)
            a2.memory[0x300:0x30C] = bytes((*program, 0x4C, 9, 3))
            a2.cpu.pc = 0x300
            a2.run(frames=2)
            if turn > 12 and turn % 3 == 0:
                kept.append((a2.screen.pixels, a2.screen.pixels.copy()))
            assert np.array_equal(a2.screen.pixels, _fresh(a2))
        assert all(np.array_equal(pixels, was) for pixels, was in kept)


@pytest.mark.skipif(jit.LLVM is None, reason="llvmlite is not installed")
def test_where_the_painter_cannot_be_compiled_numpy_draws_and_the_core_stays(monkeypatch):
    def fails():
        raise RuntimeError("no memory that may be run")

    monkeypatch.setattr(jit._VIDEO, "_engine", None)
    monkeypatch.setattr(jit._VIDEO, "plain", False)
    monkeypatch.setattr(jit._VIDEO, "_load", fails)
    with Apple2() as a2:
        a2.run(frames=3)
        assert np.array_equal(a2.screen.pixels, _fresh(a2)) and a2.screen.pixels.any()
        assert a2.machine.compiled and not jit._CORE.plain and not jit.draws()
