.pushseg
.data
.byte 1
.pushseg
.zeropage
.popseg
.byte 2
.popseg
.byte 3
