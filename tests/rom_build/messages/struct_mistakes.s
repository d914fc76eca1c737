.struct Man
        energy  .byte
        energy  .byte
        orders  .nibble
.endstruct
        lda     Man::power
        .tag    Woman
        .byte   .sizeof(Nobody)
