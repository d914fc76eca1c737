 bne fwd
 .res 127
fwd:
