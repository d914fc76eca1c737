 sta #5
