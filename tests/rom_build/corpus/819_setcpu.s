.setcpu "6510"
