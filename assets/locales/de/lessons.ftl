### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Dein Wächter auf b5 kann ein oder zwei Felder weit ziehen. Zieh ihn zwei.
lesson-courtyard-guard-done = Nur Wächter ziehen zwei Felder auf einmal.
lesson-courtyard-guard-hint = Geh zwei Felder weit auf einer Diagonalen, zum Beispiel nach d3.

lesson-courtyard-jump = Du schlägst, indem du über eine gegnerische Figur auf das freie Feld dahinter springst, und kannst von dort weiterspringen. Schlag mit deinem Wächter auf g2 drei Knechte in einem Zug.
lesson-courtyard-jump-done = Hättest du früher aufgehört, hätte dein Wächter das Brett verlassen.
lesson-courtyard-jump-hint = Schlag alle drei: Spring nach i4, g6 und i8.

lesson-courtyard-safe = Dein Wächter auf b3 kann den Knecht auf c4 schlagen. Zieh, ohne eine Figur zu verlieren.
lesson-courtyard-safe-done = Eine Figur, die das Schlagen versäumt, geht verloren, außer eine andere versperrt ihr Landefeld.
lesson-courtyard-safe-hint = Das kostet den Wächter, denn er hätte nach d5 springen können. Spring dorthin oder besetze d5.

lesson-courtyard-return = Dein Knecht auf c10 hat die letzte Reihe erreicht. Stell ihn auf deine erste Reihe zurück.
lesson-courtyard-return-done = Jetzt kann er wieder losmarschieren. Das hat einen Zug gekostet.
lesson-courtyard-return-hint = Zieh den Knecht auf ein freies dunkles Feld der ersten Reihe: b1, h1 oder j1.

lesson-courtyard-choice = Der schwarze König auf b9 und der Wächter auf j9 haben das Schlagen versäumt. Entferne den wichtigeren.
lesson-courtyard-choice-done = Ohne König kann Schwarz nicht mehr im Innenhof gewinnen.
lesson-courtyard-choice-hint = Nur ein König kann in den Innenhof. Entferne ihn.

lesson-courtyard-enter = Dein König steht an seinem Eingang. Gewinne sofort.
lesson-courtyard-enter-done = Ein König im Innenhof gewinnt.
lesson-courtyard-enter-hint = Von f7 geht dein König nach e6 in den Innenhof.

lesson-courtyard-jump-in = Auf dem Eingang deines Königs, f7, steht ein schwarzer Knecht. Gewinne trotzdem.
lesson-courtyard-jump-in-done = Ein König darf über seinen Eingang in den Innenhof springen.
lesson-courtyard-jump-in-hint = Wo landet dein König auf g8, wenn er über f7 springt?

## King and Courtesan

lesson-king-and-courtesan-step = Mach einen Schritt mit deiner Kurtisane auf c3.
lesson-king-and-courtesan-step-done = Eine Figur geht auf eines der drei Felder vor ihr, nie zur Seite oder zurück.
lesson-king-and-courtesan-step-hint = Das war der König. Zieh die Kurtisane nach c4, d4 oder d3.

lesson-king-and-courtesan-capture = Geschlagen wird in alle Richtungen. Schlag die blaue Kurtisane.
lesson-king-and-courtesan-capture-done = Wer schlägt, nimmt den Platz der anderen Figur ein, hier rückwärts.
lesson-king-and-courtesan-capture-hint = Sie steht auf b2, hinter deiner Kurtisane auf c3.

lesson-king-and-courtesan-exchange = Lass deinen König mit einer Kurtisane vor ihm den Platz tauschen.
lesson-king-and-courtesan-exchange-done = Die Krone rückt vor, und eine Kurtisane bleibt zurück.
lesson-king-and-courtesan-exchange-hint = Zieh den König auf deine Kurtisane auf c4 oder d3.

lesson-king-and-courtesan-win = Gewinne sofort. Es gibt drei Möglichkeiten.
lesson-king-and-courtesan-win-done = Du gewinnst, wenn du den gegnerischen König schlägst oder deiner das gegnerische Heimfeld erreicht.
lesson-king-and-courtesan-win-hint = Der blaue König auf f5 steht neben zwei deiner Figuren, und sein Heimfeld ist f6.

lesson-king-and-courtesan-home = Auf f6, dem Heimfeld von Blau, steht deine eigene Kurtisane. Gewinne sofort.
lesson-king-and-courtesan-home-done = Auch durch einen Tausch kommt dein König auf das gegnerische Heimfeld.
lesson-king-and-courtesan-home-hint = Dein König kann mit der Kurtisane auf f6 den Platz tauschen.

lesson-king-and-courtesan-safe = Zwei blaue Kurtisanen greifen deinen König auf c3 an. Bring ihn in Sicherheit.
lesson-king-and-courtesan-safe-done = Hättest du eine geschlagen, hätte die andere deinen König geschlagen. Der Tausch hat ihn außer Reichweite gebracht.
lesson-king-and-courtesan-safe-hint = Blau schlägt deinen König. Bring ihn auf ein Feld, das weder an b2 noch an b3 grenzt.

## Guard & Towers

