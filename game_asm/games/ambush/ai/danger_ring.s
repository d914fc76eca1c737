; All squares that lie before an enemy.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export danger_ring
        .import danger_face, danger_ray, danger_row

        .segment "COMPUTER"

FAR_LOOK        = 18                    ; squares: farther off a burst hardly hits

;;; danger_ring -- mark the squares on which somebody may fire who looks at the nearest of the men
;;; rule:     W24; 10.8  only in the field of vision
;;; in:       zp_from_x zp_from_y = his square; zp_ai_t = bit
;;; out:      danger
;;; clobbers: A X Y zp_ai_u zp_ai_v zp_to_x zp_to_y zp_facing and what danger_ray uses
;;; cycles:   <= 700000
.proc danger_ring
        jsr     danger_face
        sta     ring_face
        ldy     zp_from_y
        jsr     danger_row
        ldy     zp_from_x
        lda     (zp_dist_ptr),y
        ora     zp_ai_t
        sta     (zp_dist_ptr),y
        lda     #<-FAR_LOOK
        sta     ring_at
@side:  lda     ring_at
        sta     zp_ai_u
        lda     #FAR_LOOK
        sta     zp_ai_v
        jsr     one_way
        lda     #<-FAR_LOOK
        sta     zp_ai_v
        jsr     one_way
        lda     ring_at
        sta     zp_ai_v
        lda     #FAR_LOOK
        sta     zp_ai_u
        jsr     one_way
        lda     #<-FAR_LOOK
        sta     zp_ai_u
        jsr     one_way
        inc     ring_at
        lda     ring_at
        cmp     #FAR_LOOK+1
        bne     @side
        rts
.endproc

; A ray, unless it runs behind his back
.proc one_way
        ldx     ring_face
        lda     face_x,x
        beq     @rows
        bmi     @west
        lda     zp_ai_u
        jmp     @rows
@west:  lda     #0
        sec
        sbc     zp_ai_u
@rows:  sta     zp_t0                   ; how far ahead it ends
        lda     face_y,x
        bmi     @south
        bne     @north
        lda     zp_t0
        jmp     @ahead
@north: lda     zp_t0
        clc
        adc     zp_ai_v
        jmp     @ahead
@south: lda     zp_t0
        sec
        sbc     zp_ai_v
@ahead: bmi     @done
        jmp     danger_ray
@done:  rts
.endproc

; by facing: which way the field of vision lies
face_x: .byte   0, 0, 1, 1, 1, 0, $FF, $FF, $FF
face_y: .byte   0, 1, 1, 0, $FF, $FF, $FF, 0, 1

        .segment "COMPUTER_BSS"
ring_at:        .res 1
ring_face:      .res 1
