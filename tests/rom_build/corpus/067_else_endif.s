 .else
 .endif
