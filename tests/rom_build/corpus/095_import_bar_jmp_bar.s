.import bar
 jmp bar
