.if 1<<32
.byte 1
.else
.byte 2
.endif
.if 0
.elseif 1<<33
.byte 3
.else
.byte 4
.endif
.byte !(1<<32), (1<<32) && 1, .not (1<<40)
.byte .max(1<<32, 3) >> 32
.if !(1<<32)
.byte 8
.endif
.byte 1<<-1, 8>>-3, (1<<63)>>63, 5<<64, (-1)>>63, (1<<256)&$ff, (1<<(1<<32))&$ff, (256>>(1<<32))&$ff
label:
