        .constructor start, 33
        .condes start, startup
        .condes start, 7
        .import other
        .destructor other
start:  rts
