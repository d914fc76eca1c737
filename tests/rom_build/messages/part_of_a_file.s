        .incbin "part_of_a_file.s", 9999
        .incbin "part_of_a_file.s", 0, 9999
        .include "nowhere.inc"
