.feature labels_without_colons
.scope s1
t1
.endscope
 jmp s1::t1
