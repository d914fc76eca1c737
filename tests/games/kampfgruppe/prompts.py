"""Prompts that random keys must lead to, by where they begin: the names of their messages."""

from __future__ import annotations

PROMPTS: dict[str, tuple[str, ...]] = {
    "at_menu": ("menu", "disks", "players", "handicap", "sounds", "scenario", "orders_ends"),
    "at_the_questions": ("players", "handicap", "menu", "restart_kind"),
    "at_disks": ("disks", "files_help", "name_list", "name_prompt", "init", "delete_sure"),
    "at_restart": ("restart_kind", "players", "scenario", "orders_unit_which"),
    "at_forces": ("points_left", "keys_buy", "force_help", "done"),
    "at_deployment": ("done", "deploy_list", "in_view", "save_setup", "name_prompt"),
    "at_a_set_up": ("save_setup", "name_prompt", "save_done", "orders_unit_which"),
    "at_orders": ("orders_unit_which", "orders_ends", "orders_go", "orders_list", "report_keys"),
    "at_a_unit": ("orders_unit_which", "orders_most", "orders_ends", "orders_ground"),
    "at_two_players": ("orders_seat_german", "orders_embark", "orders_ends", "overview"),
    "at_a_report": ("report_keys", "report_sure", "orders_end_game", "save_replace", "save_done"),
    "at_the_end": ("report_end_keys", "orders_list", "orders_unit_which", "help_map"),
}
