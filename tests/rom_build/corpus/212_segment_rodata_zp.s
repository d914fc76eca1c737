.segment "RODATA": zp
