.segment "BSS"
 .byte 1
foo:
@a1 = 3
 .byte @a1
bar:
@a1 = 4
 .byte @a1
