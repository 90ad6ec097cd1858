embed-play = Lecture
embed-pause = Pause
embed-unreadable = Cette position ne se lit pas ; voici comment on en écrit une : { $example }
