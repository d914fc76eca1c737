.global foo : zeropage
foo = 3
 lda foo
