; How far the distance map must go.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export limit_find
        .import flood_row, man_fit

        .segment "COMPUTER"

SLACK           = 14                    ; he may flee that far

;;; limit_find -- once the way of every man is known nothing much farther matters
;;; in:       ai_first; distance
;;; out:      ai_limit = the longest way and a little
;;; clobbers: A X Y zp_ai_t zp_map_ptr zp_dist_ptr
;;; cycles:   <= 1300
.proc limit_find
        lda     #0
        sta     zp_ai_t
        lda     ai_first
        clc
        adc     #SQUAD-1
        tax
@man:   jsr     man_fit
        bcc     @next
        ldy     man_y,x
        jsr     flood_row
        ldy     man_x,x
        lda     (zp_dist_ptr),y
        cmp     #FAR
        beq     @done                   ; not yet
        cmp     zp_ai_t
        bcc     @next
        sta     zp_ai_t
@next:  cpx     ai_first
        beq     @all
        dex
        bpl     @man
@all:   lda     zp_ai_t
        clc
        adc     #SLACK
        bcs     @done
        sta     ai_limit
@done:  rts
.endproc
