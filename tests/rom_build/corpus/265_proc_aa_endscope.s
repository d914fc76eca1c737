.proc aa
.endscope
