; A unit goes its way, step by step.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .include "../refuse.inc"

        .export off_friend, walk
        .import assault_order, border_met, can_assault, cursor_hide, heard, hex_foe, hex_path_ways
        .import hex_pieces, hex_unmark, hexview_to, map_again, night_marks, passing, piece_at
        .import region_enter, spots_moved, step_place, step_to, undo_clear, undo_keep, undo_left
        .import undo_place, unit_computer

NIGHT           = %10000000             ; of hex_pieces, as night_marks sets it

        .segment "LOW_BSS"
steps:          .res 1
at:             .res 1
way:            .res 1
met:            .res 1

        .segment "PLAY"

;;; walk -- the active unit goes along hex_path_ways, or as far as something lets it
;;; rule:     5.9 7.27 9.1 10.12 11.14 11.15 13.3 13.6  mines, passing fire, the border of a neutral
;;;           region or an enemy that nobody saw may stop it
;;; rule:     9.7  at night one seen on the way, too
;;; rule:     12.1  who was not seen may be assaulted at once
;;; in:       st_active; zp_overlay = how many steps, zp_overlay+1 = where the first one stands
;;; out:      C = 0: it has come there; C = 1: it died or was stopped; the units; hex_pieces;
;;;           at a border st_phase = PHASE_BUY and st_side = the region's defender
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc walk
        lda     zp_overlay
        sta     steps
        lda     zp_overlay+1
        sta     at
        jsr     cursor_hide
        jsr     undo_keep
@step:  lda     steps
        beq     @there
        dec     steps
        ldx     at
        inc     at
        lda     hex_path_ways,x
        sta     way
        jsr     step_place
        jsr     border_met
        bcc     @border
        jsr     hex_foe
        bcc     @met
        jsr     night_bars
        bcs     @stop
        lda     way
        jsr     step_to
        bcs     @dead
        ldx     st_active
        jsr     spots_moved
        bcc     @held
        jsr     undo_clear
        ldx     st_active
        jsr     passing
        ldx     st_active
        lda     unit_col,x
        beq     @dead
@held:  lda     unit_flags,x            ; X = st_active
        and     #UF_HELD                ; beside a barrage it stops
        beq     @step
        lda     #0
        sta     undo_left               ; and has lost what it had, wherever it goes back to
@stop:  jsr     off_friend
@dead:  jsr     undo_clear              ; nothing brings it back
        sec
        rts
@there: clc
        rts
@border:
        txa
        pha
        jsr     off_friend
        pla
        tax
        lda     st_active
        jsr     region_enter
        lda     #PHASE_BUY
        sta     st_phase
        jsr     border_told
        sec
        rts
@met:   stx     met
        jsr     off_friend
        lda     #0
        rol     a
        sta     way                     ; 1 = it is back, and next to nobody
        ldx     met
        jsr     foe_met
        sec
        rts
.endproc

;;; off_friend -- the active unit stops: from a friend's hex it goes back to where its way began
;;; rule:     9.2 9.3  with the points that it had there; 5.9  who waited at a border can go on
;;; in:       st_active; undo_keep was called for it; hex_pieces
;;; out:      C = 1: it did; unit_col, unit_row, unit_left; hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 250
.proc off_friend
        ldx     st_active
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     piece_at
        cmp     st_active
        clc
        beq     @own
        jsr     undo_place
        sec
@own:   rts
.endproc

; The region's border is crossed: say so.
.proc border_told
        prompt  msg_border
        jmp     heard
.endproc

; An enemy that nobody saw stands in the way: it shows itself at the phase's end; who may assault
; is asked at once.
.proc foe_met
        lda     unit_flags,x
        ora     #UF_SHOWN
        sta     unit_flags,x
        jsr     undo_clear
        ldx     zp_col
        dex
        ldy     zp_row
        dey
        jsr     hexview_to
        jsr     map_again
        prompt  msg_met
        jsr     heard
        ldx     st_active
        jsr     unit_computer
        bcs     @stays                  ; its general had no such order
        lda     way
        bne     @stays                  ; it is back, and next to nobody
        lda     unit_left,x
        beq     @stays
        jsr     can_assault
        bcc     @stays
        ldx     met
        jmp     assault_order
@stays: rts
.endproc

        .segment "RULES"

; C = 1: it is night, and zp_col, zp_row is next to an enemy who is spotted by now.
.proc night_bars
        lda     st_weather
        cmp     #WEATHER_NIGHT
        clc
        bne     @done
        lda     st_active
        sta     zp_unit
        jsr     night_marks
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        lda     (zp_ptr0),y
        pha
        lda     #<~NIGHT
        sta     zp_arg2
        lda     #>hex_pieces
        jsr     hex_unmark
        pla
        asl     a
        .assert NIGHT = $80, error, "the shift"
@done:  rts
.endproc
