### Ratings, boards, profiles, past matches.

refused-still-running = Match { $id } is still being played.
