 sty $12,x
 sty $1234,x
