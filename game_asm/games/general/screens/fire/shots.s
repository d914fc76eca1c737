; A shot, and those that answer it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "../refuse.inc"

        .export shots
        .import reaction_ask, reaction_pick, rng_word, shot_lands, shot_show, shot_told
        .import targets_find, unit_seen

MOST            = 12                    ; shots of a chain

        .segment "LOW_BSS"
shot_from:      .res MOST
shot_at:        .res MOST
shot_odds:    .res MOST
shot_count:     .res 1

        .segment "PLAY"

;;; shots -- a unit fires; who is fired at may fire back before anything is resolved, and so on
;;; rule:     1.4 10.2 10.10 10.11  the last shot is resolved first
;;; in:       zp_unit = firer; zp_foe = target; A = per cent
;;; out:      the units; hex_pieces; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc shots
        ldx     #0
        stx     shot_count
@shot:  ldx     shot_count
        sta     shot_odds,x
        lda     zp_unit
        sta     shot_from,x
        lda     zp_foe
        sta     shot_at,x
        inc     shot_count
        ldx     zp_unit
        lda     unit_flags,x
        ora     #UF_FIRED
        sta     unit_flags,x
        jsr     unit_seen
        bcc     @show
        lda     unit_flags,x
        ora     #UF_SHOWN
        sta     unit_flags,x
@show:  ldx     shot_count
        lda     shot_from-1,x
        ldy     shot_at-1,x
        jsr     shot_show
        ldx     shot_count
        cpx     #MOST
        bcs     @resolve
        lda     shot_at-1,x
        tax
        jsr     targets_find            ; can it fire back, at anybody?
        beq     @resolve
        ldx     shot_count
        lda     shot_at-1,x
        jsr     reaction_ask
        bcc     @resolve
        ldx     shot_count
        lda     shot_at-1,x
        ldy     shot_from-1,x
        jsr     reaction_pick
        bcc     @shot                   ; zp_unit, zp_foe, A
@resolve:
        ldx     shot_count
        beq     @done
        lda     shot_from-1,x
        sta     zp_unit
        lda     shot_at-1,x
        sta     zp_foe
        jsr     rng_word
        ldx     shot_count
        lda     shot_odds-1,x
        jsr     shot_lands
        jsr     shot_told
        dec     shot_count
        jmp     @resolve
@done:  rts
.endproc
