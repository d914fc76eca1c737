 .assert 1, foo, "bar"
