; Whether a man watches while no enemy is close by.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export his_watch
        .import holds_well, man_fit

        .segment "COMPUTER"

; of who holds a place and knows how:
RESTED          = 85                    ; endurance above which he watches
SHARED          = 70                    ; and above which he takes his turn to watch
LASTS           = 20                    ; above which he watches when the battle will soon be over
STRONG          = 4                     ; a watch takes the weaker more than four turns give back
SOON            = 12                    ; times 256 points; so long it lasts

;;; his_watch -- does he watch for an enemy who is not close by?
;;; rule:     W24  who holds a place and knows how keeps his endurance for the rush: of the less
;;;           fresh half watch, the others the turn after
;;; in:       A = endurance above which the others watch; zp_actor; ai_aim ai_skill; st_turn
;;;           st_limit st_clock; man_endurance man_strength man_in_play man_wounds
;;; out:      C = 1 when he does
;;; clobbers: A X Y zp_t1
;;; cycles:   <= 900
.proc his_watch
        pha
        jsr     holds_well
        pla
        bcc     @alone
        ldx     st_limit+1
        beq     @long
        txa
        sbc     st_clock+1              ; C = 1 here
        cmp     #SOON
        lda     #LASTS
        bcc     @alone
@long:  ldx     zp_actor
        lda     man_strength,x
        cmp     #STRONG
        bcc     @no
        lda     #RESTED
        cmp     man_endurance,x
        bcc     @yes
        lda     #SHARED
        cmp     man_endurance,x
        bcs     @no
        jsr     his_place
        tya
        eor     st_turn
        lsr     a
        rts
@alone: ldx     zp_actor
        cmp     man_endurance,x
        bcs     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc

; Y = his place among the men of his squad who can fight, from 1 on: after losses, too, every second
; one is even
.proc his_place
        ldy     #0
        ldx     zp_actor
        lda     #0
        cpx     #SQUAD
        bcc     @first
        lda     #SQUAD
@first: sta     zp_t1
@man:   jsr     man_fit
        bcc     @next
        iny
@next:  cpx     zp_t1
        beq     @done
        dex
        bpl     @man                    ; always
@done:  rts
.endproc
