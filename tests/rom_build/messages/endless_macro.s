.macro  again
        again
.endmacro
        again
