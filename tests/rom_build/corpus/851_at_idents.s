.feature at_in_identifiers
a@b = 5
@loc: bne @loc
 lda #a@b
x@: jmp x@
