        .import LEVEL
        .byte   5 / LEVEL
        .assert 5 / LEVEL, lderror, "LEVEL"
