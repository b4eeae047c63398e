### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-aim-heading = Ziel
rules-moves-heading = Züge
rules-captures-heading = Schlagen
rules-end-heading = Das Ende
rules-notation-heading = So schreibt man Züge
rules-repetition-heading = Wiederholung
rules-repetition = Entsteht dieselbe Stellung mit derselben Seite am Zug zum dritten Mal, endet die Partie remis.

## Courtyard

rules-courtyard-aim = Bring deinen König vor deinem Gegenüber in den ummauerten Innenhof. Jede Seite hat einen König, vier Wächter und zehn Knechte, nur auf dunklen Feldern. e6 und f5 sind der Innenhof. Weiß beginnt.

rules-courtyard-pieces =
    Alle Figuren ziehen diagonal über freie Felder.
    • Ein **Knecht** geht ein Feld vorwärts.
    • Ein **Wächter** zieht ein oder zwei Felder geradeaus, vorwärts oder rückwärts.
    • Ein **König** geht ein Feld in jede Richtung.
rules-courtyard-pieces-pieces = Züge von König, Wächter und Knecht.
rules-courtyard-pieces-glance = Knecht 1 vor; König 1, Wächter 1–2 in jede Richtung.

rules-courtyard-jumps = Spring über eine benachbarte gegnerische Figur auf das freie Feld direkt dahinter. Die übersprungene Figur verlässt das Brett. Spring weiter, solange dieselbe Figur kann (Aufhören kostet dich die Figur), in beliebig wechselnder Richtung. Knechte springen nur vorwärts, Wächter und Könige in jede Richtung. Keine Figur springt über die eigene Seite, kein König über den anderen König, und kein Zug verbindet einen Schritt mit Sprüngen.
rules-courtyard-jumps-jumps = Drei Figuren in einem Zug geschlagen.
rules-courtyard-jumps-glance = Schlag durch Springen. Sprung verpasst: Figur weg.

rules-courtyard-courtyard-heading = Der Innenhof
rules-courtyard-courtyard = Nur ein König darf hinein, und nur durch den Eingang auf der fernen Seite: der weiße von f7 nach e6, der schwarze von e4 nach f5. Hindurch zieht nichts. Pfeil und Banner zeigen, wessen Eingang es ist.
rules-courtyard-courtyard-step-in = Der weiße König geht von f7 hinein.
rules-courtyard-courtyard-glance = Dein König gewinnt hier.

rules-courtyard-jump-heading = Hineinspringen
rules-courtyard-jump = Ein König darf auch über seinen Eingang hineinspringen; ein Knecht oder Wächter darauf hält ihn also nicht auf.
rules-courtyard-jump-jump-in = Der schwarze König springt über den Knecht auf e4 hinein.

rules-courtyard-forfeit-heading = Versäumtes Schlagen kostet die Figur
rules-courtyard-forfeit =
    Du musst nicht schlagen. Aber eine Figur, die hätte springen können und es nicht tat, verlässt nach deinem Zug das Brett, selbst dein König oder die gezogene Figur.
    • Wenn du schlägst und so weit springst, wie diese Figur kann, verlierst du nichts, was auch immer sonst schlagen könnte.
    • Wenn du aufhörst, obwohl sie weiterspringen könnte, verlierst du sie.
    • Eine Figur ist sicher, wenn du eine andere auf ihr Landefeld ziehst und so alle ihre Sprünge versperrst.
rules-courtyard-forfeit-forfeit = Der Wächter auf b3 kann nach d5 springen. Er ist verloren, außer wenn er springt oder der Knecht d5 versperrt.

rules-courtyard-choice-heading = Mehrmals das Schlagen versäumt
rules-courtyard-choice = Haben mehrere deiner Figuren das Schlagen versäumt, wählt dein Gegenüber eine davon, entfernt sie und zieht dann.
rules-courtyard-choice-choice = Beide Wächter haben einen Sprung versäumt. Schwarz entfernt einen und zieht dann.

rules-courtyard-return-heading = Knechte auf der letzten Reihe
rules-courtyard-return = Ein Knecht auf der letzten Reihe bleibt dort, bis du ihn mit einem Zug auf ein beliebiges freies dunkles Feld deiner ersten Reihe stellst.
rules-courtyard-return-return = Der Knecht auf c10 kann auf drei Felder zurückkehren.

