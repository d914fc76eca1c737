xx := $1000
 jmp xx
yy = xx+5
 jmp yy
