"""The phases of a turn, one by one: which overlay is fetched, whose turn it is, what follows."""

from __future__ import annotations

from typing import Any

import pytest

MENU, BEGIN, ORDERS, GERMAN, RESOLVE, REPORT, REPORT_2, SAVE, LENGTH, DISK, RESTART, OPTIONS = (
    range(12)
)
SETUP, GENERATE, SQUAD_SAVE, SQUAD_LOAD = range(12, 16)
O_MENU, O_ORDERS, O_COMPUTER, O_RESOLVE, O_REPORT, O_FILES, O_SETUP, O_RESIDENT = (*range(7), 255)
LOG, BODIES, FETCHES, POINTER = 0x0300, 0xBC00, 0xBE00, 0xF0
ENTRIES = (
    "menu_main orders_main computer_main resolve_main report_main files_main setup_main result_page"
).split()
STORE_A = [0xAE, 0x00, 0x03, 0x9D, 0x01, 0x03, 0xEE, 0x00, 0x03]  # ldx 0300, sta 0301,x, inc 0300
BATTLE_RUNS_ITSELF = 3
_WHOLE_NAMES = ("key_count", "key_ring", "blast_count", "hand_wanted")


def jump(at: int) -> bytes:
    return bytes([0x4C, at & 255, at >> 8])


def body(name: str) -> int:
    """Where the stub for an overlay's entry lies."""
    return BODIES + 48 * ENTRIES.index(name)


class Phases:
    """The phase loop with every overlay a stub: what was fetched and begun, in order."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench

    def run(self, phase: int, files_leave: int | None = None, **state: Any) -> list[int]:
        bench, mem = self.bench, self.bench.mem
        bench.reset()
        bench.set("hand_wanted", 0)
        for name, value in {"phase": phase, "side": 7, **state}.items():
            bench.set(name if name in _WHOLE_NAMES else "st_" + name, value)
        leaves = [] if files_leave is None else [0xA9, files_leave, *self._store("st_phase")]
        for name in ENTRIES:
            code = [
                0xA9,
                0x80 + ENTRIES.index(name),
                *STORE_A,
                0xAD,
                *self._at("st_side"),
                *STORE_A,
            ]
            code += leaves if name == "files_main" else []
            mem[body(name) : body(name) + len(code) + 1] = bytes([*code, 0x60])
        self._fetches()
        at = bench.sym["result_page"]  # resident: nobody fetches it
        mem[at : at + 3] = jump(body("result_page"))
        at = bench.sym["turn_begin"]
        code = [0xA9, 0x90, *STORE_A]
        mem[at : at + len(code) + 1] = bytes([*code, 0x60])
        mem[LOG] = 0
        bench.call("phase_run")
        return list(mem[LOG + 1 : LOG + 1 + mem[LOG]])

    def _fetches(self) -> None:
        """The stub for overlay_load puts a jump at the entry of the overlay it is asked for:
        entries of two overlays may lie at one address, or less than a jump apart."""
        bench, mem = self.bench, self.bench.mem
        rows = [(bench.sym[name], body(name)) for name in ENTRIES[: O_SETUP + 1]]
        columns = [bytes(at >> shift & 255 for at in column)
                   for column in zip(*rows, strict=True) for shift in (0, 8)]  # fmt: skip
        tables = [FETCHES + 64 + 8 * n for n in range(len(columns))]
        for table, column in zip(tables, columns, strict=True):
            mem[table : table + len(column)] = column
        entry_lo, entry_hi, body_lo, body_hi = ([t & 255, t >> 8] for t in tables)
        code = [*STORE_A, 0xAA, 0xBD, *entry_lo, 0x85, POINTER, 0xBD, *entry_hi, 0x85, POINTER + 1]
        code += [0xA0, 0, 0xA9, 0x4C, 0x91, POINTER]
        for half in (body_lo, body_hi):
            code += [0xC8, 0xBD, *half, 0x91, POINTER]
        assert len(code) < 64
        mem[FETCHES : FETCHES + len(code) + 1] = bytes([*code, 0x60])
        at = bench.sym["overlay_load"]
        mem[at : at + 3] = jump(FETCHES)

    def _at(self, name: str) -> list[int]:
        return [self.bench.sym[name] & 255, self.bench.sym[name] >> 8]

    def _store(self, name: str) -> list[int]:
        return [0x8D, *self._at(name)]

    @property
    def phase(self) -> int:
        return int(self.bench.mem[self.bench.sym["st_phase"]])


@pytest.fixture
def phases(ambush: Any) -> Phases:
    return Phases(ambush)


def fetched(log: list[int]) -> list[tuple[int, int]]:
    """(overlay, side) of every overlay fetched and begun."""
    assert len(log) % 3 == 0
    return [(log[k], log[k + 2]) for k in range(0, len(log), 3)]


@pytest.mark.rule("CA-3.0.2")
@pytest.mark.rule("CA-3.7.1")
@pytest.mark.parametrize("computer", range(4))
def test_the_phases_of_a_turn_and_who_plays_them(phases: Phases, computer: int) -> None:
    """Orders American, German; resolution; reports American, German; save; and again."""
    american, german = computer & 1, computer & 2
    for phase, overlays, follows in [
        (ORDERS, [(O_COMPUTER if american else O_ORDERS, 0)], GERMAN),
        (GERMAN, [(O_COMPUTER if german else O_ORDERS, 1)], RESOLVE),
        (RESOLVE, [(O_RESOLVE, 7)], REPORT),
        (REPORT, [] if american else [(O_REPORT, 0)], REPORT_2),
        (REPORT_2, [] if german else [(O_REPORT, 1)], SAVE),
    ]:
        log = phases.run(phase, computer=computer)
        assert fetched(log) == overlays, phase
        assert phases.phase == follows, phase
        if phase == GERMAN:
            assert phases.bench.mem[phases.bench.sym["turn_under_way"]] == 0
        if phase in (GERMAN, RESOLVE):  # who gave orders before it sits elsewhere: first a disk
            log = phases.run(phase, computer=computer, hand_wanted=1)
            assert fetched(log) == [(O_FILES, 7), *overlays]
            assert phases.phase == follows
            assert phases.bench.mem[phases.bench.sym["hand_wanted"]] == 0
    assert phases.run(BEGIN) == [0x90]
    assert phases.phase == ORDERS


@pytest.mark.rule("CA-3.0.2")
@pytest.mark.parametrize("phase", [GERMAN, RESOLVE])
def test_reset_while_the_battle_is_sent_begins_with_sending_it_again(
    phases: Phases, phase: int
) -> None:
    """Until it has been saved, or not, as the player says, the phase and the wish stay."""
    bench = phases.bench
    phases.run(phase)
    at = body("files_main")
    bench.mem[at : at + 3] = jump(at)  # the player sits there and thinks
    bench.set("st_phase", phase)
    bench.set("hand_wanted", 1)
    with pytest.raises(TimeoutError):
        bench.call("phase_run", limit=100_000)
    assert (phases.phase, bench.mem[bench.sym["hand_wanted"]]) == (phase, 1)


@pytest.mark.rule("CA-3.0.1")
@pytest.mark.rule("CA-3.6.1")
def test_the_turn_s_end(phases: Phases) -> None:
    """Saving is offered; a battle that is won ends with its result; one by itself goes on,
    at once or by the Americans' report."""
    for phase in (SAVE, LENGTH):
        assert fetched(phases.run(phase, files_leave=phase)) == [(O_FILES, 7)]
        assert phases.phase == BEGIN
        assert fetched(phases.run(phase, files_leave=MENU)) == [(O_FILES, 7)]
        assert phases.phase == MENU
        for clock, points in ((0, 250), (2149, 250), (2151, 249), (2399, 1)):
            left = {"limit": [2400 & 255, 2400 >> 8], "clock": [clock & 255, clock >> 8]}
            both = {"computer": BATTLE_RUNS_ITSELF, "turn_length": 250, **left}
            assert phases.run(phase, **both) == []
            assert phases.phase == BEGIN
            assert phases.bench.mem[phases.bench.sym["st_turn_length"]] == points
    for winner in (1, 2):
        assert fetched(phases.run(SAVE, winner=winner)) == [(O_REPORT, 7)]
        assert phases.phase == MENU
        log = phases.run(SAVE, winner=winner, blast_count=1)
        assert fetched(log[:3]) == [(O_REPORT, 7)] and log[3:] == [O_RESIDENT]
        assert phases.phase == MENU
    for key, overlays in ((0x1B, [(O_FILES, 7)]), (0x20, [(O_REPORT, 0)])):
        log = phases.run(
            SAVE, files_leave=MENU, computer=BATTLE_RUNS_ITSELF, key_count=1, key_ring=key
        )
        assert fetched(log) == overlays
        assert phases.phase == (MENU if key == 0x1B else BEGIN)


