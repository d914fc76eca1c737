"""The calculators of the smallest game."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.host.built.calculator import Answer, Bench, Calculator, Field, Value, whole


def _next(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("zp_number", given["number"])
    bench.ask("number_next")
    return {"number": bench.byte("zp_number"), "cycles": bench.cycles}


CALCULATORS = {
    "next": Calculator(
        says="the number of the next turn",
        routine="number_next",
        fields={"number": Field(whole(0, 255), None, "the number now")},
        answer=_next,
        examples=("number=21",),
    )
}
