.word foo*2, foo | 1, -foo & $ffff, foo ^ $ff, ~foo & $ffff, foo << 1
foo:
