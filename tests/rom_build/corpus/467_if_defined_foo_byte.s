 .if .defined(foo)
 .byte 1
 .elseif .defined(bar) || 1
 .byte 2
 .endif
