.macro  at_least value
        .assert later - start >= value, error, "too small"
.endmacro
start:  nop
        at_least 5
later:
