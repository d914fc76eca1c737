"""The orders phase key by key on the bench, where it is quick and where code can be changed."""

from __future__ import annotations

from typing import Any

import pytest
from bench_table import BenchTable
from test_orders_play import (  # noqa: F401  the tests of the whole machine, at this table
    at,
    lay,
    order,
    test_a_bombardment_is_offered_gun_by_gun,
    test_all_units_mode,
    test_getting_on_and_off,
    test_inspecting_enemies,
    test_movement_orders_and_taking_them_back,
    test_the_map_menu,
    test_walking_up_the_chain_of_command,
)


@pytest.fixture
def table(kampf: Any) -> BenchTable:
    return BenchTable(kampf, lay)
