 .setcpu "65C02"
 .if .ismnemonic(bra)
 .byte 1
 .endif
 .if .ismnemonic(slo)
 .byte 2
 .endif
