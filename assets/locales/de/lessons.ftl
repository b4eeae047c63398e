### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Dein Wächter auf b5 kann in gerader Linie ein oder zwei Felder weit ziehen. Zieh ihn zwei Felder weit.
lesson-courtyard-guard-done = Nur Wächter ziehen zwei Felder auf einmal.
lesson-courtyard-guard-hint = Geh von b5 zwei Felder weit auf einer Diagonalen, zum Beispiel nach d3.

lesson-courtyard-jump = Dein Wächter auf g2 kann in einem Zug drei Knechte schlagen. Schlag sie alle.
lesson-courtyard-jump-done = Drei Figuren in einem Zug geschlagen. Hättest du vor der letzten aufgehört, hätte dein Wächter das Brett verlassen.
lesson-courtyard-jump-hint = Schlag alle drei: Spring nach i4, dann nach g6, dann nach i8.

lesson-courtyard-safe = Dein Wächter auf b3 kann den Knecht auf c4 schlagen. Mach einen Zug, der dich keine Figur kostet.
lesson-courtyard-safe-done = Eine Figur, die nicht schlägt, obwohl sie könnte, geht verloren, es sei denn, eine andere besetzt das Feld, auf dem sie landen würde.
lesson-courtyard-safe-hint = Das kostet den Wächter, denn er hätte nach d5 springen können. Spring dorthin oder besetze d5.

lesson-courtyard-return = Dein Knecht auf c10 hat die letzte Reihe erreicht. Stell ihn auf deine erste Reihe zurück.
lesson-courtyard-return-done = Jetzt kann er wieder losmarschieren. Das hat dich einen Zug gekostet.
lesson-courtyard-return-hint = Zieh den Knecht von c10 auf ein freies dunkles Feld der ersten Reihe: b1, h1 oder j1.

lesson-courtyard-choice = Schwarz hat zweimal das Schlagen versäumt: mit dem König auf b9 und mit dem Wächter auf j9. Du wählst, welche der beiden Figuren das Brett verlässt. Entferne die wichtigere.
lesson-courtyard-choice-done = Ohne König kann Schwarz nicht mehr im Innenhof gewinnen.
lesson-courtyard-choice-hint = Nur ein König kann in den Innenhof. Entferne ihn.

lesson-courtyard-enter = Dein König steht an seinem Eingang zum Innenhof. Gewinne sofort.
lesson-courtyard-enter-done = Ein König im Innenhof gewinnt.
lesson-courtyard-enter-hint = Der Innenhof besteht aus e6 und f5. Von f7 geht dein König nach e6.

lesson-courtyard-jump-in = Auf dem Eingang deines Königs, f7, steht ein schwarzer Knecht. Gewinne trotzdem.
lesson-courtyard-jump-in-done = Ein König darf in den Innenhof springen, wenn der Sprung über seinen Eingang führt.
lesson-courtyard-jump-in-hint = Dein König auf g8 steht neben dem Knecht auf f7. Wo landet er, wenn er springt?

## King and Courtesan

lesson-king-and-courtesan-step = Mach einen Schritt mit deiner Kurtisane auf c3.
lesson-king-and-courtesan-step-done = Vor jeder Figur liegen drei Felder, und auf jedes davon darf sie gehen. Schritte zur Seite oder zurück gibt es nicht.
lesson-king-and-courtesan-step-hint = Das war der König. Zieh die Kurtisane von c3 nach c4, d4 oder d3.

lesson-king-and-courtesan-capture = Schritte gehen vorwärts, geschlagen wird aber in alle Richtungen. Schlag die blaue Kurtisane.
lesson-king-and-courtesan-capture-done = Wer schlägt, nimmt den Platz der anderen Figur ein, hier durch einen Zug zurück.
lesson-king-and-courtesan-capture-hint = Die blaue Kurtisane steht auf b2, hinter deiner auf c3.

lesson-king-and-courtesan-exchange = Dein König kann mit einer Kurtisane vor ihm den Platz tauschen. Tu das.
lesson-king-and-courtesan-exchange-done = Die Krone ist vorgerückt, und eine Kurtisane bleibt zurück.
lesson-king-and-courtesan-exchange-hint = Zieh den König von c3 auf eine deiner eigenen Kurtisanen, c4 oder d3.

lesson-king-and-courtesan-win = Du kannst sofort gewinnen, und das auf drei Arten. Finde eine.
lesson-king-and-courtesan-win-done = Du gewinnst, wenn du den gegnerischen König schlägst oder wenn dein König das gegnerische Heimfeld erreicht.
lesson-king-and-courtesan-win-hint = Der blaue König auf f5 steht neben zwei deiner Figuren. Und f6 ist das Heimfeld von Blau.

lesson-king-and-courtesan-home = Auf f6, dem Heimfeld von Blau, steht deine eigene Kurtisane. Gewinne sofort.
lesson-king-and-courtesan-home-done = Auch durch einen Tausch kommt dein König auf das gegnerische Heimfeld.
lesson-king-and-courtesan-home-hint = Dein König auf e5 kann mit der Kurtisane auf f6 den Platz tauschen.

lesson-king-and-courtesan-safe = Zwei blaue Kurtisanen greifen deinen König auf c3 an. Bring ihn in Sicherheit.
lesson-king-and-courtesan-safe-done = Hättest du eine von ihnen geschlagen, hätte die andere deinen König geschlagen. Der Tausch hat ihn außer Reichweite gebracht.
lesson-king-and-courtesan-safe-hint = Danach schlägt Blau deinen König. Bring ihn auf ein Feld, das weder an b2 noch an b3 grenzt.

## Guard & Towers

lesson-guard-and-towers-split = Auf c4 stehen drei Steine. Zieh zwei davon.
lesson-guard-and-towers-split-done = Zwei Steine ziehen zwei Felder weit, der dritte bleibt stehen.
lesson-guard-and-towers-split-hint = Steine ziehen so viele Felder weit, wie es Steine sind. Um zwei Steine zu ziehen, geh von c4 zwei Felder weit.

lesson-guard-and-towers-unite = Bilde einen Turm aus vier Steinen.
lesson-guard-and-towers-unite-done = Steine, deren Zug auf einem eigenen Turm endet, vereinigen sich mit ihm.
lesson-guard-and-towers-unite-hint = Zieh einen ganzen Turm auf den anderen. Jeder hat zwei Steine, und sie stehen zwei Felder auseinander.

lesson-guard-and-towers-height = Jeder blaue Turm hat zwei Steine. Einen davon kannst du schlagen. Welchen?
lesson-guard-and-towers-height-done = Zwei deiner Steine erreichen e4, genug für einen Zweierturm. Nur einer erreicht c5, das ist zu wenig.
lesson-guard-and-towers-height-hint = Um einen Zweierturm zu schlagen, müssen mindestens zwei Steine ziehen, und die ziehen zwei Felder weit.

lesson-guard-and-towers-guard = Ein blauer Turm aus vier Steinen steht neben deinem Wächter. Schlag ihn.
lesson-guard-and-towers-guard-done = Ein Wächter schlägt Türme jeder Höhe.
lesson-guard-and-towers-guard-hint = Dein Wächter auf d4 schlägt den Turm auf d3.

lesson-guard-and-towers-aim = Der blaue Wächter steht auf e3. Gewinne sofort.
lesson-guard-and-towers-aim-done = Drei Steine ziehen drei Felder weit und schlagen den Wächter.
lesson-guard-and-towers-aim-hint = Nur dein Turm auf b3 erreicht e3. Zähl die Felder bis dorthin.

lesson-guard-and-towers-castle = d1 ist die Burg von Blau. Gewinne sofort.
lesson-guard-and-towers-castle-done = Dein Wächter auf der gegnerischen Burg gewinnt.
lesson-guard-and-towers-castle-hint = Dein Wächter auf d2 steht neben der Burg.

lesson-guard-and-towers-save = Der blaue Turm auf d5 droht, deinen Wächter auf d7 zu schlagen. Verhindere es.
lesson-guard-and-towers-save-done = Dein Wächter weicht aus, oder ein Turm stellt sich in den Weg: Über Steine zieht nichts hinweg.
lesson-guard-and-towers-save-hint = Danach gewinnt Blau. Der Turm auf d5 zieht bis zu zwei Felder weit in gerader Linie: Verlass die Linie oder versperr sie auf d6.

## King’s Court

lesson-kings-court-step = Der Hof ist das Quadrat aus sechzehn Feldern in der Mitte. Bring einen zweiten Stein hinein.
lesson-kings-court-step-done = Zwei Steine im Hof sind sicherer als einer: Dein letzter darf ihn nicht verlassen.
lesson-kings-court-step-hint = Dein Stein auf d2 geht nach d3 in den Hof.

lesson-kings-court-answer = Du spielst Grün. Orange ist von Süden in den Hof gekommen. Mach deinen ersten Zug.
lesson-kings-court-answer-done = Der erste Zug von Grün führt über den Rand in den Hof, der dem von Orange gegenüberliegt.
lesson-kings-court-answer-hint = Komm von Norden: von Reihe 7 auf Reihe 6.

lesson-kings-court-over = Spring über deinen eigenen Stein und mit demselben Stein weiter über den grünen.
lesson-kings-court-over-done = Dein eigener Stein bleibt stehen, der grüne verlässt das Brett.
lesson-kings-court-over-hint = Beginne auf c3: Spring über d3 nach e3, dann über f3 nach g3.

lesson-kings-court-chain = Schlag drei grüne Steine in einem Zug.
lesson-kings-court-chain-done = Ein Stein springt so oft du willst, über beide Farben, und wechselt die Richtung, wie du willst.
lesson-kings-court-chain-hint = Beginne auf a1 und spring über deinen eigenen Stein auf a2. Dann geht es im Kreis weiter.

lesson-kings-court-keep = Dein Stein auf c6 ist dein einziger im Hof, also darf er ihn nicht verlassen. Schlag einen grünen Stein.
lesson-kings-court-keep-done = Du hast einen Stein geschlagen und noch immer einen im Hof.
lesson-kings-court-keep-hint = Spring über d6. Du landest auf e6, noch im Hof.

lesson-kings-court-back = Dein Stein auf c3 ist dein einziger im Hof. Schlag mit ihm drei Steine in einem Zug.
lesson-kings-court-back-done = Nur das Ende des Zuges zählt: Dann musst du einen Stein im Hof haben.
lesson-kings-court-back-hint = Verlass den Hof über b3, spring weiter über a4 und komm über b5 zurück.

lesson-kings-court-safe = Grün will deinen einzigen Stein im Hof, auf d5, schlagen und damit gewinnen. Verhindere es.
lesson-kings-court-safe-done = Wohin dein Stein auf d5 auch gegangen wäre, Grün hätte ihn erwischt. Jetzt hast du einen zweiten im Hof.
lesson-kings-court-safe-hint = Grün schlägt deinen letzten Stein im Hof. Bring einen zweiten hinein.

lesson-kings-court-win = Grün hat einen Stein im Hof. Gewinne sofort.
lesson-kings-court-win-done = Grün hat keinen Stein mehr im Hof und verliert.
lesson-kings-court-win-hint = Spring über den grünen Stein auf d6.
