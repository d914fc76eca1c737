.localchar '!'
