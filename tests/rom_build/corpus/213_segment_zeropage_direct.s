.segment "ZEROPAGE": direct
