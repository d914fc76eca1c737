.endrepeat
