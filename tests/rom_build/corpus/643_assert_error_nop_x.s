 .assert * = $800, error
 nop
x1 = y1
 lda x1
y1 = 500
