 .if fwd
 .endif
fwd:
