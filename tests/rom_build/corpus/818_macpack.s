.macpack nope
