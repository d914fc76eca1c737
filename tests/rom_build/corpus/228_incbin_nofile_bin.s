.incbin "nofile.bin"
