; What a shot did.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "../refuse.inc"

        .export shot_told
        .import map_again, text_print, type_print, wait_ms

PAUSE           = 4                     ; quarters of a second

        .segment "LOW_BSS"
told_hit:       .res 1
told_foe:       .res 1
told_left:      .res 1

        .segment "PLAY"

;;; shot_told -- say what a shot did to its target, and show the window as it is now
;;; in:       C = 1 it hit; zp_foe = the target
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc shot_told
        lda     #0
        rol     a
        sta     told_hit
        ldx     zp_foe
        stx     told_foe
        jsr     map_again
        prompt  msg_nothing
        ldx     told_foe
        jsr     type_print
        lda     told_hit
        bne     @hit
        print_msg msg_missed
        jmp     @wait
@hit:   ldx     told_foe
        lda     unit_hits,x
        bne     @hurt
        print_msg msg_destroyed
        jmp     @wait
@hurt:  print_msg msg_hurt
@wait:  lda     #PAUSE
        sta     told_left
@part:  lda     #250
        jsr     wait_ms
        bcs     @done
        dec     told_left
        bne     @part
@done:  rts
.endproc
