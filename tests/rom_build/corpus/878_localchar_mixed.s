.localchar '?'
foo:
@a: bne @a
