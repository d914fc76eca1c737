.macro aa
