        jsr     Maths::add
