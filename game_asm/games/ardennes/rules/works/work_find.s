; What a unit may blow or build.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export works_bridge, works_half, works_dump, work_find
        .import begun_here, stands_here, unit_hex
        .import bridge_find, dump_at_hi, dump_at_lo, enemy_near, unit_class

BUILDS          = zp_rules+4            ; 1 = a bridge is to be built

        .segment "LOW_BSS"
works_bridge:   .res 1                  ; the bridge, when works_dump is NO_UNIT
works_half:     .res 1                  ; its bit that stands in the hex
works_dump:     .res 1                  ; the dump, else NO_UNIT

        .segment "RULES"

;;; work_find -- may a unit blow what is in its hex, or build?
;;; rule:     2.25 2.26 2.27 2.28 2.30 2.31 2.32 6.11  it began its half-day there; one attempt a
;;;           hex; a dump goes before a bridge, and only with no enemy within three hexes
;;; in:       X = unit on the map; A = 0 blow, 1 build; the state; hex_zones
;;; out:      C = 0: works_bridge, works_half, works_dump; zp_hex = the hex; C = 1: it may not
;;; clobbers: A X Y scratch zp_unit zp_class zp_arg0..zp_arg3 zp_rules+4..zp_rules+7
;;; cycles:   <= 250000
.proc work_find
        sta     BUILDS
        stx     zp_unit
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @no
        lda     unit_flags,x
        and     #UF_FIXED
        bne     @no
        ldy     UNIT_COME,x
        iny
        beq     @no                     ; a reinforcement that has just come
        .assert JUST_COME = $FF, error, "the next is 0"
        jsr     unit_hex
        jsr     begun_here
        bne     @no
        jsr     worked
        bcs     @no
        lda     #NO_UNIT
        sta     works_dump
        lda     BUILDS
        bne     @bridge
        ldx     #DUMPS - 1
@dump:  lda     dump_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     dump_at_hi,x
        cmp     zp_hex+1
        bne     @next
        lda     dump_number,x
        beq     @bridge                 ; it is gone
        stx     works_dump
        jmp     enemy_near
@next:  dex
        bpl     @dump
@bridge:
        jmp     bridge_find
@no:    sec
        rts
.endproc

; C = 1 when another unit of its side has tried in zp_hex in this half-day.
.proc worked
        ldx     #0
@unit:  lda     unit_flags,x
        and     #UF_WORKED
        beq     @next
        jsr     stands_here
        beq     @yes                    ; C = 1
@next:  inx
        cpx     #UNITS
        bcc     @unit
        clc
@yes:   rts
.endproc
