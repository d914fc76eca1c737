 .dbyt l
l: .word l
