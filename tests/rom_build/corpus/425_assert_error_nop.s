 .assert * = $800, error
 nop
