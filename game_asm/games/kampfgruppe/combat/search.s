; Searching, and the choice of targets.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export search_side, search_again, listed_anew
        .import list_build, list_seen, side_units, unit_next, unit_ready, unit_reach, unit_select
        .import target_holds, target_take, search_fails, square_find
        .import list_no, list_east, list_south, list_span, list_sight, list_state
        .import range_find, line_of_sight_known, field_of_view

LIST_SEEN       = %10000000
LIST_ARMOUR     = %01000000
LIST_DOWN       = %00100000             ; infantry that cannot be kept down more

        .segment "COMBAT_BSS"
listed_anew:    .res 1                  ; the list is of the other side of whose fire it is

        .segment "COMBAT"

;;; search_side -- every unit of a side looks for enemies and chooses a target
;;; rule:     7.1.1 7.1.3 7.1.5 7.2.2 5.8.2  W13: by letter, then index
;;; in:       zp_side
;;; out:      U_TARGET, UF_FIRED of its units, UF_SEEN of the others; changes unit_records,
;;;           list_*
;;; clobbers: A X Y zp_lines zp_side zp_unit zp_unit_no, what the rules use and the overlay's
;;;           own
;;; cycles:   -
.proc search_side
        jsr     list_build
        jsr     scan_foes
        jsr     side_units
@unit:  jsr     unit_ready
        bcc     @next
        jsr     unit_search
@next:  jsr     unit_next
        bcs     @unit
        jmp     list_seen
.endproc

;;; search_again -- in the middle of a pulse the unit at work gives its target up and looks again
;;; rule:     7.2.5 7.2.4  who aims for a pulse first does not fire in this one
;;; in:       zp_unit, zp_unit_no, zp_side; listed_anew = 0 the first time of a side's fire
;;; out:      as search_side, of this unit alone; listed_anew = 1; list_seen is left to do
;;; clobbers: A X Y zp_lines zp_side zp_unit zp_unit_no, what the rules use and the overlay's
;;;           own
;;; cycles:   -
.proc search_again
        lda     listed_anew
        bne     @listed
        inc     listed_anew
        lda     zp_unit_no
        pha
        jsr     list_build
        jsr     scan_foes
        pla
        jsr     unit_select
        jsr     unit_ready
@listed:
        ldy     #U_TARGET
        lda     (zp_unit),y
        ldx     list_count
@find:  cmp     list_no,x
        beq     @down
        dex
        bne     @find
@down:  lda     list_state,x            ; by now, if not when they were listed
        ora     #LIST_DOWN
        sta     list_state,x
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #<~UF_FIRED
        sta     (zp_unit),y
        jmp     unit_search
.endproc

; The unit at work, in me_x, me_y.
.proc unit_search
        jsr     unit_reach
        jsr     target_holds
        bcc     @search
        lda     zp_range                ; an enemy in its own square is nearer
        beq     @keep
        jsr     company
        bcc     @keep
@search:
        jsr     search_fails
        lda     #0
        rol     a
        sta     blind
        beq     @look
        jsr     company                 ; its own square is always searched
        bcc     @choose
@look:  jsr     scan
@choose:
        jmp     target_take
@keep:  ldy     #U_FLAGS
        lda     (zp_unit),y
        ora     #UF_FIRED
        sta     (zp_unit),y
        lda     (zp_foe),y
        ora     #UF_SEEN
        sta     (zp_foe),y
        rts
.endproc

; C = 1 when an enemy stands in the unit's own square.  best and armour are empty behind it.
.proc company
        lda     #0
        sta     best
        sta     armour
        lda     me_x
        sta     here_x
        lda     me_y
        sta     here_y
        lda     zp_side
        eor     #1
        sta     find_side
        ldx     #0
        jmp     square_find
.endproc

; Every enemy of the list that can matter: spotted, and the nearest as target.
.proc scan
        lda     #0
        sta     best
        sta     armour
        lda     me_reach
        sta     best_at
        sta     armour_at
        lda     me_x
        sta     zp_from_x
        lda     me_y
        sta     zp_from_y
        lda     me_y
        sta     row+1
        ldx     list_count
        beq     done
        sec
look:   lda     list_south,x            ; C = 1: 0 to 2 x reach when it can matter
row:    sbc     #0                      ; [patched]
        cmp     list_span,x
        bcc     column                  ; a front is broader than deep: rows leave most out
