; Enemies out of sight count for a town.
        .include "ai/ai.inc"

        .export remembered
        .import hex_distance, piece_at

UNSEEN          = 6                     ; what somebody unseen counts: a light tank's points

        .segment "COMPUTER"

;;; remembered -- who was seen near a town and is seen no more counts among its enemies
;;; rule:     2.12 13.3
;;; in:       zp_arg2, zp_arg3 = the town's hex; ai_sum; ai_memory; st_side, st_options; hex_pieces
;;; out:      ai_sum
;;; clobbers: A X Y zp_t0 zp_ptr0 zp_arg0 zp_arg1
;;; cycles:   -
.proc remembered
        lda     st_options
        and     #OPTION_LIMITED
        beq     @done
        ldx     #MEMORY - 3
        ldy     st_side
        beq     @place
        ldx     #2 * MEMORY - 3
@place: lda     ai_memory,x
        beq     @next
        sta     zp_arg0
        tay
        lda     ai_memory+1,x
        sta     zp_arg1
        jsr     hex_distance
        cmp     #NEAR + 1
        bcs     @next
        txa
        pha
        ldx     zp_arg0
        ldy     zp_arg1
        jsr     piece_at
        cmp     #NO_UNIT
        bne     @known                  ; he is counted already
        lda     ai_sum
        clc
        adc     #UNSEEN
        bcc     @sum
        lda     #$FF
@sum:   sta     ai_sum
@known: pla
        tax
@next:  dex
        dex
        dex
        bmi     @done
        cpx     #MEMORY - 3             ; behind the defender's places
        bne     @place
@done:  rts
.endproc
