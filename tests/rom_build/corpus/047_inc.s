 inc