next:   dex
        bne     look
done:   rts
column: lda     list_east,x
        sec
        sbc     me_x
        cmp     list_span,x
        bcs     next

        stx     listed
        ldy     list_no,x
foe_x:  lda     unit_x,y                ; [patched]; NOWHERE is too far to matter
        sta     zp_to_x
        sec
        sbc     me_x
        bcs     east
        eor     #$FF
        adc     #1                      ; C = 0
east:   sta     zp_t1
foe_y:  lda     unit_y,y                ; [patched]
        sta     zp_to_y
        sec
        sbc     me_y
        bcs     south
        eor     #$FF
        adc     #1
south:  cmp     zp_t1
        bcs     @longer
        lda     zp_t1
@longer:
        jsr     matters                 ; the longer side is the least its range can be
        bcc     on
        jsr     range_find
        ldx     listed
        tay
        beq     @spotted                ; in its own square
        ldy     blind
        bne     on
        asl     a
        cmp     list_span,x
        bcs     on
        lda     zp_range
        jsr     matters
        bcc     on
        jsr     in_view
        bcc     on
@spotted:
        jsr     spotted
on:     sec
        dex
        bne     look
        rts
.endproc

; scan finds the enemies' places of the side that searches.
.proc scan_foes
        ldx     zp_side                 ; where the others are
        lda     foes_x_lo,x
        sta     scan::foe_x+1
        lda     foes_x_hi,x
        sta     scan::foe_x+2
        lda     foes_y_lo,x
        sta     scan::foe_y+1
        lda     foes_y_hi,x
        sta     scan::foe_y+2
        rts
; by the side that searches
foes_x_lo:      .byte <(unit_x+UNITS), <unit_x
foes_x_hi:      .byte >(unit_x+UNITS), >unit_x
foes_y_lo:      .byte <(unit_y+UNITS), <unit_y
foes_y_hi:      .byte >(unit_y+UNITS), >unit_y
.endproc

; C = 1 when an enemy A squares off, list entry X, is a nearer target or not spotted yet.
; Keeps X.
.proc matters
        cmp     best_at
        bcc     @yes
        ldy     list_state,x
        bmi     @known
        cmp     list_sight,x
        bcc     @yes
        beq     @yes
        cpy     #LIST_ARMOUR
        bcc     @no
@armour:
        ldy     me_mp
        beq     @no
        cmp     armour_at
        bcs     @no
@yes:   sec
        rts
@known: cpy     #LIST_SEEN | LIST_ARMOUR
        bcs     @armour
@no:    clc
        rts
.endproc

; C = 1 when list entry X lies in the unit's field and can be seen.  Keeps X.
.proc in_view
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_MOVED | UF_MOVED_BEFORE
        cmp     #1                      ; C = 1: moving
        ldy     #U_FACING
        lda     (zp_unit),y
        tax
        jsr     field_of_view
        bcc     @out
        lda     zp_range
        jsr     line_of_sight_known
@out:   ldx     listed
        rts
.endproc

; Entry X is in view at zp_range: spotted when near enough, and perhaps the nearest.  Keeps X.
.proc spotted
        lda     list_sight,x
        cmp     zp_range
        bcc     @target
        lda     list_state,x
        ora     #LIST_SEEN
        sta     list_state,x
        lda     list_span,x             ; from now on it matters to who sees it
        lsr     a
        sta     zp_t0
        lda     st_visibility
        asl     a
        adc     #1                      ; C = 0
        sta     list_span,x
        lda     st_visibility
        sec
        sbc     zp_t0
        sta     zp_t0
        clc
        adc     list_east,x
        sta     list_east,x
        lda     list_south,x
        clc
        adc     zp_t0
        sta     list_south,x
@target:
        lda     zp_range
        beq     @nearest
        lda     list_state,x
        and     #LIST_DOWN
        bne     @done
@nearest:
        ldy     zp_range
        iny
        cpy     best_at
        beq     @best
        bcs     @armour
@best:  sty     best_at
        stx     best
@armour:
        lda     list_state,x
        and     #LIST_ARMOUR
        beq     @done
        cpy     armour_at
        beq     @first
        bcs     @done
@first: sty     armour_at
        stx     armour
@done:  rts
.endproc
