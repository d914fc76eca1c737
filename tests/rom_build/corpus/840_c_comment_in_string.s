.feature c_comments
 .byte "/* no */" ; /* nor here
 lda /* x */ #5 /* y
 z */ 
 nop
 .byte 39, '/', 4 /* */ , 5/2
