"""What a routine's `;;;` header lets it change, and what a call changed beside that."""

from __future__ import annotations

import fnmatch
import re
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from grognard.rom_build.domains import kept_registers, read_effects

SETS = {
    "scratch": ("zp_t?", "zp_ptr?", "zp_arg?"),
    "rules": (
        "zp_t?", "zp_ptr?", "zp_arg?", "zp_die", "zp_sight_*", "zp_corner", "zp_screen",
        "zp_from_?", "zp_to_?", "zp_chance", "zp_time", "zp_energy", "zp_facing", "zp_order",
        "zp_pair", "zp_engine", "zp_step", "zp_man", "zp_target", "zp_list_ptr",
        "zp_look*", "zp_roll", "rng_seed", "movie_log", "movie_end", "pair_hi", "pair_lo",
        "zp_gap*",
    ),
    "drawing": (
        "zp_t?", "zp_ptr?", "zp_arg?", "zp_text_*", "zp_line*", "zp_glyph_*", "zp_map_*",
        "cell_lines", "view_top", "shown_*", "view_?", "window", "framed",
    ),
    "disk": (
        "zp_disk_*", "zp_rwts_*", "zp_fs_*", "zp_t?", "zp_arg?", "zp_ptr?", "rwts_*", "fs_*",
        "save_*", "load_at", "old_list", "disk_write*", "pack_*",
    ),
    "turn's": (
        "act_*", "fight_*", "hurt_*", "start_*", "seen_by", "changed", "any_changed", "fresh",
        "leader_line", "line_leader", "zp_lines_known",
        "walked", "control_left", "look_left", "zp_index", "zp_inner", "zp_other", "zp_actor",
        "zp_best", "zp_now", "taken_*",
    ),
}  # fmt: skip
KEYS = ("rng_seed", "key_*", "zp_key")
"""What waiting for a key changes: the seed is stirred until it is struck."""
VILLAGE_BYTES = 38 * 54
PICTURE = range(0x2000, 0x4000)
STACK = range(0x100, 0x200)
DRAWS = (
    "resolve/resolve_page", "resolve/resolve_main", "ai/computer_page", "ai/computer_main",
    "/setup/", "lib/text", "lib/page", "lib/view", "apple2/draw/",
    "lib/ask", "/screens/", "apple2/sound", "lib/sound",
)  # fmt: skip


def exports(path: Path) -> dict[str, int]:
    """Exported names with their addresses, of a linker map."""
    _, _, text = path.read_text(encoding="utf-8").partition("\nEXPORTS\n")
    return {name: int(at, 16) for at, name in re.findall(r"^\$([0-9A-F]+)\s+(\w+)", text, re.M)}


