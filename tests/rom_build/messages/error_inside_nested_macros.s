.macro  inner value
        lda     value,q
.endmacro
.macro  outer value
        inner   value
.endmacro
start:  outer   $20
