; Where a grenade will go off nobody should run to.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export danger_blast
        .import danger_row

        .segment "COMPUTER"

NEAR            = 5                     ; squares about the aim, error and all

;;; danger_blast -- mark the squares about the aim of a grenade
;;; rule:     12.6.9  12 m about the blast nobody is safe
;;; in:       Y = enemy at whom it is thrown
;;; out:      danger
;;; clobbers: A X Y zp_to_x zp_to_y zp_map_ptr zp_dist_ptr
;;; cycles:   <= 5000
.proc danger_blast
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sec
        sbc     #NEAR
        sta     zp_to_y
        ldx     #2*NEAR
@row:   txa
        clc
        adc     zp_to_y
        tay
        cpy     #MAP_BOTTOM
        bcc     @next
        cpy     #MAP_TOP+1
        bcs     @next
        jsr     danger_row
        lda     zp_to_x
        clc
        adc     #NEAR
        tay
@square:
        cpy     #MAP_RIGHT+1
        bcs     @west
        cpy     #MAP_LEFT
        bcc     @next
        lda     (zp_dist_ptr),y
        ora     #DANGER_BLAST
        sta     (zp_dist_ptr),y
@west:  dey
        tya
        clc
        adc     #NEAR+1
        cmp     zp_to_x
        bcs     @square
@next:  dex
        bpl     @row
        rts
.endproc