lesson-guard-and-towers-split = Zieh zwei der drei Steine auf c4.
lesson-guard-and-towers-split-done = Zwei Steine ziehen zwei Felder weit, der dritte bleibt.
lesson-guard-and-towers-split-hint = Zieh so viele Felder weit, wie du Steine ziehst: mit zwei Steinen zwei Felder von c4.

lesson-guard-and-towers-unite = Bilde einen Turm aus vier Steinen.
lesson-guard-and-towers-unite-done = Steine, deren Zug auf einem eigenen Turm endet, vereinigen sich mit ihm.
lesson-guard-and-towers-unite-hint = Zieh einen ganzen Turm auf den anderen, zwei Felder weiter.

lesson-guard-and-towers-height = Jeder blaue Turm hat zwei Steine. Schlag den, den du schlagen kannst.
lesson-guard-and-towers-height-done = Zwei Steine erreichen e4, genug für einen Zweierturm. Nur einer erreicht c5.
lesson-guard-and-towers-height-hint = Um zwei Steine zu schlagen, zieh mindestens zwei; zwei ziehen zwei Felder weit.

lesson-guard-and-towers-guard = Schlag den blauen Turm aus vier Steinen neben deinem Wächter.
lesson-guard-and-towers-guard-done = Ein Wächter schlägt Türme jeder Höhe.
lesson-guard-and-towers-guard-hint = Dein Wächter kann den Turm auf d3 schlagen.

lesson-guard-and-towers-aim = Der blaue Wächter steht auf e3. Gewinne sofort.
lesson-guard-and-towers-aim-done = Drei Steine ziehen drei Felder weit und schlagen den Wächter.
lesson-guard-and-towers-aim-hint = Nur dein Turm auf b3 erreicht e3. Zähl die Felder.

lesson-guard-and-towers-castle = d1 ist die Burg von Blau. Gewinne sofort.
lesson-guard-and-towers-castle-done = Dein Wächter auf der gegnerischen Burg gewinnt.
lesson-guard-and-towers-castle-hint = Dein Wächter auf d2 steht neben der Burg.

lesson-guard-and-towers-save = Der blaue Turm auf d5 droht, deinen Wächter auf d7 zu schlagen. Verhindere es.
lesson-guard-and-towers-save-done = Dein Wächter weicht aus, oder ein Turm stellt sich in den Weg: Über Steine zieht nichts hinweg.
lesson-guard-and-towers-save-hint = Blau gewinnt: Der Turm auf d5 zieht bis zu zwei Felder weit. Verlass seine Linie oder versperr sie auf d6.

## King’s Court

lesson-kings-court-step = Bring einen zweiten Stein in den Hof, die sechzehn Felder in der Mitte.
lesson-kings-court-step-done = Zwei Steine dort sind sicherer als einer: Dein letzter darf nicht hinaus.
lesson-kings-court-step-hint = Geh von d2 in den Hof, nach d3.

lesson-kings-court-answer = Du spielst Grün. Orange ist von Süden in den Hof gekommen. Mach deinen ersten Zug.
lesson-kings-court-answer-done = Grün kommt über den Rand in den Hof, der dem von Orange gegenüberliegt.
lesson-kings-court-answer-hint = Komm von Norden, von Reihe 7 auf 6.

lesson-kings-court-over = Spring mit einem Stein über deinen eigenen und dann über den grünen.
lesson-kings-court-over-done = Dein eigener Stein bleibt stehen, der grüne verlässt das Brett.
lesson-kings-court-over-hint = Spring von c3 über d3 nach e3, dann über f3 nach g3.

lesson-kings-court-chain = Schlag drei grüne Steine in einem Zug.
lesson-kings-court-chain-done = Ein Stein springt so oft du willst, über beide Farben, und wechselt die Richtung, wie du willst.
lesson-kings-court-chain-hint = Spring von a1 über deinen eigenen Stein auf a2. Dann geht es im Kreis weiter.

lesson-kings-court-keep = Dein einziger Stein im Hof, auf c6, darf nicht hinaus. Schlag einen grünen Stein.
lesson-kings-court-keep-done = Du hast geschlagen und noch immer einen Stein im Hof.
lesson-kings-court-keep-hint = Spring über d6 nach e6, noch im Hof.

lesson-kings-court-back = Schlag drei Steine in einem Zug mit c3, deinem einzigen im Hof.
lesson-kings-court-back-done = Erst am Ende deines Zuges brauchst du einen Stein im Hof.
lesson-kings-court-back-hint = Verlass den Hof über b3, spring weiter über a4 und komm über b5 zurück.

lesson-kings-court-safe = Grün will deinen einzigen Stein im Hof, auf d5, schlagen und gewinnen. Verhindere es.
lesson-kings-court-safe-done = Dein Stein auf d5 war überall verloren. Jetzt hast du einen zweiten.
lesson-kings-court-safe-hint = Grün schlägt deinen letzten Stein im Hof. Bring einen zweiten hinein.

lesson-kings-court-win = Grün hat einen Stein im Hof. Gewinne sofort.
lesson-kings-court-win-done = Grün hat keinen Stein mehr im Hof und verliert.
lesson-kings-court-win-hint = Spring über den grünen Stein auf d6.
