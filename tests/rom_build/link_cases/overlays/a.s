.import __OVL1_START__, __OVL1_SIZE__, __SEG1_LOAD__, __SEG1_RUN__, __SEG1_SIZE__, over2
.export main
.segment "CODE"
main: lda #<__OVL1_START__
      ldx #>__OVL1_START__
      .word __OVL1_SIZE__, __SEG1_LOAD__, __SEG1_RUN__, __SEG1_SIZE__
      jsr over1
      jsr over2
.segment "SEG1"
over1: jmp main
      .byte "ONE"
