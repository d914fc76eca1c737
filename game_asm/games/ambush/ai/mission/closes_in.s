; Outposts that go to the middle, and that hear the others fight.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export closes_in, comes_near, to_middle
        .import aim_hears, aim_row, aim_search, goal_distance, holds_well, in_house, man_fit
        .import search_column, search_row

        .segment "COMPUTER"

HELPS           = 12                    ; squares from an enemy at which an outpost stops
ROOFED          = 22                    ; within which one under a roof stays
ABOUT           = 2                     ; squares from the middle that are there

;;; closes_in -- outposts go to the middle, or when they have lost a man to an enemy
;;; rule:     16.A.4 W24  whom the patrol has passed stops nobody, and all who run pass the corners
;;; in:       ai_aim ai_first ai_foe ai_skill; st_scenario st_side; known_x known_y man_in_play
;;;           man_wounds
;;; out:      ai_goal_x/y = the place of data/search.csv where the side's search would begin; when a
;;;           man of theirs is down where an enemy was seen last, if one is known
;;; clobbers: A X Y zp_t0 to_middle
;;; cycles:   <= 1100
.proc closes_in
        lda     #0
        sta     to_middle
        jsr     aim_row
        lda     aim_hears,x
        beq     @done
        jsr     holds_well
        bcc     @done
        ldx     ai_first
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @fallen
        inx
        dey
        bne     @man
        inc     to_middle
        jsr     aim_row
        lda     aim_search,x
        tax
        lda     search_column-1,x
        sta     ai_goal_x
        lda     search_row-1,x
        sta     ai_goal_y
@done:  rts
@fallen:
        lda     #$FF
        sta     zp_t0
        ldx     ai_foe
        ldy     #SQUAD
@enemy: lda     known_x,x
        beq     @next
        cmp     zp_t0
        bcs     @next
        sta     zp_t0
        and     #KNOWN_COLUMN
        sta     ai_goal_x
        lda     known_y,x
        sta     ai_goal_y
@next:  inx
        dey
        bne     @enemy
        rts
.endproc

;;; comes_near -- does he come to help, from under a roof only when it is far, or to the middle?
;;; rule:     W24
;;; in:       zp_actor; A = squares within which he hears it; ai_danger ai_goal_x/y; man_x man_y;
;;;           to_middle as closes_in left it
;;; out:      C = 1 when he does
;;; clobbers: A X Y zp_from_x zp_from_y zp_ptr0 zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 320
.proc comes_near
        pha
        jsr     goal_distance
        sta     zp_t0
        pla
        ldx     ai_danger
        cpx     #DANGER_SEEN
        beq     @no
        ldx     to_middle
        bne     @middle
        cmp     zp_t0
        bcc     @no
        lda     zp_t0
        cmp     #HELPS
        bcc     @no
        cmp     #ROOFED
        bcs     @yes
        jsr     in_house
        bcs     @no
@yes:   sec
        rts
@middle:
        lda     zp_actor                ; every second man stays at his post
        lsr     a
        bcc     @no
        lda     #ABOUT
        cmp     zp_t0
        bcc     @yes
@no:    clc
        rts
.endproc

        .segment "COMPUTER_BSS"
to_middle:      .res 1                  ; 1 = ai_goal_x/y is the middle
