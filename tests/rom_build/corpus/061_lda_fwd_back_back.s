 lda #fwd-back
back: nop
 nop
fwd: .byte fwd-back, *-back
 .res fwd-back
 .if fwd-back = 2
 .byte 99
 .endif
