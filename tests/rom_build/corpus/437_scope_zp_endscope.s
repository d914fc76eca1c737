.scope : zp
.endscope
