.scope aa
.endscope
aa::bb = 5
 .byte aa::bb
