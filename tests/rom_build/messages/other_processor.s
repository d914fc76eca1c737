        bra     start
        stz     $20
        lax     $20
start:  nop
