.export foo : far
foo=4
