; A unit goes its way, step by step.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .include "../refuse.inc"

        .export hex_foe, step_place, step_to, walk
        .import heard, unit_computer
        .import assault_order, border_met, can_assault, hexview_to, map_again, piece_at
        .import region_enter, unit_side
        .import hex_index, hex_neighbour, hex_path_ways, hex_place, hexview_begin, hexview_hex
        .import hexview_show, cursor_hide, mine_enter, passing, piece_put, piece_take, spots_moved
        .import undo_clear, undo_keep, undo_place
        .import barrage_enter, rng_word, step_done, unit_to, wait_ms

PACE            = 120                   ; milliseconds a step

        .segment "PLAY_BSS"
steps:          .res 1
at:             .res 1
way:            .res 1
met:            .res 1
old_col:        .res 1
old_row:        .res 1

        .segment "PLAY"

;;; walk -- the active unit goes along hex_path_ways; mines, passing fire, the border of a neutral
;;;         region or an enemy that nobody saw may stop it
;;; rule:     5.9 7.27 9.1 10.12 11.14 11.15 13.3 13.6; 12.1  who was not seen may be assaulted at
;;;           once
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
        jsr     off_friend
@dead:  sec
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

; The active unit has been stopped: in a friend's hex it cannot stay, and goes back to where it came
; from.  C = 1: it did.
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

;;; step_place -- the hex that a step of the active unit leads to
;;; in:       st_active; A = direction 0..5
;;; out:      zp_col, zp_row
;;; clobbers: A X Y scratch
;;; cycles:   <= 1900
.proc step_place
        pha
        ldx     st_active
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     hex_index
        pla
        tax
        jsr     hex_neighbour
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        rts
.endproc

;;; hex_foe -- an enemy of st_side in a hex
;;; in:       zp_col, zp_row = a hex; st_side; hex_pieces
;;; out:      C = 0: X = the enemy; C = 1: there is none
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 110
.proc hex_foe
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        beq     @none
        tax
        jsr     unit_side
        cmp     st_side
        beq     @none
        clc
        rts
@none:  sec
        rts
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
        jmp     assault_order
@stays: rts
.endproc

;;; step_to -- the active unit goes a step, which is seen; a mine or a barrage there destroys it
;;; rule:     7.27 9.3  friends in the hex stay there
;;; in:       st_active; A = direction 0..5
;;; out:      C = 0: it stands there; C = 1: it is destroyed; the picture; hex_pieces
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc step_to
        pha
        ldx     st_active
        ldy     unit_row,x
        sty     old_row
        lda     unit_col,x
        sta     old_col
        jsr     piece_take
        pla
        jsr     step_place
        ldx     st_active
        jsr     step_done
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        bne     @friend                 ; it stays on top of the list
        ldx     st_active
        jsr     piece_put
@friend:
        ldx     st_active
        ldy     unit_row,x
        dey
        lda     unit_col,x
        tax
        dex
        jsr     window_follows
        ldx     old_col
        dex
        ldy     old_row
        dey
        jsr     hexview_hex
        ldx     st_active
        ldy     unit_row,x
        dey
        lda     unit_col,x
        tax
        dex
        jsr     hexview_hex
        lda     #PACE
        jsr     wait_ms
        ldx     st_active
        jsr     mine_enter
        bcs     @gone
        jsr     rng_word
        ldx     st_active
        jmp     barrage_enter
@gone:  rts
.endproc

; The window has the hex X, Y: scrolled or not, it knows who stands where.
.proc window_follows
        .import hexview_slot, view_center
        stx     zp_col
        sty     zp_row
        jsr     hexview_slot
        bcs     @scroll
        jmp     hexview_begin
@scroll:
        ldx     zp_col
        ldy     zp_row
        jsr     view_center
        jmp     hexview_show
.endproc
