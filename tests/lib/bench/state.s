; What every game exports for the library: here, as little as will do.
        .export st_music, st_noises, rng_seed

        .segment "STATE"
st_music:       .res 1
st_noises:      .res 1
rng_seed:       .res 4
