.segment "CODE" : zeropage
 nop
