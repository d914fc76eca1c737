.byte """"
