.autoimport +
l1:
 jsr @bar
