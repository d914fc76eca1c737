.enum Colour
 black
 red = black + 5
 green = red * 2
.endenum
 lda #Colour::green
 ldx #.max(Colour::red, 2)
