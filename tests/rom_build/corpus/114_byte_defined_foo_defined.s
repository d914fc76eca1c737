 .byte .defined(foo), .defined(bar), .def(foo)
foo = 1
 .byte .defined(foo)
