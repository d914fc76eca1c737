 .ifdef
 .endif
