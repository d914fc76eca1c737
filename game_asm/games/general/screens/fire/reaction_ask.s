; The passive side may answer.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "../refuse.inc"

        .export reaction_ask, reaction_parts
        .import key_capital, sound_tone, text_char, text_print, type_print, unit_side, side_named
        .import wait_ms

        .segment "PLAY_BSS"
reaction_parts: .res 1                  ; how long, in tenths of a second
left:           .res 1
asked:          .res 1

        .segment "PLAY"

;;; reaction_ask -- ask the owner of a unit whether it answers, for as long as the window is open
;;; rule:     1.4 3.22 10.12
;;; in:       A = unit that can answer; reaction_parts
;;; out:      C = 1 it does
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc reaction_ask
        sta     asked
        prompt  msg_nothing
        ldx     asked
        jsr     unit_side
        jsr     side_named
        ldx     asked
        jsr     type_print
        print_msg msg_answers
        lda     #40
        ldx     #20
        jsr     sound_tone
        lda     reaction_parts
        sta     left
@part:  lda     #100
        jsr     wait_ms
        bcs     @key
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
