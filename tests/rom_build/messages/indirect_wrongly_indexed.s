        lda     ($20),x
        lda     ($20,y)
        lda     [$20],y
        lda     ($20
        lda     (5)+1
