room    ds      3
name    dfb     5
