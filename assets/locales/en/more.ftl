### What else there is to do in a match, the record, and the menu on a user.

button-more = More
select-more = Everything else …
button-offer-draw = Offer a draw
button-takeback = Take back
button-flip = Flip the board
button-moves = Moves so far
button-conditional = Planned replies
button-rules = Rules

more-player = What would you like to do in { $id }?
more-onlooker = What would you like to see of { $id }?

record-side = { side-name }: { $player }
record-none = No move has been played yet.
record-newest = These are the newest moves. The text file has all of them.

challenge-which = Which game against { $opponent }?

more-over = Match { $id } is over. What would you like to see?
button-hint = Hint
button-analyze = Analyze
button-export = Text file
button-export-note = Text file with my note
