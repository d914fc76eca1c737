x1 = y1
 lda x1
y1 = 500
