 jsr (5)
