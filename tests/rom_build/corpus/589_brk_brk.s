 brk
 brk 5
