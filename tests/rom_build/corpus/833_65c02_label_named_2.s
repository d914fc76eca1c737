.setcpu "65C02"
bra: nop
