"""Where a file goes on a SAVE disk: the track, and which of its sectors."""

from __future__ import annotations

import random
from typing import Any

import pytest

TRACKS, SECTORS, MAP, MIRROR, DIRECTORY = 35, 16, 0x38, 16, 17
PLACES = (0, 13, 11, 9, 7, 5, 3, 1, 14, 12, 10, 8, 6, 4, 2, 15)
"""On the track, of each sector: DOS 3.3 lays them out so."""


def lay(bench: Any, free: dict[int, set[int]]) -> None:
    """The map of free sectors as DOS writes it: 15 to 8, then 7 to 0."""
    vtoc = bytearray(256)
    for track, sectors in free.items():
        word = sum(1 << sector for sector in sectors)
        vtoc[MAP + 4 * track : MAP + 4 * track + 2] = word.to_bytes(2, "big")
    bench.set("fs_vtoc", vtoc)


def best_track(free: dict[int, set[int]], head: int, left: int) -> int | None:
    """The same; the tightest with room for all; the emptiest; the nearest, inward first."""
    room = {t: len(s) for t, s in free.items() if t not in (0, MIRROR, DIRECTORY) and s}
    if head in room:
        return head
    if not room:
        return None
    near = {t: (abs(t - head), t < head) for t in room}
    enough = [t for t in room if room[t] >= left]
    if enough:
        return min(enough, key=lambda t: (room[t], near[t]))
    return min(room, key=lambda t: (-room[t], near[t]))


@pytest.mark.parametrize("seed", range(12))
def test_a_file_goes_on_the_track_that_has_just_room_for_it(ambush: Any, seed: int) -> None:
    dice = random.Random(seed)
    most = dice.choice((1, 3, 8, 16))
    free = {
        track: set(dice.sample(range(SECTORS), dice.randint(0, most)))
        for track in range(TRACKS)
        if dice.random() < dice.choice((0.05, 0.3, 1))
    }
    ambush.overlay("FILES")
    lay(ambush, free)
    for left in (1, 2, 13, 30):
        head = dice.choice((DIRECTORY, *range(1, TRACKS)))
        wanted = best_track(free, head, left)
        ambush.set("fs_track", head)
        ambush.set("fs_left", left)
        found = ambush.call("fs_room")
        assert found.c == (wanted is None)
        if wanted is None:
            continue
        mem, want = ambush.mem, ambush.sym["rwts_want"]
        assert mem[ambush.sym["fs_track"]] == wanted
        offered = {place for place in range(SECTORS) if mem[want + place]}
        assert offered == {PLACES[sector] for sector in free[wanted]}
        place = dice.choice(sorted(offered))
        taken = ambush.call("fs_allot", X=place)
        assert PLACES[taken.a] == place and mem[ambush.sym["fs_left"]] == left - 1
        word = sum(1 << sector for sector in free[wanted] - {taken.a})
        at = ambush.sym["fs_vtoc"] + MAP + 4 * wanted
        assert bytes(mem[at : at + 2]) == word.to_bytes(2, "big")
        lay(ambush, free)
