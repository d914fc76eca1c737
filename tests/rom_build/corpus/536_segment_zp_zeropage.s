.segment "ZP2": zeropage
