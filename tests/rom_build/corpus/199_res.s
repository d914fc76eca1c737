 .res 1,
