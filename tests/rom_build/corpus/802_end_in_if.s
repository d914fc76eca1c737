.if 1
 .byte 1
.end
.endif
