        .res    $F1
