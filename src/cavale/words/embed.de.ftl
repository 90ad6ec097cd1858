embed-play = Abspielen
embed-pause = Pause
embed-unreadable = Diese Stellung ist nicht lesbar; so schreibt man eine: { $example }
