        #5
        5
name;   a comment where ':' belongs
Side::us lda #1
::us lda #1
