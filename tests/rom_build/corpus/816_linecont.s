.linecont +
 .byte 1, \
 2, 3 \
  + 4
.if 0
 .byte 5, \
 6
.else
 .byte 9
.endif
.macro m1 a1, \
 b1
 .byte a1, \
   b1
.endmacro
 m1 \
 7, \
 8 ; foo \
.linecont off
 nop ; \
