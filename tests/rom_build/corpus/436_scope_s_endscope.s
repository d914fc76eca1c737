.scope s1:
.endscope
