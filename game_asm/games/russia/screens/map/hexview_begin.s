; Which groups the window shows.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_begin, top_group, top_more
        .import hexview_slot_at, side_of

        .segment "BSS"
top_group:      .res HV_SLOTS           ; by place of the window: the group shown there

        .segment "LOW_BSS"              ; the state begins on the page behind BSS
top_more:       .res HV_SLOTS           ; PLATE_STACK where another lies under it

        .segment "CODE"

;;; hexview_begin -- which group is shown in each place of the window
;;; rule:     4.6.1 4.6.3 5.4.1  combat groups over air groups: the first by number lies on top
;;; in:       group_at_lo, group_at_hi, group_flags; view_x, view_y; shown, st_side
;;; out:      top_group, top_more
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_group
;;; cycles:   -
.proc hexview_begin
        ldx     #HV_SLOTS
        lda     #NO_GROUP
@clear: sta     top_group-1,x
        sta     top_more-1,x
        dex
        bne     @clear
        lda     shown
        cmp     #SHOW_TERRAIN
        beq     @done
        lda     #1
        sta     zp_group
@group: ldx     zp_group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     shown
        cmp     #SHOW_WANT
        bne     @shows
        jsr     side_of
        cmp     st_side
        bne     @shows
        lda     group_flags,x
        lsr     a
        .assert GF_SUPPLIED = 1, error, "the flag is not the lowest bit"
        bcs     @next
@shows: lda     group_at_lo,x
        sta     zp_arg0
        jsr     hexview_slot_at
        bcs     @next
        tax
        lda     top_group,x
        bne     @under
        lda     zp_group
        sta     top_group,x
        bne     @next                   ; always
@under: lda     #PLATE_STACK
        sta     top_more,x
@next:  inc     zp_group
        bpl     @group                  ; to 127
@done:  rts
        .import shown
.endproc
