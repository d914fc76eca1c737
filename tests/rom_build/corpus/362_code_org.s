.code
.org $1000
