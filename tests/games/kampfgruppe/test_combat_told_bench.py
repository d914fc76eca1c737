"""What combat tells and how long it takes for it, who goes first, whom shells give away (7)."""

from __future__ import annotations

from typing import Any

import pytest

from . import kampf_book as book
from .battlefield import GERMAN, MOVED, NOWHERE, SEEN, SEEN_BEFORE, SOVIET, Battlefield
from .test_combat_words import PAUSE, lines, tells

ROWS = {(row["side"], row["name"]): int(row["number"]) for row in book.chart().values()}
STA, LDA, INC, RTS, JMP = 0x8D, 0xA9, 0xEE, 0x60, 0x4C
LOG = 0xD000


def code(bench: Any, routine: str, *text: int) -> None:
    """Other code in the place of a routine."""
    bench.mem[bench.sym[routine] : bench.sym[routine] + len(text)] = bytes(text)


def dice(bench: Any, value: int) -> None:
    """Every draw of eight bits is this."""
    code(bench, "rng_next", LDA, value, RTS)


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    field = Battlefield(kampf)
    for name, value in (("st_message_delay", 1), ("st_noises", 0), ("shown_all", 0)):
        kampf.set(name, value)
    for name in ("view_x", "view_y"):
        kampf.set(name, 10)
    kampf.call("view_forget")
    kampf.overlay("combat")
    return field


@pytest.mark.rule("KG-7.11.1")
@pytest.mark.rule("KG-7.11.5")
def test_a_report_counts_who_is_left_not_who_began(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12, start=9)
    field.put(SOVIET, 9, "T-34/76C", 3, 15, 13, flags=SEEN, start=12)
    window = kampf.sym["window"]
    kampf.call("map_show")
    plain = bytes(kampf.mem[window : window + 200])
    rows = tells(kampf, GERMAN, "PZ-IVH", 2, 20)
    assert " A0 5 PZ-IVH" in rows[1] and " B0 3 T-34/76C" in rows[2]
    assert rows[3] == tells(kampf, GERMAN, "PZ-IVH", 2, 20)[3] and "2" in rows[3]
    told = tells(kampf, GERMAN, "PZ-IVH", 7, 20)[3]
    assert "3" in told and "7" not in told, "no more than there were"
    assert len(told) > len(rows[3]), "and they are eliminated"
    lit = bytes(kampf.mem[window : window + 200])
    changed = {n: lit[n] ^ plain[n] for n in range(200) if lit[n] != plain[n]}
    assert changed == {20 * 3 + 5: 0x80}, "the target turned round, the pictures the same"


@pytest.mark.rule("KG-3.4.1")
@pytest.mark.parametrize(
    ("routine", "steps"), [("pulse_show", 1), ("fire_show", 4), ("shell_show", 2)]
)
def test_each_report_stays_for_its_steps_of_the_delay(
    kampf: Any, field: Battlefield, routine: str, steps: int
) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 3, 15, 13, flags=SEEN)
    kampf.call("unit_select", A=0, zp_side=GERMAN)
    kampf.call("foe_select", A=9)
    kampf.overlay("combat")
    for name, value in (
        ("gun_row", 9),
        ("killed", 0),
        ("pressed", 9),
        ("here_x", 15),
        ("here_y", 13),
    ):
        kampf.mem[kampf.sym[name]] = value
    kampf.call(routine, st_message_delay=1, limit=20_000_000)
    times = [
        kampf.call(routine, st_message_delay=delay, limit=20_000_000).cycles for delay in (2, 5)
    ]
    assert abs((times[1] - times[0]) / PAUSE - 3 * steps) < 0.2 * steps


@pytest.mark.rule("KG-1.8.1")
def test_small_arms_sound_otherwise_than_guns(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 3, 15, 13, flags=SEEN)
    for number, sound in enumerate(("sound_burst", "sound_shot")):
        code(kampf, sound, INC, (LOG + number) & 0xFF, LOG >> 8, RTS)
    for name, heard in (("RIFLE", (1, 0)), ("75IG", (0, 1)), ("PZ-IIF", (0, 1)), ("HMG", (1, 0))):
        kampf.mem[LOG : LOG + 2] = bytes(2)
        tells(kampf, GERMAN, name, 0, 9)
        assert tuple(kampf.mem[LOG : LOG + 2]) == heard, name
        assert lines(kampf)


@pytest.mark.rule("KG-7.0.2")
def test_the_lower_half_of_the_dice_lets_the_germans_go_first(
    kampf: Any, field: Battlefield
) -> None:
    """In 1941 the Soviets' delay is five times the Germans': a middling die is the Germans' too."""
    for side in (GERMAN, SOVIET):
        field.put(side, 0, "PZ-IVH" if side == GERMAN else "T-34/76C", 1, 20 + 20 * side, 20)
    at = kampf.sym["zp_side"]
    record = (0xA6, LOG & 0xFF) if LOG < 256 else (0xAE, LOG & 0xFF, LOG >> 8)
    log = (*record, 0xA5, at, 0x9D, LOG + 1 & 0xFF, LOG >> 8, INC, LOG & 0xFF, LOG >> 8, RTS)
    for die, order in ((0, [0, 1]), (0x70, [0, 1]), (0xFF, [1, 0])):
        dice(kampf, die)
        for routine in ("search_side", "fire_side", "move_side"):
            code(kampf, routine, *log)
        kampf.mem[LOG : LOG + 8] = bytes(8)
        kampf.call("combat_pulse", st_period=1)
        assert list(kampf.mem[LOG + 1 : LOG + 7]) == order * 3, hex(die)


