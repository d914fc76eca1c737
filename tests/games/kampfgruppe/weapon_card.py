"""The weapon charts of the book's section 6, typed from the print a second time.

Nothing here comes from the game's own data: the tests hold that data against these figures. The
three rows in which chart and data card differ stand as settled: Soviet halftrack MR 5, SK231 MP 4,
panzerfaust in periods 5 to 8.
"""

from __future__ import annotations

from dataclasses import dataclass

RATINGS = "mr mp ss ac sp mg fa ba sl df".split()
_ARMOUR = "mr mp ss ac sp mg fa ba sl".split()
_OTHERS = "mr mp ss ac sp sl df".split()

# number, name, MR MP SS AC SP MG FA BA SL, first and last period
_SOVIET_ARMOUR = """
47 T-70       5  5 2 2 14 1  5  2 2 2 8
28 BT-7       6  6 2 2 21 2  3  1 3 1 1
29 T-26S      6  6 2 2 12 2  3  2 2 1 1
30 T-34/76A   8  7 4 4 21 2 11  6 3 1 4
31 T-34/76C  10  8 4 6 21 2 11  6 4 2 8
32 T-34/85   12 15 4 6 20 2 11  7 5 6 8
33 T-28C      6  7 4 2 12 3  5  2 5 1 1
34 KV-1       8  7 4 4 10 3 12  8 5 1 3
35 KV-II      8  0 6 4  8 2 11  7 6 1 2
36 KV-1C     10  8 4 6 10 3 12  8 5 3 6
37 KV-85     12 15 4 6 10 3 11  7 5 6 8
38 JS-II     15 20 5 6 12 4 19 10 5 6 8
39 JS-III    15 20 5 6 12 3 30 12 5 8 8
40 SU-76     10  8 4 6 14 1  5  2 3 4 7
41 SU-85     12 15 4 6 20 0  9  5 3 5 8
44 SU-100    15 19 5 6 20 0 14  5 5 7 8
45 JSU-122   15 20 5 5 12 1 18  8 5 7 8
42 SU-122    10  0 5 6 19 0  9  5 3 5 8
43 SU-152    12  0 6 4 10 0 12  5 5 5 7
46 JSU-152   12  0 6 4 10 1 18  8 5 7 8
"""
_GERMAN_ARMOUR = """
0  PZ-IIF     5  4 1  6 12 1  3 1 2 1 5
1  PZ-IIL     5  4 1  6 16 1  3 2 2 4 8
2  PZ-38T     6  5 2  6 12 2  5 2 3 1 2
3  PZ-IIIF    7  6 3  6 11 2  3 3 3 1 4
4  PZ-IIIG    7  6 3  6 12 2  4 3 3 1 4
5  PZ-IIIJ    8 10 3  8 11 2  6 3 3 2 5
6  PZ-IIIL    8 10 3  8 11 2  7 4 3 3 5
7  PZ-IVF1    8  2 4  6 12 2  5 3 4 1 3
8  PZ-IVG    12 13 4  8 12 2  7 3 4 3 5
9  PZ-IVH    12 14 4  8 12 2  8 4 4 5 8
10 PANTHER   15 18 4  8 17 2 15 5 5 5 8
11 TIGER     15 15 4  8 12 2 11 8 5 4 8
12 KING_TIGER 15 22 4 10 10 2 23 9 6 7 8
13 SG-IIIB    8  2 4  6 12 0  5 3 3 1 3
14 SG-IIIG   12 14 4  8 12 1 10 4 3 3 8
15 MARDER    12 14 4  8 12 0  3 1 4 3 7
16 NASHORN   20 22 4 10 14 0  4 1 6 4 6
17 ELEFANT   15 22 4  8  6 0 23 8 6 5 5
18 JPZ-IV    15 18 4  8  9 0 13 3 3 6 8
19 HETZER    12 14 4  8  9 1 14 2 3 6 8
20 JPZ-V     15 22 4 10 16 1 16 5 5 7 8
21 JPZ-VIB   20 27 5  6  8 1 25 9 6 8 8
22 STU-H42   12  0 5  6 12 1  8 4 3 3 8
23 SIG33     10  0 6  6 12 0  3 1 4 4 8
24 WESPE     12  0 5  6  9 1  2 1 3 3 8
25 HUMMEL    12  0 6  6 12 1  3 1 6 4 8
26 SK231      5  4 1  6 22 1  2 1 3 1 8
27 SK234/2    7 10 3  8 22 1  4 1 3 6 8
"""
# one for each side, without a number of the book's
_HALFTRACK = "HALFTRACK 5 0 1 50 16 0 1 1 3 1 8"
# name, MR MP SS AC SP SL DF, first and last period; 0 where the chart has a dash
_GERMAN_OTHERS = """
TRUCK    0  0 0  0 11 3 1 1 8
37AT     6  6 2  6  0 1 3 1 4
50AT     8 10 3  8  0 1 3 2 5
75AT    12 14 4  8  0 1 3 3 8
88AT    20 22 4  8  0 2 3 6 8
88FLAK  20 15 4 20  0 3 3 1 8
75IG    10  0 4  6  0 1 3 1 8
150IG   10  0 6  6  0 2 3 1 8
81MOR   13  0 4  8  4 1 7 1 8
120MOR  28  0 5  9  2 1 5 1 8
HMG      5  0 1 50  5 1 8 1 8
SMG      1  0 1 40  6 1 9 1 8
RIFLE    2  0 1 10  6 1 9 1 8
GRENADE  0 25 1 25  0 0 0 1 8
FLAMETH  0 30 4  8  0 0 0 1 8
PZFAUST  0 20 3  4  0 0 0 5 8
L-ART   99  0 4  8  0 0 0 1 8
M-ART   99  0 5  8  0 0 0 1 8
H-ART   99  0 6  8  0 0 0 1 8
"""
_SOVIET_OTHERS = """
TRUCK    0  0 0  0 11 3 1 1 8
45AT     8 10 2  6  0 1 3 1 8
76AT    10 11 4  6  0 1 3 1 8
76H     15  0 4  6  0 1 3 1 8
50MOR    2  0 3  8  5 1 8 1 8
82MOR   16  0 4  8  4 1 7 1 8
120MOR  28  0 5  9  2 1 5 1 8
HMG      5  0 1 50  5 1 8 1 8
SMG      1  0 1 40  6 1 9 1 8
RIFLE    2  0 1 10  6 1 9 1 8
GRENADE  0 25 1 25  0 0 0 1 8
FLAMETH  0 30 4  8  0 0 0 1 8
L-ART   99  0 4  8  0 0 0 1 8
M-ART   99  0 5  8  0 0 0 1 8
H-ART   99  0 6  8  0 0 0 1 8
"""


