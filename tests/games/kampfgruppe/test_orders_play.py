"""The orders phase on the whole machine: keys typed, records and screen read (section 5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.emu import Apple2

from .field import GERMAN, NO_UNIT, NOWHERE, SOVIET, Field, number
from .table import PHASE_COMBAT, PHASE_ORDERS, Table

SEEN, PRIORITY, OFF_MAP, LOAD_ALL = 8, 16, 64, 128
CLOCK = 1_020_484
PHASE_END = 5


def lay(field: Field) -> None:
    field.bench.set("st_human", [1, 0])
    field.bench.set("st_start_line", [10, 49])
    field.ground(29, 20, 2)
    field.unit(GERMAN, "A0", "HALFTRACK", 1, 26, 20, range=5)
    field.unit(GERMAN, "A1", "WESPE", 3, 20, 30, range=12)
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 25, 22, range=12)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, range=12)
    field.unit(GERMAN, "B2", "81MOR", 4, 26, 22, range=13)
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, range=5)
    field.unit(GERMAN, "C1", "RIFLE", 30, 22, 22, range=2)
    field.unit(GERMAN, "C2", "HMG", 4, 24, 25, range=5)
    field.unit(GERMAN, "D0", "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP)
    field.unit(GERMAN, "E1", "SMG", 30, 25, 20)
    field.unit(SOVIET, "A0", "T-34/76C", 3, 34, 22, flags=SEEN)
    field.unit(SOVIET, "A1", "T-34/76C", 10, 33, 24, flags=SEEN)
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 33, 24)


@pytest.fixture
def table() -> Iterator[Table]:
    with Table(lay) as table:
        table.sees("GERMAN ORDERS")
        table.settles()
        yield table


def order(table: Table, keys: str) -> list[str]:
    table.types(keys)
    table.settles()
    return table.panel


def at(table: Table, x: int, y: int) -> None:
    """Walk the cursor there."""
    cx, cy = table.cursor
    table.types(("3" if x > cx else "7") * abs(x - cx) + ("5" if y > cy else "1") * abs(y - cy))
    table.settles()
    assert table.cursor == (x, y)


@pytest.mark.slow
@pytest.mark.rule("KG-5.5.1")
@pytest.mark.rule("KG-5.5.2")
@pytest.mark.rule("KG-AM.15")
@pytest.mark.rule("KG-5.5.3")
@pytest.mark.rule("KG-5.5.4")
@pytest.mark.rule("KG-5.5.5")
@pytest.mark.rule("KG-5.2.9")
@pytest.mark.rule("KG-5.2.10")
@pytest.mark.rule("KG-5.11.1")
@pytest.mark.rule("KG-5.11.2")
@pytest.mark.rule("KG-1.2.1")
def test_movement_orders_and_taking_them_back(table: Table) -> None:
    get = table.field.get

    def goals() -> list[int]:
        return [get(GERMAN, "B1", f) for f in ("goal_x", "goal_y", "next_x", "next_y")]

    assert order(table, "B1")[0] == "B1   5 PZ-IVH"
    at(table, 28, 20)
    assert order(table, "M7\r")[2:] == ["Ordered to 28,20: clear", ""]
    assert goals()[:3] == [28, 20, NOWHERE]
    assert get(GERMAN, "B1", "speed") == 7
    assert get(GERMAN, "B1", "delay") == 1, "a German in command, late 1943"
    at(table, 28, 23)
    order(table, "M99\r")
    assert get(GERMAN, "B1", "next_x") == NOWHERE, "a PZ-IVH does 12: 99 is refused"
    assert order(table, "12\r")[2] == "Then on to 28,23: clear"
    assert goals() == [28, 20, 28, 23]
    at(table, 29, 25)
    table.field.ground(29, 25, 5, 3)
    assert order(table, "M\r")[2:] == ["Then on to 29,25: woods, height 3", ""]
    assert goals() == [28, 20, 29, 25], "a third replaces the second"
    assert get(GERMAN, "B1", "speed") == 12
    assert get(GERMAN, "B1", "delay") == 1, "not added up"
    assert "1st objective, delay 1" in order(table, "O")[2]
    assert table.cursor == (28, 20)
    order(table, " ")
    assert table.cursor == (29, 25)
    order(table, " S0\r")
    assert get(GERMAN, "B1", "speed") == 0
    assert goals() == [28, 20, 29, 25]
    order(table, "K")
    assert goals()[::2] == [NOWHERE, NOWHERE]
    assert get(GERMAN, "B1", "delay") == 2


@pytest.mark.rule("KG-5.3.1")
@pytest.mark.rule("KG-5.3.2")
@pytest.mark.rule("KG-5.2.3")
@pytest.mark.rule("KG-5.2.12")
@pytest.mark.rule("KG-5.7.1")
def test_all_units_mode(table: Table) -> None:
    field = table.field
    assert order(table, "B1Z")[0].split() == ["B0", "2", "PZ-IVH", "HQ", "B-ALL"]
    at(table, 28, 21)
    assert order(table, "A\r")[2] == "Its HQ goes to 28,21: clear"
    assert order(table, "M\r")[2] == "Ordered to 28,21: clear"
    order(table, "KA\r")
    goals = [(field.get(GERMAN, u, "goal_x"), field.get(GERMAN, u, "goal_y")) for u in UNITS_B]
    assert goals == [(28, 21), (27, 22), (29, 21)], "each three east and one north"
    assert [field.get(GERMAN, u, "speed") for u in UNITS_B] == [12, 12, 4]
    order(table, "R9\rF6")
    assert [field.get(GERMAN, u, "range") for u in UNITS_B] == [9, 9, 9]
    assert [field.get(GERMAN, u, "facing") for u in UNITS_B] == [6, 6, 6]
    assert field.get(GERMAN, "C0", "range") == 5
    order(table, "ZR3\r")
    assert [field.get(GERMAN, u, "range") for u in UNITS_B] == [3, 9, 9]
    assert "HQ is destroyed" in order(table, "QEA")[2]
    assert "HQ is destroyed" in order(table, "E1Z")[2]
    assert "all units" in order(table, "A")[2]


UNITS_B = ("B0", "B1", "B2")


@pytest.mark.rule("KG-5.2.4")
@pytest.mark.rule("KG-5.6.2")
@pytest.mark.rule("KG-5.6.8")
@pytest.mark.rule("KG-AM.11")
def test_a_bombardment_is_offered_gun_by_gun(table: Table) -> None:
    get = table.field.get
    order(table, "B0")
    at(table, 33, 24)
    panel = order(table, "B")
    assert panel[0].startswith("A1   3 WESPE")
    assert "Delay 6" in panel[2]
    panel = order(table, "N")
    assert panel[0].startswith("B2   4 81MOR")
    assert "Delay 2" in panel[2]
    panel = order(table, "A")
    assert panel[0].startswith("D0   4 M-ART")
    assert "Delay 6" in panel[2]
    order(table, "Q")
    assert [get(GERMAN, "B2", f) for f in ("shell_x", "shell_y", "shell_delay")] == [33, 24, 2]
    assert get(GERMAN, "B2", "shell_left") == 4
    assert get(GERMAN, "B2", "range") == 0
    assert get(GERMAN, "B2", "load") == number("B0"), "the spotter"
    assert get(GERMAN, "A1", "shell_x") == get(GERMAN, "D0", "shell_x") == NOWHERE
    assert order(table, "B")[0].startswith("A1")
    assert order(table, "N")[0].startswith("D0"), "the mortars are busy"
    order(table, "QQB2M\rM\r")
    assert get(GERMAN, "B2", "next_x") == 33, "moving orders leave the spotter alone"
    assert get(GERMAN, "B2", "load") == number("B0")


@pytest.mark.rule("KG-5.2.7")
@pytest.mark.rule("KG-5.2.8")
@pytest.mark.rule("KG-5.8.1")
@pytest.mark.rule("KG-5.8.2")
@pytest.mark.rule("KG-5.2.11")
def test_inspecting_enemies(table: Table) -> None:
    get = table.field.get
    panel = order(table, "B0R4\rI")
    assert panel[0] == "A0   3 T-34/76C   xxx"
    assert table.cursor == (34, 22)
    assert panel[1] == "Enemy at range 9"
    assert order(table, "N")[0].startswith("A1  10 T-34/76C")
    order(table, "T")
    assert get(GERMAN, "B0", "target") == number("A1")
    assert get(GERMAN, "B0", "flags") & PRIORITY
    assert get(GERMAN, "B0", "range") == 8, "8.2 squares away"
    assert order(table, "T")[0].startswith("A1  10 T-34/76C")
    order(table, " K")
    assert get(GERMAN, "B0", "target") == NO_UNIT
    order(table, "INBNA")
    assert get(GERMAN, "B2", "shell_x") == 33


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.4.7")
@pytest.mark.rule("KG-AM.12")
@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.2.2")
@pytest.mark.rule("KG-5.4.1")
def test_getting_on_and_off(table: Table) -> None:
    field = table.field
    assert "Aboard" in order(table, "C0EC1")[2]
    assert field.get(GERMAN, "C1", "carrier") == number("C0")
    assert table.panel[0] == "C0   4 HALFTRACK  HQ L"
    assert order(table, "P")[2] == "C1  30 RIFLE"
    assert "Disembarked" in order(table, " D")[2]
    assert field.get(GERMAN, "C1", "suppression") == 80
    assert "drives" in order(table, "EC2")[2]
    assert field.get(GERMAN, "C0", "load") == number("C2")
    assert (field.get(GERMAN, "C0", "goal_x"), field.get(GERMAN, "C0", "goal_y")) == (24, 25)
    at(table, 28, 20)
    order(table, "M\r")
    assert field.get(GERMAN, "C0", "load") == NO_UNIT
    assert field.get(GERMAN, "C0", "goal_x") == 28
    assert "drives" in order(table, "ECA")[2]
    assert field.get(GERMAN, "C1", "carrier") == number("C0")
    assert field.get(GERMAN, "C0", "load") == number("C2")
    assert field.get(GERMAN, "C0", "special") & LOAD_ALL
    assert "only its own" in order(table, "EBA")[2]
    assert "cannot carry" in order(table, "EB1")[2]
    assert "Only a vehicle" in order(table, "QC2E")[2]


@pytest.mark.rule("KG-5.2.6")
@pytest.mark.rule("KG-5.12.7")
def test_walking_up_the_chain_of_command(table: Table) -> None:
    table.field.unit(GERMAN, "B3", "PANTHER", 5, 50, 50)
    assert "link to this HQ: NO" in order(table, "B3H")[2]
    assert table.panel[0].startswith("B0")
    assert table.cursor == (25, 22)
    assert "link to this HQ: yes" in order(table, "H")[2]
    assert table.panel[0].startswith("A0   1 HALFTRACK  III")
    assert table.cursor == (26, 20)
    assert "Command HQ" in order(table, "H")[2]
    assert order(table, "N")[0].startswith("A1")


@pytest.mark.rule("KG-5.1.1")
@pytest.mark.rule("KG-5.1.2")
@pytest.mark.rule("KG-4.4.3")
@pytest.mark.rule("KG-4.4.4")
@pytest.mark.rule("KG-AM.7")
def test_the_map_menu(table: Table) -> None:
    order(table, "W")
    assert table.cursor == (30, 30)
    order(table, "W")
    assert table.cursor == (10, 30)
    assert "no such unit" in order(table, "D8")[2]
    order(table, "A0LQ")
    at(table, 33, 24)
    panel = order(table, "Z")
    assert panel[0].startswith("A1  10 T-34/76C"), "the rifles there are not seen"
    assert panel[1] == "An enemy that you see."
    order(table, "NA0LX")
    assert order(table, "\r")[0].startswith("A0   1 HALFTRACK")
    order(table, "\x1b9")
    assert "B1   5 PZ-IVH" in "\n".join(table.text)
    order(table, " ")
    assert order(table, "Y")[2].startswith("The ground alone")
    order(table, " ")
    for page in ("the map", "one unit", "delays", "ground"):
        order(table, "?" if page == "the map" else " ")
        table.sees("Help: " + page)
    order(table, " ")
    assert any(line.split() == CARD_PZ_IIF for line in table.text)
    order(table, "\x1b")
    assert table.panel[0].startswith("German orders")


CARD_PZ_IIF = "0 PZ-IIF 5 4 1 6 12 2 1 3 1".split()


@pytest.mark.rule("KG-5.9.1")
@pytest.mark.rule("KG-1.1.1")
def test_the_end_of_the_phase_and_of_the_game(table: Table) -> None:
    assert "End your orders" in order(table, "X")[2]
    assert order(table, "N")[0].startswith("German orders")
    order(table, "0N")
    assert table.byte("st_phase") == PHASE_ORDERS
    ended = []
    table.a2.on("report_main", lambda a2: ended.append(table.byte("st_phase")))
    table.types("0Y")
    table.a2.run(seconds=3)
    assert ended[:1] == [PHASE_END]
    assert table.byte("st_last_turn") == 1


@pytest.mark.rule("KG-5.0.1")
def test_two_players_change_seats_and_then_fight() -> None:
    def both(field: Field) -> None:
        lay(field)
        field.bench.set("st_human", [1, 1])

    with Table(both) as table:
        fights = []

        def fight(a2: Apple2) -> None:
            if table.byte("st_phase") == PHASE_COMBAT:  # else another overlay lies there
                fights.append(table.byte("st_side"))

        table.a2.on("combat_main", fight)
        table.sees("The German player sits down")
        order(table, " ")
        table.sees("GERMAN ORDERS")
        table.types("XY")
        table.sees("The Soviet player sits down")
        order(table, " ")
        table.sees("SOVIET ORDERS")
        assert table.cursor == (34, 22)
        assert fights == []
        table.types("XY")
        table.a2.run(seconds=3)
        assert fights[:1] == [0]


@pytest.mark.rule("KG-8.0.9")
@pytest.mark.rule("KG-4.4.2")
@pytest.mark.rule("KG-5.2.11")
def test_a_view_turns_round_what_is_seen_within_a_second(table: Table) -> None:
    lit = 0x80

    def squares() -> set[tuple[int, int]]:
        x, y = table.byte("view_x"), table.byte("view_y")
        return {(x + k % 20, y + k // 20) for k in range(200) if table.byte("window", k) & lit}

    done = []
    table.a2.on("view_clear", lambda a2: done.append(a2.cycles))
    begun = table.a2.cycles
    table.types("V")
    table.a2.run(seconds=1)
    seen = squares()
    assert (27, 20) in seen and (28, 20) in seen and (29, 20) in seen
    assert not seen & {(30, 20), (31, 20), (35, 20)}, "the town hides what is behind it"
    assert {(20, 20), (26, 24)} <= seen
    assert table.a2.cycles - begun < 1.1 * CLOCK
    order(table, "A0V")
    table.a2.run(seconds=1)
    ahead = squares()
    assert ahead == {(x, y) for x, y in seen if x >= 26}, "it faces east and stands"
