; Engagements unit by unit.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "refuse.inc"

        .export order_group
        .import panel_named
        .import engage_clear, engage_free, engage_join, engage_kept
        .import map_draw, msg_group_keys, msg_group_not
        .import odds_print, order_refused, pick_unit, prompt_at

NUMBER          = zp_overlay+8          ; of the engagement
ROUND           = zp_overlay+9          ; 1 = a unit beside the central hex is in it

        .segment "MOVE"

;;; order_group -- define an engagement unit by unit, from its central hex
;;; rule:     2.18 2.20 2.21 2.22 2.23  the first unit's hex is the middle; the middle again, behind
;;;           a
;;;           neighbour, ends it
;;; in:       panel_first; the state; hex_zones
;;; out:      C = 0; unit_task, unit_flags, engage_at_lo, engage_at_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_group
        jsr     engage_free
        bcs     @full
        sta     NUMBER
        lda     #0
        sta     ROUND
        jsr     panel_named
        bcs     @nobody
        ldy     NUMBER
        lda     unit_at_lo,x
        sta     engage_at_lo-1,y
        lda     unit_at_hi,x
        sta     engage_at_hi-1,y
        tya
        jsr     engage_join
        bcc     @draw
        lda     NUMBER
        jsr     engage_clear
@nobody:
        refuse  msg_nobody_free
@full:  refuse  msg_no_more
@draw:  jsr     map_draw
@keys:  lda     ROUND
        beq     @ask
        lda     NUMBER
        jsr     odds_print
        jmp     @key
@ask:   lda     #<msg_group_keys
        ldy     #>msg_group_keys
        jsr     prompt_at
@key:   jsr     pick_unit
        bcs     @end
        jsr     panel_named
        bcs     @key
        ldy     NUMBER
        lda     unit_at_lo,x
        cmp     engage_at_lo-1,y
        bne     @beside
        lda     unit_at_hi,x
        cmp     engage_at_hi-1,y
        bne     @beside
        lda     ROUND
        bne     @end                    ; the middle again
        tya
        jsr     engage_join
        bcc     @draw
        bcs     @refuse                 ; always
@beside:
        tya
        jsr     engage_join
        bcs     @refuse
        lda     #1
        sta     ROUND
        bne     @draw                   ; always
@refuse:
        lda     #<msg_group_not
        ldy     #>msg_group_not
        jsr     order_refused
        bcs     @keys                   ; always
@end:   lda     NUMBER
        jsr     engage_kept
        clc
        rts
.endproc
