.byte <>5
