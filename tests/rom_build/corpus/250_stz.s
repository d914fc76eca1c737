 stz $12
