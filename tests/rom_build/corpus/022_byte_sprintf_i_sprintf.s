 .byte .sprintf("%i",-5), .sprintf("%3s","a"), .sprintf("%-3s|","a")
