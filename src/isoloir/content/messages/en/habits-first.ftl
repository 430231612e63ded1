# A first evening: each step in one sentence, the first time it happens.
habits-first-give = Give each of the others the habit that sounds most like them; nobody will be told who gave what.
habits-first-pick = Keep a habit that fits you, face down, and pass the rest to the right.
habits-first-vote = Everyone votes for the habit the table will choose, the patient too: you score if you’ve voted with the table.
habits-first-settle = It’s a tie, so the patient picks one of the tied habits: now’s the time to plead.
habits-first-HabitsShown = This player is the patient now, and reads their habits aloud.
habits-first-HabitChosen = The patient keeps the habit with the most votes, and everyone who voted for it scores.
