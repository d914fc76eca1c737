 asl a
 asl
 asl 5
 asl a,x
