        .export __RAM_START__
__RAM_START__ = $1234
        .code
start:  nop
