.psc02
 rmb0 5
