.assert * <= $C00, error, "too big"
 nop
