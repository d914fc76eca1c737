; What the turn's orders mean for the next turn's phase.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export phase_end

        .segment "COMPUTER"

;;; phase_end -- who has nowhere to go but into sight is ready; who is seen has begun
;;; rule:     W24
;;; in:       ai_plunge ai_moved ai_contact; st_side st_attack
;;; out:      st_attack
;;; clobbers: A X
;;; cycles:   <= 80
.proc phase_end
        lda     ai_plunge
        cmp     #OPENLY
        beq     @done
        ldx     st_side
        lda     ai_contact
        bne     @contact
        lda     st_attack,x
        bmi     @attack
        lda     ai_moved
        bne     @stop                   ; they are still on their way
        inc     st_attack,x
        rts
@attack:
        dec     st_attack,x
        lda     st_attack,x
        cmp     #ATTACKING
        bne     @done
@stop:  lda     #0
        beq     @set                    ; always
@contact:
        lda     #ATTACKING+ATTACK_TURNS
@set:   sta     st_attack,x
@done:  rts
.endproc
