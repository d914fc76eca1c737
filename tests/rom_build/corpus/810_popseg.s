.popseg
