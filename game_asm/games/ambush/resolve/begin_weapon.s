; Orders that handle weapons: prepare, load, get, drop.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export begin_prepare, begin_load, begin_get, begin_drop
        .import action_cost, begin_wait
        .import weapon_find, weapon_to_load, weapon_prepared, weapon_can_take, weapon_lies

        .segment "RESOLVE"

ORDER_KIND = 1                          ; of zp_order

;;; begin_prepare -- take a weapon in hand that he has and does not hold
;;; rule:     5.8 to 5.15; 12.1  one at a time, rifle and bayonet excepted
;;; in:       X = man; zp_order = PREPARE
;;; out:      C = 1, A = ACT_ORDER, zp_time, zp_energy; C = 0, A = VAIN_* not possible or needless
;;; clobbers: X Y and what the rules use
;;; cycles:   -
.proc begin_prepare
        lda     zp_order+ORDER_KIND
        cmp     #WEAPON_BAYONET
        beq     @bayonet
        jsr     weapon_find
        bcc     not_his
        jsr     weapon_prepared
        ldx     zp_actor
        cmp     zp_order+ORDER_KIND
        bne     @go
@ready: lda     #VAIN_SO
        clc
        rts
@bayonet:
        jsr     weapon_find
        bcs     @fixed
        ldx     zp_actor
        lda     #WEAPON_KNIFE
        jsr     weapon_find
        bcc     not_his
        bcs     @rifle                  ; always
@fixed: and     #WEAPON_PREPARED        ; A = its slot byte
        bne     @ready
@rifle: ldx     zp_actor
        lda     #WEAPON_RIFLE
        jsr     weapon_find
        bcc     not_his
@go:    ldx     zp_actor
        jmp     begin_wait
.endproc

.proc not_his
        lda     #VAIN_NOT_HIS
        clc
        rts
.endproc

;;; begin_load -- load a weapon; one that is loaded costs the same little as a search
;;; rule:     12.5  already loaded: 10 time, 1 energy; not carried: ignored
;;; in:       X = man; zp_order = LOAD
;;; out:      C = 1, A = ACT_ORDER or ACT_SEARCH, zp_time, zp_energy; C = 0, A = VAIN_NOT_HIS
;;; clobbers: X Y and what the rules use
;;; cycles:   -
.proc begin_load
        lda     zp_order+ORDER_KIND
        jsr     weapon_to_load
        bcc     not_his
        and     #WEAPON_LOADED
        bne     begin_search
        jmp     begin_wait
.endproc

; X = man: he finds out that there is nothing to do
.proc begin_search
        lda     #1
        sta     zp_arg0
        jsr     action_cost
        lda     #ACT_SEARCH
        sec
        rts
.endproc

;;; begin_get -- pick up a weapon, or look for it in vain
;;; rule:     7.1  absent: 10 time, 1 energy; past the limit: ignored
;;; in:       X = man; zp_order = GET
;;; out:      C = 1, A = ACT_ORDER or ACT_SEARCH, zp_time, zp_energy; C = 0, A = VAIN_LIMIT
;;; clobbers: X Y and what the rules use
;;; cycles:   -
.proc begin_get
        lda     zp_order+ORDER_KIND
        jsr     weapon_can_take
        lda     #VAIN_LIMIT
        bcc     @done
        ldx     zp_actor
        lda     zp_order+ORDER_KIND
        jsr     weapon_lies
        ldx     zp_actor
        bcc     begin_search
        jmp     begin_wait
@done:  rts
.endproc

;;; begin_drop -- put down a weapon that he has
;;; rule:     5.26 to 5.32; 5.27  DF drops an unprepared grenade
;;; in:       X = man; zp_order = DROP
;;; out:      C = 1, A = ACT_ORDER, zp_time, zp_energy; C = 0, A = VAIN_* not possible
;;; clobbers: X Y and what the rules use
;;; cycles:   -
.proc begin_drop
        lda     zp_order+ORDER_KIND
        jsr     weapon_find
        bcc     not_his
        tay                             ; Y = slot byte, N = prepared
        bpl     @go                     ; an unprepared one is found first
        lda     zp_order+ORDER_KIND
        cmp     #WEAPON_GRENADE
        beq     @no
@go:    ldx     zp_actor
        jmp     begin_wait
@no:    lda     #VAIN_IN_HAND
        clc
        rts
.endproc
