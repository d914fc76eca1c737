.scope
x1 = 1
.endscope
.scope
x1 = 2
.endscope
