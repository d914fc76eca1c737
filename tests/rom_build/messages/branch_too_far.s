start:  nop
        .res    200
        bne     start
        beq     end
        .res    200
end:    rts