rules-courtyard-end = Ein König im Innenhof gewinnt. Ohne König spielst du weiter; sind beide verloren, endet die Partie remis. Ohne Figuren verlierst du. Hast du am Zug Figuren, aber keinen erlaubten Zug, verlierst du auch, außer die andere Seite könnte ebenfalls nicht ziehen: Dann ist es remis.

rules-courtyard-notation =
    Ein Zug nennt seine Felder der Reihe nach.
    • `d3-e4`: ein Schritt.
    • `d4xf6xh8`: zwei Figuren in einem Zug geschlagen, mit Landung auf f6 und h8.
    • `a10>b1`: ein Knecht kehrt auf die erste Reihe zurück.
    • `*d4`: die Figur auf d4 hat das Schlagen versäumt und verlässt das Brett.
    Die Zeichen kannst du weglassen: `d4 f6 h8`.

rules-courtyard-credit = Courtyard wurde 1963 von Len Kalich erfunden und 1983 von FunDynamics herausgegeben. Diese Regeln folgen dem Heft des Verlags und der Zusammenfassung von John Ayer; was sie offen lassen, entscheidet dieser Bot.

## King and Courtesan

rules-king-and-courtesan-aim = Bring deinen König auf das gegnerische Heimfeld oder schlag den gegnerischen König. Das Heimfeld von Rot ist das unterste Feld, das von Blau das oberste. Jede Seite hat Kurtisanen und einen König; der König ist ein Stapel aus zwei Steinen. Rot beginnt.

rules-king-and-courtesan-step-heading = Schritte
rules-king-and-courtesan-step = Jede Figur geht auf ein freies Nachbarfeld in einer der drei Richtungen auf das gegnerische Heimfeld zu.
rules-king-and-courtesan-step-step = Wohin eine rote Kurtisane gehen kann.
rules-king-and-courtesan-step-glance = Geh auf die gegnerische Ecke zu.

rules-king-and-courtesan-capture = Jede Figur, auch dein König, schlägt eine gegnerische auf einem der acht Felder um sie herum, indem sie dorthin zieht.
rules-king-and-courtesan-capture-capture = Was eine blaue Kurtisane schlagen kann.
rules-king-and-courtesan-capture-glance = Schlag in jede Richtung.

rules-king-and-courtesan-exchange-heading = Tausch
rules-king-and-courtesan-exchange = Dein König darf seinen oberen Stein an deine Kurtisane auf einem der drei Felder vor ihm abgeben. Sie wird zum König, und die Figur, die zurückbleibt, zur Kurtisane.
rules-king-and-courtesan-exchange-exchange = Zwei Kurtisanen, mit denen der rote König tauschen kann.

rules-king-and-courtesan-end = Du gewinnst sofort, wenn du den gegnerischen König schlägst oder dein König auf dem gegnerischen Heimfeld steht, durch Schritt, Schlagen oder Tausch. Einen Zug gibt es immer, niemand darf passen, und remis wird es nur durch Einigung.
rules-king-and-courtesan-end-end = Der rote König geht auf das gegnerische Heimfeld und gewinnt. Den König auf f5 zu schlagen gewinnt auch.
rules-king-and-courtesan-end-glance = Bring deinen König in die ferne Ecke oder schlag den anderen.

rules-king-and-courtesan-notation =
    Ein Zug nennt seine Felder der Reihe nach.
    • `a2-b3`: ein Schritt.
    • `a2xb3`: eine Figur wird geschlagen.
    • `a2=b3`: der König auf a2 und die Kurtisane auf b3 tauschen den Platz.
    Die Zeichen kannst du weglassen: `a2 b3`.

rules-king-and-courtesan-credit = King and Courtesan stammt von Mark Steere, vom Mai 2022. Seine anderen Spiele: marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim = Schlag den gegnerischen Wächter oder bring deinen auf die gegnerische Burg. Jede Seite hat einen Wächter und sieben Steine, die sich zu Türmen stapeln. d7 ist die Burg von Rot, d1 die von Blau. Rot beginnt.

rules-guard-and-towers-move = Alle Figuren ziehen waagerecht oder senkrecht, nur über freie Felder. Ein Wächter zieht genau ein Feld weit. Von einem Turm ziehst du beliebig viele der oberen Steine, genau so viele Felder weit; die anderen bleiben.
rules-guard-and-towers-move-move = Ein, zwei oder drei Steine ziehen ein, zwei oder drei Felder weit. Der Wächter zieht eines.
rules-guard-and-towers-move-glance = Zieh 1, 2 oder 3 Steine genauso viele Felder weit.

