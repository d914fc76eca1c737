        .setcpu "6510"
        .popcpu
        .list   maybe
        .case   off
        .fopt   colour, "red"
        .fopt   300, "red"
        .macpack fast
        .popseg
        .org    $10000
.struct Ports
        .org    $10000
.endstruct
        .setcpu "65C02"
        .byte   .ismnemonic(bra)
