; Who fires at whom, on the map: a frame about the firer, a line to the target, where it strikes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export fire_view, fire_mark, firer_at, strike_begin, strike_end
        .import square_show, window_at, traced, view_center, view_paint, window
        .import frame_show, line_turn, line_x0, line_y0, line_x1, line_y1
        .import unit_where, foe_where, shown_all, view_x, view_y

        .segment "COMBAT_BSS"
struck:         .res 1                  ; the place of the window that shows the strike
under:          .res 1                  ; and what it shows otherwise

        .segment "COMBAT"

;;; fire_view -- bring the target into the window, and the firer when he is known and near enough
;;; in:       zp_unit, zp_unit_no, zp_foe_no, zp_side; st_side, shown_all
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t7 zp_arg0 zp_arg1 zp_ptr0 zp_lines zp_ptr1
;;; cycles:   -
.proc fire_view
        jsr     firer_at
        bcc     @target
        stx     struck
        sty     under
        jsr     window_at
        bcc     @both
        jsr     target_at
        bcs     @target
@both:  lda     view_x
        pha
        lda     view_y
        pha
        jsr     foe_where               ; to the middle between them
        sec
        adc     struck
        lsr     a
        tax
        tya
        sec
        adc     under
        lsr     a
        tay
        jsr     view_center
        jsr     target_at
        pla
        tay
        pla
        bcs     @target
        sta     view_x                  ; too far from each other
        sty     view_y
@target:
        jsr     foe_where
        tax
        jmp     square_show
.endproc

;;; fire_mark -- frame the square of the unit at work and draw a line to its target, if it is known
;;; in:       as fire_view, which has been called
;;; out:      the picture; traced
;;; clobbers: A X Y zp_t0..zp_t7 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   <= 26000
.proc fire_mark
        jsr     firer_at
        bcc     @done
        jsr     window_at
        bcc     @done
        stx     line_x0
        sty     line_y0
        jsr     frame_show
        jsr     target_at
        bcc     @done
        stx     line_x1
        sty     line_y1
        inc     traced
        jmp     line_turn
@done:  rts
.endproc

; As window_at, for the target.
.proc target_at
        jsr     foe_where
        tax
        jmp     window_at
.endproc

;;; firer_at -- does who looks on know of the unit at work?
;;; in:       zp_unit, zp_unit_no, zp_side; st_side, shown_all
;;; out:      C = 1: yes, and X, Y is its square; C = 0: no
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc firer_at
        lda     zp_side
        cmp     st_side
        beq     @known
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_SEEN | UF_SEEN_BEFORE
        ora     shown_all
        beq     @no
@known: jsr     unit_where
        tax
        cpx     #NOWHERE
        beq     @no
        sec
        rts
@no:    clc
        rts
.endproc

;;; strike_begin -- show that something strikes a square
;;; in:       A = TILE_BURST, TILE_HIT; X = column, Y = row, which the window shows
;;; out:      the picture; window
;;; clobbers: A X Y zp_t0 zp_t1 zp_lines
;;; cycles:   -
.proc strike_begin
        pha
        jsr     window_at
        tax
        stx     struck
        lda     window,x
        sta     under
        pla
        sta     window,x
        jmp     view_paint
.endproc

;;; strike_end -- the square again as it was, its dots turned round
;;; in:       strike_begin was called
;;; out:      the picture; window
;;; clobbers: A X Y zp_t0 zp_t1 zp_lines
;;; cycles:   -
.proc strike_end
        ldx     struck
        lda     under
        ora     #WINDOW_LIT
        sta     window,x
        jmp     view_paint
.endproc