rules-guard-and-towers-unite-heading = Vereinigen
rules-guard-and-towers-unite = Steine, deren Zug auf deinem eigenen Turm endet, vereinigen sich mit ihm. Auf deinem Wächter darf kein Zug enden, und dein Wächter darf auf keinem deiner Türme landen.
rules-guard-and-towers-unite-unite = Zwei der drei Steine schließen sich dem anderen Turm an.

rules-guard-and-towers-capture = Du schlägst die gegnerische Figur, auf der dein Zug endet. Ein Wächter schlägt alles; Steine schlagen den Wächter oder einen Turm aus höchstens so vielen Steinen, wie ziehen.
rules-guard-and-towers-capture-capture = Zwei Steine schlagen den Zweierturm auf e4. Ein einzelner kann den auf c5 nicht schlagen.
rules-guard-and-towers-capture-glance = Schlag höchstens so viele Steine, wie ziehen.

rules-guard-and-towers-end = Du gewinnst, wenn du den gegnerischen Wächter schlägst oder deiner auf der gegnerischen Burg steht. Wer nicht ziehen kann, verliert.
rules-guard-and-towers-end-end = Der rote Wächter geht auf die Burg von Blau.
rules-guard-and-towers-end-glance = Schlag den gegnerischen Wächter oder bring deinen auf die Burg.

rules-guard-and-towers-notation =
    Ein Zug nennt seine Felder der Reihe nach.
    • `c4-e4`: zwei Steine ziehen, denn e4 ist zwei Felder entfernt.
    • `c4xe4`: sie schlagen, was auf e4 steht.
    Die Zeichen kannst du weglassen: `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers wurde 1997 von Christoph Endres und Robert Wirth geschaffen. Diese Regeln folgen ihrem Blatt; es sagt nicht, wer beginnt: Hier ist es Rot.

## King’s Court

rules-kings-court-aim = Sei die letzte Seite mit Steinen im Hof, den sechzehn Feldern c3 bis f6. Jede Seite hat 24 Steine um ihn herum. Orange beginnt.

rules-kings-court-opening-heading = Die ersten beiden Züge
rules-kings-court-opening = Der erste Zug von Orange ist ein Schritt in den Hof. Dann kommt Grün mit einem Schritt über den gegenüberliegenden Rand hinein. Gesprungen wird noch nicht.
rules-kings-court-opening-opening = Orange kam von Süden, also kommt Grün von Norden.
rules-kings-court-opening-glance = Orange geht hinein, dann Grün gegenüber.

rules-kings-court-move = Geh ein Feld nach oben, unten, links oder rechts. Oder spring über einen benachbarten Stein, gleich welcher Farbe, auf das freie Feld direkt dahinter: mit demselben Stein so oft du willst und in beliebig wechselnder Richtung. Übersprungene gegnerische Steine verlassen das Brett, deine eigenen bleiben. Springen musst du nie. Sprünge zurück zum Ausgangsfeld, ohne zu schlagen, sind kein Zug.
rules-kings-court-move-chain = Ein Zug: über einen eigenen Stein, zwei gegnerische, einen eigenen und einen gegnerischen.
rules-kings-court-move-glance = Spring über jeden Stein. Gegnerische verschwinden.

rules-kings-court-court-heading = Der Hof
rules-kings-court-court = Am Ende deines Zuges musst du einen Stein im Hof haben, wo auch immer er zwischen den Sprüngen war.
rules-kings-court-court-court = Der einzige Stein von Orange im Hof darf darin ziehen oder schlagen, aber nicht hinaus.

rules-kings-court-end = Nach den ersten beiden Zügen verliert, wer keinen Stein im Hof hat. Ebenso verliert, wer nicht ziehen kann.
rules-kings-court-end-last = Orange schlägt den letzten grünen Stein im Hof und gewinnt.
rules-kings-court-end-glance = Allein im Hof: gewonnen.

rules-kings-court-notation =
    Ein Zug nennt seine Felder der Reihe nach.
    • `c2-c3`: ein Schritt.
    • `a1^a3`: ein Sprung über einen eigenen Stein, der stehen bleibt.
    • `a3xc3`: ein Sprung, der schlägt.
    • `a1^a3xc3xe3`: drei Sprünge in einem Zug.
    Die Zeichen kannst du weglassen: `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court: Das englische Regelblatt des Verlags, dem diese Regeln folgen, nennt keinen Autor. Was es offen lässt, entscheidet dieser Bot.
