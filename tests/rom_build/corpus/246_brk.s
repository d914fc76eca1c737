 brk #1
