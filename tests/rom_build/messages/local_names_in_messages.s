.macro  twice
        .local  here, there
here:   dex
here:   dey
        bne     there
.endmacro
        twice
