start:  ldaa    #5
        lad     #5
        sto     $10
