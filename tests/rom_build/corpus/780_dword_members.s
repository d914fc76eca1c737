.struct st
 a1 .dword
 b1 .dword 2
.endstruct
 .byte .sizeof(st), st::b1, .tcount({a:foo,x}), .tcount(a, b), .tcount({})
