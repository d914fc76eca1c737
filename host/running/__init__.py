"""What every front end does with a machine that runs: keys, states, settings, pictures."""
