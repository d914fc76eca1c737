; A unit on its way meets somebody hidden.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export way_walk
        .import hex_beside, hex_field, hex_path_sides, hex_path_ways, hidden_next

DEST            = zp_rules+9            ; where it wants to
LEFT            = zp_rules+11           ; steps still to go
STEP            = zp_rules+12           ; the next of them in hex_path_ways
MET             = zp_rules+13           ; 1 = somebody beside the hex

        .segment "EARLY"

;;; way_walk -- how far a unit comes before it meets somebody hidden, who is seen from then on
;;; rule:     10.2 10.6  it halts next to him, and before a hex that he stands in
;;; in:       zp_hex = where it wants to; zp_to = where it begins; hex_field, hex_cost, hex_rule,
;;;           hex_road, hex_river, hex_river_first as the flood left them; UF_HIDDEN; st_rules
;;; out:      C = 0: it comes there, zp_hex as it was; C = 1: zp_hex = where it halts, unit_flags
;;;           (UF_SEEN, UF_HIDDEN) of those it met, st_revealed = 1
;;; clobbers: A X Y scratch zp_to zp_lib2 zp_lib3 zp_rules+9..zp_rules+15 hex_path_ways
;;;           hex_field_page
;;; cycles:   -
.proc way_walk
        lda     st_rules
        lsr     a
        .assert RULE_HIDDEN = 1, error, "the lowest bit"
        bcc     @done
        copy_word DEST, zp_hex
        copy_word zp_hex, zp_to
        copy_word zp_arg0, DEST
        lda     #>hex_field
        jsr     hex_path_sides
        bcs     @there                  ; the hex that a beaten enemy left: no way but the step
        sta     LEFT
        stx     STEP
@step:  lda     LEFT
        beq     @there
        dec     LEFT
        ldx     STEP
        inc     STEP
        lda     hex_path_ways,x
        tax
        jsr     hex_beside
        lda     #0
        sta     MET
        tax
@who:   jsr     hidden_next
        bcs     @all
        tay
        lda     unit_flags,x
        and     #UF_HIDDEN ^ $FF
        ora     #UF_SEEN
        sta     unit_flags,x
        lda     #1
        sta     st_revealed
        cpy     #0
        beq     @in
        ora     MET
        bne     @mark                   ; always
@in:    lda     #$80
        ora     MET
@mark:  sta     MET
        inx
        bne     @who                    ; always
@all:   lda     MET
        bmi     @halt                   ; before his hex
        copy_word zp_hex, zp_to
        lda     MET
        beq     @step
@halt:  sec
        rts
@there: copy_word zp_hex, DEST
        clc
@done:  rts
.endproc
