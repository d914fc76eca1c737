.import foo
 .word foo
.macpack module
.scope s
.macpack generic
 bge *
.endscope
