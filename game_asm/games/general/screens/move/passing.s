; Passing fire.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "apple2/keys.inc"
        .include "macros.inc"
        .include "../refuse.inc"

        .export passing
        .import cursor_hide, key_capital, passers_find, reaction_ask, reaction_auto
        .import rng_word, shot_lands, shot_show, shot_told, target_chances, target_count
        .import target_units, text_byte, text_char, text_print, type_print, unit_to

        .segment "LOW_BSS"
mover:          .res 1
which:          .res 1

        .segment "PLAY"

;;; passing -- the passive side may fire at a unit that has just moved into sight
;;; rule:     1.4 3.22 10.2 10.12 10.13  nobody answers that
;;; in:       X = unit on the map
;;; out:      the units; hex_pieces; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc passing
        stx     mover
@again: ldx     mover
        lda     unit_col,x
        beq     @none
        jsr     passers_find
        beq     @none
        ldx     target_units
        jsr     reaction_auto
        bcs     @ask
        ldx     mover                   ; who is asked sees who passes
        jsr     unit_to
@ask:   lda     target_units
        jsr     reaction_ask
        bcs     @claimed
@none:  jmp     cursor_hide
@claimed:
        ldx     #0
        stx     which
        ldx     target_units
        jsr     reaction_auto
        bcs     @fire                   ; the best, and nobody is asked
@first: ldx     #0
@who:   stx     which
        prompt  msg_nothing
        ldy     which
        ldx     target_units,y
        jsr     type_print
        lda     #' '
        jsr     text_char
        ldx     which
        lda     target_chances,x
        jsr     text_byte
        print_msg msg_passing_keys
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @none
        cmp     #KEY_RETURN
        beq     @fire
        cmp     #' '
        bne     @key
        ldx     which
        inx
        cpx     target_count
        bcc     @who
        bcs     @first                  ; always
@fire:  ldx     which
        ldy     target_units,x
        lda     unit_flags,y
        ora     #UF_FIRED | UF_SHOWN
        sta     unit_flags,y
        tya
        ldy     mover
        jsr     shot_show
        jsr     rng_word
        ldx     which
        lda     target_units,x
        sta     zp_unit
        lda     mover
        sta     zp_foe
        lda     target_chances,x
        jsr     shot_lands
        jsr     shot_told
        jmp     @again
.endproc
