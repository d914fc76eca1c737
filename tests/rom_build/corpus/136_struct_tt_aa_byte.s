.struct tt
 aa .byte
 aa .byte
.endstruct
