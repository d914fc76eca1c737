        .proc   start
@loop:  nop
inner:  nop
        rts
        .endproc
