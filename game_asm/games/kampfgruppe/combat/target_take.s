; A target is chosen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export target_take, search_fails
        .import rng_below, weapon_kind, list_no, list_east, list_south, list_span
        .import square_find, mission_end

MISSION         = 4                     ; pulses of shelling: 7.5.9
PERCENT         = 100

        .segment "COMBAT"

;;; search_fails -- whether suppression keeps the unit at work from searching
;;; rule:     7.1.6 7.7.1 12.0.6  always above 99, else with that chance in per cent
;;; in:       zp_unit; rng_seed
;;; out:      C = 1 when it does
;;; clobbers: A Y zp_t1 zp_t2 rng_seed
;;; cycles:   -
.proc search_fails
        ldy     #U_SUPPRESSION
        lda     (zp_unit),y
        beq     @searches
        cmp     #NO_SEARCH
        bcs     @done
        lda     #PERCENT
        jsr     rng_below
        ldy     #U_SUPPRESSION
        cmp     (zp_unit),y             ; C = 0: it fails
        lda     #0
        rol     a
        eor     #1
        lsr     a
        rts
@searches:
        clc
@done:  rts
.endproc

;;; target_take -- the unit at work takes the nearest enemy as its target
;;; rule:     7.2.1 7.2.2  penetration above 0: the nearest armoured one, if there is any
;;; rule:     7.2.3 7.2.4  tanks and infantry fire at once, others only in their own square
;;; rule:     7.2.5 7.2.6  one in its own square goes before all
;;; rule:     7.5.7  a mortar begins to shell no square with friends
;;; in:       best, best_at, armour, armour_at, spare, me_mp, me_reach; zp_unit
;;; out:      U_TARGET U_PULSES UF_FIRED; of a mortar U_SHELL_*; changes unit_records
;;; clobbers: A X Y zp_t0 zp_ptr0 and the overlay's own
;;; cycles:   <= 4800
.proc target_take
        ldx     best
        lda     me_reach
        beq     @none
        lda     me_mp
        beq     @take
        ldy     armour
        beq     @take
        cpx     #0
        beq     @armour
        lda     best_at
        cmp     #1                      ; range 0
        bne     @armour
        cmp     armour_at
        bne     @take
@armour:
        ldx     armour
        lda     armour_at
        sta     best_at
@take:  cpx     #0
        bne     @found
@none:  lda     spare
        bne     @same                   ; nothing better: on with the old one
        rts
@found: stx     listed
        lda     list_no,x
        ldy     #U_TARGET
        cmp     (zp_unit),y
        beq     @same
        sta     zp_t0
        jsr     kind
        cmp     #KIND_MORTAR
        bne     @new
        lda     best_at
        cmp     #1
        bne     @shell
@new:   lda     zp_t0
        ldy     #U_TARGET
        sta     (zp_unit),y
        lda     #0
        ldy     #U_PULSES
        sta     (zp_unit),y
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #<~UF_PRIORITY
        sta     (zp_unit),y
        lda     best_at
        cmp     #1
        beq     @same
        jsr     kind
        tay
        lda     at_once,y
        beq     @done
@same:  ldy     #U_FLAGS
        lda     (zp_unit),y
        ora     #UF_FIRED
        sta     (zp_unit),y
@done:  rts

@shell: ldx     listed                  ; a mortar begins to shell the square
        ldy     #U_SHELL_X
        lda     list_span,x
        lsr     a
        sta     zp_t0
        lda     list_east,x
        sec
        sbc     zp_t0
        sta     (zp_unit),y
        sta     here_x
        iny
        lda     list_south,x
        sec
        sbc     zp_t0
        sta     (zp_unit),y
        sta     here_y
        lda     zp_side
        sta     find_side
        ldx     #0
        jsr     square_find
        bcs     @friends
        ldy     #U_SHELL_DELAY
        lda     #1
        sta     (zp_unit),y             ; delay: not in this pulse
        iny
        lda     #MISSION
        sta     (zp_unit),y
        ldy     #U_SPOTTER
        lda     #NO_UNIT
        sta     (zp_unit),y
        ldy     #U_RANGE
        lda     #0
        sta     (zp_unit),y
        rts
@friends:
        jmp     mission_end             ; before it begins: its range is as it was
.endproc
        .assert U_SHELL_LEFT = U_SHELL_X + 3, error, "four fields in a row"

; A = kind of the unit at work.  Spoils X, Y.
.proc kind
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        rts
.endproc

; by KIND_*: 1 = fires in the pulse in which it selects
at_once:
        .byte   1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0
