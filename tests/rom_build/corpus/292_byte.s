.byte 1 << -1
