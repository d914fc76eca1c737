.macpack longbranch
start: nop
 jne start
 jeq far
 jcs $1234
 jcc 0
 jmi start
 .res 130
 jpl start
 jvc far
 jvs start
far: rts
.proc p
@l: jne @l
 jeq @m
@m: jcs far
.endproc
