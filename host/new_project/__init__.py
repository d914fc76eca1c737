"""`grognard new`: the files that a program of one's own begins with."""