@pytest.mark.rule("CA-2.1.1")
@pytest.mark.rule("CA-3.0.2")
def test_what_comes_before_a_battle(phases: Phases) -> None:
    for phase, overlay, follows in [
        (MENU, O_MENU, MENU),
        (OPTIONS, O_MENU, OPTIONS),
        (DISK, O_FILES, OPTIONS),
        (RESTART, O_FILES, RESTART),
        (SQUAD_SAVE, O_FILES, SQUAD_SAVE),
        (SQUAD_LOAD, O_FILES, SQUAD_LOAD),
        (SETUP, O_SETUP, SETUP),
        (GENERATE, O_SETUP, GENERATE),
    ]:
        assert fetched(phases.run(phase)) == [(overlay, 7)], phase
        assert phases.phase == follows, phase
    for phase in (16, 17, 128, 255):  # no such phase: begin again
        assert phases.run(phase) == []
        assert phases.phase == MENU


@pytest.mark.rule("CA-3.0.2")
def test_the_game_begins_with_the_menu_and_comes_back_after_reset(ambush: Any) -> None:
    """Entered with memory full of anything: no squad made, drive 2, a window from the top."""
    names = "st_phase st_made st_defender fs_one_drive key_answered view_top plan_mark ai_mark"
    cleared = [ambush.sym[name] for name in (*names.split(), "sound_seed")]
    cleared.append(ambush.sym["st_made"] + 1)
    mem = ambush.mem
    for at in cleared:
        mem[at] = 0x77
    install, loop = ambush.sym["reset_install"], ambush.sym["phase_run"]
    mem[install : install + 6] = bytes([0x85, 0xF0, 0x84, 0xF1, 0x60, 0])  # sta F0, sty F1
    mem[loop : loop + 5] = bytes([0xBA, 0x86, 0xF2, 0x08, 0x4C])  # tsx, stx F2, php, jmp self
    mem[loop + 5 : loop + 7] = bytes([loop + 4 & 255, loop + 4 >> 8])
    for entry in ("main", "turn_loop"):
        mem[0xF2] = 0
        with pytest.raises(TimeoutError):
            ambush.call(entry, limit=20_000)
        assert mem[0xF2] == 0xFD  # the stack begins again, and phase_run was called
        if entry == "main":
            assert [mem[at] for at in cleared] == [0] * len(cleared)
            assert mem[0xF0] | mem[0xF1] << 8 == ambush.sym["turn_loop"]
