"""DOS 3.3 volumes: the table of contents, the catalog and the files.

A `Volume` is 143,360 bytes in DOS order, changed in place. Sectors are pairs (track 0..34, sector
0..15). All walks are bounded, whatever the pointers on a damaged disk say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from grognard.emu import formats
from grognard.emu.formats import ImageError

from .names import name_bytes, name_text
from .track_lists import (
    MOST_PROBLEMS,
    PAIRS,
    SECTOR_BYTES,
    SECTORS,
    TRACKS,
    Entry,
    Sector,
    TrackLists,
)

__all__ = [
    "CATALOG", "MOST_PROBLEMS", "SECTORS", "SECTOR_BYTES", "TRACKS", "TYPES", "VTOC", "Entry",
    "FileDamaged", "FileData", "Sector", "Volume", "VolumeFull",
]  # fmt: skip

VTOC: Sector = (17, 0)
CATALOG: Sector = (17, 15)
TYPES = {"T": 0x00, "I": 0x01, "A": 0x02, "B": 0x04, "S": 0x08, "R": 0x10}
_LETTERS = {code: letter for letter, code in TYPES.items()}
_LOCKED = 0x80
_ENTRY_BYTES, _FIRST_ENTRY, _ENTRIES = 35, 11, 7
_DELETED = 0xFF
_MAP = 0x38
_TOLD = 3
"""How many faults of a file its message names: a list of random bytes has over a hundred."""


class FileDamaged(ImageError):  # type: ignore[misc, unused-ignore]
    """A file whose sectors cannot all be reached; `problems` lists what is wrong, all of it."""

    def __init__(self, name: str, problems: list[str]) -> None:
        self.problems = problems
        told = problems[:_TOLD]
        if len(problems) > _TOLD:
            told.append(f"and {len(problems) - _TOLD} more")
        super().__init__(f"file {name}: {'; '.join(told)}")


class VolumeFull(ImageError):  # type: ignore[misc, unused-ignore]
    """No room for the file, on the disk or in the catalog."""


@dataclass(frozen=True)
class FileData:
    """A file's contents; `address` for B files only, whose header of four bytes is taken off."""

    data: bytes
    address: int | None
    problems: list[str]


