 asl a,x
