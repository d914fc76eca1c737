.export foo : direct
foo=4
