.byte %12
