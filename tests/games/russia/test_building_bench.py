"""The pages of the build phase key by key on the bench, on the groups and pools of June 1941."""

from __future__ import annotations

from typing import Any

import pytest

from .changed import Changes
from .desk import ESCAPE, HERE, Desk, phases
from .front import MOT, Front, index, rows
from .match import AXIS, SOVIET
from .starts import start

MENU, TITLE = "Your choice", " Build"
GROUP, OTHER, PANZERS = 20, 21, 3


def war(front: Front) -> None:
    """The start of 1941, and round pools."""
    start(front.bench, 1941)
    for name, low, high in (
        ("infantry", (44, 1), (1, 0)), ("vehicles", (9, 100), (0, 2)), ("guns", (77, 5), (0, 0)),
    ):  # fmt: skip
        front.bench.set(f"pool_{name}_lo", low)
        front.bench.set(f"pool_{name}_hi", high)
    front.bench.set("pool_aircraft", (30, 60))
    front.bench.set("pool_factories", (2, 5))


def building(bench: Any, lay: Any = war, side: int = AXIS) -> Desk:
    desk = Desk(bench, lay, side, routine="build_main", phase="PHASE_BUILD")
    assert MENU in desk.text[22], desk.text
    return desk


def answers(desk: Desk) -> str:
    return " ".join(row for row in desk.text[21:] if row).strip()


def is_phase(desk: Desk, name: str) -> bool:
    return not desk.waits and desk.byte("st_phase") == phases()[name]


@pytest.mark.rule("WR-4.0.1")
@pytest.mark.rule("WR-4.1.9")
@pytest.mark.rule("WR-8.5.9")
def test_the_menu_shows_the_pools_and_each_key_leads_where_it_says(russia: Any) -> None:
    desk = building(russia)
    rows_ = desk.text
    assert [row[22:].strip() for row in rows_[3:8]] == [
        "Infantry 300", "Vehicles 9", "Artillery 77", "Aircraft 30", "Factories 2",
    ]  # fmt: skip
    assert rows_[1].strip() == "22 Jun 41 Axis"
    for key, words in (
        ("1", "Divide group"), ("2", "From group"), ("3", "From air group"),
        ("6", "City, RETURN"), ("7", "City, RETURN"), ("N", "From group"),
    ):  # fmt: skip
        desk.types(key)
        assert words in answers(desk), key
        desk.types(ESCAPE)
        assert MENU in desk.text[22], key
    desk.types("?")
    assert desk.text[0].strip() == "Help: building"
    desk.types(" ")
    for key, sure in (("X", "End the war now"), ("Q", "Leave without saving")):
        desk.types(key)
        assert sure in " ".join(desk.text)
        desk.types("N")
        assert MENU in desk.text[22]
    desk.types("Z")  # no key of the page
    assert MENU in desk.text[22] and desk.byte("st_phase") == phases()["PHASE_BUILD"]


@pytest.mark.rule("WR-4.11.1")
@pytest.mark.rule("WR-3.3.1")
def test_the_build_phase_ends_for_one_side_then_for_the_other(russia: Any) -> None:
    for key, phase, more in (
        ("XY", "PHASE_WEEK", {"st_over": 1}), ("QY", "PHASE_MENU", {"st_over": 0}),
        ("S", "PHASE_SAVE", {"st_next_phase": phases()["PHASE_BUILD"]}),
        ("L", "PHASE_REPORT", {"st_next_phase": phases()["PHASE_BUILD"]}),
    ):  # fmt: skip
        desk = building(russia)
        desk.types(key)
        assert is_phase(desk, phase), key
        assert {name: desk.byte(name) for name in more} == more

    def used(front: Front) -> None:
        war(front)
        for name in ("planes_moved", "seas_used", "dismantled"):
            front.bench.set(f"st_{name}", 3)

    for side, after, phase in ((AXIS, SOVIET, "PHASE_BUILD"), (SOVIET, SOVIET, "PHASE_SUPPLY")):
        desk = building(russia, used, side)
        assert desk.text[1].strip() == f"22 Jun 41 {('Axis', 'Soviet')[side]}"
        desk.types("D")
        assert is_phase(desk, phase) and desk.byte("st_side") == after
        assert [desk.byte(f"st_{n}") for n in ("planes_moved", "seas_used", "dismantled")] == [
            0
        ] * 3


