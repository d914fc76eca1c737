; Direct fire of a computer's side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export fire_computer
        .import fire_least, fire_pick, map_draw, shots, targets_find, unit_side

        .segment "LOW_BSS"
firer:          .res 1
drawn:          .res 1

        .segment "PLAY"

;;; fire_computer -- each unit of st_side fires, or keeps its shot
;;; rule:     2.11 2.12 6.5 6.7
;;; in:       the state; hex_pieces
;;; out:      the units; hex_pieces; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc fire_computer
        ldx     #0
        stx     drawn
        lda     st_side
        beq     @first
        ldx     #ARMY
@first: stx     firer
@unit:  ldx     firer
        jsr     targets_find
        beq     @next
        jsr     fire_least
        ldx     firer
        jsr     fire_pick
        bcs     @next
        ldx     firer
        stx     st_active
        jsr     fires
@next:  inc     firer
        ldx     firer
        cpx     #UNITS
        bcs     @done
        jsr     unit_side
        cmp     st_side
        beq     @unit
@done:  rts
.endproc

; The shot, on a map that was drawn before the first one.
.proc fires
        pha
        lda     drawn
        bne     @there
        inc     drawn
        lda     zp_unit
        pha
        lda     zp_foe
        pha
        jsr     map_draw
        pla
        sta     zp_foe
        pla
        sta     zp_unit
@there: pla
        jmp     shots
.endproc
