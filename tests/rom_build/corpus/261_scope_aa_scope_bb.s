.scope aa
.scope bb
kk = 7
.endscope
 .byte kk, ::kk, bb::kk
.endscope
kk = 3