@pytest.mark.rule("WR-4.6.1")
@pytest.mark.rule("WR-4.6.2")
@pytest.mark.rule("WR-4.6.4")
def test_the_map_is_looked_round_and_nothing_changes(russia: Any) -> None:
    def lay(front: Front) -> None:
        for group, place in ((GROUP, HERE), (OTHER, HERE), (90, (16, 18))):
            front.group(group, place)
            front.unit(group)

    desk = building(russia, lay)
    before = bytes(desk.mem[desk.sym["group_at_lo"] : desk.sym["state_end"]])
    desk.types("4")
    assert desk.says == "1-6 SPACE E units T ground W all Esc ?"
    assert desk.text[20].startswith("20 inf 100 pts") and desk.text[21].startswith("21 inf 100 pts")
    desk.types(" ")
    assert desk.text[20].startswith("21 inf") and desk.text[21].startswith("20 inf")
    for key in "EI":
        desk.types(key)
        assert desk.text[0].strip() == "The units of group 21", key
        desk.types(" ")
    for key, words in (("W", "The whole map."), ("T", "The ground alone."), ("D", "The ground")):
        desk.types(key)
        assert desk.says.startswith(words), key
        desk.types(" ")
        assert desk.says.startswith("1-6 SPACE"), key
    desk.goes_to((16, 18))
    assert desk.text[20].strip() == "90 inf", "an enemy's strength is hidden"
    desk.types("E")
    assert "No such group of yours." in desk.text[22]
    desk.types(" Z")
    assert desk.says.startswith("1-6 SPACE") and not desk.text[22]
    desk.types("?")
    assert desk.text[0].strip() == "Help: the map"
    desk.types(" ")
    assert desk.says.startswith("1-6 SPACE")
    for key in (ESCAPE, "4\r"):
        desk.types(key)
        assert MENU in desk.text[22]
    assert bytes(desk.mem[desk.sym["group_at_lo"] : desk.sym["state_end"]]) == before


def two(front: Front, guns: int = 50, n: int = 3, kind: Any = None) -> None:
    front.group(GROUP, HERE, guns=guns)
    front.group(OTHER, HERE)
    for _ in range(n):
        front.unit(GROUP, kind=kind)
    front.unit(OTHER, strength=70)


def count(desk: Desk, group: int) -> int:
    first = desk.sym["unit_soviet" if group >= 64 else "unit_axis"]
    return sum(desk.mem[at + 1] > 0 and desk.mem[at + 4] == group
               for at in range(first, first + 199 * 8, 8))  # fmt: skip


@pytest.mark.rule("WR-4.4.1")
@pytest.mark.rule("WR-4.4.2")
@pytest.mark.rule("WR-4.4.3")
@pytest.mark.rule("WR-4.4.4")
@pytest.mark.rule("WR-4.4.5")
@pytest.mark.rule("WR-1.2.1")
def test_units_and_guns_go_over_and_the_last_takes_what_is_left(russia: Any) -> None:
    desk = building(russia, two)
    desk.types("2")
    desk.types("20\r21\r")
    shown = desk.text
    assert shown[2].strip() == "0-5 of group 20, artillery 50"
    assert [row[0] for row in shown[4:7]] == ["0", "1", "2"] and shown[7] == ""
    assert shown[12].strip() == "To group 21, artillery 0" and " 70/" in shown[14]
    assert "Figure unit" in shown[22]
    desk.types("3")  # no such unit
    desk.types("6")
    assert count(desk, OTHER) == 1
    desk.types("2")
    assert (count(desk, GROUP), count(desk, OTHER)) == (2, 2)
    desk.types("A20\r")
    assert (desk.byte("group_guns", GROUP), desk.byte("group_guns", OTHER)) == (30, 20)
    desk.types("A\r")
    assert "Figure unit" in desk.text[22]
    desk.types("00")
    assert MENU in desk.text[22], "the last unit has gone"
    assert (count(desk, GROUP), count(desk, OTHER)) == (0, 4)
    assert desk.byte("group_at_hi", GROUP) == 255 and desk.byte("group_guns", OTHER) == 50


