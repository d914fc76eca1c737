x1 = 5
x1 .set 6
