"""The track/sector lists of DOS 3.3 files, followed with bounds whatever a damaged disk says."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.emu.formats import ImageError

Sector = tuple[int, int]

TRACKS, SECTORS, SECTOR_BYTES = 35, 16, 256
PAIRS = 122
_FIRST_PAIR = 12
_MOST_SECTORS = TRACKS * SECTORS
_MOST_LISTS = 128
"""Of one file: with holes these reach over four megabytes."""
MOST_PROBLEMS = 500
"""A disk with more is no disk of files; looking on could take for ever."""


@dataclass(frozen=True)
class Entry:
    """One line of the catalog; `at` is its sector and byte, `first_list` its first T/S list."""

    name: str
    type: str
    locked: bool
    sectors: int
    first_list: Sector
    at: tuple[int, int, int]


@dataclass(frozen=True)
class _List:
    """What one list sector says: a place for each pair, those that are no holes, what is wrong."""

    content: bytes
    places: list[Sector | None]
    taken: list[Sector]
    problems: list[str]


def _read(content: bytes) -> _List:
    places: list[Sector | None] = [None] * PAIRS
    problems: list[str] = []
    for number in range(PAIRS):
        track, sector = content[_FIRST_PAIR + 2 * number : _FIRST_PAIR + 2 * number + 2]
        if track and track < TRACKS and sector < SECTORS:
            places[number] = (track, sector)
        elif track:
            problems.append(f"track {track} sector {sector} is outside the disk")
    return _List(content, places, [place for place in places if place is not None], problems)


class TrackLists:
    """The part of a Volume that knows which sectors a file has."""

    def __init__(self) -> None:
        self._lists: dict[Sector, _List] = {}

    def sector(self, at: Sector) -> bytes:
        """256 bytes; ImageError outside the disk or where the image has no readable sector."""
        raise NotImplementedError

    def _follow(self, entry: Entry, problems: list[str]) -> dict[Sector, _List]:
        """A file's T/S lists in their order; damage is appended to `problems`."""
        found: dict[Sector, _List] = {}
        at, claimed = entry.first_list, 0
        while at[0]:
            if at in found:
                problems.append(f"T/S lists run in a circle at track {at[0]} sector {at[1]}")
                break
            if claimed > _MOST_SECTORS:
                problems.append(f"more than the {_MOST_SECTORS} sectors of a disk are claimed")
                break
            if len(found) >= _MOST_LISTS:
                problems.append(f"more than {_MOST_LISTS} T/S lists")
                break
            try:
                content = self.sector(at)
            except ImageError as error:
                problems.append(f"T/S list: {error}")
                break
            held = self._lists.get(at)
            if held is None or held.content != content:
                held = self._lists[at] = _read(content)
            found[at] = held
            problems += held.problems[:MOST_PROBLEMS]
            claimed += len(held.taken)
            at = (content[1], content[2])
        return found

    def claims(self, entry: Entry, problems: list[str]) -> list[Sector]:
        """Every sector a file claims, T/S lists first; damage is appended to `problems`."""
        lists = self._follow(entry, problems)
        claimed = list(lists)
        for held in lists.values():
            claimed += held.taken
        return claimed

    def walk(self, entry: Entry, problems: list[str]) -> tuple[list[Sector], list[Sector | None]]:
        """A file's T/S list sectors and data sectors (None for a hole); damage to `problems`."""
        lists = self._follow(entry, problems)
        data: list[Sector | None] = []
        for held in lists.values():
            data += held.places
        while data and data[-1] is None:
            data.pop()
        return list(lists), data

    def raw(self, entry: Entry) -> tuple[bytes, list[str]]:
        """All data sectors in order, zeros for what is missing, and what is wrong."""
        problems: list[str] = []
        _, sectors = self.walk(entry, problems)
        out = bytearray()
        for at in sectors:
            try:
                out += self.sector(at) if at else bytes(SECTOR_BYTES)
            except ImageError as error:
                problems.append(str(error))
                out += bytes(SECTOR_BYTES)
        return bytes(out), problems
