.import main
.export over2
.segment "SEG2"
over2: jmp main
      .byte "TWO!"
      .res 3
      jmp over2
