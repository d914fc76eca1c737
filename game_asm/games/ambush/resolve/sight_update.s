; Who sees whom, kept up to date as soldiers move.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .include "resolve/pair_gap.inc"
        .export sight_update, sight_all, changes_over
        .import pair_both

        .segment "RESOLVE_BSS"
germans:        .res SQUAD              ; those who have changed

        .segment "RESOLVE"

;;; sight_update -- look again at every pair of which one has changed
;;; rule:     10.8  only in the field of vision; 10.11 in the same square
;;; in:       changed any_changed
;;; out:      man_sees_* man_seen fresh; changed and any_changed cleared; seen_by known_x
;;;           known_y control_due
;;; clobbers: A X Y zp_inner zp_step and what the rules use, zp_index
;;; cycles:   -
; At most 12 cycles when nothing has changed.
.proc sight_update
        lda     any_changed
        bne     @look
        rts
@look:
        lda     #0
        sta     zp_sight_gap
        lda     #1
        sta     zp_roll
        ldx     #0
        ldy     #SQUAD
@german:
        lda     changed,y
        beq     @same
        tya
        sta     germans,x
        inx
@same:  iny
        cpy     #SOLDIERS
        bne     @german
        stx     zp_step                 ; so many Germans have changed
        ldx     #SQUAD-1                ; Americans in the outer loop
@man:   stx     zp_index
        lda     changed,x
        bne     @all
        ldx     zp_step
        jmp     @few
@some:  stx     zp_sight_left
        ldy     germans,x
        sty     zp_inner
        ldx     zp_index
        jsr     pair_both
        ldx     zp_sight_left
@few:   dex
        bpl     @some
        bmi     @next                   ; always
@all:   ldy     #SOLDIERS-1
@enemy: sty     zp_inner
        ldx     zp_index
        jsr     pair_both
        ldy     zp_inner
        dey
        cpy     #SQUAD
        bcs     @enemy
@next:  ldx     zp_index
        dex
        bpl     @man
        ; on into changes_over
.endproc
        falls_into changes_over

;;; changes_over -- those who have changed at this point have been looked at, and have looked
;;; rule:     10.8  one roll when somebody has moved; 12.3.1  area firers look at him again
;;; in:       changed
;;; out:      fresh; changed and any_changed cleared
;;; clobbers: A X
;;; cycles:   <= 420
.proc changes_over
        lda     #0
        sta     any_changed
        ldx     #SOLDIERS-1
@clear: lda     changed,x
        beq     @was
        sta     fresh,x
        lda     #0
        sta     changed,x
@was:   dex
        bpl     @clear
        rts
.endproc

;;; sight_all -- the regular round of spotting: every pair
;;; in:       state
;;; out:      man_sees_* man_seen fresh; seen_by known_x known_y control_due
;;; clobbers: A X Y zp_inner and what the rules use
;;; cycles:   -
.proc sight_all
        lda     #0
        sta     zp_sight_gap
        lda     #1
        sta     zp_roll
        ldx     #SQUAD-1
@man:   stx     zp_index
        lda     man_in_play,x
        beq     @none
        ldy     #SOLDIERS-1
@enemy: sty     zp_inner
        lda     man_in_play,y
        beq     @next
        ldx     zp_index
        jsr     pair_both
@next:  ldy     zp_inner
        dey
        cpy     #SQUAD
        bcs     @enemy
@none:  ldx     zp_index
        dex
        bpl     @man
        rts
.endproc
