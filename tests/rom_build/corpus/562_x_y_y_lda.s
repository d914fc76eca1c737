x1 = y1
y1 = 5
 lda x1
