.feature underline_in_numbers
 .byte 1_0, $F_F, %1__1, 0F_Fh
