.delmacro nope
