.undefine nope
