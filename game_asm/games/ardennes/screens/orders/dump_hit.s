; Bombs on a dump.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export dump_hit
        .import bomb_loss

        .segment "RULES"

;;; dump_hit -- bombs or a rocket on a dump
;;; rule:     6.10 9.4  one less; at nothing it is gone
;;; in:       X = dump 0..5; A = roll 1..6
;;; out:      C = 1: hit; dump_number; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 50
.proc dump_hit
        stx     zp_t0
        tax
        jsr     bomb_loss
        ldx     zp_t0
        cmp     #SHARE_NONE + 1
        bcc     @done                   ; no hit
        lda     dump_number,x
        beq     @done                   ; C = 1
        dec     dump_number,x
@done:  rts
.endproc
