 .word 'A', 1
 .addr 5
 .dbyt $1234, -1
