"""A war as a film and as a poster: the front at the end of each month, out of what a save holds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np

from grognard.emu import Apple2
from grognard.emu.errors import WaitError
from grognard.host.built.games import built_game
from grognard.host.built.hex_paper import HIGH, MARGIN, SLANT, TITLE, WIDE, HexPaper
from grognard.host.built.paper import Colour, Picture, sheet, words
from grognard.rom_build.data.hex_grid import Hex, HexMap, neighbour, read_hexes, read_table

from .armies import place
from .paper.front_map import DATA, GROUND, RIVER
from .terms import COLUMNS, MONTHS, ROWS, STRIDE, YEARS, index

AXIS: Colour = (70, 70, 80)
FRONT: Colour = (200, 40, 30)
HELD = 0x20
FRAME = ROWS // 2
"""Bytes of a month: four bits a row, the odd row low."""
STARTS = {1941: (1941, 6), 1942: (1942, 6), 1943: (1943, 7)}
"""The month that is running when each war begins."""
LAST, EACH = 300, 60
"""Hundredths of a second that pictures stay."""
SMALL, ACROSS, GAP = 3, 6, 12


class War:
    """The front of a war: how much of each row the Axis held, by months; the hexes as they are."""

    def __init__(self, get: Callable[[str, int], bytes]) -> None:
        """`get` gives so many bytes of the state by their name."""
        self.year = YEARS[get("st_scenario", 1)[0]]
        steps, rows = get("film_steps", 47 * FRAME), list(start_rows(self.year))
        self.months: list[tuple[str, list[int]]] = []
        year, month = STARTS[self.year]
        for number in range(get("film_months", 1)[0]):
            frame = steps[number * FRAME : number * FRAME + FRAME]
            for row in range(ROWS):
                step = frame[row // 2] >> 4 * (row % 2) & 15
                rows[row] += step - 16 * (step > 7)
            self.months.append((f"{MONTHS[month - 1]} {year}", list(rows)))
            year, month = year + month // 12, month % 12 + 1
        day, month, year = (get(f"st_{name}", 1)[0] for name in ("day", "month", "year"))
        self.now = f"{day} {MONTHS[month - 1]} 19{year}"
        ground = get("hex_ground", (ROWS + 2) * STRIDE)
        self.held = {hex_ for hex_ in land() if ground[index(*hex_)] & HELD}

    @property
    def fronts(self) -> list[tuple[str, set[Hex]]]:
        """What the Axis held when the war began, when each month was over, and holds now.

        Of a month only the number in each row is known: they are taken from the west.
        """
        begun = f"{MONTHS[STARTS[self.year][1] - 1]} {self.year}: the war begins"
        found = [(begun, {h for h, cell in land().items() if cell[f"ctrl_{self.year}"] == "A"})]
        for name, rows in self.months:
            held: set[Hex] = set()
            for row, count in enumerate(rows, 1):
                held |= set(sorted(hex_ for hex_ in land() if hex_[1] == row)[:count])
            found.append((f"the end of {name}", held))
        return [*found, (f"now: {self.now}", self.held)]


@cache
def land() -> dict[Hex, dict[str, str]]:
    """The hexes that somebody holds."""
    cells = _map().cells
    return {hex_: cell for hex_, cell in cells.items() if cell["terrain"] != "sea"}


@cache
def _map() -> HexMap:
    return read_hexes(DATA / "map" / "hexes.csv", COLUMNS, ROWS)


def start_rows(year: int) -> list[int]:
    """How many hexes of each row the Axis holds when the war of a year begins."""
    held = [hex_[1] for hex_, cell in land().items() if cell[f"ctrl_{year}"] == "A"]
    return [held.count(row) for row in range(1, ROWS + 1)]


class _Sheets:
    """The map twice, bright and as the Axis's, and whose each dot is."""

    def __init__(self, names: bool) -> None:
        self.font = built_game("russia").file("font").read_bytes()
        self.bright, self.dark = (self._draw(names, share) for share in (0, 3))
        number = HexPaper(COLUMNS, ROWS, self.font)
        number.picture[:] = 0
        for hex_ in land():
            number.fill(*hex_, (index(*hex_) >> 8, index(*hex_) & 255, 0))
        ids = number.picture.astype(np.int32)
        self.owner = ids[..., 0] << 8 | ids[..., 1]
        self.owner[(ids[..., 2] != 0)] = 0  # the lines between hexes

    def _draw(self, names: bool, share: int) -> Picture:
        paper = HexPaper(COLUMNS, ROWS, self.font)
        for hex_, cell in _map().cells.items():
            colour = GROUND[cell["terrain"]]
            if cell["terrain"] != "sea":
                parts = zip(colour, AXIS, strict=True)
                red, green, blue = ((c * (5 - share) + a * share) // 5 for c, a in parts)
                colour = red, green, blue
            paper.fill(*hex_, colour)
        for row in read_table(DATA / "map" / "rivers.csv"):
            corner = row.number("col", 1, COLUMNS), row.number("row", 1, ROWS)
            paper.side(*corner, int(row["side"]), RIVER)
        for row in read_table(DATA / "cities.csv"):
            if row["col"]:
                paper.square(place(row), (120, 40, 40), 4)
                if names:
                    paper.name(place(row), row["name"])
        return paper.picture

    def front(self, held: set[Hex]) -> Picture:
        """The map when the Axis holds these hexes."""
        inside = np.zeros((ROWS + 2) * STRIDE, bool)
        inside[[index(*hex_) for hex_ in held]] = True
        paper = HexPaper(COLUMNS, ROWS, self.font)
        paper.picture = np.where(inside[self.owner][..., None], self.dark, self.bright)
        for hex_ in held:
            for side in range(6):
                there = neighbour(hex_, side)
                if there in land() and there not in held:
                    paper.side(*hex_, side + 1, FRONT)
        return paper.picture


def film(war: War) -> list[tuple[Picture, int]]:
    """A picture for each month, with hundredths of a second."""
    sheets, found = _Sheets(names=True), []
    for words_of, held in war.fronts:
        picture = sheets.front(held)
        words(picture, sheets.font, MARGIN, 16, words_of.upper(), 3)
        found.append((picture, EACH))
    return [*found[:-1], (found[-1][0], LAST)]


def poster(war: War) -> Picture:
    """All months on one page, small."""
    sheets = _Sheets(names=False)
    top, left = TITLE + MARGIN, MARGIN
    bottom, right = top + (ROWS + 1) * HIGH, left + COLUMNS * WIDE + 2 * SLANT
    fronts = war.fronts
    parts = [sheets.front(held)[top:bottom:SMALL, left:right:SMALL] for _, held in fronts]
    high, wide = parts[0].shape[:2]
    across = min(ACROSS, len(parts))
    down = -(-len(parts) // across)
    page = sheet(TITLE + down * (high + 24) + GAP, GAP + across * (wide + GAP))
    words(page, sheets.font, GAP, 16, f"WAR IN RUSSIA, {war.year} TO {war.now.upper()}", 2)
    for number, (part, (name, _)) in enumerate(zip(parts, fronts, strict=True)):
        row, column = divmod(number, across)
        y, x = TITLE + row * (high + 24), GAP + column * (wide + GAP)
        page[y + 14 : y + 14 + high, x : x + wide] = part
        words(page, sheets.font, x, y + 2, name, 1)
    return page


def kept_war(disk: Path, name: str) -> War:
    """The war of that name on a SAVE disk, taken up by the game; LookupError says why not."""
    built = built_game("russia")
    with Apple2(core="fast", ram=48) as a2:
        a2.load_symbols(built.file("dbg"))
        a2.screen.use_font(built.file("font"))
        a2.insert(1, built.file("dsk"))
        a2.insert(2, disk)
        a2.until(text="PRESS ANY KEY", within=20)
        a2.type(" ")
        a2.until(text="BEGIN A NEW WAR", within=20)
        a2.type("3")
        try:
            a2.until(text="NAME OF THE WAR", within=30)
            a2.type(f"{name}\r")
            a2.until(text="RETURN GOES ON", within=30)
        except WaitError as error:
            raise LookupError(f"{disk}: there is no war {name!r} to be taken up") from error

        def get(label: str, count: int) -> bytes:
            at = a2.symbol(label)
            return bytes(a2.memory[at : at + count])

        return War(get)
