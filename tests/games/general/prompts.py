"""Prompts that random keys must lead to, by where they begin: the names of their messages."""

from __future__ import annotations

PROMPTS: dict[str, tuple[str, ...]] = {
    "at_menu": ("menu", "disks", "scenarios"),
    "at_disks": ("disks", "files_help", "name_list", "name_prompt", "init"),
    "at_restart": ("name_prompt",),
    "at_the_scenarios": ("rules",),
    "at_the_purchase": ("buy_keys",),
    "at_the_plots": ("mobile_keys",),
    "at_the_fire": ("fire_keys",),
    "at_the_moves": ("move_keys",),
}
