.byte .nosuch(1)
