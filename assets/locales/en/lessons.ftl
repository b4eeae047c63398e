### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-enter = Your king stands at the entrance. Win at once.
lesson-courtyard-enter-done = A king in the courtyard wins.
lesson-courtyard-enter-hint = White’s king enters from f7, downwards to the left.

## King and Courtesan

lesson-king-and-courtesan-win = Red can win in three ways. Find one.
lesson-king-and-courtesan-win-done = The match ends at once when a king is captured or a king stands on the enemy home.
lesson-king-and-courtesan-win-hint = Look at the enemy king next to yours, and at your courtesan on the enemy home, f6.

## Guard & Towers

lesson-guard-and-towers-castle = d1 is Blue’s castle. Win at once.
lesson-guard-and-towers-castle-done = A guard on the enemy castle wins.
lesson-guard-and-towers-castle-hint = Only your guard, on d2, can take the castle.

## King’s Court

lesson-kings-court-win = Green has one piece left in the court. Win at once.
lesson-kings-court-win-done = Green has nobody left in the court, and loses.
lesson-kings-court-win-hint = Jump over d6.
