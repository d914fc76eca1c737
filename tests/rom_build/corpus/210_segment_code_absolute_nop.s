.segment "CODE" : absolute
 nop
