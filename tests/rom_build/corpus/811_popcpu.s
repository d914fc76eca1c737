.popcpu
