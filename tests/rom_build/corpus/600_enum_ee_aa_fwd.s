.enum ee
 aa = fwd
 bb
 cc
.endenum
fwd = 1
