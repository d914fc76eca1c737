        .warning "look here"
        .error  "the table is too long"
        .assert 1 = 2, error, "one is not two"
