.import there
there:  nop
.export nowhere
