        .segment "1ST"
        .segment "CODE" : zeropage
        .segment "DATA" : wide
        .code
        .proc   start : zeropage
        .endproc
