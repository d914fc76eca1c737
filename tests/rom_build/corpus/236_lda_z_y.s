 lda (z:$12),y
