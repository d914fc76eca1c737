 lda z :$12
