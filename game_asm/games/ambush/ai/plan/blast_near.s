; Where grenades of friends will go off.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export blast_near
        .import size

BLAST           = 5                     ; squares from a blast that are not safe

        .segment "COMPUTER"

;;; blast_near -- does a friend throw a grenade near a square this turn?
;;; rule:     12.6.9  12 m about the blast nobody is safe
;;; in:       zp_to_x/y; ai_thrown 0..6
;;; out:      C = 1 when one does; Y kept
;;; clobbers: A X
;;; cycles:   <= 400
.proc blast_near
        ldx     ai_thrown
@next:  dex
        bmi     @no
        sec
        lda     ai_thrown_x,x
        sbc     zp_to_x
        jsr     @size
        bcs     @next
        sec
        lda     ai_thrown_y,x
        sbc     zp_to_y
        jsr     @size
        bcs     @next
        sec
        rts
@no:    clc
        rts
@size:  jsr     size
        cmp     #BLAST
        rts
.endproc
