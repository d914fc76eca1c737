.proc a1
