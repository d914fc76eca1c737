DYN_DRV = 0
.macpack module
module_header foo
.byte 1
.code
.word foo
