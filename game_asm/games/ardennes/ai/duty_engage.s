; Who must fight does.
        .include "ai/ai.inc"

        .export duty_engage
        .import duty_find, engage_inside, engage_member, engage_number, engage_open
        .import foe_at, foe_defence, foe_hi, foe_lo, foes_end, foes_first, hex_beside
        .import side_end, side_first
        .import unit_class, unit_side

CENTRE          = zp_overlay
ROUNDS          = 80                    ; more cannot come to anything

        .segment "COMPUTER_BSS"
rounds:         .res 1
who:            .res 1                  ; the unit that must fight
weakest:        .res 1
battle:         .res 1                  ; of an enemy beside it, 0 none
joins:          .res 1                  ; 1 = it can come into that

        .segment "ATTACK"

;;; duty_engage -- everybody who must be in an engagement comes into one
;;; rule:     5.1  one's own against the weakest enemy beside them, rather one whose battle they can
;;;           come into, else he comes out of it for them; by the classic rules enemies that
;;;           nobody attacks too: by one unit taken from elsewhere, or by an engagement that has
;;;           them besides
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
        ldx     #DIRECTIONS - 1
@way:   stx     ai_left
        jsr     hex_beside
        jsr     foe_at
        bcs     @next
        sty     ai_sum
        jsr     engaged
        ldy     ai_sum
        lda     foe_defence,y
        lsr     a
        ldx     joins
        bne     @compare
        ora     #$80                    ; behind all whose battle it can come into
@compare:
        cmp     ai_best
        bcs     @next
        sta     ai_best
        sty     ai_number
        lda     battle
        sta     ai_to
        stx     ai_to+1
@next:  ldx     ai_left
        dex
        bpl     @way
        lda     ai_best
        cmp     #$FF
        beq     @done                   ; nobody that is known
        lda     ai_to
        ldx     ai_to+1
        bne     @join
        cmp     #0
        beq     @open
        jsr     parted
        jmp     @new
@open:  jsr     engage_open
@new:   bcs     @done
        lda     engage_number
@join:  ldx     who
        sta     unit_task,x
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
@done:  rts
.endproc

; battle = the engagement of the enemies in zp_to, 0 none; joins = 1 when a unit in zp_hex can come
; into it: its middle is one of the two.
.proc engaged
        lda     #0
        sta     joins
        ldx     st_side
        ldy     foes_end,x
        sty     zp_t0
        lda     foes_first,x
        tax
@unit:  lda     unit_at_lo,x
        cmp     zp_to
        bne     @next
        lda     unit_at_hi,x
        cmp     zp_to+1
        bne     @next
        jsr     engage_member
        bne     @found
@next:  inx
        cpx     zp_t0
        bne     @unit
        lda     #0
        sta     battle
        rts
@found: sta     battle
        tax
        lda     engage_at_lo-1,x
        ldy     engage_at_hi-1,x
        cmp     zp_to
        bne     @own
        cpy     zp_to+1
        beq     @joins
@own:   cmp     zp_hex
        bne     @done
        cpy     zp_hex+1
        bne     @done
@joins: inc     joins
@done:  rts
.endproc

; Enemy ai_number, in the battle A about another unit's hex, is fought about his own: in that
; battle, when it has nobody else, else in a new one.  C = 0: engage_number; C = 1: all are used.
.proc parted
        sta     engage_number
        sta     zp_t0
        lda     #0
        sta     zp_t1                   ; others
        ldx     #UNITS - 1
@unit:  jsr     engage_member
        cmp     zp_t0
        bne     @next
        jsr     unit_side
        cmp     st_side
        beq     @next
        ldy     ai_number
        lda     unit_at_lo,x
        cmp     foe_lo,y
        bne     @other
        lda     unit_at_hi,x
        cmp     foe_hi,y
        bne     @other
        lda     #0
        sta     unit_task,x
        beq     @next                   ; always
@other: inc     zp_t1
@next:  dex
        cpx     #NO_UNIT
        bne     @unit
        ldx     zp_t1
        beq     @middle
        jsr     engage_open
        bcc     @done
        bcs     @back                   ; always: he stays where he was
@middle:
        ldx     engage_number
        ldy     ai_number
        lda     foe_lo,y
        sta     engage_at_lo-1,x
        lda     foe_hi,y
        sta     engage_at_hi-1,x
        clc
@back:  php
        ldy     ai_number
        lda     foe_lo,y
        sta     CENTRE
        lda     foe_hi,y
        sta     CENTRE+1
        lda     st_side
        eor     #1
        jsr     engage_inside
        plp
@done:  rts
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
