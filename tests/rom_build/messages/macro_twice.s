.macro  store
.endmacro
.macro  store
.endmacro
