 .dword 5
