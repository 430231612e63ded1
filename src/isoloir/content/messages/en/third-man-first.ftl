# A first evening: each step in one sentence, the first time it happens.
third-man-first-lead = The leader plays a card for all to see, and the others will answer it in secret.
third-man-first-follow = The lead lies open; answer it in secret, and remember that third place pays best.
third-man-first-BidScored = First gains { $prize } minus its card, second loses its card, third gains twice its card, and last doesn’t move.
third-man-first-BidVoid = Three equal cards make the bid void: everyone takes their card back, and the same player leads again.
third-man-first-LeadPassed = The player with the highest score leads next.
third-man-first-TokenWon = The round is over, and the player who stands highest takes a token; { $tokens } of them win the match.
