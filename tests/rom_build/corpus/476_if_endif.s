 .if
 .endif
