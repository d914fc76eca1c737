.localchar '?'
foo:
?a: bne ?a
 .localchar '@'
@a: bne @a
 .byte '?'
