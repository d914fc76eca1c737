        .include "zeropage.inc"
        .include "ambush.inc"
        .export weapon_look
        .import weapon_can_take, weapon_lies

        .segment "RESOLVE"

;;; weapon_look -- what a looking soldier picks up next
;;; rule:     8.7.4  as many as he sees, until the limit
;;; rule:     8.7.7  in the order of the limits' table
;;; in:       X = soldier 0..19
;;; out:      A = WEAPON_*, WEAPON_NONE when there is nothing more for him; X kept
;;; clobbers: Y zp_t0 zp_t1 zp_t2 zp_t3 zp_arg0 zp_arg1 zp_arg2
;;; cycles:   <= 90000
.proc weapon_look
        lda     #WEAPON_PLASTIC
        sta     zp_arg2
@kind:  jsr     weapon_can_take
        bcc     @next
        lda     zp_arg2
        jsr     weapon_lies
        bcs     @found
@next:  inc     zp_arg2
        lda     zp_arg2
        cmp     #WEAPON_KNIFE+1
        bcc     @kind
        lda     #WEAPON_NONE
        rts
@found: lda     zp_arg2
        rts
.endproc
