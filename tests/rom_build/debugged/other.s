 .export other
 .exportzp zother
.zeropage
zother: .res 1
.code
other: rts
 .import main
 jmp main
