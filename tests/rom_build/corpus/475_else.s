 .else
