ptr = $06
 lda (ptr),y
 lda (ptr+1,x)
 sta ptr+1
 lda ptr,y
 ldx ptr,y
 jmp (ptr)
 jmp (ptr+$200)
