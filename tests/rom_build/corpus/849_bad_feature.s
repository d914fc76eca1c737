.feature foo
