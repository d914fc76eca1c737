; Where a battle is defended.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export battle_ground
        .import battle_number, engage_centre, msg_battle_in, terrain_here
        .import terrain_hi, terrain_lo, text_clear_row, text_print, zone_foe, zones_here

ROW             = 22

        .segment "RESOLVE"

;;; battle_ground -- above the odds: the ground of the hex that is attacked
;;; rule:     1.11 5.3
;;; in:       battle_number; st_side; hex_zones
;;; out:      the picture
;;; clobbers: A X Y zp_hex zp_terrain zp_ptr0 and what drawing uses
;;; cycles:   -
.proc battle_ground
        ldy     #ROW
        jsr     text_clear_row
        lda     battle_number
        jsr     engage_centre
        jsr     zones_here
        ldx     st_side
        and     zone_foe,x
        beq     @end                    ; from one hex at several: each has its own
        print_msg msg_battle_in
        jsr     terrain_here
        tax
        lda     terrain_lo,x
        ldy     terrain_hi,x
        jsr     text_print
@end:   rts
.endproc