class Effects:
    """The part of the bench that reads `out:` and `clobbers:`."""

    bench: Any
    contracts: dict[str, dict[str, Any]]
    draws: tuple[str, ...] = DRAWS
    sizes: ClassVar[dict[str, int]] = {
        "village": VILLAGE_BYTES, "ai_energy": 3, "ai_sum_energy": 3, "ai_sum_time": 2,
    }  # fmt: skip
    """Public memory that lies in no segment of its own, by name."""
    lodgers: ClassVar[dict[str, str]] = {
        "fs": "files", "fs_pages": "files", "files_list": "files", "printer": "setup",
        "dots": "report",
    }  # fmt: skip
    """Segments of the library that lie in an overlay of another name."""
    sets: ClassVar[dict[str, tuple[str, ...]]] = SETS
    """What the set phrases of headers stand for."""

    @cached_property
    def _exports(self) -> dict[str, tuple[int, int]]:
        """(address, size) of public data, the sizes up to the next name."""
        public = exports(self.bench._debug.with_suffix(".map"))
        sizes = self.sizes
        return {
            name: (at, sizes.get(name) or max(1, self.bench.labels[name].size))
            for name, at in public.items()
            if name in self.bench.labels and name.islower() and self._is_data(at)
        }

    def _is_data(self, address: int) -> bool:
        """Memory that a program writes: no code, no tables."""
        return address in self._data

    @cached_property
    def _data(self) -> set[int]:
        sized = [(self.bench.sym[name], size) for name, size in self.sizes.items()]
        spaces = [*self._writable, (0, 0x100), *sized]
        return {byte for at, size in spaces for byte in range(at, at + size)}

    def _aliases(self, contract: dict[str, Any], name: str) -> set[int]:
        """The word that a file calls by a name of its own: `zp_sum = zp_arg5`."""
        label = self._label(contract, name)
        return {label.address, label.address + 1} if label else set()

    def _label(self, contract: dict[str, Any], name: str) -> Any:
        stem = contract["file"].rpartition("/")[2].partition(".")[0]
        label = self.bench.labels.get(f"{stem}:{name}") or self.bench.labels.get(name)
        return label if label and label.address < 0xC000 else None

    def _place(self, contract: dict[str, Any], text: str) -> range:
        """The bytes of `name`, or the one byte `name+3`."""
        name, plus, more = text.partition("+")
        label = self._label(contract, name)
        at, size = self._exports.get(name) or ((label.address, 1) if label else (0, 0))
        return range(at + int(more), at + int(more) + 1) if plus else range(at, at + size)

    def _span(self, contract: dict[str, Any], first: str, last: str) -> range:
        """From one name or byte to another; to the first one's own end where there is no other."""
        start, name = self._place(contract, first), first.partition("+")[0]
        end = self._place(contract, last or name)
        return range(start.start, end.stop) if start and end else range(0)

    def may_change(self, contract: dict[str, Any]) -> tuple[frozenset[str], set[int]]:
        """Registers, and addresses, that the header lets the routine change."""
        registers: set[str] = set()
        allowed: set[int] = set()
        for one in self._meant(contract, []):
            effects = read_effects(one["outputs"], tuple(one["clobbers"]))
            registers |= effects.registers
            for name in effects.names:
                for pattern in self.sets.get(name, (name,)):
                    allowed |= self._addresses(one, pattern)
            told = " ".join([one["outputs"], *one["clobbers"]])
            if "everything" in one["clobbers"]:
                allowed.update(range(0xC000))
            for phrase in re.findall(r"\b(turn|overlay)'s own", told):
                for pattern in self.sets.get(f"{phrase}'s", ()):
                    allowed |= self._addresses(one, pattern)
            if "the picture" in told or "drawing" in told:
                allowed.update(PICTURE)
            if "the overlay's own" in told:
                allowed |= self._homed(self.area(one))
            if "the memory read to" in told:
                allowed.update(range(0x200, 0xC000))
            for first, last in effects.spans:
                allowed.update(self._span(one, first, last))
            if "state" in one["outputs"]:
                allowed.update(range(self.bench.sym["state_begin"], self.bench.sym["state_end"]))
            registers -= kept_registers(contract["outputs"])
        if self.waits(contract):
            for pattern in KEYS:
                allowed |= self._addresses(contract, pattern)
        if any(part in contract["file"] for part in self.draws):
            allowed.update(PICTURE)
            for name in self._exports:
                if name.startswith(
                    ("zp_text_", "zp_line_", "zp_glyph_", "zp_lib", "zp_key", "sound_")
                ):
                    at, size = self._exports[name]
                    allowed.update(range(at, at + size))
        return frozenset(registers), allowed

    def _homed(self, area: str) -> set[int]:
        """The public memory that comes and goes with an overlay."""
        if area not in self.bench._overlays:
            return set()
        spaces = [space for name, space in self._exports.items() if self._homes.get(name) == area]
        return {at for start, size in spaces for at in range(start, start + size)}

    def _addresses(self, contract: dict[str, Any], pattern: str) -> set[int]:
        if "+" in pattern:
            return set(self._place(contract, pattern))
        names = fnmatch.filter(self._exports, pattern)
        if not names and pattern.islower():
            return self._aliases(contract, pattern)
        spaces = [self._exports[name] for name in names]
        return {at for start, size in spaces for at in range(start, start + size)}

    def _meant(self, contract: dict[str, Any], seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The header, and those it speaks of: `what X uses`, `as X`."""
        seen.append(contract)
        text = " ".join([contract["outputs"], *contract["clobbers"]])
        named = re.findall(r"\b(?:what|as) (\w+)(?: and (\w+))?", text)
        for name in {name for pair in named for name in pair if name}:
            for other in self.contracts.values():
                if other["name"] == name and other not in seen:
                    self._meant(other, seen)
        return seen

    def private(self, area: str) -> set[int]:
        """Writable memory that no public name covers: a file's own business.

        Names of other overlays do not count: their bytes are not there now.
        """
        if area not in self._private:
            spaces: set[int] = set()
            for record in self._writable:
                spaces.update(range(record[0], record[0] + record[1]))
            for name, (at, size) in self._exports.items():
                if self._lives_with(name, area):
                    spaces.difference_update(range(at, at + size))
            self._private[area] = spaces
        return self._private[area]

    def _lives_with(self, name: str, area: str) -> bool:
        """Is the named memory there while the area is?"""
        home = self._homes.get(name, "")
        return home == area or home not in self.bench._overlays

    @cached_property
    def _homes(self) -> dict[str, str]:
        """The area of each name by its segment: `ORDERS_BSS` lies with ORDERS."""
        rows = self.bench._debug.read_text(encoding="utf-8").splitlines()
        segments: dict[str, str] = {}
        homes: dict[str, str] = {}
        for row in sorted(rows, key=lambda r: not r.startswith("seg\t")):
            kind, _, rest = row.partition("\t")
            if kind not in ("seg", "sym"):
                continue
            part = dict(field.split("=", 1) for field in rest.split(","))
            name = part["name"].strip('"')
            if kind == "seg":
                home = name.removesuffix("_BSS").lower()
                segments[part["id"]] = self.lodgers.get(home, home)
            elif "seg" in part:
                homes.setdefault(name, segments.get(part["seg"], ""))
        return homes

    @cached_property
    def _writable(self) -> list[tuple[int, int]]:
        text = self.bench._debug.read_text(encoding="utf-8")
        segments = [row for row in text.splitlines() if row.startswith("seg\t")]
        rows = [row for row in segments if "BSS" in row or '"STATE"' in row]
        parts = [dict(f.split("=") for f in row.partition("\t")[2].split(",")) for row in rows]
        return [(int(p["start"], 16), int(p["size"], 16)) for p in parts]

    def _changed(
        self,
        contract: dict[str, Any],
        before: tuple[dict[str, int], bytes],
        after: tuple[dict[str, int], bytes],
    ) -> list[str]:
        """What differs between two (registers, memory) and is not in the header."""
        registers, allowed = self.may_change(contract)
        spoiled = [r for r in "AXY" if r not in registers and after[0][r] != before[0][r]]
        other = np.frombuffer(before[1], np.uint8) != np.frombuffer(after[1], np.uint8)
        changed = [int(at) for at in np.flatnonzero(other[:0xC000])]
        data = [at for at in changed if self._is_data(at) or at in PICTURE]
        foreign = [at for at in data if at not in allowed and at not in STACK]
        area = self.area(contract)
        own = self.private(area)
        return spoiled + sorted({self._named(at, area) for at in foreign if at not in own})

    def _named(self, address: int, area: str) -> str:
        for name, (at, size) in self._exports.items():
            if at <= address < at + size and self._lives_with(name, area):
                return name
        return f"${address:04X}"
