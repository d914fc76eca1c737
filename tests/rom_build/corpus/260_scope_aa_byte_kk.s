.scope aa
 .byte kk, ::kk, bb::kk
.scope bb
kk = 7
.endscope
.endscope
kk = 3
