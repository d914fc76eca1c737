        .fatal  "this program needs the character set"
        .error  "not reached"
