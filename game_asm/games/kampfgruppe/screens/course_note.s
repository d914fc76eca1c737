; The course of a battle, turn by turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export course_note
        .import victory_points

        .segment "REPORT"

EIGHTH          = 3                     ; shifts

;;; course_note -- keep by how many points the Germans lead at the end of this turn
;;; in:       the battle; st_turn
;;; out:      st_course; of a battle played on beyond its last turn no more is kept
;;; clobbers: A X Y zp_rules.., all scratch and what the rules use
;;; cycles:   -
.proc course_note
        ldx     st_turn
        beq     @done
        cpx     #TURNS_ASSAULT+1
        bcs     @done
        lda     #SIDE_SOVIET
        jsr     victory_points
        pha
        tya
        pha
        lda     #SIDE_GERMAN
        jsr     victory_points
        sty     zp_t1
        sta     zp_t0
        pla
        sta     zp_t3
        pla
        sta     zp_t2
        sec
        lda     zp_t0
        sbc     zp_t2
        sta     zp_t0
        lda     zp_t1
        sbc     zp_t3
        sta     zp_t1
        ldx     #EIGHTH
@eighth:
        cmp     #$80                    ; the sign
        ror     zp_t1
        ror     zp_t0
        lda     zp_t1
        dex
        bne     @eighth
        tay
        beq     @ahead
        cpy     #$FF
        bne     @clamp
        lda     zp_t0
        cmp     #<-127
        bcs     @set                    ; -127 to -1
@clamp: lda     #127
        cpy     #$80
        bcc     @set
        lda     #<-127
        bne     @set                    ; always
@ahead: lda     zp_t0
        bpl     @set
        lda     #127
@set:   ldx     st_turn
        sta     st_course-1,x
@done:  rts
.endproc
