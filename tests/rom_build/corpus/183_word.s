.word 65536
