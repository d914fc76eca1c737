; Transport.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export load_allowed, load_do, unload_do
        .import unit_traits

POINT           = 2                     ; half points that loading and unloading cost

        .segment "RULES_LOW"

;;; load_allowed -- may a unit take another one on?
;;; rule:     9.8 9.9 9.10 9.11; 7.13  who has a work to do has spent his move on it
;;; in:       X = carrier, Y = cargo, both units of one side
;;; out:      C = 1 it may; X, Y kept
;;; clobbers: A zp_t0
;;; cycles:   <= 90
.proc load_allowed
        lda     unit_cargo,x
        cmp     #NO_UNIT
        bne     @no                     ; one unit at most
        lda     unit_left,x
        cmp     #POINT
        bcc     @no
        lda     unit_flags,y
        and     #UF_FIRED | UF_MOVED | UF_PLOTTED | UF_RIDDEN
        bne     @no
        lda     plot_col,y              ; an engineer who was told a work has no move left
        bne     @no
        sty     zp_t0
        ldy     unit_type,x
        lda     unit_traits,y
        ldy     zp_t0
        and     #TRAIT_CARRIES
        beq     @no
        lda     unit_type,y
        tay
        lda     unit_traits,y
        ldy     zp_t0
        and     #TRAIT_CARRIED
        beq     @no
        sec
        rts
@no:    clc
        rts
.endproc

;;; load_do -- take a unit on
;;; rule:     9.10 9.13  it costs the carrier a point; 10.8  the cargo does not fire in this turn
;;; in:       X = carrier, Y = cargo, for whom load_allowed said yes
;;; out:      unit_cargo, unit_left, unit_col, unit_flags; X, Y kept
;;; clobbers: A
;;; cycles:   <= 60
.proc load_do
        tya
        sta     unit_cargo,x
        lda     unit_left,x
        sec
        sbc     #POINT
        sta     unit_left,x
        lda     #NOWHERE
        sta     unit_col,y
        lda     unit_flags,y
        ora     #UF_RIDDEN
        sta     unit_flags,y
        rts
.endproc

;;; unload_do -- put the cargo down where the carrier stands; it has to leave that hex
;;; rule:     9.15 9.16  a point; the cargo neither moves nor fires in this turn
;;; in:       X = carrier with cargo and a point left
;;; out:      Y = the cargo; unit_cargo, unit_left, unit_col, unit_row, unit_flags; X kept
;;; clobbers: A
;;; cycles:   <= 90
.proc unload_do
        ldy     unit_cargo,x
        lda     #NO_UNIT
        sta     unit_cargo,x
        lda     unit_left,x
        sec
        sbc     #POINT
        sta     unit_left,x
        lda     unit_col,x
        sta     unit_col,y
        lda     unit_row,x
        sta     unit_row,y
        lda     unit_flags,y
        ora     #UF_RIDDEN | UF_HELD | UF_MOVED
        sta     unit_flags,y
        lda     #0
        sta     unit_left,y
        rts
.endproc
