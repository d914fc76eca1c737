        .bite   1
        .wrod   2
