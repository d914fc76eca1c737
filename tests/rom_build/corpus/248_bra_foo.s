 bra foo
