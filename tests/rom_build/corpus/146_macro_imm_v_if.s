.macro imm v
 .if .match (.left (1, {v}), #)
 lda v
 .endif
.endmacro
 imm #5
