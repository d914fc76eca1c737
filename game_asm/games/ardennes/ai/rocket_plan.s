; The computer's V2.
        .include "ai/ai.inc"
        .include "log_event.inc"

        .export rocket_plan
        .import dump_hit, dump_owner, log_event, log_note, place_here, roll_die, w_rocket

        .segment "ATTACK"

;;; rocket_plan -- a V2 on the fullest dump of Liege and Antwerp that the enemy has
;;; rule:     2.38 6.10  by the level rather on Antwerp's while there is one
;;; in:       st_v2_left; ai_player; dump_number; hex_zones
;;; out:      st_v2_left = 0; dump_number, log_used, log_cut, log_events, log_event; changes
;;;           rng_seed
;;; clobbers: A X Y zp_t0..zp_t2 zp_ptr0 zp_hex zp_place ai_best ai_to
;;; cycles:   -
.proc rocket_plan
        lda     st_v2_left
        beq     @done
        lda     #0
        sta     st_v2_left
        sta     ai_best
        ldx     #DUMPS - 1
@dump:  lda     dump_number,x
        beq     @next
        jsr     dump_owner              ; zp_hex
        cmp     #SIDE_GERMAN
        beq     @next
        jsr     place_here
        beq     @next
        cmp     #PLACE_ANTWERP
        lda     dump_number,x
        bcc     @full
        ldy     ai_player               ; he means to take Liege and use it
        ora     w_rocket,y
@full:  cmp     ai_best
        beq     @next
        bcc     @next
        sta     ai_best
        stx     ai_to
@next:  dex
        bpl     @dump
        lda     ai_best
        beq     @done
        jsr     roll_die
        ldx     ai_to
        jsr     dump_hit
        lda     dump_number,x
        sta     log_event+LOG_A
        jsr     dump_owner              ; zp_hex
        lda     #LOG_DUMP
        jmp     log_note
@done:  rts
.endproc
