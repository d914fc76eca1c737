; The passive side may answer.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "../refuse.inc"

        .export reaction_ask, reaction_parts
        .import button_down, hexview_panel, key_capital, reaction_auto, side_named, sound_tone
        .import target_chances, text_byte, text_char, text_print, type_print, unit_side, wait_ms

        .segment "LOW_BSS"
reaction_parts: .res 1                  ; how long, in tenths of a second
left:           .res 1
asked:          .res 1

        .segment "PLAY"

;;; reaction_ask -- does a unit answer?
;;; rule:     1.4 3.1 3.22 10.12  its owner is asked, for as long as the window is open, or has said
;;;           so before
;;; in:       A = unit that can answer; target_chances = its best chance first; reaction_parts; the
;;;           cursor is on who is fired at, or passes
;;; out:      C = 1 it does
;;; clobbers: A X Y scratch zp_unit zp_foe zp_col zp_row button_was and what drawing uses
;;; cycles:   -
.proc reaction_ask
        sta     asked
        tax
        jsr     reaction_auto
        bcc     @ask
        lda     target_chances          ; C = 1 when it is good enough
        cmp     zp_t0
        rts
@ask:   jsr     hexview_panel           ; who is under the cursor: fired at, or passing
        jsr     button_down             ; as it is before the words are read
        prompt  msg_nothing
        ldx     asked
        jsr     unit_side
        jsr     side_named
        ldx     asked
        jsr     type_print
        lda     st_phase
        cmp     #PHASE_MOVE
        bne     @words                  ; a return has its chance when its target is chosen
        lda     #' '
        jsr     text_char
        lda     target_chances
        jsr     text_byte
        print_msg msg_percent
@words: print_msg msg_answers
        lda     #40
        ldx     #20
        jsr     sound_tone
        lda     reaction_parts
        sta     left
@part:  lda     #100
        jsr     wait_ms
        bcs     @key
        jsr     button_down
        bcs     @yes
        dec     left
        bne     @part
        clc
        rts
@key:   jsr     key_capital
        cmp     #'F'
        beq     @yes
        clc
        rts
@yes:   sec
        rts
.endproc
