 .bankbytes $12345, l1
l1:
