.endmacro
