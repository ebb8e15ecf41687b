# Training: how far it is, what came of it, and the page with its curves.

train-missing = training needs the package “{ $package }”; install it with: { $command }
train-no-recipe = there is no training recipe for { $game }
train-other-recipe = { $path }: contains a run of a different recipe; choose another --folder, or delete this one
train-tiny-install = --tiny weights play badly, so they can’t be installed; leave out --tiny or --install
train-interrupted = Stopped. Finished steps are kept. To continue:
train-command = { "  " }{ $command }
train-step-games = Step { $step } of { $steps }: playing games (generation { $number })
train-step-learning = Step { $step } of { $steps }: learning (generation { $number })
train-step-smoothing = Step { $step } of { $steps }: learning again, smoothed (generation { $number })
train-step-match = Step { $step } of { $steps }: comparing (generation { $number })
train-step-sharpening = Step { $step } of { $steps }: playing games to calibrate win chances ({ $number } of 2)
train-title =
    { $players ->
        [one] Training: { $game }, 1 player
       *[other] Training: { $game }, { $players } players
    }
train-generation = Generation
train-accepted = Accepted
train-match = Wins vs previous
train-panel-before = Panel before
train-panel-after = Panel after
train-yes = yes
train-no = no
train-share = { $share }% ± { $within }%
train-written = Weights: { $weights }. Loss curves: { $page }
train-installed = Installed as { $path }.
train-generations = Generations
train-generations-about = A generation is accepted if it wins enough games against the previous one and loses nothing against the panel, a set of bots that never changes. Intervals are 95%.
train-curves = Loss curves
train-curves-about = How far the network is from what it should say: lower is better. Generation 0 learns from how games ended, the later ones also from what was thought one turn later, so their losses can’t be compared with the first.
train-curves-axis = from the start to the end of learning (100%)
train-curve = Generation { $number }
train-method = Method
train-repeat = The same training again:
