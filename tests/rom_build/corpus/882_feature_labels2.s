.feature labels_without_colons +
foo
 lda #1
loop inx
 bne loop
ptr .res 2
val = 5
