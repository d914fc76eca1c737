.exitmacro
