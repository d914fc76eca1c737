x1 .set 6
x1 = 5
