.scope aa
.scope bb
.scope cc
kk = 4
.endscope
 .byte cc::kk, bb::cc::kk, aa::bb::cc::kk, ::aa::bb::cc::kk
.endscope
.endscope
 .byte aa::bb::cc::kk
