first:  nop
@loop:  dex
        bne     @loop
second: dey
        bne     @loop
