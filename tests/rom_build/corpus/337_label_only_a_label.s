label: ; only a label
 ; comment
label2:
label3: nop
 .word label, label2, label3
