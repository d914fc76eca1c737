        .dword  1 << 32
        .dword  -1
