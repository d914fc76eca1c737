 brk #5
