.ifndef DEBUG
DEBUG = 0
.endif
.if DEBUG
 .byte 1
.elseif .defined(RELEASE) .and 1
 .byte 2
.else
 .byte 3
.endif
.if .not DEBUG .and .defined(DEBUG)
 .byte 4
.endif
