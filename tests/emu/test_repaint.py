"""The picture painted line by line is the picture painted whole."""

import numpy as np

from grognard.emu import Apple2
from grognard.emu.screen import Screen


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
