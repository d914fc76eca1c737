 .charmap 0,1
