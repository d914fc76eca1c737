.scope math
 .proc add
  clc
  adc #1
  rts
 .endproc
 value = 3
.endscope
 jsr math::add
 lda #math::value
 .byte .sizeof(math::add), .sizeof(math)
