x .set 1
