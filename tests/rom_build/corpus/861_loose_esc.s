.feature loose_string_term, string_escapes
 .byte 'a\'b', '\n'
