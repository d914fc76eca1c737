 .charmap 1,0
