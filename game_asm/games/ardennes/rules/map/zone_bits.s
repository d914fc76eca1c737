; The bits of hex_zones, for Germans and Allies.
        .export zone_own, zone_foe, zone_by_foe, zone_near_foe

        .segment "RULES"

zone_own:       .byte %00001000, %10000000      ; units of one's own in a hex
zone_foe:       .byte %10000000, %00001000      ; enemies in it
zone_by_foe:    .byte %01110000, %00000111      ; enemies next to it
zone_near_foe:  .byte %11110000, %00001111      ; enemies in it or next to it
