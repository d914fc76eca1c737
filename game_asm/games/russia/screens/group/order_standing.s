; A standing order.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "apple2/keys.inc"

        .export order_standing
        .import cursor_show, group_taken, key_capital, line_input, line_number, msg_standing
        .import msg_standing_keys, msg_standing_rest, pick_hex, prompt_at, sound_refuse

MOST            = 2                     ; figures

        .segment "ORDERS"

;;; order_standing -- what the taken group does by itself, week after week
;;; rule:     6.2.5  ours: goes to a hex, holds, rests until it is fresh, or is led by the computer
;;; in:       group_taken
;;; out:      group_standing, group_goal_lo, group_goal_hi; as they were after Escape
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_standing
        lda     #<msg_standing
        ldy     #>msg_standing
        jsr     prompt_at
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @done
        cmp     #'1'
        beq     @go
        cmp     #'2'
        beq     @hold
        cmp     #'3'
        beq     @rest
        cmp     #'4'
        beq     @staff
        cmp     #'5'
        beq     @none
        jsr     sound_refuse
        jmp     @key
@none:  lda     #STANDING_NONE
        beq     @put                    ; always
@hold:  lda     #STANDING_HOLD
        bne     @put                    ; always
@staff: lda     #STANDING_STAFF
        bne     @put                    ; always
@rest:  lda     #<msg_standing_rest
        ldy     #>msg_standing_rest
        jsr     prompt_at
        ldx     #MOST
        jsr     line_input
        bcs     @done
        beq     @done
        jsr     line_number
        bcs     @done
        ldx     group_taken
        lda     zp_arg0
        sta     group_goal_lo,x
        lda     #STANDING_REST
        bne     @put                    ; always
@go:    jsr     cursor_show
        lda     #<msg_standing_keys
        ldy     #>msg_standing_keys
        jsr     prompt_at
        jsr     pick_hex
        bcs     @done
        ldx     group_taken
        lda     zp_hex
        sta     group_goal_lo,x
        lda     zp_hex+1
        sta     group_goal_hi,x
        lda     #STANDING_GO
@put:   ldx     group_taken
        sta     group_standing,x
@done:  rts
.endproc
