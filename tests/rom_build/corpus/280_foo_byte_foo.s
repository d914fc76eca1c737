foo :=5
 .byte foo
