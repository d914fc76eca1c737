"""Maps of hexes become layers; a map that contradicts itself does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.rom_build.data import hex_grid, hex_map
from grognard.rom_build.data.plan import read_plan

PLAN = """
columns = 4
rows = 3
segment = "MAP"
ends = "town"

[sides]
road = "roads"
river = "rivers"
bridge = "bridges"

[layers]
ground = [
    { words = "terrain", names = ["plain", "wood"], at = 0, outside = 7 },
    { flag = "town", at = 3 },
    { ways = ["SW", "NW"], at = 4 },
]
sides = [{ ways = ["N", "NE", "SE", "S"] }]
waters = [{ mask = "rivers" }]

[[lists]]
file = "river_list"
of = "river"
columns = ["col", "row", "side", "to_col", "to_row"]

[[same]]
column = "town"
as = "owner"

[[empty]]
column = "owner"
where = "terrain"
is = ["wood"]
"""
HEADER = "col,row,terrain,town,owner,roads,rivers,bridges"
RIVERS = ["col,row,side,to_col,to_row", "2,2,2,3,2"]
# a road from the town in 1,2 by 2,2 over a bridge to the town in 3,2
HEXES = {
    (1, 2): "plain,A,A,3,,",
    (2, 2): "plain,,,26,2,2",
    (3, 2): "plain,B,B,5,5,5",
    (4, 3): "wood,,,,,",
}


def made(
    folder: Path, hexes: dict[tuple[int, int], str], rivers: list[str] = RIVERS, plan: str = PLAN
) -> str:
    lines = [HEADER]
    for row in range(1, 4):
        for column in range(1, 5):
            cell = {**HEXES, **hexes}.get((column, row), "plain,,,,,")
            if cell:
                lines.append(f"{column},{row},{cell}")
    for name, text in (
        ("map.toml", plan),
        ("hexes.csv", "\n".join(lines)),
        ("river_list.csv", "\n".join(rivers)),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    return hex_map.generate([folder / n for n in ("map.toml", "hexes.csv", "river_list.csv")])


def test_layers_are_padded_with_guards(tmp_path: Path) -> None:
    text = made(tmp_path, {})
    assert "HEX_STRIDE = 6\n" in text and "HEX_LAYER = 30\n" in text
    assert "HEX_COLS = 4\n" in text and "HEX_ROWS = 3\n" in text
    paths = [tmp_path / n for n in ("map.toml", "hexes.csv", "river_list.csv")]
    plan, hexes = hex_map.read(paths)
    layers = hex_map.layers(hexes, plan)
    assert list(layers) == ["ground", "sides", "waters"]
    ground = layers["ground"]
    inside = {row * 6 + column for row in range(1, 4) for column in range(1, 5)}
    assert all(ground[at] == 7 for at in range(30) if at not in inside)
    assert ground[3 * 6 + 4] == 1 and ground[1 * 6 + 1] == 0
    assert ground[2 * 6 + 1] == 8, "a town"
    assert layers["sides"][2 * 6 + 1] == 2 << 4, "a road to the south-east"
    assert layers["sides"][2 * 6 + 2] == 3 << 2, "a bridge to the north-east"
    assert ground[2 * 6 + 2] == 2 << 6, "a road to the north-west"
    assert ground[2 * 6 + 3] == 8 | 3 << 4, "a bridge to the south-west"
    assert layers["waters"][2 * 6 + 2] == 2 and layers["waters"][2 * 6 + 3] == 16


@pytest.mark.parametrize(
    ("hexes", "fault"),
    [
        ({(1, 2): "plain,A,A,,,"}, "hex 2,2 NW: a road that hex 1,2 does not have"),
        ({(1, 1): "plain,,,,4,"}, "hex 1,1 S: a river that hex 1,2 does not have"),
        ({(3, 2): "plain,B,B,5,5,"}, "hex 2,2 NE: a bridge that hex 3,2 does not have"),
        ({(2, 2): "plain,,,26,,2", (3, 2): "plain,B,B,5,,5"}, "hex 2,2 NE: a bridge, but no river"),
        ({(2, 2): "plain,,,6,2,2", (3, 2): "plain,B,B,,5,5"}, "hex 2,2 NE: a bridge, but no road"),
        (
            {(2, 2): "plain,,,26,2,", (3, 2): "plain,B,B,5,5,"},
            "hex 2,2 NE: a road over a river without a bridge",
        ),
        ({(1, 1): "plain,C,C,1,,"}, "hex 1,1 N: a road leaves the map"),
        (
            {(2, 2): "plain,,,26,2,2", (3, 2): "plain,,,5,5,5"},
            "hex 3,2 NE: a road that leads nowhere",
        ),
        ({(4, 2): "plain,,,,4,", (4, 3): "wood,,,,1,"}, "that river_list.csv does not list"),
        ({(4, 1): "plain,C,D,,,"}, "hex 4,1: town C, but owner D"),
        ({(4, 3): "wood,,A,,,"}, "hex 4,3: owner A in a hex of wood"),
        ({(4, 3): "swamp,,,,,"}, "terrain 'swamp': expected one of plain, wood"),
        ({(4, 3): "wood,,,7,,"}, "roads '7': expected digits 1..6, each once"),
        ({(4, 3): "wood,,,33,,"}, "roads '33': expected digits 1..6, each once"),
        ({(4, 3): ""}, "no hex 4,3"),
    ],
)  # fmt: skip
def test_a_fault_of_the_hexes_stops_the_build(
    tmp_path: Path, hexes: dict[tuple[int, int], str], fault: str
) -> None:
    with pytest.raises(ValueError) as caught:
        made(tmp_path, hexes)
    assert fault in str(caught.value)
    assert "hexes.csv:" in str(caught.value) and "error:" in str(caught.value)


@pytest.mark.parametrize(
    ("rivers", "fault"),
    [
        ([*RIVERS, "1,1,4,1,2"], "hex 1,1 has no such river"),
        ([*RIVERS, "3,2,5,2,2"], "this river stands here twice"),
        ([RIVERS[0], "2,2,2,3,3"], "the hex NE of it is 3,2"),
        ([RIVERS[0], "2,2,9,3,2"], "expected side 1..6"),
    ],
)
def test_a_list_of_sides_must_agree(tmp_path: Path, rivers: list[str], fault: str) -> None:
    with pytest.raises(ValueError) as caught:
        made(tmp_path, {}, rivers)
    assert fault in str(caught.value) and "river_list.csv:" in str(caught.value)


@pytest.mark.parametrize(
    ("said", "says", "fault"),
    [
        ('"side", "to', '"edge", "to', "river_list.csv:2: error: there is no column 'edge'"),
        ('words = "terrain', 'words = "ground', "hexes.csv:2: error: there is no column 'ground'"),
        ('of = "river"', 'if = "river"', "map.toml: error: 'of' is missing"),
        ('of = "river"', 'of = "brook"', "map.toml: error: 'brook' is missing"),
        ("at = 3", "at = [3]", "map.toml: error: expected at: a number, found [3]"),
        ("outside = 7", "outside = -7", "map.toml: error: expected outside: a number, found -7"),
        ("[sides]", "[sides", "map.toml: error: Expected ']'"),
    ],
)  # fmt: skip
def test_what_the_plan_asks_for_in_vain_is_named(
    tmp_path: Path, said: str, says: str, fault: str
) -> None:
    assert said in PLAN
    with pytest.raises(ValueError) as caught:
        made(tmp_path, {}, plan=PLAN.replace(said, says, 1))
    assert fault in str(caught.value)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError) as caught:
        made(tmp_path, {(1, 2): "plain,A,A,,,", (4, 1): "plain,C,D,,,", (4, 3): "wood,,A,,,"})
    assert str(caught.value).count("error:") == 3


def test_a_hex_twice_and_a_map_too_wide(tmp_path: Path) -> None:
    made(tmp_path, {})
    hexes = tmp_path / "hexes.csv"
    hexes.write_text(hexes.read_text(encoding="utf-8") + "\n1,1,plain,,,,,\n", encoding="utf-8")
    with pytest.raises(ValueError, match="hex 1,1 stands here twice"):
        hex_map.read([tmp_path / "map.toml", hexes, tmp_path / "river_list.csv"])
    wide = tmp_path / "wide.toml"
    wide.write_text(
        'columns = 126\nrows = 1\nsegment = "MAP"\n[layers]\nground = [{ flag = "land" }]\n',
        encoding="utf-8",
    )
    row = "col,row,land\n" + "\n".join(f"{column},1,1" for column in range(1, 127))
    hexes.write_text(row, encoding="utf-8")
    with pytest.raises(ValueError, match="at most 125 columns"):
        hex_map.generate([wide, hexes])


DRAWING = """name: a lake
TERRAIN
..w.
.ww.
....
ROAD
....
=...
.+..
"""


def test_a_map_drawn_in_characters(tmp_path: Path) -> None:
    drawing, plan = tmp_path / "map.txt", tmp_path / "map.toml"
    drawing.write_text(DRAWING, encoding="utf-8")
    plan.write_text(
        'columns = 4\nrows = 3\nsegment = "MAP"\n[layers]\n'
        'ground = [{ words = "terrain", names = [".", "w"], outside = 3 }]\n'
        'roads = [{ joined = "road" }]\n',
        encoding="utf-8",
    )
    read, hexes = hex_map.read([plan, drawing])
    layers = hex_map.layers(hexes, read)
    assert [at for at, kind in enumerate(layers["ground"]) if kind == 1] == [9, 14, 15]
    # 1,2 and 2,3 do not touch: the even column stands lower
    assert not any(layers["roads"])
    either = tmp_path / "either.toml"
    either.write_text(
        plan.read_text(encoding="utf-8").replace('"road" }', '"road", or = "terrain" }'),
        encoding="utf-8",
    )
    assert hex_map.layers(hexes, read_plan(either))["roads"][13] == 1 << 2, "to the water beside it"
    drawing.write_text(DRAWING.replace(".+..", "+..."), encoding="utf-8")
    joined = hex_map.layers(hex_map.read([plan, drawing])[1], read)["roads"]
    assert (joined[13], joined[19]) == (1 << 3, 1)
    drawing.write_text(DRAWING.replace(".ww.", ".ww"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"map.txt:4: error: expected 4 characters of TERRAIN"):
        hex_map.read([plan, drawing])


def test_neighbours_and_distances_of_the_data_tools() -> None:
    assert hex_grid.neighbours((2, 2)) == ((2, 1), (3, 2), (3, 3), (2, 3), (1, 3), (1, 2))
    assert hex_grid.neighbours((3, 2)) == ((3, 1), (4, 1), (4, 2), (3, 3), (2, 2), (2, 1))
    ring = {(5, 5)}
    for far in range(1, 6):
        ring |= {there for place in ring for there in hex_grid.neighbours(place)}
        edge = {place for place in ring if hex_grid.distance((5, 5), place) == far}
        assert len(edge) == 6 * far


COAST_PLAN = """
columns = 5
rows = 4
segment = "MAP"

