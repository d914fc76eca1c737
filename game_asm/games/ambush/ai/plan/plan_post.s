; Who holds a house and has a wall before him goes to a window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_post
        .import holds_well, in_house, outlook, looks_for, square_here, move_step, friend_ends
        .import try_turn, try_move

        .segment "COMPUTER"

OPENING         = 4                     ; halves: a step through a door, window or hedge costs more
FARTHEST        = 3                     ; squares to it

;;; plan_post -- who holds a house goes to a window near him when his own square has none
;;; rule:     W24  who looks at a wall guards nothing
;;; in:       zp_actor; ai_aim ai_skill ai_danger; ai_claim_x ai_claim_y; zp_near zp_near_far
;;; out:      man_orders; his place as it will be
;;; clobbers: A X Y zp_order ai_* zp_ai_t and what plan_try uses
;;; cycles:   -
.proc plan_post
        jsr     holds_well
        bcc     @done
        lda     ai_danger
        cmp     #DANGER_SEEN
        beq     @done
        jsr     in_house
        bcc     @done
        jsr     looks_for
        sta     post_wanted
        jsr     outlook
        bcs     @done                   ; he has one
        lda     #1
@far:   sta     post_far
        ldx     #8
@way:   stx     post_way
        jsr     along
        bcs     @next
        jsr     friend_ends
        beq     @next
        jsr     opens
        bcs     @go
@next:  ldx     post_way
        dex
        bne     @way
        clc
        lda     post_far
        adc     #1
        cmp     #FARTHEST+1
        bcc     @far
@done:  rts
@go:    ldx     zp_actor
        lda     man_posture,x
        beq     @step
        lda     post_way
        ldy     #'S'
        jsr     try_turn
        bcs     @done
@step:  lda     post_way
        sta     zp_order+1
        lda     post_far
        ldy     #'R'
        jmp     try_move
.endproc

; zp_to_x/y = the square post_far steps off by way post_way; C = 1 when a wall or the house's end is
; before it
.proc along
        jsr     square_here
        ldx     post_far
@step:  lda     post_way
        jsr     move_step               ; X kept
        bcs     @done
        lda     zp_arg2
        cmp     #OPENING
        bcs     @done
        lda     zp_to_x
        sta     zp_from_x
        lda     zp_to_y
        sta     zp_from_y
        dex
        bne     @step
        clc
@done:  rts
.endproc

; C = 1 when zp_to_x/y has a window that way.
.proc opens
        ldx     zp_actor
        lda     man_x,x
        pha
        lda     man_y,x
        pha
        lda     zp_to_x
        sta     man_x,x
        lda     zp_to_y
        sta     man_y,x
        lda     post_wanted
        jsr     outlook                 ; X = zp_actor
        pla
        sta     man_y,x
        pla
        sta     man_x,x
        rts
.endproc

        .segment "COMPUTER_BSS"
post_wanted:    .res 1
post_way:       .res 1
post_far:       .res 1
