; The stick in the game port.
        .include "zeropage.inc"
        .include "apple2/switches.inc"

        .export stick_move, stick_there

LOW             = 24                    ; of some 90 looks at the far end: up or left of it,
HIGH            = 68                    ; down or right of it is out of the middle
MIDDLE          = 4                     ; which moves nothing: it stands for the button
; in calls, some 3.5 ms each
SETTLES         = 9                     ; it points one way so long before that counts,
PAUSES          = 90                    ; so long before it counts again,
REPEATS         = 26                    ; and again
RELEASED        = 8                     ; the button was up before it counts as down again

        .segment "LOW_BSS"
stick_there:    .res 1                  ; not 0: a stick was seen; the game sets it to 0 at first
stick_x:        .res 1
stick_y:        .res 1
points:         .res 1                  ; as stick_move has it
left:           .res 1                  ; calls until that counts,
pause:          .res 1                  ; and then until it counts again
released:       .res 1                  ; calls until the button counts

        .segment "LOW_CODE"

;;; stick_move -- what does the stick in the game port want?
;;; in:       stick_there
;;; out:      C = 1: A = 0..8: three times the row (0 up, 2 down) and the column (0 left, 2 right)
;;;           that it points to, 4 when its button has gone down; C = 0: nothing; stick_there
;;; clobbers: A X Y
;;; cycles:   <= 4600
; It must have been in the middle once: nothing plugged in (timers that never end), or paddles left
; anywhere, move no cursor.  A key in the keyboard ends the look at once.
.proc stick_move
        lda     IO_STICK_X              ; running since the last call, or for ever
        ora     IO_STICK_Y
        bmi     @busy
        ldy     #0
        sty     stick_x
        sty     stick_y
        bit     IO_TIMERS
@look:  bit     IO_KBD
        bmi     @busy
        lda     IO_STICK_X
        bpl     @x
        sty     stick_x
@x:     lda     IO_STICK_Y
        bpl     @y
        sty     stick_y
@y:     iny
        bpl     @look
        bmi     @end                    ; always
@busy:  clc
        rts
@end:   lda     stick_y
        jsr     third
        tax
        lda     stick_x
        jsr     third
        adc     rows,x                  ; C = 0
        tay
        lda     stick_there
        bne     @known
        cpy     #MIDDLE
        bne     @none
        sty     points
        lda     #RELEASED
        sta     released
        sta     stick_there
@known: lda     IO_BUTTON_0
        bpl     @up
        ldx     released
        lda     #RELEASED
        sta     released
        txa
        bne     @none                   ; it is held down: the stick may wait
        lda     #MIDDLE
        bne     @press                  ; always
@up:    lda     released
        beq     @way
        dec     released
@way:   cpy     points
        beq     @same
        sty     points
        lda     #SETTLES
        sta     left
        lda     #PAUSES
        sta     pause
@none:  clc
        rts
@same:  cpy     #MIDDLE
        beq     @none
        dec     left
        bne     @none
        lda     pause
        sta     left
        lda     #REPEATS
        sta     pause
        tya
@press: sec
        rts
.endproc

rows:           .byte 0, 3, 6

; A = looks while a timer ran: A = 0 low, 1 in the middle, 2 high; C = 0; X kept.
.proc third
        cmp     #HIGH
        bcs     @high
        cmp     #LOW
        lda     #0
        rol     a                       ; C = 0
        rts
@high:  lda     #2
        clc
        rts
.endproc
