 bne *
 bne *+2
 bne *-10
 bne fwd
 nop
fwd:
