.byte 'ab'
