 asl
 asl a
 asl A
 rol
 lsr
 ror
 ror $12,x
 ror $1234,X