@pytest.mark.rule("WR-4.4.4")
@pytest.mark.rule("WR-1.2.1")
def test_a_group_holds_six_units_and_a_refusal_moves_none(russia: Any) -> None:
    def lay(front: Front) -> None:
        two(front, n=6)

    desk = building(russia, lay)
    desk.types("2")
    desk.types("21\r20\r")
    desk.types("0")
    assert answers(desk).startswith("Six units at most.")
    desk.types(" ")
    assert (count(desk, GROUP), count(desk, OTHER)) == (6, 1)
    desk.types("\r")
    assert MENU in desk.text[22]
    for typed, words in (
        ("20\r99\r", "No such group"), ("20\r20\r", "They are not in one hex."), ("20\r300\r", ""),
    ):  # fmt: skip
        desk.types("2")
        desk.types(typed)
        if words:
            assert words in answers(desk), typed
            desk.types(" ")
        assert MENU in desk.text[22], typed


@pytest.mark.rule("WR-4.3.1")
@pytest.mark.rule("WR-4.3.2")
@pytest.mark.rule("WR-4.3.3")
@pytest.mark.rule("WR-4.3.5")
@pytest.mark.rule("WR-1.2.1")
def test_a_group_is_divided_into_one_of_the_kind_that_is_asked_for(russia: Any) -> None:
    def lay(front: Front) -> None:
        front.group(GROUP, HERE)
        for _ in range(3):
            front.unit(GROUP, kind=MOT)

    for key, new in (("1", 1), ("2", 12)):
        desk = building(russia, lay)
        desk.types("1")
        desk.types("20\r")
        assert "New group: 1 mechanized 2 infantry" in answers(desk)
        desk.types("30")  # neither
        desk.types(key)
        assert desk.text[12].strip() == f"To group {new}, artillery 0"
        desk.types("0")
        desk.types(ESCAPE)
        assert MENU in desk.text[22]
        assert (count(desk, GROUP), count(desk, new)) == (2, 1)
        assert desk.at(new) == HERE
        desk.types("1")
        desk.types("20\r" + key)
        assert answers(desk).startswith("It shares its hex")
        desk.types(" ")
    desk = building(russia, lay)
    desk.types("1")
    desk.types("20\r2")
    desk.types("\r")  # nobody goes
    assert desk.byte("group_at_hi", 12) == 255 and count(desk, GROUP) == 3
    desk.types("1")
    desk.types("20\r" + ESCAPE)
    assert MENU in desk.text[22]


