 .if .ismnemonic(adc)
 .byte 1
 .endif
 .if .ismnemonic(and)
 .byte 1
 .endif
