; Whether a soldier, as he will be by then, can be given an order at all.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "state.inc"
        .include "orders.inc"
        .import weapon_find, weapon_prepared, weapon_can_take, in_hand, may_set_fuse
        .import plan_doubt, plan_got
        .export order_allowed

        .segment "ORDERS"

;;; order_allowed -- refuse what is plainly redundant or impossible
;;; rule:     8.4.2 8.4.3
;;; rule:     5.3  redundant orders are refused when they are written
;;; rule:     5.41  L only in NCO Training and solitaire games of level 1
;;; in:       zp_man = soldier, his state as it will be when the order begins; zp_order;
;;;           plan_doubt, plan_got = what is uncertain by then
;;; out:      C = 0: allowed; C = 1: A = REFUSE_*
;;; clobbers: all but zp_man zp_order
;;; cycles:   -
.proc order_allowed
        ldy     zp_order
        lda     check_hi,y
        pha
        lda     check_lo,y
        pha
        ldx     zp_man
        rts                             ; on to the check
.endproc

; X = soldier in all of these
.proc check_move
        lda     zp_order+3
        cmp     #'F'
        beq     @fall
        cmp     #'S'
        beq     @stand
        lda     zp_order+2
        beq     @still
        lda     plan_doubt
        and     #DOUBT_JUMPED
        bne     @after_hj
        lda     man_posture,x
        cmp     #POSTURE_PRONE
        beq     @prone
        lda     zp_order+3
        cmp     #'C'
        clc
        bne     @done
        lda     #REFUSE_UPRIGHT
        sec
        rts
@prone: lda     zp_order+3
        cmp     #'C'
        clc
        beq     @done
        lda     #REFUSE_PRONE
        sec
@done:  rts
@after_hj:
        lda     #REFUSE_AFTER_HJ
        sec
        rts
@fall:  lda     man_posture,x
        cmp     #POSTURE_PRONE
        clc
        bne     @done
        lda     #REFUSE_LYING
        sec
        rts
@stand: lda     man_posture,x
        cmp     #POSTURE_UPRIGHT
        clc
        bne     @done
        lda     #REFUSE_STANDING
        sec
        rts
@still: lda     zp_order+3
        cmp     #'L'
        clc
        beq     @done                   ; there may always be something to find
        lda     zp_order
        cmp     #ORD_MI
        beq     @keeps
        lda     plan_doubt
        and     #DOUBT_FACING
        clc
        bne     @done
        lda     zp_order+1
        cmp     man_facing,x
        clc
        bne     @done
        lda     #REFUSE_FACING
        sec
        rts
@keeps: lda     #REFUSE_KEEPS
        sec
        rts
.endproc

.proc check_sneak
        lda     plan_doubt
        and     #DOUBT_SNEAK
        bne     @yes
        lda     man_sneaking,x
        beq     @yes
        lda     #REFUSE_SNEAKING
        sec
        rts
@yes:   clc
        rts
.endproc

.proc check_no_sneak
        lda     plan_doubt
        and     #DOUBT_SNEAK
        bne     @yes
        lda     man_sneaking,x
        bne     @yes
        lda     #REFUSE_NO_SNEAK
        sec
        rts
@yes:   clc
        rts
.endproc

.proc check_prepare
        lda     zp_order+1
        jsr     in_hand
        bcs     @ready
        lda     zp_order+1
        cmp     #WEAPON_BAYONET
        beq     @bayonet
        jsr     weapon_find
        bcc     refuse_not_his
        clc
        rts
@bayonet:
        lda     #WEAPON_KNIFE
        jsr     weapon_find
        bcc     @none
        lda     #WEAPON_RIFLE
        jsr     weapon_find
        bcc     @none
        clc
        rts
@none:  lda     #REFUSE_NO_KNIFE
        sec
        rts
@ready: lda     #REFUSE_READY
        rts                             ; C = 1 here
.endproc

.proc check_load
        lda     zp_order+1
        jsr     weapon_find
        bcc     refuse_not_his
        clc
        rts
.endproc

refuse_not_his:
        lda     #REFUSE_NOT_HIS
        sec
        rts

.proc check_drop
        lda     zp_order+1
        jsr     weapon_find             ; A = one in hand only when he has no other
        bcc     refuse_not_his
        cmp     #WEAPON_GRENADE+WEAPON_PREPARED
        clc
        bne     @done
        lda     #REFUSE_IN_HAND         ; DF lays down an unprepared one only
        sec
@done:  rts
.endproc

.proc check_get
        lda     plan_got
        bne     @yes                    ; earlier finds are not sure: neither is the limit
        lda     zp_order+1
        jsr     weapon_can_take
        bcs     @yes
        lda     #REFUSE_LIMIT
        sec
        rts
@yes:   clc
        rts
.endproc

.proc check_single
        lda     zp_order+3
        beq     check_fire
        lda     st_scenario
        cmp     #SCENARIO_NCO
        beq     check_fire
        lda     st_solitaire
        beq     @no
        lda     st_level
        cmp     #1
        beq     check_fire
@no:    lda     #REFUSE_NO_L
        sec
        rts
.endproc

.proc check_fire
        jsr     weapon_prepared         ; A = kind, zp_arg0 = its slot
        cmp     #WEAPON_RIFLE+1
        bcs     @none
        cmp     #WEAPON_MACHINE
        bcc     @none
        lda     zp_arg0
        and     #WEAPON_LOADED
        clc
        bne     @done
        lda     #REFUSE_UNLOADED
        sec
@done:  rts
@none:  lda     #REFUSE_NO_GUN
        sec
        rts
.endproc

.proc check_grenade
        lda     #WEAPON_GRENADE
        jsr     in_hand
        bcs     @yes
        lda     #REFUSE_NO_FRAG
        sec
        rts
@yes:   clc
        rts
.endproc

.proc check_plastic
        lda     #WEAPON_PLASTIC
        jsr     in_hand
        bcs     @ready
        lda     #REFUSE_NO_PLASTIC
        sec
        rts
@ready: jsr     may_set_fuse
        bcs     @yes
        lda     #REFUSE_NO_EXPERT
        sec
        rts
@yes:   clc
        rts
.endproc

.proc allow
        clc
        rts
.endproc

; by order:  -    MR   MI   SB   SE   P    L    G    D    FS   FA   HH   HJ   EP   EF   WA
check_lo:
        .lobytes allow-1, check_move-1, check_move-1, check_sneak-1, check_no_sneak-1
        .lobytes check_prepare-1, check_load-1, check_get-1, check_drop-1, check_single-1
        .lobytes check_fire-1, allow-1, allow-1, check_plastic-1, check_grenade-1
        .lobytes allow-1
check_hi:
        .hibytes allow-1, check_move-1, check_move-1, check_sneak-1, check_no_sneak-1
        .hibytes check_prepare-1, check_load-1, check_get-1, check_drop-1, check_single-1
        .hibytes check_fire-1, allow-1, allow-1, check_plastic-1, check_grenade-1
        .hibytes allow-1
