 .byte .sprintf("%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%%", 3, 4, 5, 6, 255, 255, 8, 'A')
 .byte .sprintf("%5s|%-5s|%.2s", "abc", "abc", "abc")
