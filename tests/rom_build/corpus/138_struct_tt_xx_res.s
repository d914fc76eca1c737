.struct tt
 xx .res 0
.endstruct
