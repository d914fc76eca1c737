; Can one see from hex to hex?
        .include "zeropage.inc"
        .include "state.inc"

        .export sight_clear
        .import hex_distance, sight_far

        .segment "RULES_LOW"

;;; sight_clear -- can one see from one hex to another in this weather?
;;; rule:     13.1 13.2 8.7 8.11 8.14 8.16 11.13
;;; in:       zp_arg0, zp_arg2 = columns 1..48; zp_arg1, zp_arg3 = rows 1..32; st_weather
;;; out:      C = 1 one can; zp_far = hexes between them
;;; clobbers: A X Y scratch
;;; cycles:   <= 5500
.proc sight_clear
        jsr     hex_distance
        sta     zp_far
        jmp     sight_far
.endproc
