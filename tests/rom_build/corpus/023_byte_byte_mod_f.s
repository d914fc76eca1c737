.byte !0, !5, ~0&255, -(-3), +4
.byte 1+2*3, (1+2)*3, 7/2, 7 .mod 3, 1<<4, 256>>4, $f0 & $3c, $f0 | 1, $f0 ^ $ff
.byte 1=1, 1<>1, 1<2, 1>2, 1<=1, 2>=3
.byte 1&&0, 1||0, 1 .xor 1, 1 .and 1, 0 .or 1, .not 0
.byte 5 .bitand 4, 1 .bitor 2, 3 .bitxor 1, (.bitnot 1)&255, 1 .shl 2, 8 .shr 1
.byte 1+2<<1, 1|2+4, 1+1=2, 2*3 .mod 4
.byte !1 && 0
.byte 1 = 1 = 1
