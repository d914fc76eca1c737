; The noise of a battle.
        .include "state.inc"

        .export battle_sound, guns_sound
        .import result_attacker_gone, sound_noise

SHOTS           = 4

        .segment "RESOLVE_BSS"
shots:          .res 1

        .segment "RESOLVE"

;;; battle_sound -- shots, and a blast when one side is eliminated; not while computers play alone
;;; in:       result_attacker_gone, result_defender_gone; st_human, st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc battle_sound
        lda     st_human
        ora     st_human+1
        beq     @quiet
        lda     #SHOTS
        sta     shots
@shot:  lda     #14
        ldx     #90
        jsr     sound_noise
        dec     shots
        bne     @shot
        lda     result_attacker_gone
        ora     result_attacker_gone+1
        bne     guns_sound
@quiet: rts
.endproc

;;; guns_sound -- a blast
;;; in:       st_human, st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc guns_sound
        lda     st_human
        ora     st_human+1
        beq     @quiet
        lda     #90
        ldx     #160
        jmp     sound_noise
@quiet: rts
.endproc
