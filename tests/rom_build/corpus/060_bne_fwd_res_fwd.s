 bne fwd
 .res 128
fwd:
