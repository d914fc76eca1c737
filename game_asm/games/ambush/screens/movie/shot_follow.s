; A shot or a throw is looked at from where both its ends are seen, if the window is so high.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "screens/map/map.inc"
        .export shot_follow
        .import map_cell, map_scroll_to, map_show, view_top, shown_x, shown_y

        .segment "REPORT"

;;; shot_follow -- bring who fires and his target into the window together, or him alone
;;; shows:    3.4  the movie shows fire
;;; in:       X = man; shown_x, shown_y; zp_to_x, zp_to_y = the target's square; view_top
;;; out:      view_top; the window is drawn anew when it changes
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_map_byte zp_map_line zp_map_odd
;;; cycles:   <= 210000
.proc shot_follow
        stx     zp_t0
        ldy     shown_y,x
        sty     zp_t1
        lda     shown_x,x
        tax
        jsr     map_cell
        bcs     @move                   ; he is not in the window
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     map_cell
        bcc     @done
        jsr     rows_apart
        bcc     @both
@done:  rts                             ; too far off: from where he is in sight already
@move:  jsr     rows_apart
        ldy     zp_t1
        bcs     @scroll
@both:  lda     zp_t1
        adc     zp_to_y                 ; C = 0
        lsr     a
        tay
        lda     #0
        sta     view_top                ; the row in the middle, whatever is shown now
@scroll:
        jsr     map_scroll_to
        jmp     map_show
.endproc

; C = 0 when rows zp_t1 and zp_to_y fit into the window together
.proc rows_apart
        sec
        lda     zp_t1
        sbc     zp_to_y
        bcs     @down
        eor     #$FF
        adc     #1                      ; C = 0 here
@down:  cmp     #WINDOW_ROWS
        rts
.endproc
