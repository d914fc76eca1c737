.segment "ZEROPAGE" : absolute
a1: .res 1
