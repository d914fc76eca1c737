; How far every hex is from a town.
        .include "ai/ai.inc"
        .include "lib/hex/hex.inc"

        .export ai_goal, ai_open, ai_site, goal_flood
        .import hex_flood_begin, hex_flood_source, hex_flood_steps, hex_index, hex_river, hex_rule
        .import step_prepare

        .segment "COMPUTER_BSS"
ai_site:        .res 2                  ; a hex that an engineer goes for: column and row
ai_open:        .res 1                  ; 1 = floods go over mines and through barrages

        .segment "AI_FIELD"
ai_goal:        .res 34 * 50            ; half points to the town

        .segment "COMPUTER"

;;; goal_flood -- how far every hex is from the hexes of a town, as a type of unit goes
;;; rule:     2.12
;;; in:       ai_town, NO_TOWN the hex ai_site; A = type; ai_open = 1: as if no mine lay there;
;;;           hex_ground; hex_pieces
;;; out:      ai_goal = half points, FARTHEST + 1 where there is no way
;;; clobbers: A X Y scratch zp_lib0..zp_lib3 hex_rule hex_river hex_goal hex_queue_* hex_field_page
;;;           step_terrain step_road step_track step_all step_foot key_ring key_count ai_number
;;; cycles:   -
.proc goal_flood
        jsr     step_prepare
        ldx     #0
        txa
@rule:  sta     hex_rule,x              ; whoever stands there may be beaten
        inx
        bne     @rule
        sta     hex_river
        lda     ai_open
        bne     @open
        lda     #HEX_SHUT
        sta     hex_rule + PIECE_HAZARD
@open:
        lda     #>ai_goal
        ldx     #FARTHEST
        jsr     hex_flood_begin
        ldx     ai_town
        inx
        beq     @site
        .assert NO_TOWN = $FF, error, "the step"
        ldx     st_town_hexes
@hex:   dex
        bmi     @flood
        lda     town_of,x
        cmp     ai_town
        bne     @hex
        stx     ai_number
        ldy     town_row,x
        lda     town_col,x
        tax
        jsr     hex_index
        jsr     hex_flood_source
        ldx     ai_number
        jmp     @hex
@site:  ldx     ai_site
        ldy     ai_site+1
        jsr     hex_index
        jsr     hex_flood_source
@flood: jmp     hex_flood_steps
.endproc
