prénom: lda     #5
        .asciiz "é", 5
