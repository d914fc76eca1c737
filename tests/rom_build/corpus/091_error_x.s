 .error "x"
