 .endif
