 .addr 1,
