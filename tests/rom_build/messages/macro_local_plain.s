.macro  wait
        .local  again
again:  dex
.endmacro
