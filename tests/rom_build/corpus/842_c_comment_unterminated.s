.feature c_comments
 nop
/* hello
