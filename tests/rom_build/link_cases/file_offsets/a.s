; Where each area begins in its file.
 .import __AA_FILEOFFS__, __BB_FILEOFFS__, __CC_FILEOFFS__, __DD_FILEOFFS__
 .word __AA_FILEOFFS__, __BB_FILEOFFS__, __CC_FILEOFFS__, __DD_FILEOFFS__
.segment "B1"
 .byte 1,2,3
.segment "D1"
 .byte 4
.segment "Z1"
 .res 5
