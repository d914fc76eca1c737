 .res fwd-back
back: nop
fwd:
