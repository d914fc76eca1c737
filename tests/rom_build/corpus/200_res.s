 .res -1
