start:  nop
        .assert * = $900, error, "wrong place"
