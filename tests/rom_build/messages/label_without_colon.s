start
loop    dex
        bne     loop
