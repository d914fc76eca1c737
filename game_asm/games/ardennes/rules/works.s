; Bridges and dumps: blown, and bridges built again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export work_find, work_do, works_bridge, works_half, works_dump
        .import bridge_at_lo, bridge_at_hi, bridge_way, dump_at_lo, dump_at_hi, hex_neighbour
        .import unit_side, unit_kind, unit_class, zones_here, hex_place, hex_distance, bridge_show
        .import blow_succeeds, build_succeeds

NEAR            = 3                     ; an enemy so near keeps a dump from being blown
BUILDS          = zp_rules+4            ; 1 = a bridge is to be built
WHERE           = zp_rules+5            ; column and row of the hex
WHOSE           = zp_rules+7

        .segment "MOVE_BSS"
works_bridge:   .res 1                  ; the bridge, when works_dump is NO_UNIT
works_half:     .res 1                  ; its bit that stands in the hex
works_dump:     .res 1                  ; the dump, else NO_UNIT

        .segment "MOVE"

;;; work_find -- may a unit blow what is in its hex, or build?
;;; rule:     2.25 2.26 2.27 2.28 2.30 2.31 2.32 6.11  it began its half-day there; one attempt a hex;
;;;           a dump goes before a bridge, and only with no enemy within three hexes
;;; in:       X = unit on the map; A = 0 blow, 1 build; the state; hex_zones
;;; out:      C = 0: works_bridge, works_half, works_dump; zp_hex = the hex; C = 1: it may not
;;; clobbers: A X Y scratch zp_unit zp_arg0..zp_arg3 zp_rules+4..zp_rules+7
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
        lda     unit_at_lo,x
        sta     zp_hex
        cmp     unit_from_lo,x
        bne     @no
        lda     unit_at_hi,x
        sta     zp_hex+1
        cmp     unit_from_hi,x
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
        lda     unit_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     unit_at_hi,x
        cmp     zp_hex+1
        beq     @yes                    ; C = 1
@next:  inx
        cpx     #UNITS
        bcc     @unit
        clc
@yes:   rts
.endproc

; C = 1 when an enemy of zp_unit, but an infiltrator, stands within NEAR hexes of zp_hex.
.proc enemy_near
        ldx     zp_unit
        jsr     unit_side
        sta     WHOSE
        copy_word zp_arg0, zp_hex
        jsr     hex_place
        stx     WHERE
        sty     WHERE+1
        ldx     #0
@unit:  lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     unit_side
        cmp     WHOSE
        beq     @next
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        txa
        pha
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        lda     WHERE
        sta     zp_arg2
        lda     WHERE+1
        sta     zp_arg3
        jsr     hex_distance
        tay
        pla
        tax
        cpy     #NEAR + 1
        bcc     @near
@next:  inx
        cpx     #UNITS
        bcc     @unit
        clc
        rts
@near:  sec
        rts
.endproc

; The first half of a bridge in zp_hex that stands, or that does not when one is to be built.
.proc bridge_find
        ldx     #BRIDGES - 1
@next:  lda     bridge_at_lo,x
        sta     zp_arg0
        lda     bridge_at_hi,x
        sta     zp_arg1
        ldy     #%00000001
        jsr     same
        beq     @half
        txa
        pha
        lda     bridge_way,x
        tax
        jsr     hex_neighbour
        pla
        tax
        ldy     #%00000010
        jsr     same
        bne     @other
@half:  sty     works_half
        stx     works_bridge
        lda     bridge_state,x
        ldy     BUILDS
        beq     @stands
        eor     #%00000011
@stands:
        and     works_half
        bne     @found
@other: dex
        bpl     @next
        sec
        rts
@found: clc
        rts
.endproc

; Z = 1 when zp_arg0/1 is zp_hex; X, Y kept.
.proc same
        lda     zp_arg0
        cmp     zp_hex
        bne     @no
        lda     zp_arg1
        cmp     zp_hex+1
@no:    rts
.endproc

;;; work_do -- a unit tries to blow what work_find found, or to build it
;;; rule:     2.25 2.29 2.30 2.31 2.32 7.15 9.5 9.6 9.7 9.8 9.9  it moves no more, whatever comes of it
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
        and     beside,x
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

beside:         .byte %01110000, %00000111      ; enemies of Germans and Allies next to a hex
