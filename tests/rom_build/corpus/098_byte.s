.byte $, 1
