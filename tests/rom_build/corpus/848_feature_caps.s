.feature C_Comments, STRING_ESCAPES
 .byte "\x41\n" /* x */
