# What a bot says now and then, about what everyone just saw: remark-<what>-<temper>.

remark-up-bold = Ha! That’s how it’s done.
remark-up-careful = Well, that went better than I feared.
remark-up-contrary = And you all thought I was wrong.
remark-up-steady = I’ll take that.

remark-down-bold = Worth a try!
remark-down-careful = I knew it. I just knew it.
remark-down-contrary = I’d do it again.
remark-down-steady = Ah well. Next one.

remark-lead-bold = Catch me if you can!
remark-lead-careful = Don’t look at me. It won’t last.
remark-lead-contrary = Surprised? So am I.
remark-lead-steady = Slow and steady.

remark-won-bold = Again? I dare you.
remark-won-careful = Did I really win?
remark-won-contrary = I should have lost that one.
remark-won-steady = Good game, everyone.

remark-lost-bold = Next time, I’m going all in.
remark-lost-careful = I had a bad feeling from the start.
remark-lost-contrary = I never wanted to win anyway.
remark-lost-steady = Well played, all of you.

temper-bold = bold
temper-careful = careful
temper-contrary = contrary
temper-steady = steady
