 .assert * = $800, error
 nop
.macro m p1
 p1: nop
.endmacro
 m foo
 jmp foo
