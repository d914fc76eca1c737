; The computer gives a side its orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export computer_main, ai_mark
        .import computer_page, progress_step, side_choose, goal_choose
        .import known_refresh, known_keep, known_place, known_restore
        .import phase_find, phase_end, fight_first, shy_find
        .import hurry_find, threat_map, plan_start, plan_stop, plan_man, man_fit

        .segment "LOW_BSS"              ; outlives the loading of the overlay
ai_mark:        .res 2                  ; says that the state holds what the computer believes

        .segment "COMPUTER"

MARK_1          = $A6
MARK_2          = $3D

;;; computer_main -- the computer's order phase
;;; rule:     3.2.1 16.A.1
;;; rule:     3.2; 16.A  skill levels; W24.  It gives only orders that a player could give, and
;;;           knows only what its soldiers see
;;; in:       st_side; state
;;; out:      man_orders man_order_count of that side; known_x known_y st_stage st_attack; changes
;;;           man_spent_lo
;;; clobbers: A X Y ai_* zp_actor zp_index zp_inner zp_other, what the rules use, the picture and
;;;           the overlay's own
;;; cycles:   <= 8160000
.proc computer_main
        jsr     side_choose
        jsr     repair
        jsr     computer_page
        jsr     known_refresh
        jsr     known_keep
        lda     #NO_MAN
        sta     ai_planned
        lda     #MARK_1                 ; from here on RESET finds the mark, and all to go back to
        sta     ai_mark
        lda     #MARK_2
        sta     ai_mark+1
        jsr     known_place
        jsr     goal_choose
        jsr     threat_map
        jsr     shy_find
        jsr     fight_first
        jsr     hurry_find
        jsr     phase_find
        ldx     ai_first
@man:   stx     zp_actor
        jsr     plan_start
        ldx     zp_actor
        jsr     man_fit
        bcc     @next
        jsr     plan_man
        jsr     plan_stop
        jsr     progress_step
@next:  ldx     zp_actor
        inx
        txa
        sec
        sbc     ai_first
        cmp     #SQUAD
        bcc     @man
        jsr     phase_end
        falls_into put_back
.endproc

; Everyone is again where he is.
.proc put_back
        jsr     known_restore
        lda     #0                      ; not before they are
        sta     ai_mark
        rts
.endproc

; RESET has cut the phase short: the state holds a plan, and enemies as they were believed.
.proc repair
        lda     ai_mark
        cmp     #MARK_1
        bne     @done
        lda     ai_mark+1
        cmp     #MARK_2
        bne     @done
        ldx     ai_planned
        cpx     #SOLDIERS
        bcs     put_back
        stx     zp_actor
        jsr     plan_stop
        jmp     put_back
@done:  rts
.endproc
