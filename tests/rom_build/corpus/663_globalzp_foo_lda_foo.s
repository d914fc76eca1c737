.globalzp foo
 lda foo
foo = 3
.bss
x1: .res 3
.code
 lda x1
 .import __BSS_RUN__, __BSS_SIZE__
 lda #<__BSS_RUN__
 ldx #<__BSS_SIZE__
