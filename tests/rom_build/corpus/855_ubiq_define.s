.feature ubiquitous_idents
.define lda ldx
 lda #5
