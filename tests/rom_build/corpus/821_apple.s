.macpack apple2
scrcode "Hello", 'x', 5, "z", 7+1
scrcode
scrcode $7F
