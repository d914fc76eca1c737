.enum ee
 aa = fwd
.endenum
fwd = 1
 .byte ee::aa
