"""The noise of a battle, as the speaker moves."""

from __future__ import annotations

import pytest

from .player import Player

TURNS = 8
"""So many may go by before somebody fires."""


@pytest.mark.rule("CA-3.3")
@pytest.mark.slow
@pytest.mark.parametrize(("sound", "heard"), [("1", True), ("2", False)])
def test_the_movie_of_two_computers_is_heard_when_sound_was_chosen(sound: str, heard: bool) -> None:
    with Player() as watcher:
        noises: list[str] = []
        for page, key in (
            ("PRESS ANY KEY", " "), ("START A NEW", "3"), ("COMMANDS BOTH", "4"), ("RAID", "3"),
            ("VOLKS", "2"), ("SILENCE", sound), ("BLIND", "2"), ("TIME POINTS", "250\r"),
        ):  # fmt: skip
            watcher.sees(page, within=120)
            watcher.types(key)
        for noise in ("sound_shot", "sound_burst", "sound_blast"):
            watcher.a2.on(noise, lambda a2, noise=noise: noises.append(noise))
        for _ in range(TURNS):
            watcher.sees("SOLDIERS SEEN TO", within=120)
            watcher.types(" ")
            watcher.sees("REPORT:", within=120)
            watcher.a2.run(seconds=3)  # the tune of the report
            noises.clear()
            watcher.a2.speaker_toggles()
            watcher.types("A\r")
            watcher.sees("ANY KEY LEAVES", within=200)
            moved = len(watcher.a2.speaker_toggles())
            if noises:
                break
            watcher.types(" ")
            watcher.sees("REPORT:")
            watcher.types("E\r")
        assert noises, "somebody fires"
        assert moved > 20 * len(noises) if heard else not moved
