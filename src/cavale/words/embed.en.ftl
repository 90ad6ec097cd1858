embed-play = Play
embed-pause = Pause
embed-unreadable = This position cannot be read; one is written like this: { $example }
