share = 100 .mod men
men = 0
