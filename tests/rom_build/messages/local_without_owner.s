@loop:  dex
