 bne $1000
