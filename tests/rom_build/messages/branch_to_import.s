.import there
        bne     there
