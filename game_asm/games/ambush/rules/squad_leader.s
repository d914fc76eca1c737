; Who is fit, and who leads.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export squad_leader, man_fit

        .segment "RULES"

;;; man_fit -- does a soldier take part, and is he below shock?
;;; rule:     6.1.1  from 50 wound points on he does nothing more
;;; in:       X = soldier 0..19
;;; out:      C = 1 yes; X Y kept
;;; clobbers: A
;;; cycles:   <= 24
.proc man_fit
        lda     man_in_play,x
        beq     @no
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc

;;; squad_leader -- the leader of a squad
;;; rule:     4.1  the highest rank that is neither dead nor in shock; the card's order breaks ties
;;; in:       A = 0 American, 10 German
;;; out:      C = 0: A = soldier; C = 1 nobody is fit
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 640
.proc squad_leader
        tax
        clc
        adc     #SQUAD
        sta     zp_t0                   ; the first of the other squad
        lda     #$FF
        sta     zp_t1                   ; nobody yet
@man:   jsr     man_fit
        bcc     @next
        lda     zp_t1
        bmi     @better
        tay
        lda     man_rank,x
        cmp     man_rank,y
        bcs     @next
@better:
        stx     zp_t1
@next:  inx
        cpx     zp_t0
        bne     @man
        lda     zp_t1
        cmp     #$FF                    ; C = 1 when nobody
        rts
.endproc
