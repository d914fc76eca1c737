.byte .lobyte $12
