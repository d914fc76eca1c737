 .faraddr l1, l1+$10000
l1:
