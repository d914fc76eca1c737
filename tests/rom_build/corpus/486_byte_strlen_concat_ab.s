 .byte .strlen(.concat("ab", "c")), .strlen("")
 .byte .strat("abc", 1)
