        dex     loop:
