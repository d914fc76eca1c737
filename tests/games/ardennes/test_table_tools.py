"""The tools that make tables of the data files: what is wrong is named with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.game_asm.games.ardennes.tools import (
    bridges,
    combat_table,
    ground_tables,
    roll_tables,
    towns,
    units,
    weather_table,
)
from grognard.rom_build.games import game_folder

DATA = game_folder("ardennes") / "data"
TOOLS = {
    combat_table: ("combat.csv", "artillery.csv"),
    roll_tables: ("rolls.csv", "bombardment.csv", "isolation.csv"),
    ground_tables: ("defence.csv", "movement.csv"),
    weather_table: ("weather.csv",),
    units: ("units.csv", "guns.csv"),
    bridges: ("map/bridges.csv", "map/hexes.csv", "map/towns.csv"),
}


@pytest.mark.parametrize(
    ("tool", "name", "old", "new", "says"),
    [
        (combat_table, "combat.csv", "1-4,1,nr,AE Da3", "1-4,1,nr,AE Aa3", "one side back or E"),
        (combat_table, "combat.csv", "1-4,1,nr,AE Da3", "1-4,1,nr,", "one side back or E"),
        (combat_table, "combat.csv", "1-4,1,nr,AE Da3", "1-4,1,nr,A D", "one side back or E"),
        (combat_table, "combat.csv", "1-4,2,AL2/3", "1-4,2,AL3/7", "AL, DL or A&DL"),
        (combat_table, "combat.csv", "1-3,1,", "1-3,2,", "expected roll '1' in this place"),
        (combat_table, "artillery.csv", "1,1/6,1/5", "1,1/7,1/5", "expected 1-2 one of"),
        (roll_tables, "rolls.csv", "demolition,yes", "demolition,maybe", "yes or no on roll 1"),
        (roll_tables, "isolation.csv", "armour,1/4", "armour,1/9", "expected strength 1 one of"),
        (ground_tables, "defence.csv", "infantry,3,", "infantry,3.3,", "in halves up to 6"),
        (ground_tables, "movement.csv", "armour,5,", "tanks,5,", "expected class 'armour'"),
        (weather_table, "weather.csv", "1944-12-20,AM,fog", "1944-12-20,AM,hail", "one of clear"),
        (units, "units.csv", "German,1SS Peiper", "Allied,1SS Peiper", "110 German"),
        (units, "units.csv", "armour,13,6", "armour,16,6", "expected strength 1..15"),
        (units, "units.csv", "1SS Peiper,", "1SS Peiper with all,", "a name of 1..13"),
        (units, "guns.csv", "GUNS_MOVE_CLASSIC,6", "GUNS_MOVE_CLASSIC,16", "expected value 0..15"),
        (bridges, "map/hexes.csv", ",German,4,", ",Allied,4,", "2 of them German"),
        (bridges, "map/towns.csv", "Bastogne,", "Bastnach,", "no town Bastogne"),
    ],
)
def test_a_fault_is_named(
    tmp_path: Path, tool: object, name: str, old: str, new: str, says: str
) -> None:
    sources = []
    for file in TOOLS[tool]:  # type: ignore[index]
        path = tmp_path / Path(file).name
        shutil.copyfile(DATA / file, path)
        if file == name:
            text = path.read_text(encoding="utf-8")
            assert old in text
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
        sources.append(path)
    with pytest.raises(ValueError, match=says) as wrong:
        tool.generate(sources)  # type: ignore[attr-defined]
    assert Path(name).name in str(wrong.value)


def test_towns_whose_low_bytes_would_not_tell_their_pages_are_refused(tmp_path: Path) -> None:
    """Two towns: 1,1 is hex 53 and 5,6 is hex 317, 61 of the next page; 1,5 is 261, 5 of it."""
    for place, told in (("5,6,", True), ("1,5,", False)):
        path = tmp_path / "hexes.csv"
        lines = ["col,row,terrain,town", "1,1,plain,Eins", f"{place}plain,Zwei"]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        if told:
            with pytest.raises(ValueError, match="no town of the next page") as wrong:
                towns.generate([path])
            assert "hexes.csv:2" in str(wrong.value)
        else:
            assert "TOWN_PAGE = 1" in towns.generate([path])
