.export aa, bb
aa = 5
bb: nop
.exportzp aa
