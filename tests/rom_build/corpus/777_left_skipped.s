.if 0
 .byte .left(foo, {1,2,3}) .mid()
.endif
