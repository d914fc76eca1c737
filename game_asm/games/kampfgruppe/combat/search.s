; Searching, and the choice of targets.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export search_side
        .import list_build, list_seen, side_units, unit_next, unit_ready, unit_reach
        .import target_holds, target_take, search_fails, square_find
        .import list_no, list_x, list_y, list_reach, list_sight, list_state, list_count
        .import range_find, line_of_sight, field_of_view

LIST_ARMOUR     = %10000000
LIST_SEEN       = %01000000
LIST_DOWN       = %00100000             ; infantry that cannot be kept down more

        .segment "COMBAT"

;;; search_side -- every unit of a side looks for enemies and chooses a target
;;; rule:     7.1.1 7.1.5  W13: by letter, then index
;;; in:       zp_side
;;; out:      U_TARGET, UF_ELIGIBLE of its units, UF_SEEN of the others
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc search_side
        jsr     list_build
        jsr     side_units
@unit:  jsr     unit_ready
        bcc     @next
        jsr     unit_search
@next:  jsr     unit_next
        bcs     @unit
        jmp     list_seen
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
        ora     #UF_ELIGIBLE
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
        ldx     list_count
        beq     done
look:   lda     list_x,x
        sec
        sbc     me_x
        bcs     east
        eor     #$FF
        adc     #1                      ; C = 0
east:   cmp     list_reach,x
        bcs     next
        lda     list_y,x
        sec
        sbc     me_y
        bcs     south
        eor     #$FF
        adc     #1
south:  cmp     list_reach,x
        bcc     near
next:   dex
        bne     look
done:   rts

near:   stx     listed
        lda     list_x,x
        sta     zp_to_x
        lda     list_y,x
        sta     zp_to_y
        jsr     range_find
        ldx     listed
        tay
        beq     @spotted                ; in its own square
        ldy     blind
        bne     next
        cmp     list_reach,x
        bcs     next
        ldy     list_state,x
        cmp     best_at
        bcc     @worth                  ; a nearer target
        tya
        and     #LIST_SEEN
        bne     @armoured
        lda     list_sight,x
        cmp     zp_range
        bcs     @worth                  ; nobody has spotted it yet
@armoured:
        lda     me_mp
        beq     next
        tya
        bpl     next
        lda     zp_range
        cmp     armour_at
        bcs     next
@worth: jsr     in_view
        bcc     next
@spotted:
        jsr     spotted
        jmp     next
.endproc

; C = 1 when list entry X lies in the unit's field and can be seen.  Keeps X.
.proc in_view
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_MOVED | UF_MOVED_BEFORE
        cmp     #1                      ; C = 1: moving
        ldy     #U_FACING
        lda     (zp_unit),y
        jsr     field_of_view
        bcc     @out
        jsr     line_of_sight
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
        ldy     st_visibility
        iny
        tya
        sta     list_reach,x
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
        bpl     @done
        cpy     armour_at
        beq     @first
        bcs     @done
@first: sty     armour_at
        stx     armour
@done:  rts
.endproc
