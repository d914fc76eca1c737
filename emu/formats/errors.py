"""The one error of the disk formats."""

from __future__ import annotations


class ImageError(ValueError):
    """A disk image is not what it claims to be; the message says what was found and expected."""


class TrackError(ImageError):
    """Tracks without 16 good sectors; `problems` maps track numbers to what is wrong."""

    def __init__(self, problems: dict[int, list[str]]) -> None:
        self.problems = problems
        shown = [f"track {t}: {', '.join(p)}" for t, p in sorted(problems.items())[:4]]
        more = len(problems) - len(shown)
        tail = f"; and {more} more tracks" if more else ""
        super().__init__(f"not 16 readable sectors on every track: {'; '.join(shown)}{tail}")
