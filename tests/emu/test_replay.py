"""Replays: the same on both cores, and never a surprise from a file."""

import hashlib
import json
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2, ReplayError
from grognard.emu.states import replay
from grognard.emu.states.player import Player
from grognard.emu.states.replay import _HEAD, _SECTION, Replay, read_replay

from .programs import START, load, machine

KEYS = """
look:   inc     $10
        bne     same
        inc     $11
same:   lda     $C000
        bpl     look
        sta     $C010
        ldx     $10
        sta     $2000,x
        bit     $C030
        jmp     look
"""


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    folder = tmp_path_factory.mktemp("replay")
    disk = folder / "a.dsk"
    disk.write_bytes(bytes(range(256)) * 560)
    a2 = machine(ram=64)
    load(a2, KEYS, folder)
    a2.cpu.pc = START
    a2.run(cycles=12_345)
    recorder = a2.record()
    a2.type("abc")
    a2.paddle(1, 99)
    a2.button(2, False)
    a2.run(seconds=0.05)
    a2.insert(1, disk)
    a2.type("d")
    a2.poke(0x3000, b"seed")
    before = a2.save()
    a2.run(seconds=1.1)
    a2.load(before)  # back in time
    a2.type("e")
    a2.run(cycles=77)
    a2.irq(False)
    return recorder.stop()


def machine_for(replay: Replay, core: str) -> Apple2:
    return machine(core, ram=replay.ram)


def test_a_replay_goes_the_same_on_the_fast_core_after_a_file(
    recorded: Replay, tmp_path: Path
) -> None:
    path = tmp_path / "r"
    path.write_bytes(recorded.to_bytes())
    again = read_replay(path)
    assert again.events == recorded.events and again.states == recorded.states
    a2 = machine_for(again, "fast")
    player = Player(a2, again)
    assert player.run_all() is None and player.done
    assert sum(event[1] == "mark" for event in again.events) == 2
    assert a2.memory[0x3000:0x3004] == b"seed"
    assert set(b"ABCDE") <= {c & 0x7F for c in a2.memory[0x2000:0x2100]}


@pytest.mark.slow
def test_a_replay_goes_the_same_on_the_reference_core(recorded: Replay) -> None:
    assert Player(machine_for(recorded, "reference"), recorded).run_all() is None


def test_played_in_small_pieces_it_is_the_same(recorded: Replay) -> None:
    a2 = machine_for(recorded, "fast")
    player = Player(a2, recorded)
    while not player.done:
        player.run(17_030)
    assert player.difference is None


def test_a_byte_changed_on_the_way_is_noticed_in_its_stretch(recorded: Replay) -> None:
    a2 = machine_for(recorded, "fast")
    player = Player(a2, recorded)
    player.run(50_000)
    a2.memory[0x5000] ^= 1
    assert player.run_all() is None  # the disk's insertion brought the whole state
    changed = Replay(recorded.ram, recorded.states, list(recorded.events), recorded.begun)
    last = changed.events.pop()
    at = [event[1] for event in changed.events].index("load")
    changed.events = [*changed.events[:at], (*changed.events[at][:1], "mark", "0" * 64)]
    found = Player(machine_for(changed, "fast"), changed).run_all()
    assert found is not None
    assert (found.good, found.cycle) == (recorded.begun, changed.events[at][0])
    assert last[1] == "mark"


def test_recording_can_be_kept_while_it_goes_on(tmp_path: Path) -> None:
    a2 = machine()
    load(a2, KEYS, tmp_path)
    a2.cpu.pc = START
    recorder = a2.record()
    a2.type("x")
    recorder.save(tmp_path / "r")
    a2.run(seconds=2.5)
    whole = recorder.stop()
    assert a2.recorder is None
    assert [e[1] for e in whole.events] == ["key", "mark", "mark", "mark"]
    early = read_replay(tmp_path / "r")
    assert [e[1] for e in early.events] == ["key", "mark"]
    assert Player(machine(), early).run_all() is None


def rebuilt(replay: Replay, change: Callable[[dict], object]) -> bytes:
    head = {"ram": replay.ram, "begun": replay.begun, "events": [list(e) for e in replay.events]}
    change(head)
    copy = Replay(48, replay.states)
    data = copy.to_bytes()
    return forged(data, json.dumps(head).encode())


def forged(data: bytes, head: bytes, size: int | None = None) -> bytes:
    """The file with another head and a checksum that is right."""
    packed, _ = _SECTION.unpack_from(data, _HEAD.size)
    rest = data[_HEAD.size + _SECTION.size + packed :]
    new = zlib.compress(head)
    body = _SECTION.pack(len(new), len(head) if size is None else size) + new + rest
    magic, version, count, _ = _HEAD.unpack_from(data)
    return _HEAD.pack(magic, version, count, hashlib.sha256(body).digest()) + body


