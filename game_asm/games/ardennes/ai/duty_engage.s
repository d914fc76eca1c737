; Who must fight does.
        .include "ai/ai.inc"

        .export duty_engage
        .import duty_find, engage_inside, engage_member, engage_number, engage_open
        .import foe_at, foe_defence, foe_hi, foe_lo, hex_beside, side_end, side_first
        .import unit_class, unit_side

CENTRE          = zp_overlay
ROUNDS          = 80                    ; more cannot come to anything

        .segment "COMPUTER_BSS"
rounds:         .res 1
who:            .res 1                  ; the unit that must fight
weakest:        .res 1

        .segment "ATTACK"

;;; duty_engage -- everybody who must be in an engagement comes into one
;;; rule:     5.1  one's own against the weakest enemy beside them, rather one that is attacked
;;;           already; by the classic rules enemies that nobody attacks too: by one unit taken
;;;           from elsewhere, or by an engagement that has them besides
;;; in:       st_side, st_rules; foe_*; hex_zones; the units
;;; out:      unit_task, engage_at_lo, engage_at_hi
;;; clobbers: A X Y scratch zp_unit zp_hex zp_to zp_class zp_terrain zp_arg0 zp_arg1
;;;           zp_overlay..
;;; cycles:   <= 9000000
.proc duty_engage
        lda     #ROUNDS
        sta     rounds
@next:  jsr     duty_find
        bcs     @done
        stx     who
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        jsr     unit_side
        cmp     st_side
        beq     @own
        jsr     attacked
        jmp     @round
@own:   jsr     attacks
@round: dec     rounds
        bne     @next
@done:  rts
.endproc

; Own unit `who` in zp_hex attacks the enemy beside it that is easiest.
.proc attacks
        lda     #$FF
        sta     ai_best
        sta     ai_best+1
        ldx     #DIRECTIONS - 1
@way:   jsr     hex_beside
        jsr     foe_at
        bcs     @next
        sty     ai_left
        txa
        pha
        jsr     engaged                 ; A = the engagement about him, 0 none
        tay
        pla
        tax
        tya
        ldy     ai_left
        sta     ai_to
        cmp     #1                      ; C = 1: he is attacked
        lda     foe_defence,y
        bcs     @half
        lsr     a
        ora     #$80                    ; behind all that are attacked
        bne     @compare                ; always
@half:  lsr     a
@compare:
        cmp     ai_best
        bcs     @next
        sta     ai_best
        sty     ai_number
        lda     ai_to
        sta     ai_best+1
@next:  dex
        bpl     @way
        lda     ai_best
        cmp     #$FF
        beq     @done                   ; nobody that is known
        lda     ai_best+1
        bne     @join
        jsr     engage_open
        bcs     @done
        lda     engage_number
@join:  ldx     who
        sta     unit_task,x
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
@done:  rts
.endproc

; A = the engagement whose centre is the hex of enemy Y, 0 none.
.proc engaged
        ldx     #ENGAGEMENTS
@next:  lda     engage_at_hi-1,x
        cmp     foe_hi,y
        bne     @other
        lda     engage_at_lo-1,x
        cmp     foe_lo,y
        beq     @found
@other: dex
        bne     @next
@found: txa
        rts
.endproc

; Enemy `who` in zp_hex is attacked by a unit beside him, free or in another engagement.
.proc attacked
        copy_word zp_to, zp_hex
        jsr     foe_at
        bcs     @done
        sty     ai_number
        lda     #$FF
        sta     ai_best
        ldx     #DIRECTIONS - 1
@way:   jsr     hex_beside
        stx     ai_left
        jsr     weakest_there
        ldx     ai_left
        dex
        bpl     @way
        lda     ai_best
        cmp     #$FF
        beq     @done
        ldx     weakest
        jsr     engage_member
        beq     @free
        jsr     alone
        beq     @besides
@free:  jsr     engage_open
        bcs     @done
        lda     engage_number
        ldx     weakest
        sta     unit_task,x
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
@done:  rts
@besides:                               ; it fights both: its own hex becomes the middle
        ldx     weakest
        ldy     unit_task,x
        sty     engage_number
        lda     unit_at_lo,x
        sta     engage_at_lo-1,y
        lda     unit_at_hi,x
        sta     engage_at_hi-1,y
        copy_word CENTRE, zp_hex
        lda     st_side
        eor     #1
        jmp     engage_inside
.endproc

; The weakest own unit in zp_to, engaged or free, when it is weaker than ai_best: weakest, ai_best.
.proc weakest_there
        ldx     st_side
        ldy     side_end,x
        sty     zp_t0
        lda     side_first,x
        tax
@unit:  lda     unit_at_lo,x
        cmp     zp_to
        bne     @next
        lda     unit_at_hi,x
        cmp     zp_to+1
        bne     @next
        jsr     engage_member
        bne     @fights
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @next
        cmp     #CLASS_ARTILLERY        ; a gun need not: when there is nobody else
        bne     @fights
        lda     unit_strength,x
        ora     #%10000000
        bne     @compare                ; always
@fights:
        lda     unit_strength,x
@compare:
        cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     weakest
@next:  inx
        cpx     zp_t0
        bne     @unit
        rts
.endproc

; Z = 1 when no other unit attacks in the engagement of unit X.
.proc alone
        lda     unit_task,x
        sta     zp_t1
        ldx     st_side
        ldy     side_end,x
        sty     zp_t0
        lda     side_first,x
        tax
        ldy     #0
@unit:  jsr     engage_member
        cmp     zp_t1
        bne     @next
        iny
@next:  inx
        cpx     zp_t0
        bne     @unit
        cpy     #1
        rts
.endproc