class Volume(TrackLists):
    """A DOS 3.3 disk in memory."""

    def __init__(self, data: bytes, bad: dict[int, formats.SectorTrack] | None = None) -> None:
        super().__init__()
        if len(data) != formats.SECTOR_IMAGE_BYTES:
            raise ImageError(f"{len(data)} bytes found, expected {formats.SECTOR_IMAGE_BYTES}")
        self.data = bytearray(data)
        self.unreadable: set[Sector] = {
            (track, formats.DOS_ORDER[physical])
            for track, decoded in (bad or {}).items()
            for physical, sector in enumerate(decoded.sectors)
            if sector is None
        }

    @classmethod
    def new(cls, volume: int = 254, reserved_tracks: int = 1) -> Volume:
        """An empty volume; the first `reserved_tracks` are in use by what boots."""
        self = cls(bytes(formats.SECTOR_IMAGE_BYTES))
        vtoc = bytearray(SECTOR_BYTES)
        vtoc[1:4] = bytes((*CATALOG, 3))
        vtoc[6] = volume
        vtoc[0x27] = PAIRS
        vtoc[0x30:0x32] = bytes((VTOC[0] + 1, 1))
        vtoc[0x34:0x38] = bytes((TRACKS, SECTORS, SECTOR_BYTES & 0xFF, SECTOR_BYTES >> 8))
        self.write_sector(VTOC, bytes(vtoc))
        for sector in range(CATALOG[1], 0, -1):
            link = (VTOC[0], sector - 1) if sector > 1 else (0, 0)
            self.write_sector((VTOC[0], sector), bytes((0, *link)).ljust(SECTOR_BYTES, b"\0"))
        for track in range(reserved_tracks, TRACKS):
            for sector in range(SECTORS):
                self._mark((track, sector), free=track != VTOC[0])
        return self

    @classmethod
    def from_image(cls, image: formats.Image) -> Volume:
        """The volume on a disk image, unreadable sectors noted in `unreadable`."""
        return cls(*formats.salvage_sectors(image))

    def to_image(self, kind: str = "dsk") -> formats.Image:
        """A disk image; its address fields carry the volume number of the table of contents."""
        if self.unreadable:
            raise ImageError(f"{len(self.unreadable)} sectors of the disk could not be read")
        image = formats.image_from_sectors(bytes(self.data), "dsk", self._number())
        image.kind = kind
        return image

    def to_woz(self) -> bytes:
        """The WOZ file of `to_image`; without numpy, which takes a tenth of a second to load."""
        if self.unreadable:
            raise ImageError(f"{len(self.unreadable)} sectors of the disk could not be read")
        return formats.standard_woz(bytes(self.data), self._number())

    def _number(self) -> int:
        """The volume number that the address fields carry."""
        return self.sector(VTOC)[6] or 254

    # --- sectors -----------------------------------------------------------------------------

    @staticmethod
    def offset(at: Sector) -> int:
        """Where a sector begins in `data`; ImageError outside the disk."""
        if not (0 <= at[0] < TRACKS and 0 <= at[1] < SECTORS):
            raise ImageError(f"track {at[0]} sector {at[1]} is outside the disk")
        return (at[0] * SECTORS + at[1]) * SECTOR_BYTES

    def sector(self, at: Sector) -> bytes:
        """256 bytes; ImageError outside the disk or where the image has no readable sector."""
        offset = self.offset(at)
        if at in self.unreadable:
            raise ImageError(f"track {at[0]} sector {at[1]} is unreadable")
        return bytes(self.data[offset : offset + SECTOR_BYTES])

    def write_sector(self, at: Sector, data: bytes) -> None:
        """Replaces a sector; `data` is 256 bytes."""
        if len(data) != SECTOR_BYTES:
            raise ValueError(f"{len(data)} bytes for a sector, expected {SECTOR_BYTES}")
        offset = self.offset(at)
        self.data[offset : offset + SECTOR_BYTES] = data
        self.unreadable.discard(at)

    def _map_bit(self, at: Sector) -> tuple[int, int]:
        byte = self.offset(VTOC) + _MAP + 4 * at[0] + (0 if at[1] >= 8 else 1)
        return byte, 1 << (at[1] & 7)

    def _mark(self, at: Sector, free: bool) -> None:
        byte, bit = self._map_bit(at)
        self.data[byte] = self.data[byte] | bit if free else self.data[byte] & ~bit

    def is_free(self, at: Sector) -> bool:
        """Does the map call the sector free?"""
        byte, bit = self._map_bit(at)
        return bool(self.data[byte] & bit)

    def free_sectors(self) -> int:
        """How many sectors the map calls free."""
        return sum(self.is_free((t, s)) for t in range(TRACKS) for s in range(SECTORS))

    # --- catalog -----------------------------------------------------------------------------

    def _catalog_sectors(self, problems: list[str]) -> Iterator[Sector]:
        vtoc = self.sector(VTOC)
        at = (vtoc[1], vtoc[2])
        seen: set[Sector] = set()
        while at[0]:
            if at in seen:
                problems.append(f"catalog runs in a circle at track {at[0]} sector {at[1]}")
                return
            seen.add(at)
            try:
                content = self.sector(at)
            except ImageError as error:
                problems.append(f"catalog: {error}")
                return
            yield at
            at = (content[1], content[2])

    def check_dos(self) -> None:
        """Raises ImageError when track 17 sector 0 is no table of contents of DOS 3.3."""
        vtoc = self.sector(VTOC)
        shape = (vtoc[0x34], vtoc[0x35], vtoc[0x36] | vtoc[0x37] << 8)
        if shape == (TRACKS, SECTORS, SECTOR_BYTES) and not 0 < vtoc[1] < TRACKS:
            raise ImageError(f"no DOS 3.3 volume: a catalog on track {vtoc[1]}")
        if shape != (TRACKS, SECTORS, SECTOR_BYTES):
            raise ImageError(
                f"no DOS 3.3 volume: table of contents names {shape[0]} tracks of {shape[1]} "
                f"sectors of {shape[2]} bytes, expected 35, 16, 256"
            )

    def entries(self, problems: list[str] | None = None) -> list[Entry]:
        """The catalog in its order; damage is appended to `problems`."""
        self.check_dos()
        found = []
        for at in self._catalog_sectors([] if problems is None else problems):
            content = self.sector(at)
            for place in range(_ENTRIES):
                start = _FIRST_ENTRY + _ENTRY_BYTES * place
                line = content[start : start + _ENTRY_BYTES]
                if line[0] in (0, _DELETED):
                    continue
                letter = _LETTERS.get(line[2] & ~_LOCKED, "?")
                size = line[33] | line[34] << 8
                name = name_text(line[3:33])
                locked = bool(line[2] & _LOCKED)
                found.append(Entry(name, letter, locked, size, (line[0], line[1]), (*at, start)))
        return found

    def find(self, name: str) -> Entry:
        """The entry of a name, case ignored; raises FileNotFoundError."""
        shown = name.replace("\\", "\\x5c")  # as name_text writes it
        # on a disk a blank may come first
        wanted = tuple(text.upper() for text in (name, name.strip(), shown))
        for entry in sorted(self.entries(), key=lambda entry: entry.name.upper() != wanted[0]):
            if entry.name.upper() in wanted:
                return entry
        raise FileNotFoundError(f"no file {name!r} on this disk")

    # --- files -------------------------------------------------------------------------------

    def get(self, name: str, salvage: bool = False) -> FileData:
        """A file without its header; T files up to the first zero.

        Raises FileNotFoundError, and FileDamaged unless `salvage` asks for what is left.
        """
        return self.contents(self.find(name), salvage)

    def contents(self, entry: Entry, salvage: bool = False) -> FileData:
        """What `get` gives, of an entry."""
        raw, problems = self.raw(entry)
        address: int | None = None
        start, size = 0, len(raw)
        if entry.type == "B":
            address, start = int.from_bytes(raw[:2], "little"), 4
            size = int.from_bytes(raw[2:4], "little")
        elif entry.type in ("A", "I"):
            start, size = 2, int.from_bytes(raw[:2], "little")
        elif entry.type == "T":
            size = raw.find(0) if 0 in raw else len(raw)
        if start + size > len(raw):
            problems.append(f"header names {size} bytes, {max(0, len(raw) - start)} found")
        if problems and not salvage:
            raise FileDamaged(entry.name, problems)
        return FileData(raw[start : start + size], address, problems)

    def put(
        self,
        name: str,
        data: bytes,
        type: str = "B",
        address: int = 0,
        locked: bool = False,
        run: list[Sector] | None = None,
    ) -> Entry:
        """Adds a file, in the sectors `run` if given; raises FileExistsError or VolumeFull.

        B files get their header from `address`; A and I files their length; other types lie as
        they are.
        """
        raw_name = name_bytes(name)
        if any(e.name.upper() == name_text(raw_name).upper() for e in self.entries()):
            raise FileExistsError(f"file {name!r} is on this disk already")
        if type in ("B", "A", "I") and len(data) > 0xFFFF:
            raise ValueError(f"{len(data)} bytes for a file of type {type}, expected <= 65535")
        length = len(data).to_bytes(2, "little", signed=False) if type in ("B", "A", "I") else b""
        head = address.to_bytes(2, "little") + length if type == "B" else length
        body = head + data
        count = max(1, -(-len(body) // SECTOR_BYTES))
        entry_at = self._free_entry()
        before = bytes(self.data)
        try:
            sectors = self._claim(count, run or [])
            lists = self._claim(-(-count // PAIRS), [], like_dos=True)
        except VolumeFull:
            self.data[:] = before
            raise
        for i, at in enumerate(sectors):
            part = body[i * SECTOR_BYTES : (i + 1) * SECTOR_BYTES]
            self.write_sector(at, part.ljust(SECTOR_BYTES, b"\0"))
        self._write_lists(lists, sectors)
        code = TYPES[type] | (_LOCKED if locked else 0)
        size = (count + len(lists)).to_bytes(2, "little")
        line = bytes((*lists[0], code)) + raw_name + size
        offset = self.offset(entry_at[:2]) + entry_at[2]
        self.data[offset : offset + _ENTRY_BYTES] = line
        return self.find(name)

    def _free_entry(self) -> tuple[int, int, int]:
        for at in self._catalog_sectors([]):
            content = self.sector(at)
            for place in range(_ENTRIES):
                start = _FIRST_ENTRY + _ENTRY_BYTES * place
                if content[start] in (0, _DELETED):
                    return (*at, start)
        raise VolumeFull("the catalog is full")

    def _claim(self, count: int, run: list[Sector], like_dos: bool = False) -> list[Sector]:
        """Marks `count` sectors used: those of `run`, or free ones, nearest track 17 first."""
        if run:
            taken = [at for at in run if not self.is_free(at)]
            if taken or len(run) != count:
                raise ValueError(f"{len(run)} sectors given for {count}; in use: {taken}")
            chosen = list(run)
        else:
            near = sorted(range(TRACKS), key=lambda t: (abs(t - VTOC[0]), t < VTOC[0]))
            down = range(SECTORS - 1, -1, -1) if like_dos else range(SECTORS)
            every = [(t, s) for t in near for s in down if t]
            chosen = [at for at in every if self.is_free(at)][:count]
            if len(chosen) < count:
                raise VolumeFull(f"{count} sectors wanted, {len(chosen)} free")
        for at in chosen:
            self._mark(at, free=False)
        return chosen

    def _write_lists(self, lists: list[Sector], sectors: list[Sector]) -> None:
        for i, at in enumerate(lists):
            link = lists[i + 1] if i + 1 < len(lists) else (0, 0)
            part = sectors[i * PAIRS : (i + 1) * PAIRS]
            head = bytes((0, *link, 0, 0)) + (i * PAIRS).to_bytes(2, "little") + bytes(5)
            pairs = b"".join(bytes(pair) for pair in part)
            self.write_sector(at, (head + pairs).ljust(SECTOR_BYTES, b"\0"))

    def delete(self, name: str, force: bool = False) -> None:
        """Takes a file off the catalog; a locked one raises PermissionError unless `force`.

        Sectors that another file also claims stay in use.
        """
        entry = self.find(name)
        if entry.locked and not force:
            raise PermissionError(f"file {entry.name} is locked")
        others: set[Sector] = set()
        for other in self.entries():
            if other.at != entry.at:
                others.update(self.claims(other, []))
        for at in self.claims(entry, []):
            if at not in others and at[0] not in (0, VTOC[0]):
                self._mark(at, free=True)
        offset = self.offset(entry.at[:2]) + entry.at[2]
        # DOS keeps the first track in the last byte of the name, for those who undelete.
        self.data[offset + 32] = self.data[offset]
        self.data[offset] = _DELETED

    def problems(self) -> list[str]:
        """Everything wrong on the volume: catalog, files, sectors claimed twice or called free."""
        found: list[str] = []
        owners: dict[Sector, str] = {}
        for entry in self.entries(found):
            if len(found) > MOST_PROBLEMS:
                break
            mine: list[str] = []
            claimed = self.claims(entry, mine)
            if len(claimed) != entry.sectors:
                mine.append(f"catalog says {entry.sectors} sectors, {len(claimed)} found")
            for at in claimed:
                if at in self.unreadable:
                    mine.append(f"track {at[0]} sector {at[1]} is unreadable")
                if self.is_free(at):
                    mine.append(f"track {at[0]} sector {at[1]} in use but called free")
                if at in owners:
                    mine.append(f"track {at[0]} sector {at[1]} also in file {owners[at]}")
                owners[at] = entry.name
            found += [f"file {entry.name}: {text}" for text in mine]
        return found
