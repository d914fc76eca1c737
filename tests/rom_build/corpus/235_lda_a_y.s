 lda a:($12),y
