; What a computer player remembers of enemies that it saw.
        .include "zeropage.inc"
        .export sight_note, sights_fade, sights_clear
        .import st_sight_id, st_sight_x, st_sight_y, st_sight_age

SIGHT_AGE       = %00001111             ; turns; the bits above say what it was

        .segment "PLAN_BSS"
oldest:         .res 1
oldest_at:      .res 1

        .segment "PLAN"

;;; sight_note -- remember where an enemy is seen now; the oldest memory makes room
;;; in:       A = its number and 1, X = column, Y = row; zp_arg0 = first place of the memory,
;;;           zp_arg1 = behind its last; zp_arg2 = what it is, in bits 4-7
;;; out:      X = its place; changes st_sight_id st_sight_x st_sight_y st_sight_age
;;; clobbers: A Y zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc sight_note
        sta     zp_t0
        stx     zp_t1
        sty     zp_t2
        lda     #0
        sta     oldest
        ldx     zp_arg0
        stx     oldest_at
@look:  lda     st_sight_id,x
        cmp     zp_t0
        beq     @here
        cmp     #1                      ; C = 0: an empty place is older than all
        lda     #SIGHT_AGE+1
        bcc     @age
        lda     st_sight_age,x
        and     #SIGHT_AGE
@age:   cmp     oldest
        bcc     @next
        sta     oldest
        stx     oldest_at
@next:  inx
        cpx     zp_arg1
        bne     @look
        ldx     oldest_at
@here:  lda     zp_t0
        sta     st_sight_id,x
        lda     zp_t1
        sta     st_sight_x,x
        lda     zp_t2
        sta     st_sight_y,x
        lda     zp_arg2
        sta     st_sight_age,x
        rts
.endproc

;;; sights_fade -- a turn goes by: all memories are older, and those past a limit are gone
;;; in:       A = turns that one lasts, 1..15; zp_arg0 = first place, zp_arg1 = behind the last
;;; out:      changes st_sight_id st_sight_age
;;; clobbers: A X zp_t0
;;; cycles:   -
.proc sights_fade
        sta     zp_t0
        ldx     zp_arg0
@look:  lda     st_sight_id,x
        beq     @next
        lda     st_sight_age,x
        and     #SIGHT_AGE
        cmp     zp_t0
        bcs     @gone
        inc     st_sight_age,x
        bcc     @next                   ; always
@gone:  lda     #0
        sta     st_sight_id,x
@next:  inx
        cpx     zp_arg1
        bne     @look
        rts
.endproc

;;; sights_clear -- nothing is remembered
;;; in:       zp_arg0 = first place, zp_arg1 = behind the last
;;; out:      changes st_sight_id
;;; clobbers: A X
;;; cycles:   -
.proc sights_clear
        lda     #0
        ldx     zp_arg0
@next:  sta     st_sight_id,x
        inx
        cpx     zp_arg1
        bne     @next
        rts
.endproc
