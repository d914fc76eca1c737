; An infiltrator sends a unit astray.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export unit_divert
        .import hand_back, hex_beside, rng_below, stack_count, terrain_here, unit_place

RADIUS          = 3                     ; hexes from the infiltrator
TRIES           = 24                    ; of places without room; after them it stays
UNIT            = zp_rules+8
CENTRE          = zp_rules+9
TRY             = zp_rules+11
STEP            = zp_rules+12

        .segment "CODE"

;;; unit_divert -- put an Allied unit at random near an infiltrator, where it stays for the half-day
;;; rule:     7.13 2.4  out of its engagement or aim; within three hexes; not into enemies, the
;;;           Siegfried line or a full hex
;;; in:       X = unit 110..232 on the map or taken from the hand; zp_hex = index of the
;;;           infiltrator's hex; the units, the map
;;; out:      unit_at_lo, unit_at_hi, unit_task, unit_flags (UF_FIXED); X = unit; st_revealed = 1;
;;;           changes engage_at_hi, unit_task of others, rng_seed; without room anywhere, not even
;;;           where it began: st_hand, st_hand_count
;;; clobbers: A Y scratch zp_hex zp_to zp_class zp_terrain zp_rules+4..zp_rules+6
;;;           zp_rules+8..zp_rules+12
;;; cycles:   -
.proc unit_divert
        stx     UNIT
        lda     unit_flags,x
        ora     #UF_FIXED
        sta     unit_flags,x
        lda     #1
        sta     st_revealed
        copy_word CENTRE, zp_hex
        lda     #TRIES
        sta     TRY
@try:   copy_word zp_hex, CENTRE
        lda     #RADIUS
        sta     STEP
@step:  lda     #DIRECTIONS + 1         ; the last is no step
        jsr     rng_below
        cmp     #DIRECTIONS
        bcs     @stays
        tax
        jsr     hex_beside
        copy_word zp_hex, zp_to
        jsr     terrain_here
        cmp     #TERRAINS
        bcs     @not                    ; off the map
@stays: dec     STEP
        bne     @step
        jsr     terrain_here
        cmp     #TERRAIN_SIEGFRIED
        bcs     @not
        lda     #SIDE_GERMAN
        jsr     stack_count
        cmp     #0
        bne     @not
        lda     #SIDE_ALLIED
        jsr     stack_count
        cmp     #STACK
        bcs     @not
        ldx     UNIT
        jmp     unit_place
@not:   dec     TRY
        bne     @try
        ldx     UNIT
        jmp     hand_back
.endproc
        .assert TERRAIN_SIEGFRIED = TERRAINS - 1, error, "the last terrain"
