; Bridges and dumps: what a computer blows and builds.
        .include "ai/ai.inc"
        .include "log_event.inc"

        .export blower, blower_at, works_plan
        .import dump_owner, ghost_here, log_event, log_note, places_note, roll_die
        .import side_end, side_first, w_blow, work_do, work_find, works_bridge, works_dump
        .import works_free, works_half, works_threatened

KEPT            = 2                     ; dumps that are never burnt: what else is he to live on

        .segment "COMPUTER_BSS"
blower:         .res 1                  ; the unit at work, and its number within the side
blower_at:      .res 1
builds:         .res 1                  ; 1 = a bridge is down somewhere

        .segment "ATTACK"

;;; works_plan -- who fights nobody and has not moved blows or builds where it stands
;;; rule:     2.25 2.26 2.28 2.30 6.11  a bridge that is down is built; the Ally blows a bridge or
;;;           dump where enemies near it are too strong, never one of his last two dumps, and builds
;;;           only where no enemy is near
;;; in:       st_side; foe_*; hex_zones; the units, engaged where they are to be
;;; out:      bridge_state, dump_number, unit_flags, own_column, own_row, log_used, log_cut,
;;;           log_events, log_event; changes hex_sides, hex_ground, rng_seed
;;; clobbers: A X Y scratch zp_unit zp_hex zp_class zp_rules+4..zp_rules+7 zp_arg0..zp_arg3
;;;           works_bridge works_half works_dump ai_unit ai_number ai_sum
;;; cycles:   <= 30000000
.proc works_plan
        jsr     places_note
        jsr     any_down
        sta     builds
        ldy     ai_player
        ora     w_blow,y
        beq     @done                   ; nothing to do for anybody
        lda     #0
        sta     blower_at
        ldx     st_side
        lda     side_first,x
        sta     blower
@unit:  jsr     works_free
        bcc     @next
        lda     st_side
        beq     @holds
        .assert SIDE_GERMAN = 0, error, "he blows nothing"
        jsr     works_threatened
        bcc     @holds
        lda     #0                      ; to blow
        ldx     blower
        jsr     work_find
        bcs     @next
        ldx     works_dump
        cpx     #NO_UNIT
        beq     @do
        jsr     spare
        bcs     @do
        bcc     @next                   ; always
@holds: lda     builds
        beq     @next
        lda     st_side
        beq     @build                  ; he wants bridges wherever they are
        lda     ai_sum
        bne     @next                   ; it would serve the enemy
@build: lda     #1
        ldx     blower
        jsr     work_find
        bcs     @next
@do:    jsr     ghost_here
        lda     #0
        rol     a
        pha
        jsr     roll_die
        tax
        pla
        jsr     work_do
        bcc     @next
        jsr     note
@next:  inc     blower_at
        inc     blower
        ldx     st_side
        lda     blower
        cmp     side_end,x
        bcc     @unit
@done:  rts
.endproc

; What was done goes into the log.
.proc note
        ldx     #0
        lda     works_dump
        cmp     #NO_UNIT
        bne     @put
        inx                             ; a bridge: down, or built
        ldy     works_bridge
        lda     bridge_state,y
        and     works_half
        beq     @put
        inx
@put:   stx     log_event+LOG_A
        lda     #LOG_WORK
        jmp     log_note
.endproc

; A = 1 when half a bridge is down anywhere, else 0.
.proc any_down
        ldx     #BRIDGES - 1
@next:  lda     bridge_state,x
        cmp     #%00000011
        bne     @down
        dex
        bpl     @next
        lda     #0
        rts
@down:  lda     #1
        rts
.endproc
        .assert BRIDGES <= 128, error, "the sign ends the search"

; C = 1 when the Ally has dumps enough without works_dump, in whose hex zp_hex stays.
.proc spare
        lda     #0
        sta     zp_t0
        ldx     #DUMPS - 1
@dump:  lda     dump_number,x
        beq     @next
        jsr     dump_owner
        cmp     #SIDE_ALLIED
        bne     @next
        inc     zp_t0
@next:  dex
        bpl     @dump
        ldx     works_dump
        jsr     dump_owner
        lda     zp_t0
        cmp     #KEPT + 1
        rts
.endproc
