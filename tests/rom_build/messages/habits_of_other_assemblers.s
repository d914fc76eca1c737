// a comment
        .db     5
        ds      5
        .text   "hello"
COUNT   equ     5
        lda     #0x20
        .if 5 == 5
        .endif
        .if 5 != 4
        .endif
        .byte   'hello'
        .include values.inc
table:  lda     table(x)
        lda     $10 x
        lda     [table],y
        inc     x
        inc     a
        dec     a
        jmp     outer.inner
        lda     #1 loop:
        .macro  twice value
        .db     value
        .endmacro
        phx
        add     #5
        mov     a, 5
        bge     outer
        jeq     outer
        lda     #1 // a comment
        lda     $#20
        jmp     ($2000,x)
        jsr     ($2000)
