 .dword $12345678, l1, l1+1, 5
l1: nop
