"""From a source file to words: lines, tokens, expressions, and what is put in their place."""
