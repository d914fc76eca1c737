; What the die of a battle brought.
        .include "macros.inc"

        .export battle_tell
        .import battle_die, msg_roll, prompt_at, result_attacker_gone, result_attacker_share
        .import result_both_lose, share_print, text_byte, text_print

        .segment "RESOLVE"

;;; battle_tell -- the die and what it brought, on the last row
;;; rule:     1.10 9.2
;;; in:       battle_die; result_*
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc battle_tell
        lda     #<msg_roll
        ldy     #>msg_roll
        jsr     prompt_at
        lda     battle_die
        jsr     text_byte
        lda     result_attacker_gone
        beq     @defender
        print_msg msg_att_gone
        jmp     @shares
@defender:
        lda     result_attacker_gone+1
        beq     @shares
        print_msg msg_def_gone
@shares:
        lda     result_attacker_share
        beq     @second
        print_msg msg_att_lose
        lda     result_attacker_share
        jsr     share_print
@second:
        lda     result_attacker_share+1
        beq     @both
        print_msg msg_def_lose
        lda     result_attacker_share+1
        jsr     share_print
@both:  lda     result_both_lose
        beq     @done
        print_msg msg_both_one
@done:  rts
.endproc
