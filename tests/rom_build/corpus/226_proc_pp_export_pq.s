.proc pp
.export pq
pq: nop
.endproc
 jmp pp::pq
