 .byte <.loword($12345678), .hiword($12345678) >> 8, <.loword(l1), .bankbyte($12345), .bankbyte(l1)
 .word .loword($12345678), .hiword($12345678), .loword(l1), .hiword(l1)
 .dword l1, $ffffffff, l1-2
l1:
