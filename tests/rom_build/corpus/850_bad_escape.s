.feature string_escapes
 .byte "\q"
