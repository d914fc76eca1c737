"""The sound: at its pitch, without what is not there, to the sample, in whatever pieces."""

import wave
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from grognard.emu import CPU_HZ, Apple2
from grognard.emu import layout as L
from grognard.emu.devices.speaker import RATE_HZ, Speaker
from grognard.emu.devices.wav import WavWriter

from .programs import START, load, machine


def move(a2: Apple2, stamps: list[int], now: int) -> None:
    """As if the program had moved the cone at these cycles, and it were cycle ``now``."""
    words = a2.machine.words
    for stamp in stamps:
        count = int(words[L.SPEAKER_COUNT])
        words[L.SPEAKER_RING + count % L.SPEAKER_RING_SIZE] = stamp
        words[L.SPEAKER_COUNT] = count + 1
    words[L.CYCLES] = now


def heard(stamps: list[int], end: int, piece: int) -> NDArray[np.int16]:
    a2 = machine()
    a2.machine.words[L.CYCLES] = 0
    a2.speaker.skip()
    parts, at = [], 0
    while at < end:
        now = min(at + piece, end)
        move(a2, [s for s in stamps if at <= s < now], now)
        parts.append(a2.speaker.samples())
        at = now
    return np.concatenate(parts)


SQUARE = list(range(500, 2 * CPU_HZ, 97))  # 5260 Hz, its overtones beyond any sound card


@pytest.mark.parametrize("piece", [331, 17_030, 50_001])
def test_pieces_give_what_the_whole_gives(piece: int) -> None:
    end = 100_000
    stamps = [s for s in SQUARE if s < end]
    whole = heard(stamps, end, end)
    assert np.array_equal(heard(stamps, end, piece), whole)


def test_the_number_of_samples_follows_the_cycles_for_hours() -> None:
    a2 = machine()
    a2.machine.words[L.CYCLES] = start = 1_000_003
    a2.speaker.skip()
    total = 0
    random = np.random.default_rng(2)
    for _ in range(400):
        step = int(random.integers(1, 100_000))
        a2.machine.words[L.CYCLES] += step
        total += len(a2.speaker.samples())
        gone = a2.cycles - start
        assert total == gone * RATE_HZ // CPU_HZ
    speaker = Speaker(a2.machine)
    speaker._start -= 10 * 3600 * CPU_HZ
    speaker._done = 10 * 3600 * RATE_HZ - 5
    assert len(speaker.samples()) == 5


def test_a_square_has_its_overtones_and_nothing_else_above_minus_60_db() -> None:
    sound = heard(SQUARE, 2 * CPU_HZ, 500_000).astype(float)
    piece = sound[9600 : 9600 + 65536] * np.kaiser(65536, 14)
    spectrum = 20 * np.log10(np.abs(np.fft.rfft(piece)) + 1e-9)
    hertz = np.fft.rfftfreq(65536, 1 / RATE_HZ)
    tone = CPU_HZ / (2 * 97)
    loudest = spectrum.max()
    assert abs(hertz[spectrum.argmax()] - tone) < 1
    third = spectrum[np.abs(hertz - 3 * tone) < 5].max() - loudest
    assert third == pytest.approx(-9.54, abs=0.3)  # a third of the first
    away = np.ones(len(hertz), bool)
    for overtone in range(0, 5):
        away &= np.abs(hertz - overtone * tone) > 60
    assert (spectrum[away] - loudest).max() < -60
    # what a mere sampling of the level would have: the measure can fail
    level = np.array([(int(n * CPU_HZ / RATE_HZ) - 500) // 97 % 2 for n in range(80_000)])
    naive = np.abs(np.fft.rfft((level[9600 : 9600 + 65536] - 0.5) * np.kaiser(65536, 14)))
    naive_db = 20 * np.log10(naive + 1e-9)
    assert (naive_db[away] - naive_db.max()).max() > -30


def test_the_cone_returns_to_rest_and_hours_of_clicks_leave_no_level() -> None:
    sound = heard([1000], CPU_HZ // 2, 40_000)
    assert sound.max() > 15_000 and np.abs(sound[-2000:]).max() <= 1
    a2 = machine()
    end = 30 * CPU_HZ
    stamps = list(range(1000, end, 1601))
    parts = []
    a2.machine.words[L.CYCLES] = 0
    a2.speaker.skip()
    for now in range(0, end, 500_000):
        move(
            a2,
            [s for s in stamps[now // 1601 - 2 : now // 1601 + 400] if now - 500_000 <= s < now],
            now,
        )
        parts.append(a2.speaker.samples())
    late = parts[-1].astype(float)
    early = parts[3].astype(float)
    assert abs(late.mean() - early.mean()) < 60
    assert a2.speaker._sum in (0, 1 << 24)  # the sum itself is exact


BEEP = """
        ldy     #200
cycle:  bit     $C030
        ldx     #100
wait:   dex
        bne     wait
        dey
        bne     cycle
        jmp     *
"""


def test_a_wav_file_holds_the_beep_of_a_program(tmp_path: Path) -> None:
    a2 = machine()
    load(a2, BEEP, tmp_path)
    a2.cpu.pc = START
    with WavWriter(a2, tmp_path / "beep.wav"):
        a2.run(seconds=0.5)
    with wave.open(str(tmp_path / "beep.wav")) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (48_000, 1, 2)
        sound = np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float)
    assert len(sound) == pytest.approx(24_000, abs=1)
    half = 4 + 2 + 100 * 5 - 1 + 2 + 3  # cycles from one BIT to the next
    assert np.abs(sound[:4800]).max() > 5000 and np.abs(sound[-4800:]).max() <= 1
    strip = sound[480:4300]
    spectrum = np.abs(np.fft.rfft(strip * np.hanning(len(strip)), 1 << 18))
    pitch = spectrum.argmax() * RATE_HZ / (1 << 18)
    assert pitch == pytest.approx(CPU_HZ / (2 * half), rel=0.002)


def test_sound_goes_on_quietly_when_an_older_state_comes_back(tmp_path: Path) -> None:
    a2 = machine()
    load(a2, BEEP, tmp_path)
    a2.cpu.pc = START
    blob = a2.save()
    a2.run(seconds=0.1)
    assert len(a2.speaker.samples()) > 4000
    a2.load(blob)
    assert len(a2.speaker.samples()) == 0
    a2.run(seconds=0.1)
    assert len(a2.speaker.samples()) == pytest.approx(4800, abs=2)
