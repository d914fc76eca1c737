.macro  store value, place
        lda     value
        sta     place
.endmacro
        store   #1, $20, $30
