"""The ladder: shares and intervals, the file of rows, and the same rows from any number of jobs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grognard.rom_build.games import game_names

from ..shares import one_of_all
from . import ladder, long_runs


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.27753), (5, 10, 0.23659, 0.76341), (150, 200, 0.68566, 0.80492)],
)
def test_the_interval_is_wilson_s(won: int, played: int, low: float, high: float) -> None:
    assert ladder.interval(won, played) == pytest.approx((low, high), abs=2e-5)


def test_undecided_matches_count_in_the_share() -> None:
    row = ladder.row_of("2 v 1", (0.6, 1.0), [1] * 5 + [-1] * 3 + [0] * 2)
    assert (row.won, row.lost, row.undecided, row.share) == (5, 3, 2, 0.5)
    assert not row.is_broken


@pytest.mark.parametrize(
    ("won", "promise", "broken"),
    [(10, (0.6, 1.0), True), (55, (0.6, 1.0), False), (95, (0.35, 0.65), True)],
)
def test_a_promise_is_broken_where_the_whole_interval_lies_outside(
    won: int, promise: tuple[float, float], broken: bool
) -> None:
    assert ladder.row_of("a", promise, [1] * won + [-1] * (100 - won)).is_broken == broken


@pytest.mark.parametrize(
    ("won", "promise", "short"),
    [
        (75, (0.75, 1.0), True),
        (83, (0.75, 1.0), True),
        (84, (0.75, 1.0), False),
        (36, (0.35, 0.65), False),
        (66, (0.35, 0.65), True),
        (34, (0.35, 0.65), True),
    ],
)
def test_a_row_is_short_where_the_lower_end_does_not_reach_its_promise(
    won: int, promise: tuple[float, float], short: bool
) -> None:
    """Of 100: the interval of 83 begins at .745, that of 84 at .756."""
    row = ladder.row_of("a", promise, [1] * won + [-1] * (100 - won))
    assert row.is_short == short and str(row).endswith("  short") == short


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_its_part_of_the_ladder(game: str) -> None:
    promises = ladder.part_of(game).PAIRINGS
    assert promises
    assert all(0 <= low < high <= 1 and " v " in name for name, (low, high) in promises.items())


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["ladder", *words])
    return ladder.main()


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of_all(game_names()))
def test_rows_are_the_same_from_any_number_of_jobs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    pairing = next(iter(ladder.part_of(game).PAIRINGS))
    rows = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.json"
        words = ("--games", "2", "--seed", "7", "--pairing", pairing, "--jobs", jobs)
        assert run(monkeypatch, game, *words, "--json", str(path)) in (0, 1)
        rows.append(json.loads(path.read_text("utf-8")))
    assert rows[0] == rows[1]
    assert list(rows[0][0]) == (
        "pairing won lost undecided share low high promise_low promise_high".split()
    )
    assert rows[0][0]["won"] + rows[0][0]["lost"] + rows[0][0]["undecided"] == 2


@pytest.mark.parametrize(("result", "code"), [(1, 0), (-1, 1)])
def test_a_broken_promise_is_the_exit_status(
    monkeypatch: pytest.MonkeyPatch, result: int, code: int
) -> None:
    game = game_names()[0]
    part = ladder.part_of(game)
    monkeypatch.setattr(part, "PAIRINGS", {"one v other": (0.6, 1.0)})
    monkeypatch.setattr(part, "play", lambda bench, pairing, number: result)
    monkeypatch.setattr(ladder, "_bench", lambda game: None)
    assert run(monkeypatch, game, "--games", "20", "--jobs", "1") == code


@pytest.mark.parametrize(
    "words", [["no_such_game"], ["--games", "0"], ["--pairing", "nobody has this name"]]
)
def test_wrong_words_are_wrong_usage(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    given = words if words[0][0] != "-" else [game_names()[0], *words]
    try:
        code = run(monkeypatch, *given)
    except SystemExit as error:
        code = int(str(error.code))
    assert code == 2


@pytest.mark.slow
def test_a_list_that_nobody_reads_to_its_end_is_no_error() -> None:
    """`--list | head`: the pipe is closed before a line is written."""
    reads, writes = os.pipe()
    os.close(reads)
    words = [sys.executable, "-m", "tests.programs.ladder", game_names()[0], "--list"]
    done = subprocess.run(words, stdout=writes, stderr=subprocess.PIPE, check=False)
    os.close(writes)
    assert done.stderr == b""


def test_progress_is_told_after_a_second_and_then_every_fifteen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    progress, told = long_runs.Progress("matches", 40), []
    for second in range(1, 40):
        now = 99.5 + second
        if progress.told(second):
            told.append(second)
    assert told == [2, 17, 32]
    assert "matches  2 of 40, about 28 s left" in capsys.readouterr().err