@pytest.mark.rule("WR-4.5.1")
@pytest.mark.rule("WR-4.5.2")
@pytest.mark.rule("WR-4.5.3")
@pytest.mark.rule("WR-4.5.4")
@pytest.mark.rule("WR-4.2.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
@pytest.mark.rule("WR-1.2.1")
def test_aircraft_go_between_groups_and_pool(russia: Any, side: int) -> None:
    first = 52 + 64 * side

    def lay(front: Front) -> None:
        for number, points in ((0, 20), (2, 40), (5, 255)):
            front.group(first + number, (5 + number, 5))
            front.put("group_guns", first + number, points)
        front.bench.set("pool_aircraft", (30, 30))

    desk = building(russia, lay, side)
    desk.types("3")
    shown = [row.split() for row in desk.text[4:10]]
    assert shown == [[str(first), "20"], [], [str(first + 2), "40"], [], [],
                     [str(first + 5), "255"]]  # fmt: skip
    assert desk.text[11].split() == ["pool", "30"]
    assert desk.text[13].split()[-1] == "50"
    desk.types(f"R\r{first}\r30\r")
    assert desk.byte("group_guns", first) == 50 and desk.byte("pool_aircraft", side) == 0
    assert desk.text[13].split()[-1] == "20"
    desk.types(f"{first + 2}\r{first}\r20\r")
    assert (desk.byte("group_guns", first), desk.byte("group_guns", first + 2)) == (70, 20)
    desk.types(f"{first + 2}\r{first}\r1\r")
    assert answers(desk).startswith("Fifty a week")
    desk.types(" ")
    assert desk.byte("group_guns", first) == 70
    desk.types("Q\r")
    assert MENU in desk.text[22]


@pytest.mark.rule("WR-4.8.1")
@pytest.mark.rule("WR-4.8.2")
@pytest.mark.rule("WR-4.8.3")
@pytest.mark.rule("WR-4.8.5")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
@pytest.mark.rule("WR-1.2.1")
def test_own_cities_are_listed_and_factories_go_up_in_them(russia: Any, side: int) -> None:
    desk = building(russia, side=side)
    desk.types("6")
    own = [(n, row) for n, row in enumerate(rows("cities.csv"), 1)
           if row["owner_1941"] == ("A", "S")[side]]  # fmt: skip
    kinds = "heavy_industry", "vehicle", "artillery", "aircraft"
    listed = [row for row in desk.text[4:21] if row]
    for shown, (number, city) in zip(listed, own, strict=False):
        assert int(shown[:3]) == number and shown[4:19].strip() == city["name"]
        assert [shown[19 + 5 * n :][:3].strip() for n in range(4)] == [city[k] for k in kinds]
    assert len(listed) == min(17, len(own))
    number, city = next((n, row) for n, row in own if int(row["heavy_industry"]) > 1)
    ready = desk.byte("pool_factories", side)
    for key, name in (("1", "heavy"), ("2", "vehicles")):
        had = desk.byte(f"city_{name}", number - 1)
        desk.types(f"{number}\r")
        assert "1 heavy 2 veh 3 art 4 air" in answers(desk)
        desk.types("5")  # no kind
        desk.types("0")
        desk.types(key)
        if answers(desk).startswith("No factory ready"):
            desk.types(" ")
            continue
        ready -= 1
        assert desk.byte(f"city_{name}", number - 1) == had + 1
        assert desk.byte("pool_factories", side) == ready
    desk.types(f"{number}\r")
    desk.types(ESCAPE)
    assert "City, RETURN" in answers(desk)
    other = next(n for n, row in enumerate(rows("cities.csv"), 1)
                 if row["owner_1941"] == ("S", "A")[side])  # fmt: skip
    desk.types(f"{other}\r")
    assert answers(desk).startswith("That city cannot.")
    desk.types(" ")
    for typed in ("0\r", "60\r"):
        desk.types(typed)
        assert "City, RETURN" in answers(desk), typed
    first = desk.text[4]
    desk.types("\r")
    assert (desk.text[4] == first) == (len(own) <= 17)
    pages = -(-len(own) // 17)
    for _ in range(pages + (len(own) % 17 == 0) - 1):
        desk.types("\r")
    assert desk.text[4] == first
    desk.types(ESCAPE)
    assert MENU in desk.text[22]


@pytest.mark.rule("WR-4.8.4")
@pytest.mark.rule("WR-1.2.1")
def test_a_citys_factories_are_taken_to_pieces_once_a_week(russia: Any) -> None:
    desk = building(russia, side=SOVIET)
    number, city = next((n, row) for n, row in enumerate(rows("cities.csv"), 1)
                        if row["owner_1941"] == "S" and int(row["vehicle"]) > 1)  # fmt: skip
    kinds = "heavy", "vehicles", "guns", "aircraft"
    had = sum(desk.byte(f"city_{kind}", number - 1) for kind in kinds)
    desk.types("6")
    desk.types(f"{number}\rD")
    assert "Take all to pieces?" in " ".join(desk.text)
    desk.types("N")
    assert "City, RETURN" in answers(desk)
    with Changes(russia) as changes:
        desk.types(f"{number}\rDY")
    assert "factories came apart" in answers(desk)
    assert {name for name, _ in changes.found} <= {
        "pool_factories", "pool_build", "st_dismantled", "st_rails_used",
        *(f"city_{kind}" for kind in kinds),
    }  # fmt: skip
    assert desk.text[21].strip() == city["name"]
    told = int(desk.text[22].split()[0])
    left = sum(desk.byte(f"city_{kind}", number - 1) for kind in kinds)
    assert told == had - left and had // 4 < told < had, "every other one, by chance"
    desk.types(" ")
    desk.types(f"{number}\rDY")
    assert "Once a week only." in answers(desk)


def city_of(front: Front, side: int) -> int:
    """The number of the first city that a unit may be raised in; nobody stands anywhere."""
    war(front)
    front.bench.set("group_at_hi", bytes([255] * 128))
    front.bench.set("unit_axis", bytes(2 * 199 * 8))
    for n, row in enumerate(rows("cities.csv"), 1):
        if row["owner_1941"] == ("A", "S")[side] and int(row["population"]) > 0 and n < 58:
            return n
    raise AssertionError


@pytest.mark.rule("WR-4.9.1")
@pytest.mark.rule("WR-4.9.2")
@pytest.mark.rule("WR-4.9.3")
@pytest.mark.rule("WR-4.9.5")
@pytest.mark.rule("WR-4.9.6")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_unit_is_raised_for_points_of_the_pools(russia: Any, side: int) -> None:
    numbers: list[int] = []

    def lay(front: Front) -> None:
        numbers.append(city_of(front, side))
        for name in ("infantry", "vehicles"):
            front.bench.set(f"pool_{name}_lo", (200, 200))
            front.bench.set(f"pool_{name}_hi", (1, 1))

    desk = building(russia, lay, side)
    number = numbers[0]
    at = desk.mem[desk.sym["city_at_lo"] + number - 1]
    desk.types("7")
    assert any(row.split()[0] == str(number) for row in desk.text[4:21] if row)
    assert all(len(row) < 19 for row in desk.text[4:21]), "names alone"
    desk.types(f"{number}\r")
    assert answers(desk).startswith(("1 PZ  2 INF  3 elite SS", "1 MECH  2 TANK  3 RIFLE")[side])
    desk.types("4")
    infantry = "23"[side]
    desk.types(infantry)
    kinds = (("INF", "MTN"), ("RIFLE", "CAV"))[side]  # now and then another
    assert answers(desk).startswith(f"A {kinds[0]} up to ")
    desk.types("20\r")
    new = 12 + 64 * side
    assert answers(desk) in {f"A {kind}. It is group {new}. Any key." for kind in kinds}
    assert count(desk, new) == 1 and desk.byte("group_at_lo", new) == at
    assert desk.byte("pool_infantry_lo", side) == 200 - 20
    desk.types(" ")
    assert MENU in desk.text[22]
    desk.types("7")
    desk.types(f"{number}\r1")
    tanks = answers(desk)
    assert tanks.startswith(("A PZ up to", "A MECH up to")[side])
    desk.types("30\r")
    assert "New group: 1 mechanized 2 infantry" in answers(desk)
    desk.types("3")
    desk.types("1")
    mech = 1 + 63 * side
    assert answers(desk) == f"A {('PZ', 'MECH')[side]}. It is group {mech}. Any key."
    assert desk.byte("pool_vehicles_lo", side) == 200 - 30
    assert desk.byte("pool_infantry_lo", side) == 180 - 30 * (1 + side)
    desk.types(" ")
    for typed, words in (("45\r", "Tens only"), ("250\r", ""), (ESCAPE, "")):
        desk.types("7")
        desk.types(f"{number}\r{infantry}{typed}")
        if "mechanized" in answers(desk):
            desk.types("2")
        if words:
            assert answers(desk).startswith(words)
        if MENU not in desk.text[22]:
            desk.types(" ")
        assert MENU in desk.text[22]
    desk.types("7")
    desk.types(f"{number}\r{ESCAPE}")
    assert MENU in desk.text[22]


@pytest.mark.rule("WR-10.0.1")
@pytest.mark.rule("WR-10.0.2")
@pytest.mark.rule("WR-10.0.6")
@pytest.mark.rule("WR-10.0.7")
def test_options_change_by_figures_and_are_shown(russia: Any) -> None:
    desk = building(russia)
    russia.set("st_stops", 1)
    russia.set("st_autosave", 1)
    desk.types("O")
    for keys, shown, state in (
        ("", ("a player", "a player", "3", "yes", "yes"), (1, 1, 3, 1, 1)),
        ("1", ("the computer", "a player", "3", "yes", "yes"), (0, 1, 3, 1, 1)),
        ("2", ("the computer", "the computer", "3", "yes", "yes"), (0, 0, 3, 1, 1)),
        ("12", ("a player", "a player", "3", "yes", "yes"), (1, 1, 3, 1, 1)),
        ("3", ("a player", "a player", "4", "yes", "yes"), (1, 1, 4, 1, 1)),
        ("3", ("a player", "a player", "1", "yes", "yes"), (1, 1, 1, 1, 1)),
        ("4", ("a player", "a player", "1", "no", "yes"), (1, 1, 1, 0, 1)),
        ("5", ("a player", "a player", "1", "no", "no"), (1, 1, 1, 0, 0)),
        ("6?", None, (1, 1, 1, 0, 0)),
        (" ", ("a player", "a player", "1", "no", "no"), (1, 1, 1, 0, 0)),
    ):  # fmt: skip
        desk.types(keys)
        names = ("human", 0), ("human", 1), ("level", 0), ("stops", 0), ("autosave", 0)
        assert tuple(desk.byte(f"st_{name}", at) for name, at in names) == state
        if shown is None:
            assert desk.text[0].strip() == "Help: options"
        elif keys:
            assert tuple(row[20:].strip() for row in desk.text[5:10]) == shown, desk.text
    desk.types("\r")
    assert MENU in desk.text[22]
    desk.types("O" + ESCAPE)
    assert MENU in desk.text[22]


@pytest.mark.rule("WR-10.0.2")
@pytest.mark.rule("WR-3.0.1")
def test_after_a_war_was_taken_up_the_report_follows_but_not_in_its_first_week(russia: Any) -> None:
    for turn, phase in ((1, "PHASE_PLOT"), (2, "PHASE_REPORT"), (40, "PHASE_REPORT")):
        desk = Desk(russia, war, routine="build_main", phase="PHASE_OPTIONS", st_turn=turn,
                    st_next_phase=phases()["PHASE_PLOT"])  # fmt: skip
        assert desk.text[2].strip().startswith("22 Jun 41")
        desk.types("\r")
        assert is_phase(desk, phase)


@pytest.mark.rule("WR-4.10.1")
@pytest.mark.rule("WR-4.10.6")
def test_one_unit_goes_over_a_sea(russia: Any) -> None:
    ports = {
        row["name"]: index((int(row["col"]), int(row["row"]))) for row in rows("cities.csv")[:57]
    }

    def lay(front: Front) -> None:
        war(front)
        front.bench.set("group_at_hi", bytes([255] * 128))
        for group, name in ((GROUP, "Konigsberg"), (OTHER, "Helsinki")):
            front.put("group_at_lo", group, ports[name] & 255)
            front.put("group_at_hi", group, ports[name] >> 8)
        front.bench.set("unit_axis", bytes(199 * 8))
        for group in (GROUP, GROUP, OTHER):
            front.unit(group)
        front.put("group_guns", GROUP, 40)
        front.put("group_guns", OTHER, 0)

    desk = building(russia, lay)
    desk.types("N")
    assert desk.text[0].strip() == "By sea"
    desk.types("20\r21\r")
    assert "Figure unit" in desk.text[22]
    desk.types("A")  # no artillery by sea
    assert "Figure unit" in desk.text[22] and desk.byte("group_guns", OTHER) == 0
    desk.types("0")
    assert MENU in desk.text[22]
    assert (count(desk, GROUP), count(desk, OTHER)) == (1, 2)
    desk.types("N")
    desk.types("20\r21\r")
    assert answers(desk).startswith("Once a week only."), desk.text
    desk.types(" ")
    assert MENU in desk.text[22]
