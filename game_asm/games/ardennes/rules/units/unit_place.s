; A unit comes into a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_place
        .import begun_here, stands_here
        .import engage_kept, engage_member, infiltrator_found, roll_die, stack_count, unit_class
        .import unit_remove

UNIT            = zp_rules+8

        .segment "CODE"

;;; unit_place -- put a unit into a hex
;;; rule:     2.4 4.3 7.10 8.5  it leaves its engagement, which is over when it was the last of its
;;;           side there, and its target; who comes to the map begins there; an infiltrator
;;;           that enters an enemy's hex may be recognised; back where its half-day began it has
;;;           been there all the time
;;; in:       X = unit 0..232; zp_hex = index; the units
;;; out:      unit_at_lo, unit_at_hi, unit_from_lo, unit_from_hi, unit_task, unit_flags;
;;;           A = GO_THERE or GO_GONE; X = unit; changes unit_strength rng_seed,
;;;           engage_at_hi, unit_task of others
;;; clobbers: Y zp_t0..zp_t2 zp_class zp_rules+4..zp_rules+6 zp_rules+8
;;; cycles:   -
.proc unit_place
        stx     UNIT
        jsr     engage_member
        pha                             ; what it leaves
        lda     unit_flags,x
        pha
        and     #(UF_AIMED | UF_TO_COME) ^ $FF
        sta     unit_flags,x
        pla
        and     #UF_TO_COME
        beq     @task
        lda     zp_hex
        sta     unit_from_lo,x
        lda     zp_hex+1
        sta     unit_from_hi,x
@task:  jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @leaves                 ; he counts his turns
        lda     #0
        sta     unit_task,x
@leaves:
        pla
        beq     @moved
        jsr     engage_kept
        ldx     UNIT
@moved: jsr     stands_here
        beq     @there                  ; nothing new
        lda     zp_hex
        sta     unit_at_lo,x
        lda     zp_hex+1
        sta     unit_at_hi,x
        lda     zp_class
        cmp     #CLASS_INFILTRATOR
        bne     @there
        lda     UNIT_TURNS,x
        sta     unit_task,x
        jsr     begun_here
        beq     @there                  ; back again it has never been away
        lda     #1
        sta     unit_task,x             ; its first turn there
        lda     #SIDE_ALLIED
        jsr     stack_count
        tay
        beq     @hidden
        jsr     roll_die                ; A = X = the roll
        lda     #1
        jsr     infiltrator_found
        bcc     @hidden
        ldx     UNIT
        jsr     unit_remove
        lda     #GO_GONE
        rts
@hidden:
        ldx     UNIT
@there: lda     #GO_THERE
        rts
.endproc
