 .byte .strlen("abc"), .lobyte($1234), .hibyte($1234), .min(1,2), .max(3,4)
