# Who plays, how it ended, and how it sounds.

## The ending

ending-you = You
ending-you-won = You won!
ending-you-share = { $who } share the win
ending-your-place = Your place: { $place } of { $players }
ending-place = Place { $place }
highlights-title = Highlights
turning-title = Turning point
turning-start =
    { $you ->
        [yes] You led from start to finish.
       *[no] { $who } led from start to finish.
    }
turning-round =
    { $you ->
        [yes] You took the lead in round { $round } and kept it.
       *[no] { $who } took the lead in round { $round } and kept it.
    }
turning-last =
    { $you ->
        [yes] You only took the lead in the last round.
       *[no] { $who } only took the lead in the last round.
    }
best-race-title = Best race
best-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
best-terrain-title = Best terrain
best-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
picture-map = The final map
picture-worlds = The finished worlds
picture-save = Save picture
picture-share = Share picture
picture-failed = Your browser couldn’t draw the picture.
breakdown-title = Points by terrain

## Sound

sound-question = Play with sound?
sound-yes = Yes
sound-no = No
sound-on = Sound
sound-volume = Volume
sound-away = Chime on my turn, even in a hidden tab
