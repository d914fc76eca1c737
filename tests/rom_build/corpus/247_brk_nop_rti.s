 brk
 nop
 rti
