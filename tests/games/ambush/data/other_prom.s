; Another maker's boot PROM, for slot 6 alone: fewest promises, worst manners.  It reads sector 0 of
; track 0 to $0800 with its tables on the text page, litters page zero, leaves the stack pointer
; anywhere, decimal mode on and interrupts allowed, and goes on at $0801.

        .setcpu "6502"

wait    := $3C
heard   := $40
values  := $0480                        ; value of a nibble, by nibble - $80
twos    := $0400
BOOT    := $0800
SLOT    = $60

DATA       := $C0EC

        .segment "PROM"
start:  lda     #$20
        ldy     #$00
        ldx     #$03
each:   stx     wait
        txa
        lsr
        ora     wait
        eor     #$FF
        and     #$3F
        sta     heard
        dec     heard
        and     heard
        bne     not
        txa
        lsr
        and     wait
        beq     not
        tya
        sta     values,x
        iny
not:    inx
        bpl     each
        lda     $C0EE
        lda     $C0EA
        lda     $C0E9
        ldy     #40                     ; half as many steps as Apple's: enough from track 10
step:   tya
        and     #3
        asl
        ora     #SLOT
        tax
        lda     $C081,x
        lda     #10
        sta     heard
delay:  dec     wait
        bne     delay
        dec     heard
        bne     delay
        lda     $C080,x
        dey
        bpl     step
find:   jsr     nibble
mark:   cmp     #$D5
        bne     find
        jsr     nibble
        cmp     #$AA
        bne     mark
        jsr     nibble
        cmp     #$96
        bne     mark
        ldy     #3
pair:   jsr     nibble
        sec
        rol
        sta     heard
        jsr     nibble
        and     heard
        dey
        bne     pair
        tax
        bne     find                    ; not sector 0
data:   jsr     nibble
        cmp     #$AD
        bne     data
        ldy     #86
        lda     #0
two:    sty     wait
two_n:  ldy     DATA
        bpl     two_n
        eor     values-$80,y
        ldy     wait
        dey
        sta     twos,y
        bne     two
six:    sty     wait
six_n:  ldy     DATA
        bpl     six_n
        eor     values-$80,y
        ldy     wait
        sta     BOOT,y
        iny
        bne     six
sum:    ldy     DATA
        bpl     sum
        eor     values-$80,y
        bne     find
        tay
third:  ldx     #85
join:   lda     BOOT,y
        lsr     twos,x
        rol
        lsr     twos,x
        rol
        sta     BOOT,y
        iny
        beq     litter
        dex
        bpl     join
        bmi     third
litter: tya
        eor     #$A7
        sta     $00,y
        iny
        bne     litter
        ldx     #$13
        txs
        sed
        cli
        sec
        ldx     #SLOT
        jmp     BOOT+1
nibble: lda     DATA
        bpl     nibble
        rts
