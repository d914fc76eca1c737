z = 5
f = 6
s = 7
Z .set 3
 lda z
 lda z:z
 lda a:z
 ldx #s
 ldy #f
 ldy #Z
.macro q z, s
 lda #z
 ldx #s
.endmacro
 q 1, 2
 sty z + f
s2: jmp s2
.scope z
k = 4
.endscope