@dataclass(frozen=True)
class Weapon:
    """A row: `ratings` in the order of RATINGS, 0 for what the chart does not rate."""

    side: int
    name: str
    ratings: tuple[int, ...]
    periods: range

    def __getitem__(self, rating: str) -> int:
        return self.ratings[RATINGS.index(rating)]


def _weapon(side: int, words: list[str], columns: list[str]) -> Weapon:
    name, *figures = words
    values = dict(zip(columns, map(int, figures[:-2]), strict=True))
    first, last = map(int, figures[-2:])
    ratings = tuple(values.get(rating, 0) for rating in RATINGS)
    return Weapon(side, name.replace("_", " "), ratings, range(first, last + 1))


def _lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def weapons() -> list[Weapon]:
    """The 84 rows, armour at its numbers; then halftracks, German and Soviet others, as there."""
    numbered: dict[int, Weapon] = {}
    for side, text in enumerate((_GERMAN_ARMOUR, _SOVIET_ARMOUR)):
        for number, *words in _lines(text):
            numbered[int(number)] = _weapon(side, words, _ARMOUR)
    rows = [numbered[number] for number in sorted(numbered)]
    rows += [_weapon(side, _HALFTRACK.split(), _ARMOUR) for side in (0, 1)]
    for side, text in enumerate((_GERMAN_OTHERS, _SOVIET_OTHERS)):
        rows += [_weapon(side, words, _OTHERS) for words in _lines(text)]
    return rows


def named(name: str) -> Weapon:
    """The first row of this name."""
    return next(row for row in weapons() if row.name == name)
