.segment "FOO"
 nop
