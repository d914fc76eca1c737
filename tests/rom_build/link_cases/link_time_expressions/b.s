.export far1, far2, n1
.exportzp z1
n1 = $1234
z1 = $40
.data
 .res 9
far2: .res 7
far1: nop
