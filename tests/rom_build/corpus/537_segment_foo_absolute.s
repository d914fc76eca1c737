.segment "FOO" : absolute
