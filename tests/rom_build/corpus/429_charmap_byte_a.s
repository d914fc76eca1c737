 .charmap $41, $00
 .byte "A"
