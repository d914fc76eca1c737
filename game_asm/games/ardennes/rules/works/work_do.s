; Blowing and building.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export work_do
        .import blow_succeeds, bridge_show, build_succeeds, unit_side, works_bridge, works_dump
        .import works_half, zone_by_foe, zones_here

BUILDS          = zp_rules+4            ; 1 = a bridge is to be built

        .segment "RULES"

;;; work_do -- a unit tries to blow what work_find found, or to build it
;;; rule:     2.25 2.29 2.30 2.31 2.32 7.15 9.5 9.6 9.7 9.8 9.9  it moves no more, whatever comes
;;;           of it
;;; in:       as work_find left it; X = roll 1..6; A = 1 when an enemy infiltrator is in the hex
;;; out:      C = 1: done; bridge_state or dump_number, unit_flags; changes hex_sides, hex_ground
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   <= 800
.proc work_do
        sta     zp_t1
        stx     zp_t0
        ldx     zp_unit
        lda     unit_flags,x
        ora     #UF_FIXED | UF_WORKED
        sta     unit_flags,x
        jsr     unit_side
        tax
        jsr     zones_here
        and     zone_by_foe,x
        cmp     #1                      ; C = 1: an enemy next to the hex
        lda     BUILDS
        bne     @build
        lda     #0
        rol     a
        asl     a
        ora     zp_t1
        ldx     zp_t0
        jsr     blow_succeeds
        bcc     @done
        ldx     works_dump
        cpx     #NO_UNIT
        beq     @bridge
        lda     #0
        sta     dump_number,x
        sec
        rts
@build: lda     #0
        rol     a
        ldx     zp_t0
        jsr     build_succeeds
        bcc     @done
@bridge:
        ldx     works_bridge
        lda     bridge_state,x
        eor     works_half
        sta     bridge_state,x
        jsr     bridge_show
        sec
@done:  rts
.endproc
