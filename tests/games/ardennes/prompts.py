"""Prompts that random keys must lead to, by where they begin: the names of their messages."""

from __future__ import annotations

PROMPTS: dict[str, tuple[str, ...]] = {
    "at_menu": ("menu", "disks", "rules"),
    "at_disks": ("disks", "files_help", "name_list", "name_prompt", "init"),
    "at_restart": ("name_prompt",),
    "at_orders": ("move_keys",),
    "at_the_hand": ("hand",),
    "at_the_battles": ("battle_keys",),
    "at_the_guns": ("guard_keys",),
}
