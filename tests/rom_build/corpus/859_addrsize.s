.feature addrsize
z1 = 5
a1 = $500
l1:
 .byte .addrsize(z1), .addrsize(a1), .addrsize(l1)
.zeropage
z2: .res 1
.code
 .byte .addrsize(z2)
