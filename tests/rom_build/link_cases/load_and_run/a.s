.import __HIGH_LOAD__, __HIGH_RUN__, __HIGH_SIZE__, __BSS_RUN__, __BSS_SIZE__
.code
        .word __HIGH_LOAD__, __HIGH_RUN__, __HIGH_SIZE__, __BSS_RUN__, __BSS_SIZE__
        jmp high
.segment "HIGH"
high:   jmp high
        .align 8
        nop
.bss
buf:    .res 20
buf2:   .res 4
.data
        .word buf, buf2, high
