.enum ee
 lda
.endenum
