.enum ee
 aa,
.endenum
