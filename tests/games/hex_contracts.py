"""Contracts of games on hexes: layers and lists must agree, so only calls in play are tried."""

from __future__ import annotations

from typing import Any, ClassVar

from grognard.rom_build.domains import Domain, read_inputs

from .contract_bench import ContractBench
from .contract_effects import SETS
from .contract_inputs import Case

HEX_SETS = SETS | {
    "picture": (
        "zp_text_*", "zp_line*", "zp_glyph_*", "zp_lib?", "zp_key", "sound_*", "framed",
        "view_?", "top_*", "zp_hexview", "zp_lines",
    ),
}  # fmt: skip


class HexContracts(ContractBench):
    """The bench of every game, for one on hexes."""

    draws = (
        "lib/text", "lib/page", "lib/ask", "lib/hexview", "apple2/draw/", "/screens/", "/setup/",
        "/ai/", "apple2/sound", "lib/sound",
    )  # fmt: skip
    sets: ClassVar[dict[str, tuple[str, ...]]] = HEX_SETS
    crowded: ClassVar[tuple[str, ...]] = ()
    """Overlays that lie over what floods work in."""
    work = range(0)
    """Where that is, in memory.cfg."""

    def _lives_with(self, name: str, area: str) -> bool:
        if area in self.crowded and self._exports[name][0] in self.work:
            return self._homes.get(name) == area
        return super()._lives_with(name, area)

    def domains(self, contract: dict[str, Any]) -> list[Domain] | None:
        """Of routines that take nothing but registers; None for the others."""
        closed = []
        for domain in read_inputs(contract["inputs"]):
            if domain.names[0] not in "AXYC" or not domain.ranges:
                return None
            closed.append(Domain(domain.names, domain.ranges, domain.kind))
        return closed or None

    def cases(self, contract: dict[str, Any], count: int) -> list[Case]:
        """Three calls in play."""
        return super().cases(contract, 0)[:3]
