"""Players with other weights than the disk's: all weights are theirs, and only while they think."""

from __future__ import annotations

import csv
from typing import Any

from .mission import Mission
from .weights import EARLIER, RANGES, Weighted, drawn

INFILTRATION = 3


def columns(game_folder: Any) -> list[str]:
    """The weights of `data/skills.csv`, and how many levels have them."""
    text = (game_folder / "data" / "skills.csv").read_text().splitlines()
    return next(csv.reader([next(line for line in text if line[0] != "#")]))[1:]


def test_a_player_has_every_weight_of_the_computer(game_folder: Any) -> None:
    assert list(RANGES) == list(EARLIER) == columns(game_folder)


def test_a_weight_is_drawn_within_its_range_and_the_same_from_one_seed() -> None:
    for seed in range(20):
        weights = drawn(seed).weights
        assert all(low <= weights[name] <= high for name, (low, high) in RANGES.items())
        assert weights == drawn(seed).weights
    assert drawn(1).weights != drawn(2).weights


def test_weights_change_the_orders_and_leave_with_the_player(ambush: Any) -> None:
    """Who never goes anywhere gives no way; the computer after him goes by its own weights."""
    battle = Mission(ambush, INFILTRATION, seed=5, level=3)
    ambush.call("turn_begin")
    still = {**EARLIER, "moves": 0}
    orders = ambush.sym["man_orders"]
    moved = []
    for weights in (still, EARLIER):
        Weighted(weights)(battle, 0)
        ways = [ambush.mem[orders + 64 * n : orders + 64 * n + 64] for n in battle.fit(0)]
        counts = [battle.byte("man_order_count", n) for n in battle.fit(0)]
        steps = [
            way[4 * k + 2]
            for way, count in zip(ways, counts, strict=True)
            for k in range(count)
            if way[4 * k] == 1
        ]
        moved.append(sum(steps))
    assert moved[0] == 0 < moved[1]
    ambush.overlay("COMPUTER")
    assert ambush.mem[ambush.sym["skill_moves"]] == 0  # of who only holds still, on the disk
