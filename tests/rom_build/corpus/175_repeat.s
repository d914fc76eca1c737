.repeat 2
