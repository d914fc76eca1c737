; At whom an answer is fired.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export reaction_pick
        .import fire_pick, hexview_key, hexview_panel, key_capital, reaction_auto, target_chances
        .import target_count, target_find, target_units, unit_computer, unit_to

        .segment "LOW_BSS"
firer:          .res 1
shooter:        .res 1                  ; who fired at it
active:         .res 1

        .segment "PLAY"

;;; reaction_pick -- let the owner of a unit choose at whom it fires back
;;; rule:     3.19 10.10  any enemy that it can hit; first offered is who fired at it;
;;;           who answers by himself takes the best
;;; in:       A = unit; Y = who fired at it; target_units, target_chances, target_count
;;; out:      C = 0: zp_unit = the unit, zp_foe = its target, A = per cent; C = 1: it does not
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc reaction_pick
        sta     firer
        sty     shooter
        tax
        jsr     reaction_auto
        bcc     @asked
        jsr     unit_computer           ; X = the unit
        lda     #1
        bcs     @picks
        lda     firer
        sta     zp_unit
        lda     target_units            ; the best
        sta     zp_foe
        lda     target_chances
        rts                             ; C = 0
@picks: jmp     fire_pick
@asked: lda     firer
        ldx     st_active
        stx     active
        sta     st_active
        ldx     target_count
        lda     shooter
@seek:  cmp     target_units-1,x
        beq     @at
        dex
        bne     @seek
        inx                             ; not him: the best
@at:    dex
@aim:   lda     target_units,x
        tax
        jsr     unit_to
        jsr     hexview_panel
        prompt  msg_answer_keys
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @no
        cmp     #KEY_RETURN
        beq     @fire
        cmp     #' '
        beq     @next
        jsr     hexview_key
        bcc     @key
        jsr     hexview_panel
        jmp     @key
@next:  jsr     target_find
        bcs     @first
        inx
        cpx     target_count
        bcc     @aim
@first: ldx     #0
        beq     @aim                    ; always
@fire:  jsr     target_find
        bcs     @key
        ldx     active
        stx     st_active
        ldx     firer
        stx     zp_unit
        rts                             ; C = 0, A
@no:    lda     active
        sta     st_active
        sec
        rts
.endproc
