x1 .set *
 .word x1
