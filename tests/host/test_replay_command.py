"""`grognard replay`: record, play, check."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.emu.formats import FileLock
from grognard.emu.states.replay import read_replay
from grognard.host.commands.replay import keep_recording

# A program on sector 0: counts keys, and shows the last on the text page.
BOOT = bytes.fromhex("01 AD00C0 10FB 8D10C0 8D0004 EE0104 4C0108")


def grognard(*words: object, ok: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    )
    assert done.returncode == ok, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("replay")
    disk = folder / "count.dsk"
    disk.write_bytes(BOOT + bytes(143_360 - len(BOOT)))
    file = folder / "count.replay"
    done = grognard("replay", "record", file, disk, "--wait", 2.5, "--type", "ab", "--wait", 0.1)
    assert "2 keys" in done.stderr and done.stdout == ""
    return file


@pytest.mark.slow
def test_a_replay_shows_the_screen_it_recorded(replay: Path, tmp_path: Path) -> None:
    picture = tmp_path / "p.png"
    done = grognard("replay", "play", replay, "--text", "--png", picture)
    assert done.stdout.startswith("B") and picture.read_bytes()[:4] == b"\x89PNG"


@pytest.mark.slow
def test_a_recording_is_not_written_over_without_force(replay: Path, tmp_path: Path) -> None:
    disk, file = replay.with_name("count.dsk"), tmp_path / "kept.replay"
    file.write_bytes(b"mine")
    words = ("replay", "record", file, disk, "--wait", 0.1)
    assert f"{file} exists; --force writes over it" in grognard(*words, ok=1).stderr
    assert file.read_bytes() == b"mine"
    lock = FileLock(file)
    assert "kept.replay is in use by" in grognard(*words, "--force", ok=1).stderr
    lock.release()
    assert file.read_bytes() == b"mine"
    grognard(*words, "--force")
    assert read_replay(file).cycles > 100_000
    assert [path.name for path in tmp_path.iterdir()] == ["kept.replay"]


def test_a_recording_goes_beside_a_file_that_came_meanwhile(tmp_path: Path) -> None:
    file = tmp_path / "kept.replay"
    kept = []
    for data in (b"first", b"second", b"third"):
        kept.append(keep_recording(file, data, False))
    assert [path.name for path in kept] == [
        "kept.replay",
        "kept.again.replay",
        "kept.again-2.replay",
    ]
    assert [path.read_bytes() for path in kept] == [b"first", b"second", b"third"]
    assert keep_recording(file, b"fourth", True).read_bytes() == file.read_bytes() == b"fourth"
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.slow
def test_check_meets_every_hash(replay: Path) -> None:
    found = json.loads(grognard("replay", "check", replay, "--json").stdout)
    assert found["same"] is True and found["hashes"] == 3
    assert found["cycles"] > 2.5 * 1_020_484
    assert "the same: 3 hashes" in grognard("replay", "check", replay).stdout


@pytest.mark.slow
def test_check_names_the_first_stretch_that_differs(replay: Path, tmp_path: Path) -> None:
    changed = read_replay(replay)
    last_key = max(n for n, event in enumerate(changed.events) if event[1] == "key")
    cycle = changed.events[last_key][0]
    changed.events[last_key] = (cycle, "key", ord("Z"))
    bad = tmp_path / "bad.replay"
    bad.write_bytes(changed.to_bytes())
    marks = [event[0] for event in changed.events if event[1] == "mark"]
    done = grognard("replay", "check", bad, ok=1)
    assert f"between cycle {marks[1]} and cycle {marks[2]}" in done.stderr
    assert "cores do not part" in done.stderr
    found = json.loads(grognard("replay", "check", bad, "--json", ok=1).stdout)
    assert found["same"] is False and found["good"] == marks[1]


@pytest.mark.slow
def test_a_replay_of_many_hours_is_refused_until_they_are_allowed(
    replay: Path, tmp_path: Path
) -> None:
    found = read_replay(replay)
    last = found.events[-1][0]
    found.events += [(last + 2_000_000 * n, "nmi") for n in range(1, 2 * 3600 + 1)]
    long = tmp_path / "long.replay"
    long.write_bytes(found.to_bytes())
    for command in (("check",), ("play", "--text")):
        done = grognard("replay", *command, long, "--hours", 2, ok=1)
        assert "3.9 emulated hours and 3 hashes, more than --hours 2; --hours 4 " in done.stderr
    assert long.stat().st_size < 200_000


def test_a_long_run_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from grognard.host.running import progress

    now = iter((0.0, 1.0, 2.9, 10.0, 12.0, 40.0))
    monkeypatch.setattr(progress.time, "monotonic", lambda: next(now))
    tell = progress.Progress("a.replay", 200)
    for done in (1, 2, 50, 60, 160):
        tell(done)
    assert capsys.readouterr().err.splitlines() == [
        "a.replay: 25 %, about 30 s left",
        "a.replay: 80 %, about 10 s left",
    ]


@pytest.mark.slow
def test_a_damaged_replay_is_refused_by_name(replay: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.replay"
    bad.write_bytes(replay.read_bytes()[:-1])
    for command in ("check", "play"):
        done = grognard("replay", command, bad, ok=1)
        assert done.stderr == "bad.replay: the replay is damaged\n"
    assert "Traceback" not in grognard("replay", "check", __file__, ok=1).stderr


@pytest.mark.slow
def test_the_window_plays_a_replay_and_listens_to_no_keys_meanwhile(
    replay: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame = pytest.importorskip("pygame")
    from grognard.emu import Apple2
    from grognard.emu.states.player import Player
    from grognard.host.window.window import Window

    with Apple2() as a2:
        window = Window(a2, "replay")
        window.player = Player(a2, read_replay(replay))
        frames = 0
        while not window.player.done:
            window.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
            window._frame()
            frames += 1
        assert window.player.difference is None and 155 < frames < 165
        assert a2.memory[0x400] == ord("B") | 0x80
        pygame.display.quit()
