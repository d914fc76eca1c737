; What the stick in the game port types on a map of hexes.
        .include "apple2/keys.inc"

        .export stick_keys

        .segment "LOW_CODE"

; by rows, from the upper left on; in the middle its button
stick_keys:     .byte '6', '1', '2', KEY_LEFT, KEY_RETURN, KEY_RIGHT, '5', '4', '3'