@pytest.mark.rule("KG-1.1.2")
@pytest.mark.rule("KG-5.10.1")
def test_four_pulses_and_then_the_end_of_the_turn(kampf: Any, field: Battlefield) -> None:
    code(kampf, "combat_pulse", INC, LOG & 0xFF, LOG >> 8, RTS)
    kampf.mem[LOG] = 0
    kampf.call("combat_main", st_message_delay=0, st_side=1, st_phase=4, limit=9_000_000)
    assert kampf.mem[LOG] == 4
    assert [kampf.mem[kampf.sym[n]] for n in ("st_side", "st_phase")] == [GERMAN, 5]


@pytest.mark.rule("KG-7.1.6")
@pytest.mark.rule("KG-7.7.1")
def test_a_search_fails_by_a_die_of_a_hundred(kampf: Any, field: Battlefield) -> None:
    for die in (0, 50, 98, 99):
        code(kampf, "rng_below", STA, LOG & 0xFF, LOG >> 8, LDA, die, RTS)
        for pressed in (0, 1, 50, 51, 99, 100, 101, 200):
            field.put(GERMAN, 5, "RIFLE", 30, 20, 20, suppression=pressed)
            kampf.call("unit_select", A=5, zp_side=GERMAN)
            kampf.mem[LOG] = 100
            assert kampf.call("search_fails").c == (die < pressed or pressed > 99)
            assert kampf.mem[LOG] == 100


@pytest.mark.rule("KG-7.5.5")
def test_only_sighted_enemies_are_known_to_be_in_a_square(kampf: Any, field: Battlefield) -> None:
    for flags in range(128):
        field.put(SOVIET, 9, "RIFLE", 30, 20, 20, flags=flags)
        assert kampf.call("known", X=9, zp_side=GERMAN).c == bool(flags & (SEEN | SEEN_BEFORE))


@pytest.mark.rule("KG-7.5.5")
@pytest.mark.parametrize("spotter", [7, 255])
def test_the_spotter_or_the_battery_itself_sees_the_square(
    kampf: Any, field: Battlefield, spotter: int
) -> None:
    for x, sees in ((0, True), (8, True), (NOWHERE, False)):
        field.put(GERMAN, 5, "81MOR", 4, x, 20, load=spotter)
        if spotter != 255:
            field.put(GERMAN, 5, "81MOR", 4, 59, 59, load=spotter)
            field.put(GERMAN, 7, "HMG", 4, x, 20)
        kampf.call("unit_select", A=5, zp_side=GERMAN)
        for name, value in (("zp_to_x", 4), ("zp_to_y", 20)):
            kampf.mem[kampf.sym[name]] = value
        assert kampf.call("spotter_view").c == sees


@pytest.mark.rule("KG-7.12.1")
def test_shelling_gives_away_by_twice_its_pulses_over_the_range(
    kampf: Any, field: Battlefield
) -> None:
    """Pulse 1 leaves 4: at range 2 certain, at 3 two chances of three."""
    for left, reach, die, seen in (
        (4, 2, 1, True), (4, 3, 1, True), (4, 3, 2, False), (3, 4, 3, True), (3, 5, 4, False),
        (1, 8, 7, True), (1, 9, 8, False), (1, 9, 7, True),
    ):  # fmt: skip
        code(kampf, "rng_below", LDA, die, RTS)
        field.put(GERMAN, 5, "81MOR", 4, 20, 20, shell_left=left, flags=MOVED)
        kampf.call("unit_select", A=5, zp_side=GERMAN)
        kampf.call("firer_seen", zp_to_x=20 + reach, zp_to_y=20)
        assert bool(field.get(GERMAN, 5, "flags") & SEEN) == seen, (left, reach, die)
    field.put(GERMAN, 5, "M-ART", 4, NOWHERE, NOWHERE, shell_left=1)
    kampf.call("unit_select", A=5, zp_side=GERMAN)
    kampf.call("firer_seen", zp_to_x=20, zp_to_y=20)
    assert not field.get(GERMAN, 5, "flags") & SEEN, "not from behind the map"


@pytest.mark.rule("KG-7.1.4")
def test_the_list_of_enemies_has_each_on_the_map_once(kampf: Any, field: Battlefield) -> None:
    for number in (0, 9, 188):
        field.put(SOVIET, number, "RIFLE", 30, 20, 20)
    field.put(SOVIET, 4, "RIFLE", 0, NOWHERE, NOWHERE, start=9)
    field.begin()
    for _ in range(2):
        kampf.call("list_build", zp_side=GERMAN)
        assert kampf.mem[kampf.sym["list_count"]] == 3
