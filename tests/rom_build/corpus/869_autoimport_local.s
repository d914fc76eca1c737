.autoimport on
.proc foo
 jsr bar
 rts
bar: rts
.endproc
