.macpack atari
scrcode "Hello{} ", 15, 31,32,95,96,127, 128
 scrcode 159,160,223,224,255,"zZ"
