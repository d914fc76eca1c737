        .assert 1, fatal, "no"
