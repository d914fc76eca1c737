"""What `grognard bench` times is what the page on the machine says, and its play still plays."""

import shutil
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from grognard.emu import Apple2
from grognard.emu import layout as L
from grognard.host.bench.builds import build_times
from grognard.host.bench.measures import game_measures
from grognard.host.cli import main
from grognard.host.game import Game, games
from grognard.rom_build.games import FURTHER, game_names, game_part

TOY = Path(__file__).parent / "toy"


@pytest.fixture(scope="module")
def disks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bench") / "new"
    done = CliRunner().invoke(main, ["bench", "--disks", str(folder)])
    assert done.exit_code == 0, done.output
    assert sorted(done.output.split()) == sorted(str(path) for path in folder.glob("*.dsk"))
    return folder


def lines_changed(a2: Apple2, frames: int) -> list[int]:
    """How many of the 192 lines change in each frame."""
    found, before = [], a2.screen.pixels
    for _ in range(frames):
        a2.run(frames=1)
        now = a2.screen.pixels
        found.append(int((now[::2] != before[::2]).any(axis=(1, 2)).sum()))
        before = now
    return found


@pytest.mark.parametrize(
    ("name", "motor", "least", "most"),
    [("compute", 0, 0, 0), ("read", 1, 0, 0), ("draw", 0, 1, 24), ("redraw", 0, 20, 60)],
)
def test_each_disk_runs_for_good_and_draws_as_much_as_it_should(
    name: str, motor: int, least: int, most: int, disks: Path
) -> None:
    with Apple2() as a2:
        a2.insert(1, disks / f"{name}.dsk")
        a2.run(seconds=4)
        assert 0x800 <= a2.cpu.pc < 0x900 and a2.machine.words[L.DISK_MOTOR] == motor
        changed = lines_changed(a2, 12)
        assert least <= np.mean(changed) and max(changed) <= most
        a2.run(seconds=60)
        assert 0x800 <= a2.cpu.pc < 0x900


@pytest.mark.slow
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_each_game_is_played_to_its_measures(game: Game) -> None:
    found, rate = game_measures(game.name)
    promised = game_part(game.name, "bench").PROMISED
    assert {"boot_to_title_s", *promised} <= found.keys() and min(found.values()) > 0 and rate > 5


@pytest.mark.slow
def test_a_build_is_timed_from_nothing_and_after_an_edit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(TOY, tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv(FURTHER, str(tmp_path))
    found = build_times("toy")
    assert found.keys() == {"build_cold_s", "build_edit_s"} and min(found.values()) > 0


@pytest.mark.slow
@pytest.mark.thorough
def test_a_build_after_an_edit_takes_a_fraction_of_a_cold_one() -> None:
    found = build_times(game_names()[0])
    assert 0 < 2 * found["build_edit_s"] < found["build_cold_s"]
