foo:
@a1 .set 3
@a1 .set 4
 .byte @a1
.segment "BSS"
 .byte 1