[layers]
ground = [{ words = "terrain", names = [".", "t", "w", "B", "e"] }]

[[named]]
key = "town"
column = "terrain"
is = ["t"]

[[steps]]
column = "height"
most = 1
where = "terrain"
but = ["e"]

[[empty]]
column = "road"
where = "terrain"
is = ["w"]

[[needed]]
column = "road"
where = "terrain"
is = ["B"]

[[joined]]
column = "road"

[[crossings]]
column = "terrain"
water = ["w"]
bridge = ["B"]
bank = 5
least = 2
"""
COAST = """town: Ford; 5; 2,1 3,1
TERRAIN
.tt..
.....
wBwBw
..e..
HEIGHT
00000
00000
00000
00200
ROAD
.....
.+.+.
.+.+.
.....
"""


def coast(folder: Path, drawing: str) -> hex_grid.HexMap:
    (folder / "coast.toml").write_text(COAST_PLAN, encoding="utf-8")
    (folder / "coast.txt").write_text(drawing, encoding="utf-8")
    return hex_map.read([folder / "coast.toml", folder / "coast.txt"])[1]


def test_a_drawing_that_keeps_all_its_rules(tmp_path: Path) -> None:
    assert coast(tmp_path, COAST).named("town") == [("Ford", {(2, 1), (3, 1)})]


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        (".tt..", ".t.t.", "hex 4,1: no town is said to be here"),
        (".tt..", ".t...", "hex 3,1: town Ford has another terrain here"),
        ("2,1 3,1", "2,1 5,1", "town Ford is not in one piece"),
        ("2,1 3,1", "2,1 9,1", "coast.txt:1: error: town Ford: expected hexes of the map"),
        ("00200\n", "00020\n", "a step of 2 in height, at most 1 may be"),
        ("00200\n", "00x00\n", "expected height 0..255, found 'x'"),
        (".+.+.\n.....\n", "++.+.\n.....\n", "hex 1,3: road + in a hex of w"),
        (".+.+.\n.....\n", ".+...\n.....\n", "hex 4,3: no road in a hex of B"),
        ("ROAD\n.....", "ROAD\n+....", "hex 1,1: a road that leads nowhere"),
        ("wBwBw", "wBwww", "10 hexes of land from here have 1 crossings, not 2"),
    ],
)
def test_a_fault_of_a_drawing_stops_the_build(
    tmp_path: Path, was: str, becomes: str, fault: str
) -> None:
    assert was in COAST
    with pytest.raises(ValueError) as caught:
        coast(tmp_path, COAST.replace(was, becomes, 1))
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("town", "fault"),
    [
        ("1,2,A,plain", ""),
        ("1,2,B,plain", "name B, but the hex has town A"),
        ("1,2,A,wood", "kind wood, but the hex has terrain plain"),
        ("4,3,,wood", "hex 4,3 has no road"),
        (",,Far away,plain", ""),
    ],
)
def test_a_list_of_places_must_agree(tmp_path: Path, town: str, fault: str) -> None:
    made(tmp_path, {})
    towns, plan = tmp_path / "towns.csv", tmp_path / "map.toml"
    towns.write_text(f"col,row,name,kind\n{town}\n", encoding="utf-8")
    check = '[[places]]\nfile = "towns"\nsame = { name = "town", kind = "terrain" }\n'
    plan.write_text(f'{PLAN}\n{check}sides = ["road"]\n', encoding="utf-8")
    sources = [tmp_path / n for n in ("map.toml", "hexes.csv", "river_list.csv", "towns.csv")]
    if not fault:
        hex_map.read(sources)
        return
    with pytest.raises(ValueError) as caught:
        hex_map.read(sources)
    assert fault in str(caught.value) and "towns.csv:2" in str(caught.value)
