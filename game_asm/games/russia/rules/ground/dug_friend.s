; A friend who is dug in.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export dug_friend
        .import stack_next

        .segment "RULES"

;;; dug_friend -- does an entrenched combat group of a side stand in a hex?
;;; rule:     6.10.3 6.10.4 6.10.5 6.2.9
;;; in:       zp_hex = index; Y = side 0..1
;;; out:      C = 1 yes; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 2000
.proc dug_friend
        stx     zp_t0
        ldx     before,y
@next:  jsr     stack_next
        bcs     @no
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @no
        lda     group_dug,x
        beq     @next
        ldx     zp_t0
        sec
        rts
@no:    ldx     zp_t0
        clc
        rts
before: .byte   0, SOVIET_BIT-1
.endproc
