.enum ee
 aa = fwd+1
.endenum
fwd = 1