@pytest.mark.parametrize(
    "change",
    [
        lambda h: h.update(ram=128),
        lambda h: h.update(begun=-1),
        lambda h: h.update(events={}),
        lambda h: h["events"].insert(0, [0, "key", 1]),
        lambda h: h["events"].append([1 << 50, "key", 1]),
        lambda h: h["events"].insert(0, [h["begun"], "key", 128]),
        lambda h: h["events"].insert(0, [h["begun"], "key", True]),
        lambda h: h["events"].insert(0, [h["begun"], "key", "a"]),
        lambda h: h["events"].insert(0, [h["begun"], "close"]),
        lambda h: h["events"].insert(0, [h["begun"], "__init__"]),
        lambda h: h["events"].insert(0, [h["begun"], ["key"], 1]),
        lambda h: h["events"].insert(0, [h["begun"], "load", 99, 0]),
        lambda h: h["events"].insert(0, [h["begun"], "mark", "00"]),
        lambda h: h["events"].insert(0, 7),
    ],
)
def test_what_is_out_of_bounds_is_refused(recorded: Replay, change: Callable) -> None:
    with pytest.raises(ReplayError):
        Replay.from_bytes(rebuilt(recorded, change))


@pytest.mark.slow
def test_a_section_that_swells_is_refused_before_it_is_unpacked(recorded: Replay) -> None:
    bomb = bytes(100 << 20)
    data = recorded.to_bytes()
    for size in (1000, 15 << 20, 1 << 31):
        with pytest.raises(ReplayError, match="section 0"):
            Replay.from_bytes(forged(data, bomb, size))
    with pytest.raises(ReplayError, match="damaged"):
        Replay.from_bytes(forged(data, b"[" * 100_000))


@pytest.fixture
def idle() -> Replay:
    """One in which nothing has happened yet."""
    a2 = machine()
    a2.run(cycles=10)
    return Replay(a2.ram, [a2.save()], begun=a2.cycles)


@pytest.mark.parametrize(
    ("events", "why"),
    [
        (lambda t: [(t, "load", 0, t)], "state of event 0"),
        (lambda t: [(t, "load", 1, t), (t, "load", 1, t)], "state of event 1"),
        (lambda t: [(t, "nmi")] * (replay.MOST_EVENTS + 1), "more than 400000 events"),
        (lambda t: [[[]]] * (replay.MOST_EVENTS // 2 + 1), "more than 400000 events"),
        (lambda t: [range(50)] * 40_000, "more than 400000 events"),
    ],
    ids=["the start again", "one twice", "events", "lists", "numbers"],
)
def test_a_small_file_asks_for_no_more_than_was_ever_recorded(
    idle: Replay, events: Callable[[int], list], why: str
) -> None:
    idle.states *= 3
    listed = [list(event) for event in events(idle.begun)]
    head = {"ram": 48, "begun": idle.begun, "events": listed}
    with pytest.raises(ReplayError, match=why):
        Replay.from_bytes(forged(idle.to_bytes(), json.dumps(head).encode()))


def test_states_that_add_up_are_refused_before_one_is_unpacked(
    idle: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    blank = bytes(replay.MOST_STATE_BYTES)
    packed = _SECTION.pack(len(zlib.compress(blank)), len(blank)) + zlib.compress(blank)
    data = idle.to_bytes()
    count = replay.MOST_UNPACKED // len(blank) + 1
    body = data[_HEAD.size :] + packed * count
    magic, version, sections, _ = _HEAD.unpack_from(data)
    check = hashlib.sha256(body).digest()
    data = _HEAD.pack(magic, version, sections + count, check) + body
    monkeypatch.setattr("grognard.emu.states.replay.zlib.decompressobj", None)
    with pytest.raises(ReplayError, match="more than 134217728 bytes"):
        Replay.from_bytes(data)
    idle.states += [blank] * count
    with pytest.raises(ReplayError, match="more than 134217728 bytes"):
        idle.to_bytes()


def test_what_crowds_in_one_cycle_is_played_in_many_pieces(idle: Replay) -> None:
    a2 = machine()
    a2.load(idle.states[0])
    idle.events = [(idle.begun, "mark", a2.hash())] * 100
    player = Player(machine(), idle)
    player.run(17_030)
    assert not player.done
    for _ in range(20):
        player.run(17_030)
    assert player.done and player.difference is None


def test_the_effort_counts_hashes_as_seconds(idle: Replay) -> None:
    a2 = machine()
    a2.load(idle.states[0])
    idle.events = [(idle.begun, "mark", a2.hash())] * 3 + [(idle.begun + 5000, "nmi")]
    assert idle.effort == 5000 + 3 * 1_020_484
    player, told = Player(machine(), idle), list[int]()
    player.run_all(told.append)
    assert told[-1] == player.played and abs(player.played - idle.effort) < 10


def test_a_state_in_a_replay_that_is_none_is_refused(recorded: Replay) -> None:
    bad = Replay(48, [recorded.states[0][:-1]], [], recorded.begun)
    with pytest.raises(ReplayError, match="start"):
        Player(machine(), bad)
    other = Replay(48, recorded.states, [], recorded.begun + 1)
    with pytest.raises(ReplayError, match="cycle"):
        Player(machine(), other)
    a2 = machine()
    lies = Replay(48, recorded.states, [(recorded.begun, "load", 1, 5)], recorded.begun)
    with pytest.raises(ReplayError, match="another cycle"):
        Player(a2, lies).run_all()


def test_damaged_files_are_refused_by_name_and_never_played(recorded: Replay) -> None:
    data = recorded.to_bytes()
    random = np.random.default_rng(3)
    for _ in range(400):
        bad = bytearray(data[: int(random.integers(0, len(data) + 1))] or b"x")
        for at in random.integers(0, len(bad), 3):
            bad[at] ^= 1 << int(random.integers(0, 8))
        with pytest.raises(ReplayError):
            Replay.from_bytes(bytes(bad))
