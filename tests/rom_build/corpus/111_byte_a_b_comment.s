 .byte "a;b" ; comment
 .byte ';'
