.macro add16 dst, src
 clc
 lda dst
 .if (.match (.blank({src}), 1))
 .endif
 adc src
 sta dst
 lda dst+1
 adc src+1
 sta dst+1
.endmacro
 add16 $10, $12
 add16 $1000, $2000
