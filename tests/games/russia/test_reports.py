"""What is told of a week and a month, the log of battles, and the front month by month."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.game_asm.games.russia.tools import film, history
from grognard.rom_build.data.table import TableError

from ..save_disks import new_save_disk
from .front import CITY, CLEAR, FOREST, HELD_BY_AXIS, SEA, Front, index, rows, war_map
from .match import AXIS, SOVIET, Match
from .starts import start
from .stavka import ESCAPE, Stavka

LOG = ("group", "foe", "at_lo", "at_hi", "odds", "lost", "killed")


def state(bench: Any, name: str, count: int = 1) -> list[int]:
    at = bench.sym[name]
    return list(bench.mem[at : at + count])


@pytest.mark.rule("WR-8.8.1")
def test_a_row_counts_its_land_that_the_axis_holds(russia: Any) -> None:
    front = Front(russia)
    for column, ground in ((1, CLEAR), (2, FOREST), (3, SEA), (31, CITY)):
        front.ground((column, 7), ground | HELD_BY_AXIS)
        front.ground((column, 8), ground)
    assert [russia.call("row_held", X=row).a for row in (6, 7, 8)] == [0, 3, 0]


@pytest.mark.rule("WR-8.8.1")
@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-4.1.5")
@pytest.mark.rule("WR-9.1.2")
@pytest.mark.rule("WR-3.2.1")
@pytest.mark.parametrize("year", [1941, 1942, 1943])
def test_a_war_begins_with_its_rows_and_cities_noted(russia: Any, year: int) -> None:
    start(russia, year)
    cells = war_map().cells
    held = [at[1] for at, cell in cells.items()
            if cell[f"ctrl_{year}"] == "A" and cell["terrain"] != "sea"]  # fmt: skip
    assert state(russia, "film_rows", 32) == [held.count(row) for row in range(1, 33)]
    owners = [row[f"owner_{year}"] for row in rows("cities.csv")][:57]
    assert state(russia, "report_held", 57) == [int(owner == "S") for owner in owners]
    assert state(russia, "month_cities") == [owners.count("A")]
    assert state(russia, "report_groups", 2) == [
        sum(row["side"] == side and row["kind"] in ("mech", "inf") for row in rows("groups.csv")
            if row["scenario"] == str(year))
        for side in ("Axis", "Soviet")
    ]  # fmt: skip


@pytest.mark.rule("WR-8.8.1")
def test_a_frame_has_the_rows_of_its_month_and_catches_up_what_is_too_much(russia: Any) -> None:
    front = Front(russia)
    wanted = [0] * 32
    for months, row, held in ((1, 4, 5), (2, 5, 20), (3, 5, 20), (4, 4, 0), (5, 5, 3), (6, 32, 1)):
        for column in range(1, 32):
            front.ground((column, row), CLEAR | HELD_BY_AXIS * (column <= held))
        russia.call("film_frame")
        assert state(russia, "film_months") == [months]
        wanted[row - 1] = held
    for _ in range(2):
        russia.call("film_frame")  # seventeen hexes less take three months
    shown = film.War(lambda name, count: bytes(state(russia, name, count)))
    at_first = film.start_rows(1941)
    steps = [[now - first for now, first in zip(rows_, at_first, strict=True)]
             for _, rows_ in shown.months]  # fmt: skip
    assert [row[3] for row in steps] == [5, 5, 5, 0, 0, 0, 0, 0]
    assert [row[4] for row in steps] == [0, 7, 14, 20, 12, 4, 3, 3]
    assert steps[-1] == wanted == state(russia, "film_rows", 32)
    russia.set("film_months", 47)
    before = state(russia, "film_steps", 47 * 16)
    russia.call("film_frame")
    assert (state(russia, "film_months"), state(russia, "film_steps", 47 * 16)) == ([47], before)


@pytest.mark.slow
def test_weeks_of_computers_are_remembered_as_they_were(russia_bench: Any) -> None:
    match = Match(russia_bench, 5)
    held: list[list[int]] = []
    sums = [0, 0]

    def watch(week: int) -> None:
        count = state(russia_bench, "log_battles")[0]
        battles = list(
            zip(*(state(russia_bench, f"log_{n}", 40)[:count] for n in LOG), strict=True)
        )
        lost = [low + 256 * high for low, high in zip(
            state(russia_bench, "st_lost_lo", 2), state(russia_bench, "st_lost_hi", 2), strict=True
        )]  # fmt: skip
        if 0 < count < 40:  # else there may be more
            told: list[list[int]] = [[], []]
            for who, foe, _, bits, _, mine, his in battles:
                assert who // 64 != foe // 64
                told[who // 64].append(mine | (bits >> 5 & 1) << 8)
                told[foe // 64].append(his | (bits >> 3 & 3) << 8)
            for side in (AXIS, SOVIET):
                assert sum(told[side]) <= lost[side], "guns and aircraft are not in the log"
        for side in (AXIS, SOVIET):
            sums[side] += lost[side]
        held.append([russia_bench.call("row_held", X=row).a for row in range(1, 33)])

    match.play("computer", "computer", watch, weeks=6)
    shown = film.War(lambda name, count: bytes(state(russia_bench, name, count)))
    assert [name for name, _ in shown.months] == ["JUN 1941", "JUL 1941"]
    for (_, rows_), week in zip(shown.months, (1, 5), strict=True):
        off = [abs(a - b) for a, b in zip(rows_, held[week], strict=True)]
        assert max(off) <= 8 and sum(off) <= 20, "what is more than seven comes later"


@pytest.mark.rule("WR-7.4.3")
def test_a_battle_is_written_down_whatever_its_size(russia: Any) -> None:
    front = Front(russia)
    for number, (result, odds, told, lost, killed) in enumerate((
        (0, 0x0340, 32, 7, 513), (1, 0x13FF, 199, 255, 1023), (2, 0x1400, 200, 511, 1024),
        (0, 0x4AFF, 254, 256, 255), (1, 0x4B00, 255, 512, 256), (2, 0xFF00, 255, 767, 2047),
    )):  # fmt: skip
        russia.set("fight_attackers", (5, 6))
        russia.set("fight_defenders", (90, 0))
        front.at_hex((30, 31), "fight_hex")
        russia.set("fight_side", AXIS)
        russia.set("fight_result", result)
        russia.set("fight_lost", (lost & 255, lost >> 8, killed & 255, killed >> 8))
        russia.call("battle_noted", zp_odds=odds.to_bytes(2, "little"))
        entry = [state(russia, f"log_{name}", 40)[number] for name in LOG]
        assert entry[:2] == [5, 90]
        assert entry[2] | (entry[3] & 7) << 8 == index((30, 31)) and entry[3] >> 6 == result
        assert entry[4] == told
        assert entry[5] | (entry[3] >> 5 & 1) << 8 == min(lost, 511)
        assert entry[6] | (entry[3] >> 3 & 3) << 8 == min(killed, 1023)
    assert state(russia, "log_battles") == [6]
    sums = 7 + 255 + 511 + 256 + 512 + 767, 513 + 1023 + 1024 + 255 + 256 + 2047
    assert state(russia, "st_lost_lo", 2) == [total & 255 for total in sums]
    assert state(russia, "st_lost_hi", 2) == [total >> 8 for total in sums]
    russia.set("log_battles", 40)
    russia.call("battle_noted")
    assert state(russia, "log_battles") == [40]
    assert state(russia, "st_lost_lo", 2) == [(total + more) & 255 for total, more in
                                              zip(sums, (767, 2047), strict=True)]  # fmt: skip


@pytest.mark.rule("WR-1.1.1")
def test_a_months_losses_are_summed_and_begin_again_with_the_next(russia: Any) -> None:
    start(russia, 1941)
    for lost in (300, 5):
        russia.set("st_lost_lo", (lost & 255, 1))
        russia.set("st_lost_hi", (lost >> 8, 0))
        russia.call("month_sums")
    assert state(russia, "month_lost_lo", 2) == [305 & 255, 2]
    assert state(russia, "month_lost_hi", 2) == [1, 0]
    russia.set("month_number", 1)
    russia.set("report_held", [0] * 9 + [1] * 48)
    russia.call("month_sums")
    assert state(russia, "month_lost_lo", 2) == [5, 1] and state(russia, "month_cities") == [9]
    assert state(russia, "month_number") == [0]


def test_history_at_known_dates(russia: Any) -> None:
    russia.overlay("week")
    counts = state(russia, "history_cities", 47)
    # June 1941, the summit of November 1942, and Konigsberg lost as the last but Courland's none
    assert counts[0] == 6 + 5 and counts[46] == 0
    assert max(counts) == counts[14] == counts[17], "August to November 1942"
    assert counts[17] - counts[21] >= 5, "the winter of Stalingrad"


def test_history_that_cannot_be_is_refused(tmp_path: Path) -> None:
    lists = Path(history.__file__).parents[1] / "data"
    good = (lists / "history.csv").read_text("utf-8")
    for old, new, words in (
        ("Minsk,1941-06", "Minsk,1941-13", "expected a month"),
        ("Minsk,1941-06,1944-07", "Minsk,1944-08,1944-07", "lost before"),
        ("Minsk,", "Pinsk,", "no city"),
        ("Minsk,1941-06", "Minsk,1942-09", "differs from owner_1942 of Minsk"),
    ):
        path = tmp_path / "history.csv"
        path.write_text(good.replace(old, new), "utf-8")
        with pytest.raises(TableError, match=words):
            history.generate([path, lists / "cities.csv"])


@pytest.mark.slow
@pytest.mark.rule("WR-1.3.1")
def test_a_war_taken_up_tells_of_its_last_week_and_is_drawn(tmp_path: Path) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Stavka(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins()
    player.supplies()
    player.is_done()
    player.supplies()
    for group, plot in ((1, 0o23), (3, 0o33), (5, 0o33)):
        player.put("group_plot", plot, group)
    player.is_done()
    player.sees("FIRST COMES")
    player.types(" ")
    player.sees("ATTACKS")
    player.types(ESCAPE)
    player.sees("KEPT AS AUTO", within=60)
    player.a2.eject(2)
    other = Stavka(save)
    other.reaches_the_menu()
    other.types("4")
    other.sees("RETURN GOES ON", within=60)
    other.types("\r")
    other.sees("WHAT HAPPENED LAST")
    other.sees("LOST IN BATTLE: AXIS")
    lost = other.byte("st_lost_lo", 1) + 256 * other.byte("st_lost_hi", 1)
    other.sees(f"SOVIETS {lost}")
    other.types("L")
    other.sees("BATTLES OF THE WEEK")
    other.sees("ESC LEAVES")
    count = other.byte("log_battles")
    assert count and sum(" 81 " in row or "/" in row for row in other.rows) == count
    other.types(ESCAPE)
    other.sees("WHAT HAPPENED LAST")
    other.sees("ANY OTHER KEY")
    other.types(" ")
    other.sees("29 JUN 41 AXIS")
    other.types("L")
    other.sees("WHAT HAPPENED LAST")
    other.sees("ANY OTHER KEY")
    other.types(" ")
    other.sees("29 JUN 41 AXIS")
    other.put("month_number", 1)
    other.put("month_cities", 57)
    other.put("st_month", 1)
    other.put("st_year", 43)
    other.types("L")
    other.sees("THE MONTH COST")
    other.sees("BEHIND HISTORY.")
    told = re.fullmatch(r" AXIS: (\d+) CITIES, BEFORE 57, HISTORY \d\d *", other.rows[18].upper())
    assert told and len(told[0].rstrip()) <= 40 - (len(told[1]) < 2)
    assert other.rows[19].rstrip().upper() == " IT IS BEHIND HISTORY."
    war = film.kept_war(save, "AUTO")
    assert war.months == [] and war.now == "29 JUN 1941"
    assert len(film.film(war)) == 2 and film.poster(war).shape[2] == 3
    with pytest.raises(LookupError, match="NONE"):
        film.kept_war(save, "NONE")
