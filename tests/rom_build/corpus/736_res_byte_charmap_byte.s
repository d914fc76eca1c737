 .res 0
 .byte 1
 .charmap $41, $00
 .byte "A"
