 .align 16
 nop
.segment "FOO" : absolute
