 .byte '''
