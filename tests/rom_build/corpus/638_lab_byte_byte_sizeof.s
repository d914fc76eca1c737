lab:
 .byte 1,2,3
 .byte .sizeof(lab)
.enum ee
 aa = ::fwd
.endenum
fwd = 1
 .byte ee::aa
