third-man-help-lead =
    Your card will lie open before the others choose theirs. Highest: 10 minus its value. Second: minus its value. Third: twice its value. Last: nothing.
third-man-help-follow =
    You see the lead and which cards everybody has left, not what the two others choose. Highest: 10 minus its value. Second: minus its value. Third: twice its value. Last: nothing. Two highest get 5 minus their value each and nobody is second; two seconds both lose and nobody is third; three equal cards are void.
