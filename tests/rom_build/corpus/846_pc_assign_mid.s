.feature pc_assignment
*=$800
 jmp l1
* = $900
l1: nop
 .word *
lab: * = $1000
 .word lab,*
