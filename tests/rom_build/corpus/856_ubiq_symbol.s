.feature ubiquitous_idents
lda = 5
 ldx #lda
