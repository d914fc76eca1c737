.segment "CODE" : zeropage
