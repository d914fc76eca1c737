.charmap $41, $c1
 .byte "A", 'A', 'A'+1
 cmp #'A'
 .byte .sprintf("%c%s", 'B', "A")
