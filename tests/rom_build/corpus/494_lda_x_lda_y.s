 lda (5,x)
 lda (5),y
 jmp (5)
 lda [5],y
