  foo: nop
  jmp foo
