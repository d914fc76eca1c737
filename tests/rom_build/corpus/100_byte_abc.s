.byte "abc
