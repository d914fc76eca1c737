; What a soldier holds, and who may set a fuse.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .import man_fit, squad_leader
        .export in_hand, may_set_fuse

        .segment "ORDERS"

;;; in_hand -- whether a soldier has one of a kind prepared
;;; rule:     12.1  a weapon must be prepared before use
;;; in:       X = man; A = WEAPON_* 1..8
;;; out:      C = 1 when he has; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 330
.proc in_hand
        ora     #WEAPON_PREPARED
        sta     zp_t0
        txa
        pha
        ldy     #EXPLOSIVE_SLOTS+OTHER_SLOTS
@slot:  lda     man_explosives,x        ; the other weapons lie right behind
        and     #WEAPON_PREPARED+WEAPON_KIND
        cmp     zp_t0
        beq     @yes                    ; C = 1 here
        txa
        clc
        adc     #SOLDIERS
        tax
        dey
        bne     @slot
        clc
@yes:   pla
        tax
        rts
.endproc

;;; may_set_fuse -- whether a soldier may try to set a plastic explosive
;;; rule:     4.11  the expert; when he is down or there is none, the squad leader
;;; in:       zp_man = soldier
;;; out:      C = 1 when he may
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   -
.proc may_set_fuse
        ldx     #0
        lda     zp_man
        cmp     #SQUAD
        bcc     @squad
        ldx     #SQUAD
@squad: txa
        pha
        ldy     #SQUAD
@man:   lda     man_expert,x
        beq     @next
        jsr     man_fit
        bcc     @next
        pla                             ; the expert is up: only he
        cpx     zp_man
        bne     @no
        rts                             ; C = 1 here
@next:  inx
        dey
        bne     @man
        pla
        jsr     squad_leader
        bcs     @no
        cmp     zp_man
        bne     @no
        rts                             ; C = 1 here
@no:    clc
        rts
.endproc
