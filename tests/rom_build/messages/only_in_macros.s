        .local  @here
        .exitmacro
