"""Whole-disk views of a DOS 3.3 volume: what is wrong, what owns each sector, what differs."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.emu.formats import ImageError

from .dos33 import MOST_PROBLEMS, SECTORS, TRACKS, VTOC, Entry, FileDamaged, Sector, Volume

FREE, BOOT, TABLE, CATALOG_MARK, OTHER, BAD = ".", "B", "V", "C", "?", "!"
"""Marks of sectors that belong to no file; files are drawn with the marks of `FILE_MARKS`."""
FILE_MARKS = "abcdefghijklmnopqrstuvwxyz0123456789"


def catalog_chain(volume: Volume) -> list[Sector]:
    """The sectors of the catalog in their order, each once, as far as they can be read."""
    vtoc = volume.sector(VTOC)
    at = (vtoc[1], vtoc[2])
    chain: dict[Sector, None] = {}
    while at[0] and at not in chain:
        try:
            content = volume.sector(at)
        except ImageError:
            break
        chain[at] = None
        at = (content[1], content[2])
    return list(chain)


def claims(volume: Volume, entry: Entry, problems: list[str] | None = None) -> list[Sector]:
    """Every sector a file claims, track/sector lists first; damage is appended to `problems`."""
    return volume.claims(entry, [] if problems is None else problems)


def check(volume: Volume) -> list[str]:
    """Everything wrong with a volume; empty for a sound one.

    Raises ImageError when the disk has no table of contents of DOS 3.3 at all.
    """
    found = [f"track {t} sector {s} is unreadable" for t, s in sorted(volume.unreadable)]
    found += volume.problems()
    system = [VTOC, *catalog_chain(volume)]
    found += [
        f"track {t} sector {s} of the catalog is called free"
        for t, s in system
        if volume.is_free((t, s))
    ]
    names: set[str] = set()
    catalog = set(system)
    for entry in volume.entries():
        if entry.name.upper() in names:
            found.append(f"file {entry.name}: the name is there twice")
        names.add(entry.name.upper())
        if entry.type == "?":
            found.append(f"file {entry.name}: unknown type")
        found += [
            f"file {entry.name}: track {t} sector {s} belongs to the catalog"
            for t, s in dict.fromkeys(claims(volume, entry))
            if (t, s) in catalog
        ]
        if len(found) > MOST_PROBLEMS:
            break
    found = list(dict.fromkeys(found))
    rest = len(found) - MOST_PROBLEMS
    return found if rest <= 0 else [*found[:MOST_PROBLEMS], "and more than can be looked at"]


def unsafe_to_write(volume: Volume) -> str | None:
    """Why a new file could destroy another, or None."""
    problems: list[str] = []
    entries = volume.entries(problems)
    if problems:
        return problems[0]
    unused = {(t, s) for t in range(TRACKS) for s in range(SECTORS) if volume.is_free((t, s))}
    for entry in entries:
        for at in claims(volume, entry):
            if at in unused:
                return f"file {entry.name}: track {at[0]} sector {at[1]} in use but called free"
    free = next((at for at in catalog_chain(volume) if volume.is_free(at)), None)
    return None if free is None else f"track {free[0]} sector {free[1]} of the catalog called free"


@dataclass(frozen=True)
class SectorMap:
    """`rows[track][sector]` is the mark of the owner; `files` names the files of the marks.

    `problems` says what could not be followed to its end.
    """

    rows: list[str]
    files: dict[str, str]
    problems: list[str]


def sector_map(volume: Volume) -> SectorMap:
    """What owns each sector: 35 rows of 16 marks. From the 37th file on marks are used again."""
    system = catalog_chain(volume)
    owner: dict[Sector, str] = {}
    files: dict[str, str] = {}
    problems: list[str] = []
    for number, entry in enumerate(volume.entries(problems)):
        mark = FILE_MARKS[number % len(FILE_MARKS)]
        files[mark] = f"{files[mark]}, {entry.name}" if mark in files else entry.name
        wrong: list[str] = []
        for at in claims(volume, entry, wrong):
            owner.setdefault(at, mark)
        problems += [f"file {entry.name}: {text}" for text in wrong[: MOST_PROBLEMS // 10]]
    for at in system:
        owner[at] = CATALOG_MARK
    owner[VTOC] = TABLE

    def mark_of(at: Sector) -> str:
        if at in volume.unreadable:
            return BAD
        if at in owner:
            return owner[at]
        if volume.is_free(at):
            return FREE
        return BOOT if at[0] < 3 else OTHER

    rows = ["".join(mark_of((t, s)) for s in range(SECTORS)) for t in range(TRACKS)]
    return SectorMap(rows, files, problems)


def sector_differences(one: Volume, two: Volume) -> list[Sector]:
    """Sectors whose bytes or readability differ, in the order of the disk."""
    return [
        at
        for at in ((t, s) for t in range(TRACKS) for s in range(SECTORS))
        if (at in one.unreadable) != (at in two.unreadable)
        or one.data[one.offset(at) : one.offset(at) + 256]
        != two.data[two.offset(at) : two.offset(at) + 256]
    ]


def _contents(volume: Volume) -> dict[str, tuple[object, ...]]:
    found: dict[str, tuple[object, ...]] = {}
    read: dict[tuple[str, Sector], tuple[object, ...]] = {}  # a bad catalog names one file often
    for entry in volume.entries():
        key = (entry.type, entry.first_list)
        if key not in read:
            try:
                content = volume.contents(entry)
                read[key] = (content.data, content.address)
            except FileDamaged as damage:
                read[key] = ("damaged", *damage.problems)
        found.setdefault(entry.name, (entry.type, entry.locked, *read[key]))
    return found


def file_differences(one: Volume, two: Volume) -> dict[str, str]:
    """For each file name that differs: `only in the first`, `only in the second` or `differs`."""
    first, second = _contents(one), _contents(two)
    found: dict[str, str] = {}
    for name in [*first, *(n for n in second if n not in first)]:
        if name not in second:
            found[name] = "only in the first"
        elif name not in first:
            found[name] = "only in the second"
        elif first[name] != second[name]:
            found[name] = "differs"
    return found
