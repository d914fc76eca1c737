foo:
.if 0 && foo
 .byte 1
.elseif 1 || foo
 .byte 2
.endif
 .byte 0 .and foo, 1 .or foo
