; Who stands in a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export stack_at, stack_next

        .segment "RULES"

;;; stack_at -- how many groups of a side stand in a hex
;;; rule:     6.7.1  combat and air groups; depots leave the map
;;; in:       zp_hex = index; A = side 0..1
;;; out:      A = how many; X kept
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 1900
.proc stack_at
        stx     zp_t1
        ldx     #0
        stx     zp_t0
        tay
        lda     before,y
        tax
@next:  jsr     stack_next
        bcs     @all
        inc     zp_t0
        bne     @next                   ; always
@all:   ldx     zp_t1
        lda     zp_t0
        rts
before: .byte   0, SOVIET_BIT-1
.endproc

;;; stack_next -- the next group of a side in a hex
;;; rule:     6.7.1
;;; in:       zp_hex = index; X = the group before: 0 or 63 to begin with a side's first
;;; out:      C = 0: X = group; C = 1: there are no more
;;; clobbers: A
;;; cycles:   <= 1800
.proc stack_next
        inx
@group: txa
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcs     @none
        lda     group_at_lo,x
        cmp     zp_hex
        bne     @on
        lda     group_at_hi,x
        cmp     zp_hex+1
        beq     @found
@on:    inx
        bne     @group                  ; always
@none:  rts                             ; C = 1
@found: clc
        rts
.endproc
