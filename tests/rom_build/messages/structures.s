        .struct Man
        energy  .text
        room    .res    0
        self    .tag    Man
        .enum   Side
        .endenum
        .endstruct
